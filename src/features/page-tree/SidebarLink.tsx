/** A page in the sidebar: marks the current one, brings it into view and shows its badges. */
import { type ReactNode, useEffect, useRef } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import { versionOfPath, inVersion } from '../../lib/pages/versionedPaths';
import { badgesOf } from '../../lib/pages/pageTree';
import { isApiPage, pageOf, readPath, withoutDocsTab } from '../../lib/pages/paths';
import { Badges } from './Badges';
import { revealInScroller } from './revealInScroller';
import styles from './Sidebar.module.css';

export function SidebarLink({ item, onItemClick, activePath, tabIndex }: Props): ReactNode {
  const { href, label, autoAddBaseUrl, customProps } = item;
  const isActive = isActiveSidebarItem(item, withoutDocsTab(activePath));
  const isInternal = isInternalUrl(href);
  const version = versionOfPath(readPath(activePath).page);
  // A link to a place inside a page is kept as it was written when a version is cut.
  const to = version ? inVersion(href, version) : href;
  const entry = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isActive && entry.current) {
      revealInScroller(entry.current);
    }
  }, [isActive]);

  return (
    <li ref={entry} className="menu__list-item">
      <Link
        key={label}
        className={clsx(
          'menu__link',
          styles.link,
          isActive && 'menu__link--active app-drawer-active',
        )}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        tabIndex={tabIndex}
        translate={isApiPage(pageOf(href)) ? 'no' : undefined}
        to={to}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
      >
        {label}
        {!isInternal && <IconExternalLink />}
        <Badges {...badgesOf(customProps)} />
      </Link>
    </li>
  );
}
