/**
 * Client module: keeps the documentation readable without a network, on the host that the worker is for. It is part of
 * a site with such a host only (see `plugins/output/service-worker`); what it does loads once the page has come to rest.
 */
import type { ClientModule } from '@docusaurus/types';
import { SERVICE_WORKER } from '../../data/services';
import { isWorkerHost } from '../../lib/offline/offline';
import type { ShellId } from '../../lib/pages/shellIds';
import { whenSettled } from '../prefetch';

type KeepPage = () => void;

let keepPage: KeepPage | undefined;
let begun = false;

function begin(): void {
  import('./keepOffline').then(
    async ({ keepOffline }) => {
      keepPage = await keepOffline();
    },
    // Without a network there is nothing to keep.
    () => undefined,
  );
}

type RouteUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/** Docusaurus calls this for each page that has been shown. */
export const onRouteDidUpdate: RouteUpdate = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    // The worker wrote it into the page before. While the server fails, there may be no registration to tell of it.
    document.getElementById('kept-note' satisfies ShellId)?.remove();
  }
  if (begun) {
    keepPage?.();
  } else if (
    process.env.NODE_ENV === 'production' &&
    'serviceWorker' in navigator &&
    isWorkerHost(window.location.hostname, SERVICE_WORKER.host)
  ) {
    begun = true;
    whenSettled(begin);
  }
};
