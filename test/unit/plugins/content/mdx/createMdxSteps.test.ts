import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { createMdxSteps } from '../../../../../plugins/content/mdx';
import { elementsOf, page, parseMdx } from './parseMdx';

const steps = createMdxSteps({
  siteDir: '/site',
  folders: PAGE_FOLDERS,
  language: 'en',
  pages: {
    hasPage: () => true,
    titleOf: () => Promise.resolve('Title'),
    textsOf: () => Promise.resolve({}),
  },
});
const texts = {
  unknownCallout: ':::note\n\nHello\n\n:::\n',
  code: '```tsx\nconst a = 1;\n```\n',
};
const tree = parseMdx(texts);

/** Runs the steps that stand in Markdown versions, as the export does. */
async function runInMarkdown(name: keyof typeof texts) {
  const root = tree(name);
  const file = { ...page(texts[name]), data: { frontMatter: {} } };
  for (const step of steps.markdown) {
    await step(root, file);
  }
  return root;
}

it('the Markdown version of a page is held to the rules of callouts, as the page is', async () => {
  await expect(runInMarkdown('unknownCallout')).rejects.toThrow('":::note" is not a callout');
});

it('code of a Markdown version stays code', async () => {
  expect(elementsOf(await runInMarkdown('code'), 'StaticCode')).toEqual([]);
});

it('no step occurs twice', () => {
  const functions = [...steps.before, ...steps.after].map((entry) =>
    Array.isArray(entry) ? entry[0] : entry,
  );
  expect(new Set(functions).size).toBe(functions.length);
});
