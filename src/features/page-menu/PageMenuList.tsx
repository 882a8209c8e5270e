/** The open page menu, by the keyboard rules of a menu. Loads when it is first wanted. */
import { type ReactNode, useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { COPIED_MS } from '../../lib/code/copyFeedback';
import { markdownPath } from '../../lib/pages/markdownPath';
import { PAGE_MENU_TEXTS as TEXTS } from '../i18n/dictionary/pageMenu';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../menu';
import { useCodePreferences } from '../preferences';
import { copyPage } from './copyPage';
import { prepareNotice, showNotice } from './notice';

export interface PageMenuListProps {
  readonly placement: MenuPlacement;
}

/** How long the outcome of a copy shows, in ms. */
const DURATION = { copied: COPIED_MS, failed: 6000 } as const;

async function copyAndTell(address: string): Promise<void> {
  const outcome = await copyPage(address);
  showNotice(TEXTS[outcome](), outcome === 'copied' ? DURATION.copied : DURATION.failed);
}

/** Only pages with demos have a version in each language of code; the menu knows no page but the one around it. */
function hasDemo(): boolean {
  return document.querySelector('[data-demo]') !== null;
}

export function PageMenuList({ placement }: PageMenuListProps): ReactNode {
  const { pathname } = useLocation();
  const { variant } = useCodePreferences();
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  useEffect(() => void prepareNotice(), []);
  const menu = { role: 'menu', 'aria-label': TEXTS.menu(), ...keyboard } as const;
  const entry = { className: menuStyles.entry, role: 'menuitem', tabIndex: -1 } as const;
  const address = markdownPath(pathname, hasDemo() ? variant : undefined);
  const close = () => placement.onClose(true);
  return (
    <div className={menuStyles.menu} {...menu}>
      <button
        {...entry}
        type="button"
        onClick={() => {
          close();
          void copyAndTell(address);
        }}
      >
        {TEXTS.copy()}
      </button>
      <a {...entry} href={address} onClick={close}>
        {TEXTS.view()}
      </a>
    </div>
  );
}
