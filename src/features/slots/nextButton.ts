/**
 * The button of a column that a key leads to.
 * @param buttons from top to bottom
 * @param current one of them
 * @returns `undefined` for a key that leads nowhere
 */
export function nextButton<Button>(
  buttons: readonly Button[],
  current: Button,
  key: string,
): Button | undefined {
  const index = buttons.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return buttons[index + 1];
    case 'ArrowUp':
      return buttons[index - 1];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}
