/** `get_demo`: the files of a demo. */
import { z } from 'zod';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../src/lib/code/preferences';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import type { DemoEntry } from '../../data/docsIndex';
import { nameText, offsetArgument } from '../arguments';
import { excerpt } from '../excerpt';
import { nearestNames } from '../nearestNames';
import { readPageName, unknownPage } from '../pagePaths';
import { fileBlocks } from '../styledPage';
import { defineTool, problem } from '../tool';
import { headLines } from '../versionNote';

const MAX_LISTED = 20;

function demoLines(demos: readonly DemoEntry[]): string {
  return demos
    .slice(0, MAX_LISTED)
    .map(({ name, page }) => `- ${name} on ${page}`)
    .join('\n');
}

export const getDemo = defineTool({
  name: 'get_demo',
  title: 'Read the code of a demo',
  description:
    'Gives the complete files of a demo, ready to be pasted. Names of demos stand in get_page above their code, without the extension. With page and without name, it lists the demos of the page.',
  input: z.strictObject({
    name: nameText().optional().describe('Name of the demo: BasicSorting.'),
    page: nameText()
      .optional()
      .describe('Path of the page that shows it, if several demos have the name.'),
    code: z
      .enum(CODE_VARIANTS)
      .default(DEFAULT_CODE_PREFERENCES.variant)
      .describe('TypeScript (TS) or JavaScript (JS).'),
    styling: z
      .enum(CODE_STYLINGS)
      .default(DEFAULT_CODE_PREFERENCES.styling)
      .describe('MUI System, Tailwind CSS or plain CSS.'),
    offset: offsetArgument,
  }),
  run: ({ name, page, code, styling, offset }, { docs, project }) => {
    const path = page === undefined ? undefined : readPageName(page, docs.index.site).path;
    if (page !== undefined && path !== undefined && !docs.page(path, SOURCE_LANGUAGE)) {
      return problem(unknownPage(docs, page, path, SOURCE_LANGUAGE));
    }
    const there = docs.index.demos.filter((demo) => path === undefined || demo.page === path);
    if (name === undefined) {
      return path === undefined
        ? problem('Give the name of a demo, or the page whose demos you want to see.')
        : {
            text: `Source: ${docs.address(path, SOURCE_LANGUAGE)}\n\n${there.length === 0 ? `${path} has no demos.` : demoLines(there)}`,
          };
    }
    const wanted = name.replace(/\.(?:tsx?|jsx?)$/, '').toLowerCase();
    const found = there.filter((demo) => demo.name.toLowerCase() === wanted);
    const [demo, ...others] = found;
    if (!demo) {
      const near = nearestNames(
        wanted,
        there.map((each) => each.name),
      );
      return problem(
        `There is no demo "${name}"${path === undefined ? '' : ` on ${path}`}. Similar names: ${near.join(', ')}.`,
      );
    }
    if (others.length > 0) {
      return problem(`Several pages have a demo "${name}". Name the page:\n${demoLines(found)}`);
    }
    const files = docs.demo(demo, styling)?.[code];
    if (!files) {
      const stylings = Object.keys(demo.sources).join(', ');
      return problem(`The demo ${demo.name} has no styling "${styling}". It has: ${stylings}.`);
    }
    const shown = docs.page(demo.page, SOURCE_LANGUAGE);
    const head = headLines(
      shown?.packages ?? [],
      project,
      `${docs.address(demo.page, SOURCE_LANGUAGE)}#${demo.name}`,
    );
    return { text: `${head}\n\n${excerpt(fileBlocks(files), offset)}` };
  },
});
