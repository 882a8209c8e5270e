/** `search_docs`: the search of the site, with what to ask next. */
import { z } from 'zod';
import { LONGEST_QUERY, type HitKind, type SearchHit } from '../../../src/lib/search/searchHit';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import type { Language } from '../../../src/lib/text/languages';
import { findApi, findRows, firstSentence } from '../apiRows';
import { languageArgument, productArgument, productId } from '../arguments';
import { inOneLine } from '../excerpt';
import { readPageName } from '../pagePaths';
import { sectionsOf, findSection } from '../sections';
import { type ToolContext, defineTool } from '../tool';
import { headLines } from '../versionNote';

const MAX_HITS = 12;
const DEFAULT_HITS = 8;
/** Characters of what a hit says of itself. */
const MAX_SUMMARY = 220;

/** Kinds of hits whose details `get_api` gives. */
const API_PAGES: readonly HitKind[] = ['component', 'interface', 'functions'];
const API_ROWS: readonly HitKind[] = ['prop', 'property', 'function', 'slot', 'class'];

interface Next {
  /** The call that reads what was found, as code. */
  readonly call: string;
  readonly summary: string;
}

/** Markdown as plain words: without code, tables, titles and marks. */
function words(markdown: string): string {
  return markdown
    .replace(/^(`{3,})[^]*?^\1$/gm, '')
    .replace(/^(?:#|\||`[^`]+`$|<).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|^> ?/gm, '');
}

/** The language of a call: English needs none. */
const inLanguage = (language: Language) => (language === SOURCE_LANGUAGE ? {} : { language });

function apiNext(hit: SearchHit, language: Language, { docs }: ToolContext): Next {
  const isRow = API_ROWS.includes(hit.kind);
  const name = (isRow ? hit.trail.at(-1) : hit.title) ?? hit.title;
  const path = readPageName(hit.address, docs.index.site).path;
  const entry = docs.index.apis.find((api) => api.path === path) ?? findApi(docs, name)[0];
  const args = {
    name: entry?.name ?? name,
    ...(isRow && { row: hit.title }),
    ...inLanguage(language),
  };
  const model = entry && docs.model(entry);
  const [row] = model && isRow ? findRows(model, hit.title) : [];
  const text = isRow ? row?.description : model?.description;
  return { call: `get_api(${JSON.stringify(args)})`, summary: firstSentence(text ?? '') };
}

function pageNext(hit: SearchHit, language: Language, { docs }: ToolContext): Next {
  const { path, anchor } = readPageName(hit.address, docs.index.site);
  const page = docs.page(path, language);
  const args = { path, ...(anchor !== undefined && { section: anchor }), ...inLanguage(language) };
  const call = `get_page(${JSON.stringify(args)})`;
  if (!page || anchor === undefined) {
    return { call, summary: page?.description ?? '' };
  }
  const body = docs.text(page, 'TS');
  const section = findSection(sectionsOf(body), hit.title, undefined);
  return {
    call,
    summary: words(section ? body.slice(section.start, section.end) : page.description),
  };
}

function hitLines(
  hit: SearchHit,
  number: number,
  language: Language,
  context: ToolContext,
): string {
  const isApi = API_PAGES.includes(hit.kind) || API_ROWS.includes(hit.kind);
  const { call, summary } = isApi
    ? apiNext(hit, language, context)
    : pageNext(hit, language, context);
  const address = new URL(hit.address, context.docs.index.site).href;
  const plan = hit.plan === undefined ? '' : `, needs ${hit.plan}`;
  const reason = [
    ...(hit.quote === undefined ? [] : [hit.quote]),
    ...(hit.also?.length ? [`also: ${hit.also.join(', ')}`] : []),
  ];
  const lines = [inOneLine(summary, MAX_SUMMARY), ...reason].filter((line) => line !== '');
  return [
    `${number}. ${[...hit.trail, hit.title].join(' › ')} (${hit.kind}${plan})`,
    ...lines,
    address,
    call,
  ].join('\n   ');
}

/** The packages of a product, or of all, with versions. */
function documentedPackages(
  { docs: { index } }: ToolContext,
  product: ReturnType<typeof productId>,
): readonly string[] {
  return Object.entries(index.products)
    .filter(([id]) => product === undefined || id === product)
    .flatMap(([, names]) => names)
    .map((name) => `${name}@${index.packages[name] ?? ''}`);
}

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the MUI X and Material UI documentation by intent, in English or Chinese: tasks ("freeze first column"), names of code (DataGrid sortModel), or an error message. Returns pages, sections, props, slots and classes, each with the call that reads it. Start here.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_QUERY)
      .describe('What is looked for: a task, a name of code, or an error message.'),
    product: productArgument,
    language: languageArgument,
    limit: z.int().min(1).max(MAX_HITS).default(DEFAULT_HITS).describe('How many results at most.'),
  }),
  run: ({ query, product: slug, language, limit }, context) => {
    const product = productId(slug);
    const search = context.docs.search(language);
    const scope = product === undefined ? {} : { product };
    const found = search.find(query, scope);
    const hits = (found.length > 0 ? found : search.nearest(query, scope)).slice(0, limit);
    const packages = documentedPackages(context, product);
    const head = headLines(packages, context.project, context.docs.address('/', language));
    const first =
      found.length > 0
        ? `${hits.length} results for "${query}":`
        : `Nothing has the words "${query}".${hits.length > 0 ? ' Pages with similar titles:' : ' Try other words, or list_pages.'}`;
    const list = hits.map((hit, index) => hitLines(hit, index + 1, language, context));
    return { text: `${head}\n\n${[first, ...list].join('\n')}` };
  },
});
