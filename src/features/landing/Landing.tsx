/** The home page: says what is documented here and leads to each product in one click. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../data/products';
import { SITE } from '../../data/site';
import { MAIN_CONTENT_ID } from '../shell';
import { DemoDrawing } from './DemoDrawing';
import styles from './Landing.module.css';
import { ProductDrawing } from './ProductDrawing';

const TASKS = [
  {
    to: '/x/introduction/installation/',
    label: translate({ id: 'portal.landing.install', message: 'Install a package' }),
  },
  {
    to: '/x/react-data-grid/features/',
    label: translate({
      id: 'portal.landing.features',
      message: 'See what each plan of the data grid includes',
    }),
  },
  {
    to: '/x/react-data-grid/sorting/',
    label: translate({ id: 'portal.landing.sorting', message: 'Sort rows on the server' }),
  },
  {
    to: '/x/react-date-pickers/date-picker/',
    label: translate({
      id: 'portal.landing.dates',
      message: 'Limit the dates that users can pick',
    }),
  },
  {
    to: '/x/react-charts/bars/',
    label: translate({ id: 'portal.landing.bars', message: 'Stack bars and label them' }),
  },
  {
    to: '/x/common-concepts/custom-components/',
    label: translate({ id: 'portal.landing.slots', message: 'Replace a part of a component' }),
  },
] as const;

export function Landing(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
      <div className={styles.hero}>
        <div className={styles.text}>
          <p className={styles.version}>{`MUI X ${SITE.version} · Material UI 7`}</p>
          <h1 className={styles.title}>
            {translate({
              id: 'portal.landing.title',
              message: 'Find the component, see it work, copy the code.',
            })}
          </h1>
          <p className={styles.lead}>
            {translate({
              id: 'portal.landing.lead',
              message:
                'Guides and live demos for four React component libraries. Every demo runs on the page, in TypeScript or JavaScript, and opens in a sandbox.',
            })}
          </p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/x/introduction/installation/">
              {translate({ id: 'portal.landing.start', message: 'Install' })}
            </Link>
            <Link className={styles.secondary} to="/x/introduction/">
              {translate({ id: 'portal.landing.overview', message: 'Read the overview' })}
            </Link>
          </p>
        </div>
        <DemoDrawing className={styles.art} />
      </div>
      <ul className={styles.products}>
        {PRODUCTS.map(({ id, path, name, summary }) => (
          <li key={id}>
            <Link className={styles.product} to={path}>
              <ProductDrawing product={id} />
              <span className={styles.name}>{name}</span>
              <span className={styles.summary}>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={styles.tasks} aria-labelledby="common-tasks">
        <h2 id="common-tasks">
          {translate({ id: 'portal.landing.tasks', message: 'Common tasks' })}
        </h2>
        <ul>
          {TASKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
