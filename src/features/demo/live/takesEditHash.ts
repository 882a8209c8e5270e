/**
 * Whether a demo shows what an address brings: the demo that the address names, or the first one of a page that has no
 * such demo.
 * @param hash of the address
 * @param name of the demo
 */
export function takesEditHash(hash: string, name: string): boolean {
  if (!hash.startsWith('#edit=')) {
    return false;
  }
  const blocks = document.querySelectorAll<HTMLElement>('[data-demo]:not([data-alone])');
  const names = [...blocks].map(({ dataset }) => dataset.demo);
  const [asked] = hash.slice(6).split('.');
  return (names.includes(asked) ? asked : names[0]) === name;
}
