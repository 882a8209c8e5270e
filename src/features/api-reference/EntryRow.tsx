/** One entry of a section: the same elements in every view, laid out by the style sheet. */
import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { planAddress } from '../../data/sitePages';
import { releaseAddress } from '../../lib/history/anchors';
import { BADGE_TEXTS } from '../i18n/dictionary/badge';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';
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

interface SinceProps {
  readonly version: string;
  readonly text: (values: { version: string }) => string;
  readonly isLink: boolean;
}

/** When the row came or became deprecated. */
function Since({ version, text, isLink }: SinceProps): ReactNode {
  return (
    <>
      {' '}
      {isLink ? (
        <Link to={releaseAddress(version)} className={styles.since}>
          {text({ version })}
        </Link>
      ) : (
        text({ version })
      )}
    </>
  );
}

export interface EntryRowProps {
  readonly entry: Entry;
  readonly linksReleases: boolean;
  readonly style: CSSProperties | undefined;
}

export function EntryRow({ entry, linksReleases, style }: EntryRowProps): ReactNode {
  const { id, name, mark, requiredFor, plan, from, cells, deprecated, history } = entry;
  const deprecation =
    deprecated === undefined
      ? undefined
      : history?.changes.findLast(({ change }) => change === 'deprecated');
  useBrokenLinks().collectAnchor(id);
  return (
    <div role="row" id={id} className={styles.row} style={style} data-needs={plan}>
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
        {/* Text alone where it can be, since the largest pages have no elements left. */}
        {requiredFor !== undefined && ` ${TEXTS.requiredFor({ kind: requiredFor })}`}
        {deprecation ? (
          <Since
            version={deprecation.version}
            text={HISTORY_TEXTS.deprecatedIn}
            isLink={linksReleases}
          />
        ) : (
          deprecated !== undefined && ` ${TEXTS.deprecated()}`
        )}
        {history?.since !== undefined && (
          <Since version={history.since} text={HISTORY_TEXTS.since} isLink={linksReleases} />
        )}
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
