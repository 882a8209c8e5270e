import type { DocsInstance } from '../../../../src/lib/pages/docsInstance';
import { originalFile, locationOfFile, translatedFile } from '../../../../src/lib/pages/pageFiles';

const x: DocsInstance = {
  id: 'default',
  folder: 'docs/x',
  route: '/x/',
  sidebarId: 'x',
  tree: 'sidebars.ts',
};
const base: DocsInstance = { ...x, id: 'base-library', folder: 'docs/base', route: '/' };
const folders = { docs: [x, base], pages: 'src/pages' };
const docs = { kind: 'docs', instance: x } as const;
const ofBase = { kind: 'docs', instance: base } as const;
const pages = { kind: 'pages' } as const;

describe('the files of pages', () => {
  it.each([
    ['docs/x/a/index.mdx', docs, undefined, undefined, 'a/index.mdx'],
    ['versioned_docs/version-8.9.0/a/index.mdx', docs, '8.9.0', undefined, 'a/index.mdx'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/a/b.mdx', docs, undefined, 'zh', 'a/b.mdx'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/version-8.9.0/a/b.mdx',
      docs,
      '8.9.0',
      'zh',
      'a/b.mdx',
    ],
    ['src/pages/playground/index.mdx', pages, undefined, undefined, 'playground/index.mdx'],
    [
      'i18n/zh/docusaurus-plugin-content-pages/playground/index.mdx',
      pages,
      undefined,
      'zh',
      'playground/index.mdx',
    ],
    ['docs/base/a/index.mdx', ofBase, undefined, undefined, 'a/index.mdx'],
    ['base-library_versioned_docs/version-6.0.0/b.mdx', ofBase, '6.0.0', undefined, 'b.mdx'],
    [
      'i18n/zh/docusaurus-plugin-content-docs-base-library/current/b.mdx',
      ofBase,
      undefined,
      'zh',
      'b.mdx',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-base-library/version-6.0.0/b.mdx',
      ofBase,
      '6.0.0',
      'zh',
      'b.mdx',
    ],
  ] as const)('%s', (file, kind, version, language, name) => {
    const place = { ...kind, version, language, name };
    expect(locationOfFile(file, folders)).toEqual(place);
    expect(language ? translatedFile(place, language) : originalFile(place, folders)).toBe(file);
  });

  it.each([
    'README.md',
    'docs/xy/a.mdx',
    'docs/x',
    'versioned_docs/a.mdx',
    'versioned_docs/version-8.9.0',
    'i18n/zh/code.json',
    'i18n/zh/docusaurus-plugin-content-docs/current.json',
    'i18n/zh/docusaurus-plugin-content-docs/other/a.mdx',
    'i18n/zh/docusaurus-plugin-content-blog/a.mdx',
    '../docs/x/a.mdx',
    '',
  ])('%j is no file of a page', (file) => {
    expect(locationOfFile(file, folders)).toBeUndefined();
  });

  it('finds the original of a translation in the same version', () => {
    const place = { ...docs, language: 'zh', name: 'a/index.mdx' } as const;
    expect(originalFile({ ...place, version: undefined }, folders)).toBe('docs/x/a/index.mdx');
    expect(originalFile({ ...place, version: '7.x' }, folders)).toBe(
      'versioned_docs/version-7.x/a/index.mdx',
    );
  });
});
