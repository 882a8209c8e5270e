/** Links in the HTML of the API reference, where the site lies below a path of its host. */
import path from 'node:path';
import { readPage } from '../../../../../plugins/content/api-reference/readPage';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';

jest.mock('../../../../../src/data/siteAddress', () => ({
  SITE_ADDRESS: { origin: 'https://docs.example.com', base: '/ui/' },
}));

it.each([
  ['en', '/ui/x/'],
  ['zh', '/ui/zh/x/'],
])('in %s they begin with %s', async (language, start) => {
  const page = await readPage('docs/x/api/data-grid/grid-col-def/api.json', {
    siteDir: path.join(__dirname, '../../../../..'),
    folders: PAGE_FOLDERS,
    language,
    pages: { hasPage: () => true, titleOf: () => Promise.resolve('Title') },
  });
  const links = [...JSON.stringify(page).matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link?.startsWith(start))).toEqual([]);
});
