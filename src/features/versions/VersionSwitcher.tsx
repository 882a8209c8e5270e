/** The button of the header that shows product and version, and opens the menu of versions. */
import type { ReactNode } from 'react';
import type { ShellId } from '../../lib/pages/shellIds';
import { menuStyles, useMenuButton } from '../menu';
import { useOnDemand } from '../on-demand';
import { Remount } from '../remount';
import type { VersionMenuProps } from './VersionChoices';
import { loadChoices, pressHandlers, useOpener } from './useOpener';
import styles from './Versions.module.css';

const BUTTON_ID = 'mui-version-selector' satisfies ShellId;
const MENU_ID = 'mui-version-menu' satisfies ShellId;

const load = () => loadChoices().then(({ VersionMenu }) => VersionMenu);

export function VersionSwitcher(): ReactNode {
  const { product, version, href, link } = useOpener();
  const [problem, get] = useOnDemand(load, 'header', href);
  const { button, menu, toggle, onKeyDown } = useMenuButton<VersionMenuProps, HTMLAnchorElement>(
    get,
  );
  const press = pressHandlers(toggle);
  return (
    <div className={`dropdown ${menuStyles.whole}`}>
      <a
        {...link}
        role="button"
        href={href}
        ref={button}
        id={BUTTON_ID}
        className={`navbar__item navbar__link ${styles.button}`}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-controls={menu && MENU_ID}
        onClick={press.onClick}
        onKeyDown={(event) => {
          press.onKeyDown(event);
          onKeyDown(event);
        }}
      >
        <span className={styles.product}>{`${product} `}</span>
        <span>{version}</span>
      </a>
      {menu && (
        <Remount>
          <menu.List id={MENU_ID} placement={menu.placement} />
        </Remount>
      )}
      {problem}
    </div>
  );
}
