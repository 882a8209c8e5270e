/** Asks readers whose browser blocks the network to allow it. */
import type { ReactNode } from 'react';
import { AD_REQUEST_TEXTS } from '../i18n/dictionary/adRequest';
import styles from './NetworkBlock.module.css';

export function AdRequest(): ReactNode {
  return (
    <div className={styles.request}>
      <p>{AD_REQUEST_TEXTS.title()}</p>
      <p>{AD_REQUEST_TEXTS.request()}</p>
      <p>
        {AD_REQUEST_TEXTS.thanks()}{' '}
        <span role="img" aria-label={AD_REQUEST_TEXTS.love()}>
          ❤️
        </span>
      </p>
    </div>
  );
}
