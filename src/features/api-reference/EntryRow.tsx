/** One entry of a section: the same elements in every view, laid out by the style sheet. */
import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { planAddress } from '../../data/sitePages';
import { BADGE_TEXTS } from '../i18n/dictionary/badge';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { CodeName } from './CodeName';
import { EntryDetails } from './EntryDetails';
import type { Entry, EntryCell, EntryFlag } from './entries';
import styles from './Entries.module.css';

/** The short marks that a table shows; those without one are shown in words. */
const SIGNS: Readonly<Partial<Record<EntryFlag, string>>> = { required: '*', optional: '?' };

function Mark({ mark }: { readonly mark: EntryFlag }): ReactNode {
  const sign = SIGNS[mark];
  return (
    <>
      {sign && (
        <span className={styles.sign} data-mark={mark} aria-hidden="true">
          {sign}
        </span>
      )}
      <span className={sign ? styles.word : styles.note}> {TEXTS[mark]()}</span>
    </>
  );
}

function Cell({ cell }: { readonly cell: EntryCell }): ReactNode {
  const { label, code, html, more, kind } = cell;
  const isEmpty = code === undefined && html === undefined;
  const element = {
    role: 'cell',
    className: styles.cell,
    'data-label': label,
    'data-kind': kind,
    'data-empty': isEmpty || undefined,
    translate: kind === 'text' ? undefined : 'no',
  } as const;
  return html === undefined ? (
    <div {...element}>{isEmpty ? '-' : code}</div>
  ) : (
    <div
      {...element}
      dangerouslySetInnerHTML={{
        __html: html + (more ? `<span class="${styles.more}">${more}</span>` : ''),
      }}
    />
  );
}

export interface EntryRowProps {
  readonly entry: Entry;
  readonly style: CSSProperties | undefined;
}

export function EntryRow({ entry, style }: EntryRowProps): ReactNode {
  const { id, name, mark, requiredFor, plan, from, cells, deprecated } = entry;
  useBrokenLinks().collectAnchor(id);
  return (
    <div role="row" id={id} className={styles.row} style={style}>
      <div role="rowheader" className={styles.name}>
        {/* A link to itself: a second one for each would cost the largest pages more elements than they may have. */}
        <a
          href={`#${id}`}
          translate="no"
          title={TEXTS.link({ name })}
          className={deprecated === undefined ? styles.anchor : `${styles.anchor} ${styles.old}`}
        >
          <CodeName>{name}</CodeName>
        </a>
        {mark && <Mark mark={mark} />}
        {requiredFor !== undefined && (
          <span className={styles.note}> {TEXTS.requiredFor({ kind: requiredFor })}</span>
        )}
        {deprecated !== undefined && <span className={styles.note}> {TEXTS.deprecated()}</span>}
        {from !== undefined && (
          <span className={styles.note}>
            {' '}
            <span>{TEXTS.from()}</span> <span translate="no">{from}</span>
          </span>
        )}
        {plan && (
          <Link
            to={planAddress(plan)}
            className={styles.plan}
            data-plan={plan}
            aria-label={BADGE_TEXTS[plan]()}
            title={BADGE_TEXTS[plan]()}
          />
        )}
      </div>
      {cells.map((cell) => (
        <Cell key={cell.label} cell={cell} />
      ))}
      <EntryDetails entry={entry} />
    </div>
  );
}
