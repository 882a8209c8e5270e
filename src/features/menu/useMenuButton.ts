/** The button of a menu whose code loads when it is first wanted. */
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';

/** What an open menu has to know of its button. */
export interface MenuPlacement {
  /** Which entry has the focus first. */
  readonly start: 'first' | 'last';
  /** A press elsewhere closes the menu; one on this control is its own business. */
  readonly button: HTMLElement | null;
  /** `focusBack`: the focus was in the menu and belongs to its button again. */
  readonly onClose: (focusBack: boolean) => void;
}

interface OpenMenu<Props> {
  readonly List: ComponentType<Props>;
  readonly placement: MenuPlacement;
}

export interface MenuButton<Props, Button extends HTMLElement> {
  readonly button: RefObject<Button | null>;
  /** `undefined` while the menu is closed. */
  readonly menu: OpenMenu<Props> | undefined;
  /** Opens the menu, or closes it when it is open. */
  readonly toggle: () => void;
  /** Opens the menu by the arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** @param get brings the menu; tells the reader when it can't be had */
export function useMenuButton<Props, Button extends HTMLElement>(
  get: (use: (List: ComponentType<Props>) => void) => void,
): MenuButton<Props, Button> {
  const [menu, setMenu] = useState<OpenMenu<Props>>();
  const button = useRef<Button>(null);

  const onClose = useCallback((focusBack: boolean) => {
    setMenu(undefined);
    if (focusBack) {
      button.current?.focus();
    }
  }, []);
  const open = (start: MenuPlacement['start']) => {
    get((List) => setMenu({ List, placement: { start, button: button.current, onClose } }));
  };
  const toggle = () => (menu ? onClose(false) : open('first'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  };
  return { button, menu, toggle, onKeyDown };
}
