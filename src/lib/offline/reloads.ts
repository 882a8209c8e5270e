/** What a tab keeps of the versions that it was loaded again for. Apart from the rules of the worker, which few pages need. */

/** How many versions a tab remembers. */
const REMEMBERED = 20;

/** Reads the versions that a tab was loaded again for, from what was stored. */
export function parseReloads(stored: string | null): readonly string[] {
  return (stored ?? '').split(' ').filter(Boolean);
}

export function withReload(versions: readonly string[], version: string): string {
  return [...versions, version].slice(-REMEMBERED).join(' ');
}
