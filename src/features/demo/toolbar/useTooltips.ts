/** Tooltips of a row of controls: CSS shows them on hover and focus, Escape puts the current one away. */
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

export interface TooltipRow {
  readonly 'data-tooltips': 'on' | 'off';
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

function controlAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** @param onEngage called when pointer or focus come to the row */
export function useTooltips(onEngage: () => void): TooltipRow {
  const [engaged, setEngaged] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const control = useRef<Element>(null);

  useEffect(() => {
    if (!engaged) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setDismissed(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [engaged]);

  const engage = (target: EventTarget) => {
    const next = controlAt(target);
    if (next !== control.current) {
      control.current = next;
      setDismissed(false);
    }
    if (!engaged) {
      setEngaged(true);
      onEngage();
    }
  };
  const leave = () => {
    control.current = null;
    setEngaged(false);
    setDismissed(false);
  };

  return {
    'data-tooltips': dismissed ? 'off' : 'on',
    onPointerOver: (event) => engage(event.target),
    onPointerLeave: leave,
    onFocus: (event) => engage(event.target),
    onBlur: leave,
  };
}
