/**
 * The row of tabs below the description of a page that has some: links to the page and to each of its tabs.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { type DocsTab, docsTabOf, isDocsTab, withoutDocsTab } from '../../lib/pages/paths';
import { rowTarget } from '../../lib/keyboard/rowKeys';
import { TABS_TEXTS } from '../i18n/dictionary/tabs';
import styles from './DocsTabs.module.css';

const LABELS = {
  'components-api': TABS_TEXTS.componentsApi,
  'hooks-api': TABS_TEXTS.hooksApi,
} as const satisfies Record<DocsTab, () => string>;

/** Arrows, Home and End move the focus along the row; the Tab key reaches each link too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const link = event.currentTarget;
  const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
  const rtl = getComputedStyle(link).direction === 'rtl';
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const index = links.findIndex((other) => other === link);
  const target = isPlain ? rowTarget(event.key, index, links.length, rtl) : undefined;
  if (target !== undefined) {
    event.preventDefault();
    links[target]?.focus();
  }
}

/** Renders nothing on a page without tabs. */
export function DocsTabs(): ReactNode {
  const { metadata } = useDoc();
  const { tabs } = metadata.frontMatter;
  if (!Array.isArray(tabs)) {
    return null;
  }
  const current = docsTabOf(metadata.permalink);
  const page = `${withoutDocsTab(metadata.permalink).replace(/\/$/, '')}/`;
  const entries: readonly (DocsTab | undefined)[] = [undefined, ...tabs.filter(isDocsTab)];
  return (
    <nav className={styles.tabs} aria-label={TABS_TEXTS.label()}>
      <ul>
        {entries.map((tab) => (
          <li key={page + tab}>
            <Link
              to={tab ? `${page}${tab}/` : page}
              aria-current={tab === current ? 'page' : undefined}
              onKeyDown={moveFocus}
            >
              {tab ? LABELS[tab]() : TABS_TEXTS.docs()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
