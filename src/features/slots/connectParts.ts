/**
 * Lets the parts of a demo and the rows of their table show each other, and makes the buttons of the table copy. Both
 * are HTML that no script made, so this listens around them.
 */
import { COPIED_MS } from '../../lib/code/copyFeedback';
import { copyText } from '../code';
import { CODE_TEXTS } from '../i18n/dictionary/code';
import styles from './connectParts.module.css';
import { nextButton } from './nextButton';

/** On the elements of the part that is shown, and on its row. */
const SHOWN = 'data-part-shown';
const ROW = 'tr[data-part]';
const BUTTON = 'button[data-copy-text]';
const CANVAS = '[data-demo-canvas]';

/** The selector of a row's part, if it has one. */
function partOf(row: Element | null | undefined): string | undefined {
  return row?.getAttribute('data-part') || undefined;
}

/** What can be outlined of an element: one without a box shows by its children. */
function boxesOf(element: Element): readonly Element[] {
  return getComputedStyle(element).display === 'contents'
    ? [...element.children].flatMap(boxesOf)
    : [element];
}

/**
 * @param frame holds the demo and the table
 * @param status says whether something was copied
 * @returns stops it
 */
export function connectParts(frame: HTMLElement, status: HTMLElement): () => void {
  let hovered: Element | undefined;
  let focused: Element | undefined;
  let timer: number | undefined;
  const controller = new AbortController();
  frame.classList.add(styles.connected ?? '');

  const buttons = () => [...frame.querySelectorAll<HTMLElement>(BUTTON)];
  const rows = () => [...frame.querySelectorAll(ROW)];
  const elementsOf = (row: Element): readonly Element[] => {
    const selector = partOf(row);
    // Before the demo runs, its HTML is to stay as the server wrote it.
    return selector === undefined
      ? []
      : [...frame.querySelectorAll(`${CANVAS}[data-ready] ${selector}`)];
  };
  const show = () => {
    const row = hovered ?? focused;
    const shown = new Set(row ? [row, ...elementsOf(row).flatMap(boxesOf)] : []);
    frame.querySelectorAll(`[${SHOWN}]`).forEach((element) => {
      if (!shown.has(element)) {
        element.removeAttribute(SHOWN);
      }
    });
    shown.forEach((element) => element.setAttribute(SHOWN, ''));
  };

  /** The row of the innermost part around an element of the demo. */
  const rowOfElement = (target: Element): Element | undefined => {
    const found = rows().flatMap((row) => elementsOf(row).map((element) => ({ row, element })));
    for (let each: Element | null = target; each; each = each.parentElement) {
      const match = found.find(({ element }) => element === each);
      if (match) {
        return match.row;
      }
    }
    return undefined;
  };
  /** The same for a place. Disabled parts get no events of the pointer. */
  const rowAt = (x: number, y: number): Element | undefined => {
    const under = rows().flatMap((row) =>
      elementsOf(row)
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return x >= left && x <= right && y >= top && y <= bottom;
        })
        .map((element) => ({ row, element })),
    );
    return under.find(
      ({ element }) =>
        !under.some((other) => other.element !== element && element.contains(other.element)),
    )?.row;
  };
  const rowOf = (target: EventTarget | null): Element | undefined => {
    if (!(target instanceof Element)) {
      return undefined;
    }
    return target.closest(ROW) ?? (target.closest(CANVAS) ? rowOfElement(target) : undefined);
  };

  const copy = async (button: HTMLElement) => {
    window.clearTimeout(timer);
    frame
      .querySelectorAll('[data-outcome]')
      .forEach((other) => other.removeAttribute('data-outcome'));
    const outcome = await copyText(button.dataset.copyText ?? '').then(
      () => 'copied' as const,
      () => 'copyFailed' as const,
    );
    button.dataset.outcome = outcome;
    status.textContent = CODE_TEXTS[outcome]();
    timer = window.setTimeout(() => {
      delete button.dataset.outcome;
      status.textContent = '';
    }, COPIED_MS);
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => frame.addEventListener(name, listener, { signal: controller.signal });

  on('pointermove', ({ target, clientX, clientY }) => {
    const inDemo = target instanceof Element && target.closest(CANVAS) !== null;
    hovered = inDemo ? rowAt(clientX, clientY) : rowOf(target);
    show();
  });
  on('pointerleave', () => {
    hovered = undefined;
    show();
  });
  on('focusin', ({ target }) => {
    focused = rowOf(target);
    if (target instanceof HTMLElement && target.matches(BUTTON)) {
      // Where Tab comes back to.
      buttons().forEach((button) => {
        button.tabIndex = button === target ? 0 : -1;
      });
    }
    show();
  });
  on('focusout', () => {
    focused = undefined;
    show();
  });
  on('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey;
    if (isPlain && target instanceof HTMLElement && target.matches(BUTTON)) {
      const next = nextButton(buttons(), target, key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    }
  });
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (button) {
      void copy(button);
    }
  });

  return () => {
    controller.abort();
    window.clearTimeout(timer);
    hovered = undefined;
    focused = undefined;
    show();
  };
}
