/**
 * Docusaurus loads a page anew when its scripts don't come, which is right after a deployment. Without a network the
 * browser's own page about that would take the place of the site. The route that is shown then says so, and tries again
 * (`src/theme/Loading`). A service worker has a page for each address, so there it stays as it is.
 */

const RELOAD = 'window.location.reload();';

const ASK = `const load = () => window.location.reload();
            if (navigator.serviceWorker?.controller) {
                load();
            }
            else {
                fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(load, () => {
                    this.routeUpdateCleanupCb();
                    this.setState({ nextRouteHasLoaded: true });
                });
            }`;

/** @throws when Docusaurus' text holds something else than one such call */
export function noReloadWhenOffline(source: string): string {
  const parts = source.split(RELOAD);
  if (parts.length !== 2) {
    throw new Error(`It loads the page again ${parts.length - 1} times.`);
  }
  return parts.join(ASK);
}
