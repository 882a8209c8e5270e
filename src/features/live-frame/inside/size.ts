/** How high the frame has to be for what it shows. */
import { type FrameSize, FRAME_BLEED_PX } from '../../../lib/live/messages';
import { isReaderActive } from './focus';
import { getWindowHeight } from './readerWindow';

/** px; what a drawer or a small dialog gets, which are never higher than the frame itself. */
const MIN_DIALOG = 480;
/** px around a dialog, as Material UI leaves them. */
const DIALOG_MARGIN = 64;
/** px of the frame that a menu leaves free, as in Material UI. */
const MENU_MARGIN = 96;
/** px below a menu, for its shadow. */
const POPUP_MARGIN = 16;

const MODAL = '.MuiModal-root';
const POPUPS = `${MODAL}, .MuiPopper-root, [role="tooltip"]`;

const hiddenHeight = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** The height that a dialog has when nothing in it has to scroll; its content scrolls, or the whole paper. */
function dialogHeight(paper: Element): number {
  const parts = [paper, ...paper.children];
  return paper.clientHeight + parts.reduce((sum, part) => sum + hiddenHeight(part), 0);
}

const POPOVER_PAPER = '.MuiPopover-paper';

function modalBottom(modal: Element): number {
  const paper = modal.querySelector<HTMLElement>('.MuiPaper-root');
  if (paper?.matches(POPOVER_PAPER)) {
    // While it opens, it is drawn smaller than it is.
    const { offsetTop, scrollHeight } = paper;
    return Math.max(offsetTop + scrollHeight + POPUP_MARGIN, scrollHeight + MENU_MARGIN);
  }
  const height = Math.max(MIN_DIALOG, dialogHeight(paper ?? modal) + DIALOG_MARGIN);
  // As high as in the page, where the rest scrolls.
  return Math.min(height, getWindowHeight());
}

function popupBottom(popup: Element): number {
  if (popup.matches(MODAL)) {
    return modalBottom(popup);
  }
  const { bottom, height } = popup.getBoundingClientRect();
  return height > 0 ? bottom + POPUP_MARGIN : 0;
}

/** Whether popups were opened by the reader, by when they were seen first. */
const opened = new WeakMap<Element, boolean>();

/**
 * Whether a popup may cover what is below the frame: what the reader opens closes again, and the page doesn't move. What
 * is open from the beginning would cover the editor.
 */
function isOpened(popup: Element): boolean {
  const known =
    opened.get(popup) ?? (isReaderActive() || document.documentElement.matches(':hover'));
  opened.set(popup, known);
  return known;
}

/**
 * The size without what sticks out of the demo at its edges.
 * @param content what shows the demo; the rest of the body is what demos put there
 */
export function frameSize(content: Element): FrameSize {
  const popups = [...document.body.children].filter((element) => element.matches(POPUPS));
  const lowest = (elements: readonly Element[]) =>
    Math.max(content.getBoundingClientRect().bottom, ...elements.map(popupBottom));
  const heightFor = (bottom: number) => Math.ceil(bottom + window.scrollY - FRAME_BLEED_PX);
  const openedPopups = popups.filter(isOpened);
  const height = heightFor(lowest(popups.filter((popup) => !openedPopups.includes(popup))));
  const extent = heightFor(lowest(popups));
  return {
    height,
    extent,
    needsView: openedPopups.some(
      (popup) => popup.matches(MODAL) && (extent > height || !popup.querySelector(POPOVER_PAPER)),
    ),
  };
}

/** px by which heights may differ without being told. */
const TOLERANCE = 1;
/** A demo that is as high as its frame, and some more, would grow for ever: so many times in a row it may grow. */
const MAX_GROWTHS = 20;
const CALM_MS = 2000;
/** ms in which a demo that has failed is rendered again. */
const EMPTY_MS = 200;

/** Calls `report` whenever the size changes. */
export function watchSize(content: Element, report: (size: FrameSize) => void): void {
  let last: FrameSize = { height: 0, extent: 0, needsView: false };
  let growths = 0;
  let grown = 0;
  const look = () => {
    const size = frameSize(content);
    if (
      size.needsView === last.needsView &&
      Math.abs(size.height - last.height) <= TOLERANCE &&
      Math.abs(size.extent - last.extent) <= TOLERANCE
    ) {
      return;
    }
    const now = performance.now();
    growths = size.extent < last.extent || now - grown > CALM_MS ? 0 : growths + 1;
    grown = now;
    last = size;
    if (growths < MAX_GROWTHS) {
      report(size);
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
