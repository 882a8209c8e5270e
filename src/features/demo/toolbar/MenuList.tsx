/** The open menu of a demo's rarer actions, by the keyboard rules of a menu. Loads when it is first wanted. */
import type { ReactElement } from 'react';
import type { CodeVariant } from '../../../lib/code/demo';
import { eventAttributes } from '../../analytics';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { DEMO_MENU_TEXTS } from '../../i18n/dictionary/demoMenu';
import { copyLink, saveAsZip } from '../source/menuActions';
import type { ActionContext } from '../source/sourceActions';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../../menu';

export interface MenuActions {
  /** The source that the entries act on. */
  readonly context: ActionContext;
  /** Where the source lies in its repository. */
  readonly sourceHref: string;
}

export interface MenuListProps extends MenuActions {
  readonly id: string;
  readonly placement: MenuPlacement;
}

const LINKS = {
  JS: {
    variant: 'JS',
    label: DEMO_MENU_TEXTS.copyJsLink,
    event: 'copy-js-source-link',
  },
  TS: {
    variant: 'TS',
    label: DEMO_MENU_TEXTS.copyTsLink,
    event: 'copy-ts-source-link',
  },
} as const satisfies {
  [Variant in CodeVariant]: { variant: Variant; label: () => string; event: string };
};

export function MenuList(props: MenuListProps): ReactElement {
  const { id, placement, context, sourceHref } = props;
  const { file } = context.demo;
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  const { onClose } = placement;
  const menu = { role: 'menu', 'aria-label': DEMO_TEXTS.more(), ...keyboard } as const;
  const entry = { className: menuStyles.entry, role: 'menuitem', tabIndex: -1 } as const;

  return (
    <div id={id} className={menuStyles.menu} {...menu}>
      <a
        {...entry}
        {...eventAttributes('demo', 'github', file)}
        href={sourceHref}
        target="_blank"
        rel="noopener"
        onClick={() => onClose(true)}
      >
        {DEMO_MENU_TEXTS.viewOnGitHub()}
      </a>
      <button
        {...entry}
        {...eventAttributes('demo', 'zip', file)}
        type="button"
        onClick={() => {
          onClose(true);
          void saveAsZip(context);
        }}
      >
        {DEMO_MENU_TEXTS.saveZip()}
      </button>
      {Object.values(LINKS).map(({ variant, label, event }) => (
        <button
          key={variant}
          {...entry}
          {...eventAttributes('demo', event, file)}
          type="button"
          onClick={() => {
            onClose(true);
            void copyLink(context, variant);
          }}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
