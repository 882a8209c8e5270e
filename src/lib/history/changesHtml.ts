/** The HTML of changes: complete without JavaScript. Pure. */
import { apiPath } from '../api/apiModel';
import { escapeHtml } from '../text/escapeHtml';
import { type ChangeGroup, groupChanges, shownOwners } from './changeGroups';
import { type ChangeText, KIND_TEXTS, factText } from './changeTexts';
import type { Change, ChangeKind } from './changes';
import type { HistoryProduct, RowKind } from './history';

export interface ChangesHtmlOptions {
  readonly product: HistoryProduct;
  readonly text: ChangeText;
  /** The address of a page, of which the path is given. */
  readonly addressOf: (path: string) => string;
}

function code(text: string): string {
  return `<code translate="no">${escapeHtml(text)}</code>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Kinds whose owners are packages: these have no page. */
const OF_PACKAGES: ReadonlySet<RowKind> = new Set(['component', 'interface', 'export', 'type']);

function ownersHtml(
  { kind, owners: all }: Pick<Change, 'kind' | 'owners'>,
  { product, addressOf }: ChangesHtmlOptions,
): string {
  const { owners, more } = shownOwners(OF_PACKAGES.has(kind) ? [] : all);
  const links = owners.map(
    (name) =>
      `<a href="${escapeHtml(addressOf(`${apiPath({ product, name })}/`))}">${code(name)}</a>`,
  );
  return links.length === 0 ? '' : ` (${links.join(', ')}${more === 0 ? '' : `, +${more}`})`;
}

function factHtml(change: ChangeKind, value: string | undefined, text: ChangeText): string {
  const fact = factText(change, value);
  return 'code' in fact ? code(fact.code) : escapeHtml(text(fact.key));
}

function rowHtml(row: Change, options: ChangesHtmlOptions): string {
  const { change, kind, name, before, after } = row;
  const { text } = options;
  const owners = ownersHtml(row, options);
  const facts = `${factHtml(change, before, text)} → ${factHtml(change, after, text)}`;
  const where = owners === '' ? ` (${escapeHtml(text(KIND_TEXTS[kind]))})` : owners;
  return change === 'renamed' ? `${facts}${where}` : `${code(name)}${where}: ${facts}`;
}

/** A name, which leads to its page where it has one. */
function nameHtml(kind: RowKind, name: string, { product, addressOf }: ChangesHtmlOptions): string {
  return kind === 'component' || kind === 'interface'
    ? `<a href="${escapeHtml(addressOf(`${apiPath({ product, name })}/`))}">${code(name)}</a>`
    : code(name);
}

function groupHtml({ change, names, rows }: ChangeGroup, options: ChangesHtmlOptions): string {
  const { text } = options;
  return `<p><b>${escapeHtml(text(change))}</b></p>${list([
    ...names.map(
      (group) =>
        `${escapeHtml(text(KIND_TEXTS[group.kind]))}${ownersHtml(group, options)}: ${group.names.map((name) => nameHtml(group.kind, name, options)).join(', ')}`,
    ),
    ...rows.map((row) => rowHtml(row, options)),
  ])}`;
}

/** The changes of a product in lists, one for each kind of change. */
export function changesHtml(changes: readonly Change[], options: ChangesHtmlOptions): string {
  return groupChanges(changes)
    .map((group) => groupHtml(group, options))
    .join('');
}
