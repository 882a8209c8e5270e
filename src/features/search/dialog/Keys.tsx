/** What the keys do, for readers who have a keyboard. */
import type { ReactNode } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import styles from './SearchDialog.module.css';

export function Keys(): ReactNode {
  return (
    // Whoever hears the page knows a combobox.
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {SEARCH_TEXTS.keyMove()}
      </span>
      <span>
        <kbd>↵</kbd> {SEARCH_TEXTS.keyOpen()}
      </span>
      <span>
        <kbd>Esc</kbd> {SEARCH_TEXTS.keyClose()}
      </span>
    </p>
  );
}
