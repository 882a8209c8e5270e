/** The button that opens the menu of a demo's rarer actions. */
import type { ReactElement } from 'react';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { menuStyles, useMenuButton } from '../../menu';
import { Icon } from './icons';
import type { MenuActions, MenuListProps } from './MenuList';
import { ToolButton } from './ToolButton';
import type { RovingItem } from './useRovingFocus';

interface MoreMenuProps extends MenuActions {
  readonly id: string;
  readonly roving: RovingItem;
  /** The menu's code couldn't be loaded. */
  readonly onFailure: () => void;
}

const load = () => import('./MenuList').then(({ MenuList }) => MenuList);

export function MoreMenu({ id, roving, onFailure, ...actions }: MoreMenuProps): ReactElement {
  const { button, menu, toggle, onKeyDown } = useMenuButton<MenuListProps, HTMLButtonElement>(
    (use) => load().then(use, onFailure),
  );

  return (
    <div className={menuStyles.whole}>
      <ToolButton
        ref={button}
        label={DEMO_TEXTS.more()}
        roving={roving}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-controls={menu && id}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" />
      </ToolButton>
      {menu && <menu.List {...actions} id={id} placement={menu.placement} />}
    </div>
  );
}
