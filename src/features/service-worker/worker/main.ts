/**
 * The service worker. It keeps what the build lists (the offline page and what search needs), and what readers open. A
 * worker of a newer build takes over when a page asks for it.
 */
import { CacheExpiration } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import {
  type KeptKind,
  OFFLINE_PAGE,
  type WorkerBuild,
  hasExpectedType,
  isOldCache,
  isPageAddress,
  isServerProblem,
  isSitePage,
  kindOfRequest,
} from '../../../lib/offline/offline';
import { type KeepMessage, readMessage } from '../../../lib/offline/workerMessages';
import { createStrategies, keptAddress } from './strategies';
import type { WorkerEvent, WorkerScope } from './scope';

declare const self: WorkerScope;

/** A kept page with a note on top of it. */
async function withNote(page: Response, note: string): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // Both are about the bytes that the server sent.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(
    html.replace(/<body[^>]*>/, (begin) => begin + note),
    { headers },
  );
}

export function startWorker({ baseUrl, folders, shared, version, note }: WorkerBuild): void {
  const { origin } = self.location;
  const { scope } = self.registration;
  const location = { baseUrl, folders, shared };
  const strategies = createStrategies(baseUrl, version);
  const precached = [...self.__WB_MANIFEST];
  const fromStart = new Set(precached.map(({ url }) => url));
  const precache = new PrecacheController();
  precache.addToCacheList(precached);
  const offlinePage = `${baseUrl}${OFFLINE_PAGE}`;

  const kindOf = ({ method, url, mode, headers }: Request) =>
    kindOfRequest(
      {
        method,
        url: new URL(url),
        isNavigation: mode === 'navigate',
        hasRange: headers.has('range'),
      },
      location,
      origin,
    );

  /** A file that was kept from the start, unless a network had put a page of its own in its place. */
  const precachedFile = async (path: string): Promise<Response | undefined> => {
    const file = await caches.match(path, { ignoreSearch: true, ignoreVary: true });
    const isRight =
      file &&
      (path === offlinePage
        ? isSitePage(await file.clone().text())
        : hasExpectedType('asset', path, file.headers.get('content-type')));
    return isRight ? file : undefined;
  };

  const keptAnswer = async (kind: KeptKind, { url }: Request): Promise<Response | undefined> => {
    const cache = await caches.open(strategies[kind].cacheName);
    return cache.match(keptAddress(kind, url), { ignoreVary: true });
  };

  /** What is kept, where the network's answer is worse. A page is the network's word: its reader may have to sign in. */
  const insteadOf = async (
    { status, headers }: Response,
    request: Request,
    kind: KeptKind,
  ): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (kind === 'page') {
      const page = isServerProblem(status) ? await keptAnswer(kind, request) : undefined;
      return page && withNote(page, note);
    }
    return isServerProblem(status) ||
      (status === 200 && !hasExpectedType(kind, pathname, headers.get('content-type')))
      ? keptAnswer(kind, request)
      : undefined;
  };

  const answer = async (
    event: WorkerEvent,
    request: Request,
    kind: KeptKind,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === offlinePage) {
      return fetch(request).catch(async () => (await precachedFile(pathname)) ?? Response.error());
    }
    const file = fromStart.has(pathname) ? await precachedFile(pathname) : undefined;
    if (file) {
      return file;
    }
    const [found, done] = strategies[kind].handleAll({ event, request });
    event.waitUntil(done.catch(() => undefined));
    try {
      const response = await found;
      return (await insteadOf(response, request, kind)) ?? response;
    } catch {
      return (kind === 'page' && (await precachedFile(offlinePage))) || Response.error();
    }
  };

  /** What a page loaded before this worker saw its requests; what is kept already isn't asked for again. */
  const keep = async (event: WorkerEvent, { page, files }: KeepMessage): Promise<void> => {
    const documents = [new URL(page)].filter(
      (url) =>
        url.href.startsWith(scope) && isPageAddress(url, location) && !fromStart.has(url.pathname),
    );
    const requests = [
      ...documents.map((url) => ({ kind: 'page' as const, request: new Request(url) })),
      ...files.map((file) => {
        const request = new Request(file, { cache: 'force-cache' });
        return { kind: kindOf(request), request };
      }),
    ];
    await Promise.allSettled(
      requests.map(async ({ kind, request }) => {
        if (kind && !fromStart.has(new URL(request.url).pathname)) {
          const strategy = strategies[kind];
          const cache = await caches.open(strategy.cacheName);
          if (!(await cache.match(request, { ignoreSearch: true, ignoreVary: true }))) {
            const [, done] = strategy.handleAll({ event, request });
            await done;
          }
        }
      }),
    );
  };

  const removeOld = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => isOldCache(name, { baseUrl, version, scope }));
    await Promise.all(
      old.map(async (name) => {
        await caches.delete(name);
        // Forgets when its entries were used.
        await new CacheExpiration(name, { maxEntries: 1 }).delete();
      }),
    );
  };

  self.addEventListener('install', (event) => {
    event.waitUntil(precache.install(event));
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(precache.activate(event));
    event.waitUntil(removeOld().then(() => self.clients.claim()));
  });

  self.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message?.type === 'SKIP_WAITING') {
      event.waitUntil(self.skipWaiting());
    } else if (message?.type === 'KEEP') {
      event.waitUntil(keep(event, message));
    } else if (message?.type === 'VERSION') {
      event.ports[0]?.postMessage(version);
    }
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = kindOf(request);
    if (kind) {
      event.respondWith(answer(event, request, kind));
    }
  });
}
