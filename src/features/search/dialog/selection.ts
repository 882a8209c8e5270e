/** Which of the options is the active one. */

/**
 * The index of the active option: of the one that was moved to, wherever it stands now, else the start.
 * @param chosen address that was moved to
 * @param start what is active before anything was moved to: 0, or -1 for none
 */
export function activeIndex(
  addresses: readonly string[],
  chosen: string | undefined,
  start: 0 | -1,
): number {
  const index = chosen === undefined ? -1 : addresses.indexOf(chosen);
  return index >= 0 ? index : Math.min(start, addresses.length - 1);
}
