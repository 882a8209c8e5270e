/** Lets Ctrl+C or ⌘C copy the code block under the pointer or around the focus, when nothing is selected. */

/** Whether some text is selected: in the page, or in the field that has the focus. */
function hasSelection(): boolean {
  if (getSelection()?.toString()) {
    return true;
  }
  const field = document.activeElement;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.selectionStart !== field.selectionEnd
  );
}

function currentBlock(): Element | null | undefined {
  // The last match is the innermost.
  const hovered = [...document.querySelectorAll('[data-code-block]:hover')].at(-1);
  return hovered ?? document.activeElement?.closest('[data-code-block]');
}

function onKeyDown(event: KeyboardEvent): void {
  const isCopy =
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    event.key.toLowerCase() === 'c';
  // A demo that has the focus copies by its own rules, such as the rows of a grid.
  const inDemo = document.activeElement?.closest('[data-demo-canvas]');
  if (isCopy && !event.repeat && !event.defaultPrevented && !inDemo && !hasSelection()) {
    currentBlock()?.querySelector<HTMLElement>('[data-copy-button]')?.click();
  }
}

/** Listens on the document until the returned function is called. */
export function installKeyboardCopy(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
