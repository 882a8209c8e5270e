import { originalFile, placeOfFile, translatedFile } from '../../../src/lib/pageFiles';

const folders = { docs: 'docs/x', pages: 'src/pages' };

describe('the files of pages', () => {
  it.each([
    ['docs/x/a/index.mdx', 'docs', undefined, undefined, 'a/index.mdx'],
    ['versioned_docs/version-8.9.0/a/index.mdx', 'docs', '8.9.0', undefined, 'a/index.mdx'],
    ['i18n/zh/docusaurus-plugin-content-docs/current/a/b.mdx', 'docs', undefined, 'zh', 'a/b.mdx'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/version-8.9.0/a/b.mdx',
      'docs',
      '8.9.0',
      'zh',
      'a/b.mdx',
    ],
    ['src/pages/playground/index.mdx', 'pages', undefined, undefined, 'playground/index.mdx'],
    [
      'i18n/zh/docusaurus-plugin-content-pages/playground/index.mdx',
      'pages',
      undefined,
      'zh',
      'playground/index.mdx',
    ],
  ] as const)('%s', (file, kind, version, language, name) => {
    const place = { kind, version, language, name };
    expect(placeOfFile(file, folders)).toEqual(place);
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
    expect(placeOfFile(file, folders)).toBeUndefined();
  });

  it('finds the original of a translation in the same version', () => {
    const place = { kind: 'docs', language: 'zh', name: 'a/index.mdx' } as const;
    expect(originalFile({ ...place, version: undefined }, folders)).toBe('docs/x/a/index.mdx');
    expect(originalFile({ ...place, version: '7.x' }, folders)).toBe(
      'versioned_docs/version-7.x/a/index.mdx',
    );
  });
});
