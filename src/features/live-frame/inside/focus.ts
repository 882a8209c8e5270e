/** The focus stays in the editor while a demo runs again by itself: dialogs and fields ask for it when they come. */

/** Whether the reader has the focus in the frame, or has just pressed something there. */
export function isReaderActive(): boolean {
  return document.hasFocus() || navigator.userActivation.isActive;
}

/** Lets demos take the focus only from the reader's place in the frame. */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusForReader(options) {
    if (isReaderActive()) {
      focus.call(this, options);
    }
  };
}
