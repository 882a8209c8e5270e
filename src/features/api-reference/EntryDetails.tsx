/**
 * What an entry says in words: its description, advice when it is deprecated, what its arguments mean, and the types that
 * unfold. One text of HTML in one element: a page may have hundreds of entries.
 */
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import i18n from '@generated/i18n';
import { type ApiParameter, type ApiSignature, noteText } from '../../lib/api/apiModel';
import { releaseAddress } from '../../lib/history/anchors';
import type { RowChange } from '../../lib/history/rowHistory';
import { namesHtml } from '../../lib/text/codeNames';
import { escapeHtml } from '../../lib/text/escapeHtml';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';
import { factText } from '../../lib/history/changeTexts';
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

function factHtml(change: RowChange['change'], value: string | undefined): string {
  const fact = factText(change, value);
  return 'code' in fact ? escapeHtml(fact.code) : escapeHtml(HISTORY_TEXTS[fact.key]());
}

/** What the row was before, closed at first. Code and few words, in as few elements as can be. */
function changesHtml(changes: readonly RowChange[], lang: string, baseUrl: string): string {
  const versions = [...new Set(changes.map(({ version }) => version))];
  const lines = changes.map(
    ({ version, change, before, after }) =>
      `${versions.length > 1 ? `${version} ` : ''}${escapeHtml(HISTORY_TEXTS[change]())}:\n  ${factHtml(change, before)}\n→ ${factHtml(change, after)}`,
  );
  const address = baseUrl + releaseAddress(versions.at(-1) ?? '').slice(1);
  return `<details data-unfolds data-history translate="no" lang="${lang}"><summary>${escapeHtml(HISTORY_TEXTS.changedIn({ version: versions.join(', ') }))}</summary>${lines.join('\n')}\n<a href="${escapeHtml(address)}">${escapeHtml(HISTORY_TEXTS.whatChanged())}</a></details>`;
}

/** The last cell of an entry. */
export function EntryDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { description, note, guide, deprecated, signature, imports, type, unfolded } = entry;
  // The row itself says since when it is deprecated.
  const changes = (entry.history?.changes ?? []).filter(({ change }) => change !== 'deprecated');
  const baseUrl = useBaseUrl('/');
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
    changes.length > 0 && changesHtml(changes, lang, baseUrl),
    guide &&
      `<a class="${styles.guide}" data-guide lang="${lang}" href="${escapeHtml(address)}">${namesHtml(TEXTS.guide({ title: guide.text }))}</a>`,
  ];
  return (
    <Html role="cell" className={styles.cell}>
      {parts
        .flat()
        .filter((part) => typeof part === 'string')
        .join('')}
    </Html>
  );
}
