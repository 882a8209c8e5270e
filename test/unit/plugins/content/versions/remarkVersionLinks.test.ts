import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkVersionLinks } from '../../../../../plugins/content/versions';
import { attributesOf, elementsOf, nodesOf, parseMdx } from '../mdx/parseMdx';

const parsed = parseMdx({
  links: [
    'A [page](/x/react-charts/), a [heading](/x/react-charts/bars/#stacks), [here](#here),',
    'the [versions](/versions/), [elsewhere](https://mui.com/x/react-charts/), [by name][name].',
    '',
    '[name]: /x/introduction/',
    '',
    '`/x/react-charts/` in code stays.',
  ].join('\n'),
  elements: '<a href="/x/react-charts/">a</a> and <Card to="/x/introduction/" title="/x/title" />',
});
const options = { siteDir: '/site', folders: PAGE_FOLDERS };

function transformed(name: string, path: string) {
  const tree = structuredClone(parsed(name));
  remarkVersionLinks(options)(tree, { cwd: '/site', path });
  return tree;
}

function urls(path: string): readonly string[] {
  return nodesOf(transformed('links', path)).flatMap((node) => ('url' in node ? [node.url] : []));
}

describe('remarkVersionLinks', () => {
  it.each([
    '/site/versioned_docs/version-8.9.0/react-charts/index.mdx',
    '/site/i18n/zh/docusaurus-plugin-content-docs/version-8.9.0/react-charts/index.mdx',
  ])('keeps the links of %s in the version', (path) => {
    expect(urls(path)).toEqual([
      '/x/8.9.0/react-charts/',
      '/x/8.9.0/react-charts/bars/#stacks',
      '#here',
      '/versions/',
      'https://mui.com/x/react-charts/',
      '/x/8.9.0/introduction/',
    ]);
    const [link] = elementsOf(transformed('elements', path), 'a');
    const [card] = elementsOf(transformed('elements', path), 'Card');
    expect(link && attributesOf(link)).toEqual({ href: '/x/8.9.0/react-charts/' });
    expect(card && attributesOf(card)).toEqual({ to: '/x/8.9.0/introduction/', title: '/x/title' });
  });

  it.each([
    '/site/docs/x/react-charts/index.mdx',
    '/site/i18n/zh/docusaurus-plugin-content-docs/current/react-charts/index.mdx',
    '/site/src/pages/playground/index.mdx',
  ])('leaves the links of %s as they are', (path) => {
    expect(urls(path)[0]).toBe('/x/react-charts/');
  });

  it('refuses a version whose name could be that of a page', () => {
    expect(() => urls('/site/versioned_docs/version-legacy/index.mdx')).toThrow(
      'versioned_docs/version-legacy/index.mdx belongs to a version named "legacy". The name of a version must begin with a number, such as 8.9.0.',
    );
  });
});
