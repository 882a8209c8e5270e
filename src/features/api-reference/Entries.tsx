/** A section of an API page: its filter, its choice of view, and its entries. */
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ViewRule } from '../../lib/api/apiViews';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { EntryRow } from './EntryRow';
import { FilterBox } from './FilterBox';
import { ViewButton } from './ViewButton';
import type { EntryList } from './entries';
import { useEntries } from './useEntries';
import { useIsCollapsed } from './useViews';
import styles from './Entries.module.css';

/** From this many entries on, a filter is quicker than the eye. */
const MANY = 10;

export interface EntriesProps {
  readonly list: EntryList;
  readonly rule: ViewRule;
}

export function Entries({ list, rule }: EntriesProps): ReactNode {
  const { section, title, nameLabel, entries } = list;
  const state = useEntries(entries);
  const isBrowser = useIsBrowser();
  const isCollapsed = useIsCollapsed(rule);
  return (
    <div
      className={styles.section}
      data-section={section}
      data-otherwise={rule.otherwise}
      // From now on, what the address leads to is marked by state.
      data-live={isBrowser || undefined}
    >
      <div className={styles.tools}>
        {entries.length >= MANY && (
          <FilterBox
            title={title}
            query={state.query}
            onChange={state.setQuery}
            count={state.shown.size}
            total={entries.length}
          />
        )}
        <ViewButton title={title} rule={rule} onChoose={state.closeAll} />
      </div>
      <div className={styles.frame}>
        <div role="table" aria-label={title} className={styles.entries}>
          <div role="rowgroup" className={styles.head}>
            <div role="row" className={styles.heads}>
              <div role="columnheader" className={styles.title}>
                {nameLabel}
              </div>
              {entries[0]?.cells.map(({ label, isNarrow }) => (
                <div
                  key={label}
                  role="columnheader"
                  className={styles.title}
                  data-narrow={isNarrow}
                >
                  {label}
                </div>
              ))}
              <div role="columnheader" className={styles.title}>
                {TEXTS.description()}
              </div>
            </div>
          </div>
          <div role="rowgroup" className={styles.group}>
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                hidden={!state.shown.has(entry.id)}
                open={state.opened.has(entry.id)}
                marked={state.marked === entry.id}
                onToggle={isCollapsed ? state.toggle : undefined}
              />
            ))}
          </div>
        </div>
      </div>
      {state.shown.size === 0 && <p className={styles.none}>{TEXTS.noMatch()}</p>}
    </div>
  );
}
