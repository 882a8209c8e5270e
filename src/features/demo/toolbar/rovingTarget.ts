/** Which key leads where in a row of controls whose ends meet. */

/**
 * The control that a key leads to.
 *
 * @param controls in the order in which they stand in the row
 * @param current one of them
 * @returns `undefined` for a key that doesn't move
 */
export function rovingTarget<Control>(
  controls: readonly Control[],
  current: Control,
  key: string,
  rightToLeft: boolean,
): Control | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const from = controls.indexOf(current);
  switch (key) {
    case forward:
      return controls[(from + 1) % controls.length];
    case back:
      return controls[from > 0 ? from - 1 : controls.length - 1];
    case 'Home':
      return controls[0];
    case 'End':
      return controls[controls.length - 1];
    default:
      return undefined;
  }
}
