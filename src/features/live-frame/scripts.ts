/** The scripts of packages for the frame, each fetched once while a page lives. */

const scripts = new Map<string, Promise<Blob>>();

async function fetchScript(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.blob();
}

/** The script at an address. Rejects if it can't be had; the next call asks again. */
export function scriptAt(address: string): Promise<Blob> {
  const known = scripts.get(address);
  if (known) {
    return known;
  }
  const loading = fetchScript(address);
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}
