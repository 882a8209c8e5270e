/** One entry of a section: the same elements in every view, laid out by the style sheet. */
import { type ReactNode, memo } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
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
    <div {...element}>
      {isEmpty ? '-' : code}
      {more && <span className={styles.more}>{more}</span>}
    </div>
  ) : (
    <div {...element} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

export interface EntryRowProps {
  readonly entry: Entry;
  /** The filter leaves it out. */
  readonly hidden: boolean;
  /** Shows its details in the view where they are closed. */
  readonly open: boolean;
  /** The address of the page leads here. */
  readonly marked: boolean;
  /** Only in that view. */
  readonly onToggle: ((id: string) => void) | undefined;
}

export const EntryRow = memo(function EntryRow(props: EntryRowProps): ReactNode {
  const { entry, hidden, open, marked, onToggle } = props;
  const { id, name, mark, plan, cells, deprecated } = entry;
  useBrokenLinks().collectAnchor(id);
  return (
    <div
      role="row"
      id={id}
      className={styles.row}
      hidden={hidden}
      data-open={open || undefined}
      data-marked={marked || undefined}
    >
      <div role="rowheader" className={styles.name}>
        {onToggle && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={TEXTS.details({ name })}
            onClick={() => onToggle(id)}
          />
        )}
        <code translate="no" className={deprecated === undefined ? undefined : styles.old}>
          <CodeName>{name}</CodeName>
        </code>
        {mark && <Mark mark={mark} />}
        {deprecated !== undefined && <span className={styles.note}> {TEXTS.deprecated()}</span>}
        {plan && (
          <Link
            to={`/x/introduction/licensing/#${plan}-plan`}
            className={styles.plan}
            data-plan={plan}
            aria-label={BADGE_TEXTS[plan]()}
            title={BADGE_TEXTS[plan]()}
          />
        )}
        <a className="hash-link" href={`#${id}`} aria-label={TEXTS.link({ name })} />
      </div>
      {cells.map((cell) => (
        <Cell key={cell.label} cell={cell} />
      ))}
      <EntryDetails entry={entry} />
    </div>
  );
});
