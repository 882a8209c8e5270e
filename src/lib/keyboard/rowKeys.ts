/** Which key leads where in a row of tabs or links. */

/**
 * The index that a key leads to, wrapping around at the ends, or `undefined` for a key that has no meaning in a row.
 * @param rtl whether the row runs from right to left, which swaps the two arrows
 */
export function rowTarget(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + ((key === 'ArrowRight') === rtl ? count - 1 : 1)) % count;
    default:
      return undefined;
  }
}
