/** The open menu of a demo's rarer actions, by the keyboard rules of a menu. Loads when it is first wanted. */
import { translate } from '@docusaurus/Translate';
import type { ReactElement } from 'react';
import type { CodeVariant } from '../../lib/demo';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../menu';
import { LABELS } from './labels';

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
    label: translate({ id: 'portal.demo.copyJsLink', message: 'Copy link to JavaScript source' }),
  },
  {
    variant: 'TS',
    label: translate({ id: 'portal.demo.copyTsLink', message: 'Copy link to TypeScript source' }),
  },
] as const satisfies readonly { variant: CodeVariant; label: string }[];

export function MenuList(props: MenuListProps): ReactElement {
  const { id, placement, sourceHref, onCopyLink } = props;
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  const { onClose } = placement;
  const menu = { role: 'menu', 'aria-label': LABELS.more, ...keyboard } as const;
  const entry = { className: menuStyles.entry, role: 'menuitem', tabIndex: -1 } as const;

  return (
    <div id={id} className={menuStyles.menu} {...menu}>
      <a {...entry} href={sourceHref} target="_blank" rel="noopener" onClick={() => onClose(true)}>
        {translate({ id: 'portal.demo.viewOnGitHub', message: 'View the source on GitHub' })}
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
          {label}
        </button>
      ))}
    </div>
  );
}
