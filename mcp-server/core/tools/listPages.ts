/** `list_pages`: what pages there are. */
import { z } from 'zod';
import type { PageEntry } from '../../data/docsIndex';
import { languageArgument, nameText, offsetArgument } from '../arguments';
import { excerpt } from '../excerpt';
import { pageLine, readPageName } from '../pagePaths';
import { type ToolContext, defineTool, problem } from '../tool';
import { headLines } from '../versionNote';

/** All documented packages, with their versions. */
function allPackages({ docs: { index } }: ToolContext): readonly string[] {
  return Object.entries(index.packages).map(([name, version]) => `${name}@${version}`);
}

/** The path that pages have in common: `/x/react-data-grid/`. */
function commonPath(pages: readonly PageEntry[]): string {
  const [first = [], ...others] = pages.map(({ path }) => path.split('/').slice(0, -1));
  const length = first.findIndex((part, place) => others.some((other) => other[place] !== part));
  return `${(length === -1 ? first : first.slice(0, length)).join('/')}/`;
}

export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the groups of pages; with under, the pages of a group or below a path, with what each is about and the plan that it needs.',
  input: z.strictObject({
    under: nameText()
      .optional()
      .describe('A group from the list of groups, or a path: /x/react-charts/.'),
    language: languageArgument,
    offset: offsetArgument,
  }),
  run: ({ under, language, offset }, context) => {
    const { docs, project } = context;
    const { groups, pages } = docs.index.languages[language];
    const head = headLines(allPackages(context), project, docs.address('/', language));
    if (under === undefined) {
      const lines = groups.map((title, group) => {
        const own = pages.filter((page) => page.group === group);
        return `- ${title}: ${own.length} pages below ${commonPath(own)}`;
      });
      const text = `Groups of pages. To see the pages, ask with under: a group, or a path.\n\n${lines.join('\n')}`;
      return { text: `${head}\n\n${excerpt(text, offset)}` };
    }
    const group = groups.findIndex((title) => title.toLowerCase() === under.toLowerCase());
    const { path } = readPageName(under, docs.index.site);
    const found = pages.filter((page) =>
      group === -1 ? page.path.startsWith(path) : page.group === group,
    );
    if (found.length === 0) {
      return problem(
        `There is no page below "${under}". The groups are ${groups.map((title) => `"${title}"`).join(', ')}.`,
      );
    }
    return { text: `${head}\n\n${excerpt(found.map(pageLine).join('\n'), offset)}` };
  },
});
