/** `known_issues`: defects of the documented versions, with ways around them. */
import { z } from 'zod';
import { PRODUCTS } from '../../../src/data/products';
import type { Language } from '../../../src/lib/text/languages';
import type { PageEntry } from '../../data/docsIndex';
import {
  languageArgument,
  nameText,
  offsetArgument,
  productArgument,
  productId,
} from '../arguments';
import { excerpt } from '../excerpt';
import { sectionsOf } from '../sections';
import { type ToolContext, defineTool } from '../tool';
import { headLines } from '../versionNote';

/** Where each product lists its issues. */
const PAGE = /\/known-issues\/$/;

/** The pages that list issues, of one product or of all. */
function issuePages(
  { docs }: ToolContext,
  language: Language,
  start: string | undefined,
): readonly PageEntry[] {
  return docs.index.languages[language].pages.filter(
    ({ path }) => PAGE.test(path) && (start === undefined || path.startsWith(start)),
  );
}

/** The issues of a page: on it, each is a heading of the third level. */
function issuesOf(body: string): readonly string[] {
  return sectionsOf(body)
    .filter(({ depth }) => depth === 3)
    .map(({ start, end }) => body.slice(start, end).trim());
}

export const knownIssues = defineTool({
  name: 'known_issues',
  title: 'List known issues',
  description:
    'Lists defects of the documented package versions with workarounds. Use it when code that follows the documentation does not work as described.',
  input: z.strictObject({
    product: productArgument,
    query: nameText()
      .optional()
      .describe('Words that an issue must contain: a prop, or a symptom.'),
    language: languageArgument,
    offset: offsetArgument,
  }),
  run: ({ product, query, language, offset }, context) => {
    const { docs, project } = context;
    const { groups } = docs.index.languages[language];
    const start = PRODUCTS.find(({ id }) => id === productId(product))?.path;
    const pages = issuePages(context, language, start);
    const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const isWanted = (issue: string) => words.every((word) => issue.toLowerCase().includes(word));
    const lists = pages.map((page) => {
      const issues = issuesOf(docs.text(page, 'TS')).filter(isWanted);
      const address = docs.address(page.path, language);
      return {
        issues,
        text: `## ${groups[page.group] ?? page.title}\n\nSource: ${address}\n\n${issues.join('\n\n')}`,
      };
    });
    const found = lists.filter(({ issues }) => issues.length > 0);
    const count = found.reduce((sum, { issues }) => sum + issues.length, 0);
    const packages = [...new Set(pages.flatMap((page) => page.packages))];
    const head = headLines(packages, project, docs.address(pages[0]?.path ?? '/', language));
    const about = words.length === 0 ? '' : ` with the words "${query}"`;
    const body =
      count === 0
        ? `No known issues${about} are listed${product === undefined ? '' : ` for ${product}`}.`
        : `Known issues${about}: ${count}.\n\n${found.map(({ text }) => text).join('\n\n')}`;
    return { text: `${head}\n\n${excerpt(body, offset)}` };
  },
});
