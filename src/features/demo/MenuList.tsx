/** The open menu of a demo's rarer actions, by the keyboard rules of a menu. Loads when it is first wanted. */
import type { ReactElement } from 'react';
import type { CodeVariant } from '../../lib/demo';
import { DEMO_TEXTS } from '../i18n/dictionary/demo';
import { DEMO_MENU_TEXTS } from '../i18n/dictionary/demoMenu';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../menu';

export interface MenuActions {
  /** Where the source lies in its repository. */
  readonly sourceHref: string;
  readonly onCopyLink: (variant: CodeVariant) => void;
}

export interface MenuListProps extends MenuActions {
  readonly id: string;
  readonly placement: MenuPlacement;
}

const LINKS = [
  {
    variant: 'JS',
    label: DEMO_MENU_TEXTS.copyJsLink,
  },
  {
    variant: 'TS',
    label: DEMO_MENU_TEXTS.copyTsLink,
  },
] as const satisfies readonly { variant: CodeVariant; label: () => string }[];

export function MenuList(props: MenuListProps): ReactElement {
  const { id, placement, sourceHref, onCopyLink } = props;
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  const { onClose } = placement;
  const menu = { role: 'menu', 'aria-label': DEMO_TEXTS.more(), ...keyboard } as const;
  const entry = { className: menuStyles.entry, role: 'menuitem', tabIndex: -1 } as const;

  return (
    <div id={id} className={menuStyles.menu} {...menu}>
      <a {...entry} href={sourceHref} target="_blank" rel="noopener" onClick={() => onClose(true)}>
        {DEMO_MENU_TEXTS.viewOnGitHub()}
      </a>
      {LINKS.map(({ variant, label }) => (
        <button
          key={variant}
          {...entry}
          type="button"
          onClick={() => {
            onClose(true);
            onCopyLink(variant);
          }}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
