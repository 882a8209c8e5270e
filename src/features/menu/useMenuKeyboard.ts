/**
 * An open menu by the rules of the keyboard: the focus starts at an entry, arrows, Home and End move it, Escape closes
 * and gives the focus back, Tab closes and goes on. A press elsewhere closes too.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { listTarget } from '../../lib/keyboard/listKeys';
import type { MenuPlacement } from './useMenuButton';

function entryElements(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** What the element of the menu takes; its entries have the role `menuitem` or `menuitemradio`, and `tabIndex={-1}`. */
export function useMenuKeyboard<List extends HTMLElement>({
  start,
  button,
  onClose,
}: MenuPlacement): {
  readonly ref: RefObject<List | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<List>(null);

  useEffect(() => {
    entryElements(ref.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (ref.current?.contains(target) || button?.contains(target));
      if (!inside) {
        onClose(false);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [button, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    // What lies around the menu must not move its own focus by these keys.
    event.stopPropagation();
    const elements = entryElements(ref.current);
    const current = elements.findIndex((element) => element === document.activeElement);
    const next = listTarget(event.key, current, elements.length);
    if (next !== undefined) {
      event.preventDefault();
      elements[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose(true);
    } else if (event.key === 'Tab') {
      onClose(false);
    }
  };
  return { ref, onKeyDown };
}
