/** Says on a page without translation why its text is English, and where to begin one. */
import type { ReactNode } from 'react';
import { SITE } from '../../data/site';
import { useLanguages } from './languages';
import { UNTRANSLATED_TEXTS } from './dictionary/untranslated';
import styles from './UntranslatedNotice.module.css';

const GUIDE = `${SITE.repository}/blob/${SITE.ref}/guides/translating.md`;

export function UntranslatedNotice(): ReactNode {
  const { body, isGenerated } = useLanguages();
  if (body === undefined || isGenerated) {
    return null;
  }
  return (
    <p role="note" className={styles.notice}>
      {UNTRANSLATED_TEXTS.notice()} <a href={GUIDE}>{UNTRANSLATED_TEXTS.help()}</a>
    </p>
  );
}
