import { DOCS_INSTANCES, PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { createEditUrl } from '../../../../../plugins/content/page-metadata';
import { writeSite } from './siteFixture';

const site = writeSite({
  'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx': '',
  'i18n/zh/docusaurus-plugin-content-docs/version-8.9.0/b/index.mdx': '',
});
afterAll(site.remove);

const editUrl = createEditUrl({
  siteDir: site.siteDir,
  folders: PAGE_FOLDERS,
  instance: DOCS_INSTANCES[0],
  repository: 'https://example.com/repo',
  ref: 'next',
});

describe('createEditUrl', () => {
  it.each([
    ['en', 'current', 'a/index.mdx', 'docs/x/a/index.mdx'],
    ['en', '8.9.0', 'a/index.mdx', 'versioned_docs/version-8.9.0/a/index.mdx'],
    ['zh', 'current', 'a/index.mdx', 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx'],
    ['zh', 'current', 'b/index.mdx', 'docs/x/b/index.mdx'],
    ['zh', '8.9.0', 'a/index.mdx', 'versioned_docs/version-8.9.0/a/index.mdx'],
    [
      'zh',
      '8.9.0',
      'b/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/version-8.9.0/b/index.mdx',
    ],
  ])('%s, version %s, %s: %s', (locale, version, docPath, file) => {
    expect(
      editUrl({ locale, version, docPath, versionDocsDirPath: 'docs/x', permalink: '/x/a/' }),
    ).toBe(`https://example.com/repo/edit/next/${file}`);
  });
});
