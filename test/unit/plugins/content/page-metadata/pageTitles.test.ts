import { createPageTitles } from '../../../../../plugins/content/page-metadata';
import { PAGE_FOLDERS, X_INSTANCE } from '../../../../../src/data/docsInstances';
import { toSidebar } from '../../../../../src/lib/pages/pageTree';
import { writeSite } from './siteFixture';

const site = writeSite({
  'docs/x/bars/index.mdx': '---\ntitle: Bars\n---\n',
  'docs/x/pie/index.mdx': '---\ntitle: "Pie\n---\n',
  'i18n/en/titles.json': '{}',
});
afterAll(() => site.remove());

const { hasPage, titleOf } = createPageTitles({
  siteDir: site.siteDir,
  folders: { ...PAGE_FOLDERS, docs: [X_INSTANCE] },
  trees: {
    default: toSidebar('/x/', [
      { pathname: '/x/bars' },
      { pathname: '/x/lines' },
      { pathname: '/x/pie' },
    ]),
  },
  language: 'en',
});

it('knows which pages there are, and their titles', async () => {
  expect(hasPage('/x/bars', undefined)).toBe(true);
  expect(hasPage('/x/lines', undefined)).toBe(false);
  expect(await titleOf('/x/bars', undefined)).toBe('Bars');
});

it.each([
  [
    'without a page',
    '/x/lines',
    'sidebars.ts has a node for /x/lines, but there is no docs/x/lines/index.mdx. Write the page, or remove the node.',
  ],
  [
    'whose page can’t be read',
    '/x/pie',
    "Front matter of docs/x/pie/index.mdx: it can't be read: unexpected end of the stream",
  ],
])('names the file of a node %s', async (_name, pathname, message) => {
  await expect(titleOf(pathname, undefined)).rejects.toThrow(message);
});
