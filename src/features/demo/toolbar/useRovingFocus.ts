/**
 * One tab stop for a row of controls, moved by the arrow keys. The document says which controls there are and in which
 * order, so no list can forget one. Knows nothing of what the controls do.
 */
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { rovingTarget } from './rovingTarget';

/** What a control of the row takes. */
export interface RovingItem {
  readonly tabIndex: 0 | -1;
  readonly 'data-control': string;
}

export interface RovingFocus<Id extends string, Row extends HTMLElement> {
  readonly row: {
    readonly ref: RefObject<Row | null>;
    readonly onFocusCapture: (event: FocusEvent<Row>) => void;
    readonly onKeyDown: (event: KeyboardEvent<Row>) => void;
  };
  readonly item: (id: Id) => RovingItem;
}

const FOCUSABLE = 'button, select, input, textarea, a[href], [tabindex]';

/** The controls of a row in order. The entries of an open menu move the focus by rules of their own. */
function controlsIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => !control.matches(':disabled') && !control.closest('[role="menu"]'),
  );
}

function hasId(control: HTMLElement, id: string | undefined): boolean {
  return id !== undefined && control.dataset.control === id;
}

/**
 * The control that Tab leads to: the last one that had the focus, also when it was rendered again, else the initial
 * one, else the first.
 */
function tabStopOf(
  controls: readonly HTMLElement[],
  last: HTMLElement | undefined,
  initial: string,
): HTMLElement | undefined {
  const again =
    last && controls.find((control) => control === last || hasId(control, last.dataset.control));
  if (last) {
    return again ?? controls[0];
  }
  return controls.find((control) => hasId(control, initial)) ?? controls[0];
}

function makeOnlyTabStop(controls: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  controls.forEach((control) => {
    const tabIndex = control === stop ? 0 : -1;
    if (control.getAttribute('tabindex') !== String(tabIndex)) {
      control.tabIndex = tabIndex;
    }
  });
}

function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/**
 * Spread `row` on the element around the controls. Each focusable control in it is reached by the arrow keys; one that
 * takes `item` is no second tab stop before hydration either, and keeps its turn when it is rendered again.
 *
 * @param initial id of the tab stop in the server's HTML, and until a control has had the focus
 * @param onMove called with the id of the control that the keys move to, for rows where selection follows focus
 */
export function useRovingFocus<Id extends string, Row extends HTMLElement = HTMLDivElement>(
  initial: Id,
  onMove?: (id: string) => void,
): RovingFocus<Id, Row> {
  const ref = useRef<Row>(null);
  const last = useRef<HTMLElement>(undefined);

  // After each rendering, which may have added or removed controls.
  useLayoutEffect(() => {
    if (ref.current) {
      const controls = controlsIn(ref.current);
      makeOnlyTabStop(controls, tabStopOf(controls, last.current, initial));
    }
  });

  const onFocusCapture = ({ currentTarget, target }: FocusEvent<Row>) => {
    const controls = controlsIn(currentTarget);
    const focused = controls.find((control) => control === target);
    if (focused) {
      last.current = focused;
      makeOnlyTabStop(controls, focused);
    }
  };

  const onKeyDown = (event: KeyboardEvent<Row>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const controls = controlsIn(event.currentTarget);
    const stop = tabStopOf(controls, last.current, initial);
    const target =
      stop && rovingTarget(controls, stop, event.key, isRightToLeft(event.currentTarget));
    if (!target) {
      return;
    }
    event.preventDefault();
    target.focus();
    if (target.dataset.control !== undefined) {
      onMove?.(target.dataset.control);
    }
  };

  return {
    row: { ref, onFocusCapture, onKeyDown },
    item: (id) => ({ tabIndex: id === initial ? 0 : -1, 'data-control': id }),
  };
}
