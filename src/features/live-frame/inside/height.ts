/** How high the frame has to be for what it shows. */

/** px around a dialog, as Material UI leaves them. */
const DIALOG_MARGIN = 64;
/** px below a menu, for its shadow. */
const POPUP_MARGIN = 16;

function popupBottom(element: Element): number {
  if (element.matches('.MuiModal-root')) {
    // It is as high as the frame; what it holds isn't.
    const content = element.querySelector('[role="dialog"], [role="menu"], [role="listbox"], .MuiPaper-root');
    const room = content ? content.scrollHeight + DIALOG_MARGIN : 0;
    const isDialog = content?.closest('.MuiDialog-root, [role="dialog"]') != null;
    return isDialog ? room : (content?.getBoundingClientRect().top ?? 0) + room;
  }
  const { bottom, height } = element.getBoundingClientRect();
  return height > 0 ? bottom + window.scrollY + POPUP_MARGIN : 0;
}

/** @param content what shows the demo; the rest of the body is what demos put there */
export function contentHeight(content: Element): number {
  const { bottom } = content.getBoundingClientRect();
  const popups = [...document.body.children].filter(
    (element) => element.matches('.MuiModal-root, .MuiPopper-root, [role="tooltip"]'),
  );
  return Math.ceil(Math.max(bottom + window.scrollY, ...popups.map(popupBottom)));
}

/** px by which heights may differ without being told. */
const TOLERANCE = 1;
/** A demo that is as high as its frame, and some more, would grow for ever: so many times in a row it may grow. */
const MAX_GROWTHS = 20;
const CALM_MS = 2000;

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
  new ResizeObserver(look).observe(content);
  // Menus and dialogs are placed a moment after they come.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  new MutationObserver(soon).observe(document.body, {
    childList: true,
    subtree: false,
    attributes: true,
  });
}
