/** Which of the options is the active one. Knows no keys but those of a list. */

/**
 * Where a key leads in a list whose ends meet.
 * @param active index of the active option, -1 for none
 * @returns `undefined` for a key that doesn't move, and in an empty list
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

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
