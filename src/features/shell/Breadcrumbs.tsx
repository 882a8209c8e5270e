/** The way to a page. Its own entry is a name of code where it is one of the API reference. */
import type { ReactNode } from 'react';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import HomeItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { isApiPage, pageOf } from '../../lib/pages/paths';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs();
  const isApi = isApiPage(pageOf(useLocation().pathname));
  return (
    items && (
      <nav
        className={clsx('theme-doc-breadcrumbs', styles.container)}
        aria-label={SHELL_TEXTS.breadcrumbs()}
      >
        <ul className="breadcrumbs">
          <HomeItem />
          {items.map(({ label, href }, index) => {
            const isLast = index === items.length - 1;
            return (
              <li
                key={index}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
                translate={isLast && isApi ? 'no' : undefined}
              >
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" href={href}>
                    <span>{label}</span>
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    )
  );
}
