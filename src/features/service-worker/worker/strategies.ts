/** The strategy for each kind of request, with a cache of its own that belongs to one build and has a limit. */
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { type KeptKind, cacheName, isKeepable, pageKey } from '../../../lib/offline/offline';

/** s that a page or file may take from the network when there is a kept one. */
const PATIENCE = 4;

/** How many are kept; what was used least lately goes first. */
const LIMITS = {
  page: 60,
  asset: 400,
  file: 200,
} as const satisfies Record<KeptKind, number>;

/** Servers name headers that answers vary by, such as the encoding; what is kept is the same for all of them. */
const MATCH_OPTIONS = { ignoreVary: true };

function optionsFor(kind: KeptKind, scope: string, version: string) {
  return {
    cacheName: cacheName(scope, kind, version),
    matchOptions: MATCH_OPTIONS,
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }: { readonly request: Request }): Promise<string> => {
          const url = new URL(request.url);
          return Promise.resolve(url.origin + (kind === 'page' ? pageKey(url) : url.pathname));
        },
        cacheWillUpdate: ({
          request,
          response,
        }: {
          readonly request: Request;
          readonly response: Response;
        }): Promise<Response | null> => {
          const { status, type, redirected, headers } = response;
          const facts = { status, type, redirected, contentType: headers.get('content-type') };
          const path = new URL(request.url).pathname;
          return Promise.resolve(isKeepable(kind, path, facts) ? response : null);
        },
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

export function createStrategies(scope: string, version: string): Strategies {
  const slow = (kind: KeptKind) =>
    new NetworkFirst({
      ...optionsFor(kind, scope, version),
      networkTimeoutSeconds: PATIENCE,
    });
  return {
    page: slow('page'),
    file: slow('file'),
    asset: new CacheFirst(optionsFor('asset', scope, version)),
  };
}
