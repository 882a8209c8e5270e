/** Whether a reader has something that is lost when the page is loaded again. */

/** What one types into. */
const TYPING =
  'input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=submit]),textarea,select,[contenteditable]:not([contenteditable="false"])';

/** A dialog, a demo that was used, or a part that says itself that it holds a draft. */
const OPEN = 'dialog[open],[role=dialog],[aria-modal=true],[data-used],[data-draft]';

/**
 * A reader is busy while the focus is where one types, a dialog is open, a text of several lines has been begun, a demo
 * has been used, or an element has the attribute `data-draft`.
 */
export function isReaderBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.closest(TYPING) != null ||
    activeElement?.tagName === 'IFRAME' ||
    document.querySelector(OPEN) !== null ||
    [...document.querySelectorAll('textarea')].some(
      ({ value, ariaHidden, readOnly }) => value !== '' && !readOnly && ariaHidden !== 'true',
    )
  );
}
