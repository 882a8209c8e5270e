/** Registers the worker of a language with the widest scope that its server allows, and removes those of other scopes. */
import {
  SCOPE_HEADER,
  scopeToRegister,
  workerAddress,
  workerScopes,
} from '../../lib/offline/offline';

/** ms that the server has to say which scope it allows. */
const TIMEOUT_MS = 10_000;

/** Asks first: a browser that refuses a scope says so in the console, and a registration hides that a header is missing. */
async function askScope(baseUrl: string, script: string): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(script, {
      method: 'HEAD',
      // An answer 304 would bring back the header of a cached one.
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return scopeToRegister(baseUrl, script, {
      status,
      contentType: headers.get('content-type'),
      allowed: headers.get(SCOPE_HEADER),
    });
  } catch {
    return undefined;
  }
}

/**
 * The registrations of a language's worker, which lie on one host with those of other languages and applications.
 * @param script address of the worker's file
 */
async function ownRegistrations(
  workers: ServiceWorkerContainer,
  script: string,
): Promise<readonly ServiceWorkerRegistration[]> {
  const all = await workers.getRegistrations();
  return all.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === script),
  );
}

/**
 * @param baseUrl path of the language, with slashes around
 * @returns what browsers had before if the server can't be asked now, and otherwise the only registration
 */
export async function registerWorker(
  baseUrl: string,
  workers: ServiceWorkerContainer = navigator.serviceWorker,
): Promise<ServiceWorkerRegistration | undefined> {
  const address = workerAddress(baseUrl);
  const script = new URL(address, window.location.origin).href;
  const scope = await askScope(baseUrl, script);
  const before = await ownRegistrations(workers, script);
  const { language, folder } = workerScopes(baseUrl);
  if (scope === undefined) {
    const isWide = (one: ServiceWorkerRegistration) => new URL(one.scope).pathname === language;
    return before.find(isWide) ?? before[0];
  }
  const register = (path: string) =>
    workers.register(address, { scope: path, updateViaCache: 'none' });
  const registration = await register(scope).catch((error: unknown) => {
    // A proxy may have dropped the header from this answer alone.
    if (scope !== language || !(error instanceof DOMException) || error.name !== 'SecurityError') {
      throw error;
    }
    return register(folder);
  });
  const others = before.filter((other) => other.scope !== registration.scope);
  await Promise.all(others.map((other) => other.unregister()));
  return registration;
}
