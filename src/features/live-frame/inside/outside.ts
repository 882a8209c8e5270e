/** A press in the page around the frame, of which the demo's document has no event: menus and calendars close, as in an app. */

const MODAL = '.MuiModal-root';
/** What of a modal is pressed to close it. */
const GROUND = '.MuiDialog-container, .MuiBackdrop-root';

export function pressOutside(): void {
  const [modal] = [...document.querySelectorAll(MODAL)].slice(-1);
  const target = modal?.querySelector(GROUND) ?? document.documentElement;
  for (const type of ['mousedown', 'mouseup', 'click']) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  }
}
