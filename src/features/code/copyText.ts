/** Puts text on the clipboard, whichever way the browser allows. Knows nothing of buttons. */

/** Copies by selecting the text in the page, for contexts where the asynchronous clipboard is absent or refused. */
function copyBySelection(text: string): void {
  const selection = getSelection();
  const span = document.createElement('span');
  span.textContent = text;
  span.style.whiteSpace = 'pre';
  span.style.userSelect = 'all';
  span.style.webkitUserSelect = 'all';
  // Out of sight, without moving the page.
  span.style.position = 'fixed';
  span.style.insetBlockStart = '-100vh';
  document.body.append(span);
  let copied = false;
  try {
    const range = document.createRange();
    range.selectNodeContents(span);
    selection?.removeAllRanges();
    selection?.addRange(range);
    copied = document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    span.remove();
  }
  if (!copied) {
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}

/**
 * Copies `text`: through the asynchronous clipboard, else through a selection and the copy command.
 * @throws DOMException `NotAllowedError` when neither way worked
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}
