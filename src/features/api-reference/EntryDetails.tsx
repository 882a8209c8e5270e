/**
 * What an entry says in words: its description, advice when it is deprecated, what its arguments mean, and the types that
 * unfold. One text of HTML in one element: a page may have hundreds of entries.
 */
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import i18n from '@generated/i18n';
import { type ApiSignature, noteText } from '../../lib/api/apiModel';
import { namesHtml } from '../../lib/text/codeNames';
import { escapeHtml } from '../../lib/text/escapeHtml';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import type { Entry } from './entries';
import { Html } from './Html';
import { inlineHtml } from './inlineHtml';
import styles from './Entries.module.css';

function signatureHtml({ parameters, returns }: ApiSignature): string {
  const items = parameters.map(
    ({ name, type, description }) =>
      `<li><code data-kind="type" translate="no">${escapeHtml(name)}: ${type}</code> ${description}</li>`,
  );
  const result = returns
    ? `<li>${escapeHtml(TEXTS.returns())} <code data-kind="type" translate="no">${returns.type}</code> ${returns.description}</li>`
    : '';
  return `<ul class="${styles.signature}">${items.join('')}${result}</ul>`;
}

/** The last cell of an entry. */
export function EntryDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { description, note, guide, deprecated, signature, type, unfolded } = entry;
  const address = useBaseUrl(guide?.path);
  const lang = i18n.currentLocale;
  const parts = [
    description,
    note &&
      `<p class="${styles.own}" lang="${lang}"><b>${escapeHtml(TEXTS.note())}:</b> ${inlineHtml(noteText(note, lang))}</p>`,
    deprecated && `<div class="${styles.advice}">${deprecated}</div>`,
    type && `<code class="${styles.type}" data-kind="type" translate="no">${type}</code>`,
    signature && signatureHtml(signature),
    unfolded,
    guide &&
      `<a class="${styles.guide}" data-guide lang="${lang}" href="${escapeHtml(address)}">${namesHtml(TEXTS.guide({ title: guide.text }))}</a>`,
  ];
  return (
    <Html role="cell" className={styles.cell}>
      {parts.filter((part) => part !== undefined).join('')}
    </Html>
  );
}
