/** Moves the focus to the control that opens and closes the editor, when its own element is removed. */
import { type RefObject, useLayoutEffect } from 'react';

/** Back to the control that opened the editor. */
export function leaveEditor(from: Element | null): void {
  from?.closest('[data-demo]')?.querySelector<HTMLElement>('[data-control="edit"]')?.focus();
}

/** Moves the focus to that control if an element has it when React removes the element. */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Before the browser takes the element out.
    return () => {
      if (element?.contains(document.activeElement)) {
        leaveEditor(element);
      }
    };
  }, [ref]);
}
