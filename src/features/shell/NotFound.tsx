/** The page for an address that leads nowhere: says so and offers ways on. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { NOT_FOUND_TEXTS } from '../i18n/dictionary/notFound';
import { PRODUCT_TEXTS } from '../i18n/dictionary/product';
import { PRODUCT_SUMMARIES } from '../i18n/dictionary/productSummary';
import { PRODUCTS } from '../../data/products';
import { SITE_PAGES } from '../../data/sitePages';
import { useLinkInVersion } from '../versions';
import { MAIN_CONTENT_ID } from './mainContent';
import styles from './NotFound.module.css';

export function NotFound(): ReactNode {
  const linkInVersion = useLinkInVersion();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main} data-missing="">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{NOT_FOUND_TEXTS.title()}</h1>
      <p>{NOT_FOUND_TEXTS.text()}</p>
      <ul className={styles.list}>
        {PRODUCTS.map(({ id, path }) => (
          <li key={path}>
            <Link to={linkInVersion(path)}>{PRODUCT_TEXTS[id]()}</Link>
            <span>{PRODUCT_SUMMARIES[id]()}</span>
          </li>
        ))}
        <li>
          <Link to={linkInVersion(SITE_PAGES.introduction)}>{NOT_FOUND_TEXTS.introduction()}</Link>
          <span>{NOT_FOUND_TEXTS.introductionText()}</span>
        </li>
      </ul>
    </main>
  );
}
