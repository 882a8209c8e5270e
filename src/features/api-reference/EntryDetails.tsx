/** What an entry says in words: its description, advice when it is deprecated, and what its arguments mean. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import i18n from '@generated/i18n';
import { type ApiSignature, noteText } from '../../lib/api/apiModel';
import { escapeHtml } from '../../lib/text/escapeHtml';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import type { Entry } from './entries';
import { Html } from './Html';
import { InlineText } from './InlineText';
import styles from './Entries.module.css';

/** A list, as few elements as can be: a page may have hundreds of arguments. */
function Signature({ signature }: { readonly signature: ApiSignature }): ReactNode {
  const { parameters, returns } = signature;
  return (
    <ul className={styles.signature}>
      {parameters.map(({ name, type, description }) => (
        <Html as="li" key={name}>
          {`<code>${escapeHtml(`${name}: ${type}`)}</code> ${description}`}
        </Html>
      ))}
      {returns && (
        <Html as="li">
          {`${escapeHtml(TEXTS.returns())} <code>${escapeHtml(returns.type)}</code> ${returns.description}`}
        </Html>
      )}
    </ul>
  );
}

/** The last cell of an entry. */
export function EntryDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { description, note, guide, deprecated, signature, type } = entry;
  if (deprecated === undefined && !signature && !note && !guide) {
    const code = type && `<code class="${styles.type}" translate="no">${escapeHtml(type)}</code>`;
    return (
      <Html role="cell" className={styles.cell}>
        {description + (code ?? '')}
      </Html>
    );
  }
  return (
    <div role="cell" className={styles.cell}>
      {description && <Html>{description}</Html>}
      {note && (
        <p className={styles.own} lang={i18n.currentLocale}>
          <b>{TEXTS.note()}:</b> <InlineText>{noteText(note, i18n.currentLocale)}</InlineText>
        </p>
      )}
      {deprecated && <Html className={styles.advice}>{deprecated}</Html>}
      {type && (
        <code className={styles.type} translate="no">
          {type}
        </code>
      )}
      {signature && <Signature signature={signature} />}
      {guide && (
        <Link to={guide.path} className={styles.guide} lang={i18n.currentLocale}>
          {TEXTS.guide({ title: guide.text })}
        </Link>
      )}
    </div>
  );
}
