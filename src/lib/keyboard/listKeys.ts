/** Which key leads where in a list whose entries stand below each other and whose ends meet: a menu, a list of results. */

/**
 * The index that a key leads to.
 * @param index of the current entry, -1 for none
 * @returns `undefined` for a key that doesn't move, and in an empty list
 */
export function listTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
