/** Small pieces of the HTML of reference blocks. */
import { planAddress } from '../../../src/data/sitePages';
import { escapeHtml, highlight } from '../../../src/lib/code/highlight';
import { CHANGES_PAGE, releaseAnchor } from '../../../src/lib/history/anchors';
import { factText } from '../../../src/lib/history/changeTexts';
import type { RowChange, RowHistory } from '../../../src/lib/history/rowHistory';
import type { Plan } from '../../../src/lib/pages/pageTree';
import type { Markdown } from './markdown';

/** What the HTML of a block is made with. */
export interface BlockTools {
  readonly markdown: Markdown;
  /** The path of a page of this site, in the version that the block belongs to. */
  readonly linkTo: (path: string) => string;
}

/** Text for the inside of an element or of an attribute, in which `{{` is no placeholder. */
export function text(value: string): string {
  return escapeHtml(value).replaceAll('"', '&quot;').replaceAll('{', '&#123;');
}

/** A text of the shell, which is put in where the block is shown. */
export function label(key: string): string {
  return `{{${key}}}`;
}

/** Code within a line. */
export function code(value: string): string {
  return `<code translate="no">${text(value)}</code>`;
}

/** A block of TypeScript that breaks its lines. */
export function codeBlock(value: string): string {
  return `<pre class="prism" translate="no"><code>${highlight(value, 'ts').replaceAll('{', '&#123;')}</code></pre>`;
}

const PLAN_NAMES: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };

/** The plan that is needed; as a link to what that is, unless it stands where a link can't. */
export function planBadge(plan: Plan | undefined, tools?: BlockTools): string {
  if (plan === undefined) {
    return '';
  }
  const name = PLAN_NAMES[plan];
  return tools === undefined
    ? ` <span data-mark="${plan}">${name}</span>`
    : ` <a data-mark="${plan}" href="${tools.linkTo(planAddress(plan))}">${name}</a>`;
}

/** A short remark beside a name. */
export function mark(key: string): string {
  return ` <span data-mark="note">${label(key)}</span>`;
}

/** When an entry came, where it is later than the major version. */
export function sinceMark(history: RowHistory | undefined): string {
  return history?.since === undefined ? '' : mark(`history:since ${history.since}`);
}

function fact(change: RowChange['change'], value: string | undefined): string {
  const found = factText(change, value);
  return 'code' in found ? code(found.code) : label(`history:${found.key}`);
}

/** What an entry was before, with links to what else changed. */
export function historyHtml(
  history: RowHistory | undefined,
  { linkTo }: Pick<BlockTools, 'linkTo'>,
): string {
  return (history?.changes ?? [])
    .map(
      ({ version, change, before, after }) =>
        `<p><a href="${linkTo(CHANGES_PAGE)}#${releaseAnchor(version)}">${label(`history:changedIn ${version}`)}</a>: ${label(`history:${change}`)} ${fact(change, before)} → ${fact(change, after)}</p>`,
    )
    .join('');
}

/** The link of an entry to itself. */
export function selfLink(name: string): string {
  return ` <a data-self href="#${text(name)}" aria-label="${label('link')}: ${text(name)}">#</a>`;
}

/** The package's advice instead of something deprecated. */
export function deprecation(advice: string | undefined, { blocks }: Markdown): string {
  return advice === undefined
    ? ''
    : `<div data-note><strong>${label('deprecated')}</strong>${inEnglish(blocks(advice))}</div>`;
}

/** Texts of the packages are English on pages of all languages. */
export function inEnglish(html: string): string {
  return html === '' ? '' : `<div lang="en">${html}</div>`;
}

/** A list of terms; those without a description are left out. */
export function terms(items: readonly (readonly [term: string, description: string])[]): string {
  const rows = items
    .filter(([, description]) => description !== '')
    .map(([term, description]) => `<div><dt>${term}</dt><dd>${description}</dd></div>`);
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}

/** A row of a table; its first cell is its heading. */
export function tableRow([first = '', ...cells]: readonly string[], attributes = ''): string {
  const others = cells.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${attributes}><th scope="row">${first}</th>${others}</tr>`;
}

/** A table that scrolls where it is too wide, from the HTML of its headings and of its rows. */
export function tableFrame(headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<div data-frame tabindex="0" role="group" aria-label="${label('table')}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A table whose headings are texts of the shell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return tableFrame(
    headings.map(label),
    rows.map((cells) => tableRow(cells)),
  );
}
