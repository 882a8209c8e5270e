/**
 * The home page: says what is documented here, shows it at work, and leads to each product, its quickstart and the way
 * from an older version in one click.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { LANDING_TEXTS } from '../i18n/dictionary/landing';
import { PRODUCT_TEXTS } from '../i18n/dictionary/product';
import { PRODUCT_SUMMARIES } from '../i18n/dictionary/productSummary';
import { MIGRATED_PRODUCTS, MIGRATION_STEPS, RELEASE_NEWS } from '../../data/migrationGuides';
import { PRODUCTS } from '../../data/products';
import { SITE } from '../../data/site';
import { SITE_PAGES } from '../../data/sitePages';
import { MAIN_CONTENT_ID } from '../shell';
import styles from './Landing.module.css';
import { LiveDemo } from './LiveDemo';
import { ProductDrawing } from './ProductDrawing';

const TASKS = [
  {
    to: SITE_PAGES.installation,
    label: LANDING_TEXTS.install,
  },
  {
    to: '/x/react-data-grid/features/',
    label: LANDING_TEXTS.features,
  },
  {
    to: '/x/react-data-grid/sorting/',
    label: LANDING_TEXTS.sorting,
  },
  {
    to: '/x/react-date-pickers/date-picker/',
    label: LANDING_TEXTS.dates,
  },
  {
    to: '/x/react-charts/bars/',
    label: LANDING_TEXTS.bars,
  },
  {
    to: '/x/common-concepts/custom-components/',
    label: LANDING_TEXTS.slots,
  },
] as const;

export function Landing(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
      <div className={styles.hero}>
        <div className={styles.text}>
          <p className={styles.version}>
            <Link to={SITE_PAGES.versions}>{`MUI X ${SITE.version}`}</Link>{' '}
            <span>· Material UI 7</span>
          </p>
          <h1 className={styles.title}>{LANDING_TEXTS.title()}</h1>
          <p className={styles.lead}>{LANDING_TEXTS.lead()}</p>
          <p className={styles.actions}>
            <Link className={styles.primary} to={SITE_PAGES.installation}>
              {LANDING_TEXTS.start()}
            </Link>
            <Link className={styles.secondary} to={SITE_PAGES.introduction}>
              {LANDING_TEXTS.overview()}
            </Link>
          </p>
        </div>
        <LiveDemo />
      </div>
      <ul className={styles.products}>
        {PRODUCTS.map(({ id, path, quickstart }) => (
          <li key={id} className={styles.product}>
            <ProductDrawing product={id} />
            <Link className={styles.name} to={path}>
              {PRODUCT_TEXTS[id]()}
            </Link>
            <span className={styles.summary}>{PRODUCT_SUMMARIES[id]()}</span>
            <Link
              className={styles.quickstart}
              to={quickstart}
              aria-label={LANDING_TEXTS.quickstartOf({ product: PRODUCT_TEXTS[id]() })}
            >
              {LANDING_TEXTS.quickstart()}
            </Link>
          </li>
        ))}
      </ul>
      <section className={styles.list} aria-labelledby="common-tasks">
        <h2 id="common-tasks">{LANDING_TEXTS.tasks()}</h2>
        <ul>
          {TASKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label()}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.list} aria-labelledby="upgrade">
        <h2 id="upgrade">{LANDING_TEXTS.upgrade()}</h2>
        <p>{LANDING_TEXTS.upgradeText({ version: SITE.version })}</p>
        <ul>
          {MIGRATED_PRODUCTS.map((id) => (
            <li key={id}>
              <Link to={MIGRATION_STEPS[id].at(-1)?.path ?? SITE_PAGES.migration}>
                {LANDING_TEXTS.migrate({ product: PRODUCT_TEXTS[id]() })}
              </Link>
            </li>
          ))}
          <li>
            <Link to={SITE_PAGES.migration}>{LANDING_TEXTS.olderVersions()}</Link>
          </li>
          <li>
            <a href={RELEASE_NEWS}>{LANDING_TEXTS.news()}</a>
          </li>
          <li>
            <Link to={SITE_PAGES.whatChanged}>{LANDING_TEXTS.whatChanged()}</Link>
          </li>
          <li>
            <Link to={SITE_PAGES.versions}>{LANDING_TEXTS.versions()}</Link>
          </li>
        </ul>
      </section>
    </main>
  );
}
