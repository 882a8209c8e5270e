/** One tab stop for a row of controls, moved by the arrow keys. Knows nothing of what the controls do. */
import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type RefObject } from 'react';
import { rovingTarget } from '../block/demoView';

/** What a control of the row takes. */
export interface RovingItem {
  readonly tabIndex: 0 | -1;
  readonly 'data-control': string;
  readonly onFocus: () => void;
}

export interface RovingFocus<Row extends HTMLElement> {
  readonly row: { readonly ref: RefObject<Row | null> } & Pick<HTMLAttributes<Row>, 'onKeyDown'>;
  readonly item: (id: string) => RovingItem;
}

function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/**
 * @param ids the controls in view, in order; when the tab stop isn't among them, the first one takes its place
 * @param initial the first tab stop
 * @param onMove called with the control that the keys move to, for rows where selection follows focus
 */
export function useRovingFocus<Row extends HTMLElement>(
  ids: readonly string[],
  initial?: string,
  onMove?: (id: string) => void,
): RovingFocus<Row> {
  const ref = useRef<Row>(null);
  const [active, setActive] = useState(initial);
  const stop = active !== undefined && ids.includes(active) ? active : ids[0];

  const onKeyDown = (event: KeyboardEvent<Row>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || stop === undefined) {
      return;
    }
    const target = rovingTarget(ids, stop, event.key, isRightToLeft(event.currentTarget));
    if (target === undefined) {
      return;
    }
    event.preventDefault();
    ref.current?.querySelector<HTMLElement>(`[data-control="${target}"]`)?.focus();
    onMove?.(target);
  };

  return {
    row: { ref, onKeyDown },
    item: (id) => ({
      tabIndex: id === stop ? 0 : -1,
      'data-control': id,
      onFocus: () => setActive(id),
    }),
  };
}
