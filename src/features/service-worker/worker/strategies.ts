/** The strategy for each kind of request, with a cache of its own that belongs to one build and has a limit. */
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import {
  type KeptKind,
  cacheName,
  isKeepable,
  isSitePage,
  pageKey,
} from '../../../lib/offline/offline';

/** s that a page or file may take from the network when there is a kept one. */
const NETWORK_TIMEOUT_S = 4;

/** How many are kept; what was used least lately goes first. */
const LIMITS = {
  page: 60,
  frame: 1,
  asset: 400,
  file: 200,
} as const satisfies Record<KeptKind, number>;

/** Servers name headers that answers vary by, such as the encoding; what is kept is the same for all of them. */
const MATCH_OPTIONS = { ignoreVary: true };

/** The address that something is kept under. */
export function keptAddress(kind: KeptKind, address: string): string {
  const url = new URL(address);
  return url.origin + (kind === 'page' ? pageKey(url) : url.pathname);
}

/** Whether an answer may be kept. Reads a copy of a page. */
async function mayBeKept(kind: KeptKind, request: Request, response: Response): Promise<boolean> {
  const { status, type, redirected, headers } = response;
  const facts = { status, type, redirected, contentType: headers.get('content-type') };
  return (
    isKeepable(kind, new URL(request.url).pathname, facts) &&
    ((kind !== 'page' && kind !== 'frame') || isSitePage(await response.clone().text()))
  );
}

function optionsFor(kind: KeptKind, baseUrl: string, version: string) {
  return {
    cacheName: cacheName(baseUrl, kind, version),
    matchOptions: MATCH_OPTIONS,
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }: { readonly request: Request }): Promise<string> =>
          Promise.resolve(keptAddress(kind, request.url)),
        cacheWillUpdate: async ({
          request,
          response,
        }: {
          readonly request: Request;
          readonly response: Response;
        }): Promise<Response | null> =>
          (await mayBeKept(kind, request, response)) ? response : null,
      },
      new ExpirationPlugin({
        maxEntries: LIMITS[kind],
        matchOptions: MATCH_OPTIONS,
        purgeOnQuotaError: true,
      }),
    ],
  };
}

export type Strategies = Readonly<Record<KeptKind, Strategy>>;

export function createStrategies(baseUrl: string, version: string): Strategies {
  const slow = (kind: KeptKind) =>
    new NetworkFirst({
      ...optionsFor(kind, baseUrl, version),
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    });
  return {
    page: slow('page'),
    frame: slow('frame'),
    file: slow('file'),
    asset: new CacheFirst(optionsFor('asset', baseUrl, version)),
  };
}
