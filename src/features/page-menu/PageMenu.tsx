/**
 * The line above a page's title: the way to the page, and the button that opens the menu of its Markdown version, which
 * the head names for other tools.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { markdownPath } from '../../lib/pages/markdownPath';
import { useMenuButton } from '../menu';
import { useOnDemand } from '../on-demand';
import { Remount } from '../remount';
import styles from './PageMenu.module.css';
import type { PageMenuListProps } from './PageMenuList';

const load = () => import('./PageMenuList').then(({ PageMenuList }) => PageMenuList);

export function PageMenu({ children }: { readonly children: ReactNode }): ReactNode {
  const href = markdownPath(useLocation().pathname);
  // Without the menu, the page's Markdown itself is the next best.
  const [problem, get] = useOnDemand(load, 'below', href);
  const { button, menu, ...handlers } = useMenuButton<PageMenuListProps, HTMLButtonElement>(get);
  return (
    <div className={styles.line}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      {children}
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={handlers.toggle}
        onKeyDown={handlers.onKeyDown}
      >
        Markdown
      </button>
      {menu && (
        <Remount>
          <menu.List placement={menu.placement} />
        </Remount>
      )}
      {problem}
    </div>
  );
}
