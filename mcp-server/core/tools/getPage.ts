/** `get_page`: a page as Markdown, or a section of it. */
import { z } from 'zod';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../src/lib/code/preferences';
import type { PageData } from '../../../src/lib/search/searchData';
import type { Language } from '../../../src/lib/text/languages';
import { LANGUAGES } from '../../../src/lib/text/languages';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import type { Docs } from '../../data/docs';
import type { PageEntry } from '../../data/docsIndex';
import { nameText, offsetArgument } from '../arguments';
import { excerpt } from '../excerpt';
import { readPageName, unknownPage } from '../pagePaths';
import { type Section, findSection, sectionNames, sectionsOf } from '../sections';
import { styledPage } from '../styledPage';
import { type Answer, type ToolContext, defineTool, problem } from '../tool';
import { headLines } from '../versionNote';

/** What a page says of itself before its text. */
function headOf(page: PageEntry, language: Language, { docs, project }: ToolContext): string {
  const head = headLines(page.packages, project, docs.address(page.path, language));
  const plan = page.plan === undefined ? [] : [`Needs: the ${page.plan} plan`];
  const note = page.isEnglish ? ['Note: this page is not translated; its text is English.'] : [];
  return [head, ...plan, ...note].join('\n');
}

/** The page as the search knows it. */
function searchedPage({ index }: Docs, path: string, language: Language): PageData | undefined {
  const { pages, base } = index.languages[language].search;
  return pages.find((page) => {
    const whole = page.path.startsWith('/') ? page.path : base + page.path;
    return readPageName(whole, index.site).path === path;
  });
}

/** A page, or a section of it, with its head. */
export function pageAnswer(
  page: PageEntry,
  body: string,
  {
    language,
    section: wanted,
    offset,
    tool,
  }: {
    readonly language: Language;
    readonly section?: string | undefined;
    readonly offset: number;
    /** The one that gives sections. */
    readonly tool: string;
  },
  context: ToolContext,
): Answer {
  const sections = sectionsOf(body);
  const head = headOf(page, language, context);
  const names = sectionNames(sections);
  const hint = names === '' ? '' : `Or ask ${tool} for one section: ${names}.`;
  if (wanted === undefined) {
    return { text: `${head}\n\n${excerpt(body, offset, hint)}` };
  }
  const known = searchedPage(context.docs, page.path, language);
  const section: Section | undefined = findSection(sections, wanted, known);
  if (!section) {
    return problem(
      `${page.path} has no section "${wanted}".${names === '' ? '' : ` It has ${names}.`}`,
    );
  }
  return { text: `${head}\n\n${excerpt(body.slice(section.start, section.end), offset)}` };
}

export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description:
    'Reads a page of the MUI X and Material UI documentation as Markdown, with the code of its demos. Paths come from search_docs and list_pages. Long pages are shortened: ask for a section, or go on with offset.',
  input: z.strictObject({
    path: nameText().describe(
      'Path or address of the page: /x/react-data-grid/sorting/. An anchor (#multi-sorting) selects a section.',
    ),
    section: nameText().optional().describe('Title or anchor of one section.'),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe('Language of the text: en or zh. Default: that of the path, else en.'),
    code: z
      .enum(CODE_VARIANTS)
      .default(DEFAULT_CODE_PREFERENCES.variant)
      .describe('Demos in TypeScript (TS) or JavaScript (JS).'),
    styling: z
      .enum(CODE_STYLINGS)
      .default(DEFAULT_CODE_PREFERENCES.styling)
      .describe('Demos styled with MUI System, Tailwind CSS or plain CSS, where they exist.'),
    offset: offsetArgument,
  }),
  run: (args, context) => {
    const { docs } = context;
    const named = readPageName(args.path, docs.index.site);
    const language = args.language ?? named.language ?? SOURCE_LANGUAGE;
    const page = docs.page(named.path, language);
    if (!page) {
      return problem(unknownPage(docs, args.path, named.path, language));
    }
    const body = styledPage(docs, page, args.code, args.styling);
    const section = args.section ?? named.anchor;
    return pageAnswer(page, body, { ...args, language, section, tool: 'get_page' }, context);
  },
});
