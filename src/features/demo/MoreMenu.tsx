/** The button that opens the menu of a demo's rarer actions. */
import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { DEMO_TEXTS } from '../i18n/dictionary/demo';
import { Icon } from './icons';
import type { MenuActions, MenuListProps } from './MenuList';
import { ToolButton } from './ToolButton';
import type { RovingItem } from './useRovingFocus';
import styles from './MoreMenu.module.css';

interface MoreMenuProps extends MenuActions {
  readonly id: string;
  readonly roving: RovingItem;
  /** The menu's code couldn't be loaded. */
  readonly onFailure: () => void;
}

interface OpenMenu extends Pick<MenuListProps, 'start' | 'button'> {
  readonly List: ComponentType<MenuListProps>;
}

export function MoreMenu({ id, roving, onFailure, ...actions }: MoreMenuProps): ReactElement {
  const [menu, setMenu] = useState<OpenMenu>();
  const button = useRef<HTMLButtonElement>(null);

  const open = (start: MenuListProps['start']) => {
    import('./MenuList').then(
      ({ MenuList }) => setMenu({ List: MenuList, start, button: button.current }),
      onFailure,
    );
  };
  const onClose = useCallback((focusBack: boolean) => {
    setMenu(undefined);
    if (focusBack) {
      button.current?.focus();
    }
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  };

  return (
    <div className={styles.whole}>
      <ToolButton
        ref={button}
        label={DEMO_TEXTS.more()}
        roving={roving}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-controls={menu && id}
        onClick={() => (menu ? onClose(false) : open('first'))}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" />
      </ToolButton>
      {menu && (
        <menu.List {...actions} id={id} start={menu.start} button={menu.button} onClose={onClose} />
      )}
    </div>
  );
}
