/**
 * What an entry says in words: its description, advice when it is deprecated, what its arguments mean, and the types that
 * unfold. One text of HTML in one element: a page may have hundreds of entries.
 */
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import i18n from '@generated/i18n';
import { type ApiParameter, type ApiSignature, noteText } from '../../lib/api/apiModel';
import { namesHtml } from '../../lib/text/codeNames';
import { escapeHtml } from '../../lib/text/escapeHtml';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import type { Entry } from './entries';
import { Html } from './Html';
import { inlineHtml } from './inlineHtml';
import styles from './Entries.module.css';

function listHtml(items: readonly string[]): string {
  return `<ul class="${styles.signature}">${items.join('')}</ul>`;
}

/** @param name code before the type, or words */
function itemHtml(name: string, words: string, of: Omit<ApiParameter, 'name'>): string {
  const { type, description, default: usual, deprecated, members } = of;
  const parts = [
    `${words}<code data-kind="type" translate="no">${name}${type}</code>`,
    deprecated === undefined ? '' : `<b>${escapeHtml(TEXTS.deprecated())}:</b> ${deprecated}`,
    description,
    usual === undefined
      ? ''
      : `${escapeHtml(TEXTS.default())}: ${usual.includes('<code') ? usual : `<code translate="no">${usual}</code>`}`,
    members ? listHtml(members.map(parameterHtml)) : '',
  ];
  return `<li>${parts.filter((part) => part !== '').join(' ')}</li>`;
}

function parameterHtml(parameter: ApiParameter): string {
  return itemHtml(`${escapeHtml(parameter.name)}${parameter.optional ? '?' : ''}: `, '', parameter);
}

function signatureHtml({ parameters, returns }: ApiSignature): string {
  return listHtml([
    ...parameters.map(parameterHtml),
    ...(returns ? [itemHtml('', `${escapeHtml(TEXTS.returns())} `, returns)] : []),
  ]);
}

/** The last cell of an entry. */
export function EntryDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { description, note, guide, deprecated, signature, imports, type, unfolded } = entry;
  const address = useBaseUrl(guide?.path);
  const lang = i18n.currentLocale;
  const parts = [
    description,
    note &&
      `<p class="${styles.own}" lang="${lang}"><b>${escapeHtml(TEXTS.note())}:</b> ${inlineHtml(noteText(note, lang))}</p>`,
    deprecated && `<div class="${styles.advice}">${deprecated}</div>`,
    type && `<code class="${styles.type}" data-kind="type" translate="no">${type}</code>`,
    imports?.map(
      (line) => `<code class="${styles.type}" translate="no">${escapeHtml(line)}</code>`,
    ),
    signature && signatureHtml(signature),
    unfolded,
    guide &&
      `<a class="${styles.guide}" data-guide lang="${lang}" href="${escapeHtml(address)}">${namesHtml(TEXTS.guide({ title: guide.text }))}</a>`,
  ];
  return (
    <Html role="cell" className={styles.cell}>
      {parts
        .flat()
        .filter((part) => part !== undefined)
        .join('')}
    </Html>
  );
}
