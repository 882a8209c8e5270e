/** The page for an address that leads nowhere: says so and offers ways on. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../data/products';
import { MAIN_CONTENT_ID } from './mainContent';
import styles from './NotFound.module.css';

export function NotFound(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{translate({ id: 'portal.notFound.title', message: 'This page does not exist' })}</h1>
      <p>
        {translate({
          id: 'portal.notFound.text',
          message:
            'The address may be mistyped, or the page may have moved. Start again from one of these:',
        })}
      </p>
      <ul className={styles.list}>
        {PRODUCTS.map(({ path, name, summary }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{summary}</span>
          </li>
        ))}
        <li>
          <Link to="/x/introduction/">
            {translate({ id: 'portal.notFound.introduction', message: 'Introduction' })}
          </Link>
          <span>
            {translate({
              id: 'portal.notFound.introductionText',
              message: 'What the packages are and how they fit together',
            })}
          </span>
        </li>
      </ul>
    </main>
  );
}
