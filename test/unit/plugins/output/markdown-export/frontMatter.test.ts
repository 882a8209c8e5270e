import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { frontMatterText } from '../../../../../plugins/output/markdown-export/frontMatter';
import type { SitePage } from '../../../../../plugins/output/markdown-export/sitePages';

const MATERIAL = `@mui/material@${PACKAGE_VERSIONS['@mui/material']}`;
const LAB = `@mui/lab@${PACKAGE_VERSIONS['@mui/lab']}`;

function packagesOf(page: Partial<SitePage>): readonly string[] {
  const text = frontMatterText(
    {
      permalink: '/components/page/',
      title: 'Page',
      description: '',
      frontMatter: {},
      ...page,
    },
    { model: undefined, lookUp: (id) => id, url: 'https://example.com/', language: 'en' },
  );
  return Array.from(text.matchAll(/^ {2}- '(.*)'$/gm), ([, name = '']) => name);
}

test.each<[string, Partial<SitePage>, readonly string[]]>([
  ['a page of the base library', { frontMatter: { components: ['Button'] } }, [MATERIAL]],
  ['a page without components', {}, [MATERIAL]],
  ['a page about the lab', { frontMatter: { components: ['Button', 'Masonry'] } }, [MATERIAL, LAB]],
  [
    'a page about the lab in a cut version',
    { frontMatter: { components: ['Masonry'] }, version: '7.3.0' },
    ['@mui/material@7.3.0'],
  ],
])('%s names its packages', (_, page, expected) => {
  expect(packagesOf(page)).toEqual(expected);
});
