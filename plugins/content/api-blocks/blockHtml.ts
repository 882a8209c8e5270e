/** Makes the HTML of generated reference blocks: complete without JavaScript, and with none of its own. */
import {
  type ApiBlockFile,
  type ApiBlockFileOf,
  type ApiBlockHtml,
  type ApiMethod,
  type ComponentLocale,
  type DateAdapter,
  type GridEvent,
  type GridSelector,
  gridPropPath,
} from '../../../src/lib/api/apiBlocks';
import type { ApiGuide } from '../../../src/lib/api/apiModel';
import type { Plan } from '../../../src/lib/pages/pageTree';
import {
  type BlockTools,
  code,
  codeBlock,
  deprecation,
  historyHtml,
  inEnglish,
  label,
  mark,
  planBadge,
  selfLink,
  sinceMark,
  table,
  terms,
  text,
} from './html';
import { slotsHtml } from './slotsHtml';
import { themeKeysHtml } from './themeKeysHtml';

/** A method that is closed at first. Its anchor lies inside, since that is what browsers open for a link. */
function methodHtml(method: ApiMethod, tools: BlockTools): string {
  const { name, description, plan, deprecated, history, type, parameters, returns } = method;
  const { markdown } = tools;
  const lead = markdown.lead(description);
  const described = (words: string) =>
    words === '' ? '' : ` ${inEnglish(markdown.blocks(words))}`;
  const head = [
    code(parameters ? `${name}()` : name),
    planBadge(plan),
    deprecated === undefined ? '' : mark('deprecated'),
    sinceMark(history),
    lead === '' ? '' : ` <span lang="en">${lead}</span>`,
  ].join('');
  const body = [
    deprecation(deprecated, markdown),
    markdown.hasMore(description) ? inEnglish(markdown.blocks(description)) : '',
    codeBlock(`${name.slice(name.lastIndexOf('.') + 1)}: ${type}`),
    terms([
      ...(parameters ?? []).map((parameter): [string, string] => [
        code(`${parameter.name}${parameter.optional ? '?' : ''}`),
        `${code(parameter.type)}${described(parameter.description)}`,
      ]),
      [label('returns'), returns ? `${code(returns.type)}${described(returns.description)}` : ''],
    ]),
    historyHtml(history, tools),
    `<p>${planBadge(plan, tools)}${selfLink(name)}</p>`,
  ].join('');
  return `<details><summary>${head}</summary><div id="${text(name)}">${body}</div></details>`;
}

/** An entry that is open at all times. */
function itemHtml(
  entry: GridEvent | GridSelector,
  marks: string,
  rows: Parameters<typeof terms>[0],
  tools: BlockTools,
): string {
  const { name, description, plan, deprecated, history } = entry;
  const head = `<p>${code(name)}${planBadge(plan, tools)}${marks}${sinceMark(history)}${selfLink(name)}</p>`;
  const words = inEnglish(tools.markdown.blocks(description));
  return `<div role="listitem" id="${text(name)}">${head}${words}${deprecation(deprecated, tools.markdown)}${terms(rows)}${historyHtml(history, tools)}</div>`;
}

/** The prop that listens to an event, as a link to where it is described. */
function propLink(prop: string, plan: Plan | undefined, { linkTo }: BlockTools): string {
  return `<a href="${linkTo(gridPropPath(prop, plan))}">${code(prop)}</a>`;
}

/** The section of a guide that explains an entry, by its English heading. */
function guideLink(guide: ApiGuide | undefined, { linkTo }: BlockTools): string {
  return guide?.heading === undefined
    ? ''
    : `<a lang="en" href="${linkTo(`${guide.page}/`)}#${text(guide.anchor ?? '')}">${text(guide.heading)}</a>`;
}

