/** How high the frame has to be for what it shows. */
import { FRAME_BLEED_PX } from '../../../lib/live/messages';

/** px; what a dialog or a drawer needs at least, which are never higher than the frame itself. */
const MIN_DIALOG = 480;
/** px around a dialog, as Material UI leaves them. */
const DIALOG_MARGIN = 64;
/** px below a menu, for its shadow. */
const POPUP_MARGIN = 16;

const MODAL = '.MuiModal-root';
const POPUPS = `${MODAL}, .MuiPopper-root, [role="tooltip"]`;

function modalBottom(modal: Element): number {
  const paper = modal.querySelector('.MuiPaper-root') ?? modal;
  const isMenu = paper.matches('.MuiPopover-paper');
  return isMenu
    ? paper.getBoundingClientRect().top + paper.scrollHeight + POPUP_MARGIN
    : Math.max(MIN_DIALOG, paper.scrollHeight + DIALOG_MARGIN);
}

function popupBottom(popup: Element): number {
  if (popup.matches(MODAL)) {
    return modalBottom(popup);
  }
  const { bottom, height } = popup.getBoundingClientRect();
  return height > 0 ? bottom + POPUP_MARGIN : 0;
}

/**
 * The height without what sticks out of the demo at its edges.
 * @param content what shows the demo; the rest of the body is what demos put there
 */
export function contentHeight(content: Element): number {
  const popups = [...document.body.children].filter((element) => element.matches(POPUPS));
  const bottom = Math.max(content.getBoundingClientRect().bottom, ...popups.map(popupBottom));
  return Math.ceil(bottom + window.scrollY - FRAME_BLEED_PX);
}

/** px by which heights may differ without being told. */
const TOLERANCE = 1;
/** A demo that is as high as its frame, and some more, would grow for ever: so many times in a row it may grow. */
const MAX_GROWTHS = 20;
const CALM_MS = 2000;
/** ms in which a demo that has failed is rendered again. */
const EMPTY_MS = 200;

/** Calls `report` whenever the height changes. */
export function watchHeight(content: Element, report: (height: number) => void): void {
  let last = 0;
  let growths = 0;
  let grown = 0;
  const look = () => {
    const height = contentHeight(content);
    if (Math.abs(height - last) <= TOLERANCE) {
      return;
    }
    const now = performance.now();
    growths = height < last || now - grown > CALM_MS ? 0 : growths + 1;
    grown = now;
    last = height;
    if (growths < MAX_GROWTHS) {
      report(height);
    }
  };
  new ResizeObserver(() => {
    if (content.getBoundingClientRect().height > 0) {
      look();
    } else {
      setTimeout(look, EMPTY_MS);
    }
  }).observe(content);
  // Menus and dialogs are placed a moment after they come.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  new MutationObserver(soon).observe(document.body, { childList: true, attributes: true });
}
