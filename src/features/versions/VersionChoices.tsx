/**
 * The versions to choose from, as a menu below the header's button and as links in the menu of a narrow screen. Each says
 * before the click where it leads.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../menu';
import type { ProductId } from '../../data/products';
import { CHANGES_PAGE } from '../../lib/history/anchors';
import { VERSION_MENU_TEXTS } from '../i18n/dictionary/versionMenu';
import { type NewerMajorLink, newerMajor } from './newerMajor';
import { useCurrentPage } from './useCurrentPage';
import { type VersionEntry, useVersionEntries } from './useVersionEntries';
import styles from './Versions.module.css';

/** What each entry takes, whatever element it is. */
interface EntryProps {
  readonly className: string | undefined;
  readonly role?: 'menuitem';
  readonly tabIndex?: -1;
}

interface EntryOfProps {
  readonly entry: VersionEntry;
  readonly element: EntryProps;
  readonly onChoose: (() => void) | undefined;
}

function Entry({ entry, element, onChoose }: EntryOfProps): ReactNode {
  const { name, detail, place, href } = entry;
  const content = (
    <>
      <span>
        <span>{name}</span> {place === 'here' && <span aria-hidden="true">✓</span>}
      </span>{' '}
      <span className={styles.detail}>{detail}</span>
    </>
  );
  switch (place) {
    case 'here':
      return (
        <button {...element} type="button" aria-current="true" onClick={onChoose}>
          {content}
        </button>
      );
    case 'site':
      return (
        <Link {...element} to={href} onClick={onChoose}>
          {content}
        </Link>
      );
    case 'host':
      return (
        <a {...element} href={href} onClick={onChoose}>
          {content}
        </a>
      );
  }
}

interface NewerProps {
  readonly link: NewerMajorLink;
  readonly element: EntryProps;
  readonly onChoose: (() => void) | undefined;
}

/** Says that a newer major version exists, and leads there. */
function Newer({ link: { text, href }, element, onChoose }: NewerProps): ReactNode {
  return (
    <a {...element} href={href} onClick={onChoose}>
      <span>{text}</span>
    </a>
  );
}

/** Whether a page compares the releases of a product. */
function isCompared(product: ProductId): boolean {
  return product !== 'material-ui';
}

export interface VersionMenuProps {
  readonly id: string;
  readonly placement: MenuPlacement;
}

export function VersionMenu({ id, placement }: VersionMenuProps): ReactNode {
  const entries = useVersionEntries();
  const { product } = useCurrentPage();
  const newer = newerMajor(product);
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  const menu = { role: 'menu', 'aria-label': VERSION_MENU_TEXTS.menu(), ...keyboard } as const;
  const element = {
    className: `${menuStyles.entry} ${styles.entry}`,
    role: 'menuitem',
    tabIndex: -1,
  } as const;
  const close = () => placement.onClose(true);
  return (
    <div id={id} className={menuStyles.menu} {...menu}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} element={element} onChoose={close} />
      ))}
      {newer && <Newer link={newer} element={element} onChoose={close} />}
      {isCompared(product) && (
        <Link {...element} to={CHANGES_PAGE} onClick={close}>
          {VERSION_MENU_TEXTS.changes()}
        </Link>
      )}
      <Link {...element} to="/versions/" onClick={close}>
        {VERSION_MENU_TEXTS.all()}
      </Link>
    </div>
  );
}

export interface VersionLinksProps {
  readonly id: string;
  /** Closes the menu around the links. */
  readonly onChoose: (() => void) | undefined;
}

export function VersionLinks({ id, onChoose }: VersionLinksProps): ReactNode {
  const entries = useVersionEntries();
  const { product } = useCurrentPage();
  const newer = newerMajor(product);
  const element = { className: `menu__link ${styles.entry} ${styles.link}` };
  return (
    <ul id={id} className="menu__list">
      {entries.map((entry) => (
        <li key={entry.key} className="menu__list-item">
          <Entry entry={entry} element={element} onChoose={onChoose} />
        </li>
      ))}
      {newer && (
        <li className="menu__list-item">
          <Newer link={newer} element={element} onChoose={onChoose} />
        </li>
      )}
      {isCompared(product) && (
        <li className="menu__list-item">
          <Link {...element} to={CHANGES_PAGE} onClick={onChoose}>
            {VERSION_MENU_TEXTS.changes()}
          </Link>
        </li>
      )}
      <li className="menu__list-item">
        <Link {...element} to="/versions/" onClick={onChoose}>
          {VERSION_MENU_TEXTS.all()}
        </Link>
      </li>
    </ul>
  );
}
