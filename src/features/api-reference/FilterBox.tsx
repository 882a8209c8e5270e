/** The field that leaves only those entries of a section that have each of its words. */
import type { ReactNode } from 'react';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import styles from './Entries.module.css';

export interface FilterBoxProps {
  /** Of the section. */
  readonly title: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** How many entries match. */
  readonly count: number;
  readonly total: number;
}

export function FilterBox({ title, query, onChange, count, total }: FilterBoxProps): ReactNode {
  const label = TEXTS.filter({ section: title });
  return (
    <>
      <input
        type="search"
        className={styles.filter}
        aria-label={label}
        placeholder={label}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      <span role="status" className={styles.count}>
        {query.trim() !== '' && TEXTS.matches({ count, total })}
      </span>
    </>
  );
}
