/** A section of an API page: its filter, its choice of view, and its entries. Static; `live.ts` lets it answer. */
import type { CSSProperties, ReactNode } from 'react';
import { API_VIEWS, type ApiView, type ViewRule } from '../../lib/api/apiViews';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { EntryRow } from './EntryRow';
import { VIEW_LABELS } from './viewLabels';
import type { EntryList } from './entries';
import styles from './Entries.module.css';

/** From this many entries on, a filter is quicker than the eye. */
const FILTER_THRESHOLD = 10;

export interface EntriesProps {
  readonly list: EntryList;
  readonly rule: ViewRule;
  /** Whether rows lead to what else changed in a release: the page needs elements for that. */
  readonly linksReleases: boolean;
}

/** The topics of a section in the order of the alphabet; one without a name is last. None where all have one. */
function topicsOf(entries: EntryList['entries']): readonly (string | undefined)[] {
  const topics = [...new Set(entries.map(({ guide }) => guide?.topic))];
  const named = topics.filter((topic) => topic !== undefined).sort();
  return named.length < 2 ? [] : topics.length > named.length ? [...named, undefined] : named;
}

interface ToolsProps {
  readonly title: string;
  readonly count: number;
  readonly hasTopics: boolean;
  readonly defaultView: ApiView;
}

function Tools({ title, count, hasTopics, defaultView }: ToolsProps): ReactNode {
  const filter = TEXTS.filter({ section: title });
  return (
    <div className={styles.tools}>
      {count >= FILTER_THRESHOLD && (
        <>
          <input
            type="search"
            className={styles.filter}
            aria-label={filter}
            placeholder={filter}
            autoComplete="off"
            spellCheck={false}
          />
          <span role="status" className={styles.count} />
        </>
      )}
      <div role="group" aria-label={TEXTS.viewMenu({ section: title })} className={styles.views}>
        {API_VIEWS.filter((view) => view !== 'topic' || hasTopics).map((view) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            data-view={view}
            // Until the reader chooses a view.
            aria-pressed={view === defaultView}
          >
            {VIEW_LABELS[view]()}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The place of a topic, for the view by topic. */
function orderOf(topic: number): CSSProperties {
  return { order: topic };
}

export function Entries({ list, rule, linksReleases }: EntriesProps): ReactNode {
  const { section, title, nameLabel, entries } = list;
  const topics = topicsOf(entries);
  return (
    <div
      className={styles.section}
      data-section={section}
      data-columns={entries[0]?.cells.length}
      data-default-view={rule.defaultView}
      data-key={rule.key}
      // Texts with places for what only the browser knows.
      data-details={TEXTS.details({ name: '{name}' })}
      data-matches={TEXTS.matches({ count: '{count}', total: '{total}' })}
    >
      <Tools
        title={title}
        count={entries.length}
        hasTopics={topics.length > 0}
        defaultView={rule.defaultView}
      />
      <div className={styles.frame}>
        <div role="table" aria-label={title} className={styles.entries}>
          <div role="rowgroup" className={styles.head}>
            <div role="row" className={styles.heads}>
              <div role="columnheader" className={styles.title}>
                {nameLabel}
              </div>
              {entries[0]?.cells.map(({ label }) => (
                <div key={label} role="columnheader" className={styles.title}>
                  {label}
                </div>
              ))}
              <div role="columnheader" className={styles.title}>
                {TEXTS.description()}
              </div>
            </div>
          </div>
          <div role="rowgroup" className={styles.group}>
            {topics.map((topic, index) => (
              <div key={topic ?? ''} role="row" className={styles.topic} style={orderOf(index)}>
                <div role="rowheader">{topic ?? TEXTS.otherTopic()}</div>
              </div>
            ))}
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                linksReleases={linksReleases}
                style={topics.length > 0 ? orderOf(topics.indexOf(entry.guide?.topic)) : undefined}
              />
            ))}
          </div>
        </div>
      </div>
      {entries.length >= FILTER_THRESHOLD && (
        <p className={styles.none} hidden>
          {TEXTS.noMatch()}
        </p>
      )}
    </div>
  );
}