function eventHtml(entry: GridEvent, tools: BlockTools): string {
  const { params, event, prop, plan, preventable, guide } = entry;
  const typed = (type: string | undefined) => (type === undefined ? '' : code(type));
  const rows: Parameters<typeof terms>[0] = [
    [label('params'), typed(params)],
    [label('event'), typed(event)],
    [label('prop'), prop === undefined ? '' : propLink(prop, plan, tools)],
    [label('guide'), guideLink(guide, tools)],
  ];
  return itemHtml(entry, preventable ? mark('preventable') : '', rows, tools);
}

function selectorHtml(entry: GridSelector, tools: BlockTools): string {
  const rows: Parameters<typeof terms>[0] = [
    [label('argument'), entry.parameters.map(code).join(', ')],
    [label('returns'), code(entry.returns)],
  ];
  return itemHtml(entry, '', rows, tools);
}

/** How much of a locale is translated, as a colour that the number beside it repeats. */
function level(share: number): 'low' | 'medium' | 'high' {
  if (share < 0.5) {
    return 'low';
  }
  return share < 0.9 ? 'medium' : 'high';
}

function localeRow({ name, tag, language, translated, missing }: ComponentLocale, total: number) {
  // Rounded down, so that only what is complete has 100%.
  const percent = Math.floor((translated / total) * 100);
  const bar = `<span data-bar="${level(translated / total)}"><span style="inline-size:${percent}%"></span></span>`;
  const keys = missing.map((key) => `<li>${code(key)}</li>`).join('');
  const details =
    missing.length === 0
      ? label('complete')
      : `<details><summary>${missing.length} ${label('missing')}<span data-hidden>: ${text(language)}</span></summary><ul>${keys}</ul></details>`;
  return [
    `<span lang="en">${text(language)}</span>`,
    `<span id="${text(name)}">${code(name)}</span>`,
    text(tag),
    `${bar} ${translated}/${total} (${percent}%)`,
    details,
  ];
}

function localesHtml({ entries, total }: ApiBlockFileOf<'locales'>): string {
  const headings = ['language', 'import', 'tag', 'translated', 'missingTexts'];
  return table(
    headings,
    entries.map((entry) => localeRow(entry, total)),
  );
}

function adapterRow(adapter: DateAdapter, packageName: string): readonly string[] {
  const { name, exported, library, range, used, dateType, locale } = adapter;
  return [
    `<span id="${text(name)}">${code(`${packageName}/${name}`)}</span>`,
    code(exported),
    code(library),
    code(range),
    used === undefined ? '–' : code(used),
    code(dateType),
    label(locale === 'object' ? 'localeObject' : 'localeName'),
  ];
}

function adaptersHtml(file: ApiBlockFileOf<'adapters'>): string {
  const headings = ['path', 'class', 'library', 'versions', 'used', 'dates', 'adapterLocale'];
  return table(
    headings,
    file.entries.map((entry) => adapterRow(entry, file.package)),
  );
}

function grouped<Entry extends { readonly group: string }>(
  entries: readonly Entry[],
  toHtml: (entry: Entry, tools: BlockTools) => string,
  tools: BlockTools,
): ApiBlockHtml {
  const groups: Record<string, string> = {};
  for (const entry of entries) {
    groups[entry.group] = (groups[entry.group] ?? '') + toHtml(entry, tools);
  }
  return groups;
}

/** The HTML of a file, by group; a file without groups has one without a name. */
export function blockHtml(file: ApiBlockFile, tools: BlockTools): ApiBlockHtml {
  switch (file.kind) {
    case 'methods':
      return grouped(file.entries, methodHtml, tools);
    case 'events':
      return grouped(file.entries, eventHtml, tools);
    case 'selectors':
      return grouped(file.entries, selectorHtml, tools);
    case 'locales':
      return { '': localesHtml(file) };
    case 'adapters':
      return { '': adaptersHtml(file) };
    case 'slots':
      return { '': slotsHtml(file.entries) };
    case 'themeKeys':
      return { '': themeKeysHtml(file.entries) };
  }
}
