import path from 'node:path';
import type { Root } from 'mdast';
import { remarkApiLinks } from '../../../../../plugins/content/api-links';
import { textOf } from '../../../../../src/lib/text/syntaxTree';
import { nodesOf, parseMdx } from '../mdx/parseMdx';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { writeSite } from '../page-metadata/siteFixture';

const CUT = 'versioned_docs/version-8.9.0';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const apiFile = (docs: string, product: string, slug: string) =>
  `${docs}/api/${product}/${slug}/api.json`;
const site = writeSite({
  [apiFile('docs/x', 'data-grid', 'data-grid')]: '{"name":"DataGrid"}',
  [apiFile('docs/x', 'data-grid', 'toolbar')]: '{"name":"Toolbar"}',
  [apiFile('docs/x', 'data-grid', 'grid-col-def')]: '{"name":"GridColDef"}',
  [apiFile('docs/x', 'charts', 'toolbar')]: '{"name":"Toolbar"}',
  [apiFile(CUT, 'data-grid', 'data-grid')]: '{"name":"DataGrid"}',
  'docs/base/api/popper/api.json': '{"name":"Popper"}',
  'docs/base/api/toolbar/api.json': '{"name":"Toolbar"}',
  'docs/base/api/hooks/api.json':
    '{"name":"Hooks","functions":[{"name":"useTheme"},{"name":"css"}]}',
  'docs/x/api/data-grid/index.mdx': 'All components.',
});
afterAll(site.remove);

const texts = parseMdx({
  prose: [
    '# The `DataGrid`',
    '',
    'Use `DataGrid` with `GridColDef`, not `<DataGrid rows={rows} />`, `dataGrid` or `Nothing`.',
    '',
    '| part | code |',
    '| --- | --- |',
    '| a | `Toolbar` |',
    '',
    '- [`DataGrid`](/x/react-data-grid/) and [a `DataGrid`][link]',
    '- <a href="/x/">`DataGrid`</a> and <Chip>`DataGrid`</Chip>',
    '',
    '[link]: /x/react-data-grid/',
    '',
    '```tsx',
    'DataGrid',
    '```',
  ].join('\n'),
  both: 'Use `Popper`, `<Popper>` or `<DataGrid />`, and a `Toolbar`.',
  functions: 'Call `useTheme`, not `css` or `Hooks`.',
  plain: 'Only words.',
  ownSection: '## API {/* #api */}\n\n- by hand',
  ownAnchor: 'Text.\n\n### Methods {/* #api */}',
});

interface Options {
  readonly file?: string;
  readonly components?: readonly string[];
}

function transformed(
  name: string,
  { file = 'docs/x/react-data-grid/sorting/index.mdx', components }: Options = {},
): Root {
  const tree = structuredClone(texts(name));
  remarkApiLinks({ siteDir: site.siteDir, folders: PAGE_FOLDERS })(tree, {
    cwd: site.siteDir,
    path: path.join(site.siteDir, file),
    data: { frontMatter: { title: 'A page', ...(components && { components }) } },
  });
  return tree;
}

/** Links to API pages as `words > address`. */
function apiLinks(tree: Root): readonly string[] {
  return nodesOf(tree).flatMap((node) =>
    node.type === 'link' && node.url.includes('/api/') ? [`${textOf(node)} > ${node.url}`] : [],
  );
}

const GRID = 'DataGrid > /x/api/data-grid/data-grid/';
const COL_DEF = 'GridColDef > /x/api/data-grid/grid-col-def/';
const GRID_TOOLBAR = 'Toolbar > /x/api/data-grid/toolbar/';
const CHARTS_TOOLBAR = 'Toolbar > /x/api/charts/toolbar/';

describe('names in running text', () => {
  it('lead to their page, but not from a heading, from another link, or when they are part of code', () => {
    expect(apiLinks(transformed('prose'))).toEqual([GRID, COL_DEF, GRID_TOOLBAR, GRID]);
  });

  it('stay code', () => {
    const codes = nodesOf(transformed('prose')).filter(
      (node) => node.type === 'inlineCode' && node.value === 'DataGrid',
    );
    expect(codes).toHaveLength(6);
  });

  it.each([
    ['docs/x/react-charts/bars/index.mdx', [GRID, COL_DEF, CHARTS_TOOLBAR, GRID]],
    ['docs/x/introduction/index.mdx', [GRID, COL_DEF, GRID]],
    [`${ZH}/current/react-charts/bars/index.mdx`, [GRID, COL_DEF, CHARTS_TOOLBAR, GRID]],
    ['docs/x/api/data-grid/data-grid/index.mdx', [COL_DEF, GRID_TOOLBAR]],
    ['docs/x/api/charts/toolbar/index.mdx', [GRID, COL_DEF, GRID]],
    [`${CUT}/react-data-grid/index.mdx`, [GRID, GRID]],
    [`${ZH}/version-8.9.0/react-data-grid/index.mdx`, [GRID, GRID]],
    ['versioned_docs/version-7.x/react-data-grid/index.mdx', []],
    ['src/pages/playground/index.mdx', []],
  ])('of %s lead to the pages of its product and version', (file, links) => {
    expect(apiLinks(transformed('prose', { file }))).toEqual(links);
  });
});

describe('names of both families', () => {
  const POPPER = ['Popper > /api/popper/', '<Popper> > /api/popper/'];
  const ELEMENT = '<DataGrid /> > /x/api/data-grid/data-grid/';

  it.each([
    ['docs/x/react-data-grid/sorting/index.mdx', [...POPPER, ELEMENT, GRID_TOOLBAR]],
    [`${ZH}/current/react-charts/bars/index.mdx`, [...POPPER, ELEMENT, CHARTS_TOOLBAR]],
    // Two products of MUI X have a toolbar.
    ['docs/x/introduction/index.mdx', [...POPPER, ELEMENT]],
    ['docs/base/components/app-bar/index.mdx', [...POPPER, ELEMENT, 'Toolbar > /api/toolbar/']],
    // The base library has no cut versions.
    [`${CUT}/react-data-grid/index.mdx`, [ELEMENT]],
  ])('in %s lead to the page of its own family first', (file, links) => {
    expect(apiLinks(transformed('both', { file }))).toEqual(links);
  });
});

describe('the API section', () => {
  it('is at the end, with a heading and the listed names in order', () => {
    const tree = transformed('plain', { components: ['Toolbar', 'charts/Toolbar', 'DataGrid'] });
    expect(apiLinks(tree)).toEqual([GRID_TOOLBAR, CHARTS_TOOLBAR, GRID]);
    const [words, heading, list] = tree.children;
    expect(words && textOf(words)).toBe('Only words.');
    expect(heading).toMatchObject({ type: 'heading', depth: 2 });
    expect(heading && textOf(heading)).toBe('API');
    expect(list?.type).toBe('list');
  });

  it('is missing without a list', () => {
    expect(transformed('plain').children).toHaveLength(1);
  });

  it('is in translations and in cut versions too', () => {
    const file = `${ZH}/current/react-charts/index.mdx`;
    expect(apiLinks(transformed('plain', { file, components: ['Toolbar'] }))).toEqual([
      CHARTS_TOOLBAR,
    ]);
    const cut = `${CUT}/react-data-grid/index.mdx`;
    expect(apiLinks(transformed('plain', { file: cut, components: ['DataGrid'] }))).toEqual([GRID]);
    expect(() => transformed('plain', { file: cut, components: ['GridColDef'] })).toThrow(
      `Front matter of ${cut}: \`components\`: GridColDef has no API page. Did you mean DataGrid?`,
    );
  });

  it.each([
    [['DataGird'], 'DataGird has no API page. Did you mean DataGrid?'],
    [['chart/Toolbar'], 'chart/Toolbar has no API page. Did you mean charts/Toolbar?'],
  ])('needs names that have a page: %j', (components, message) => {
    expect(() => transformed('plain', { components })).toThrow(
      `Front matter of docs/x/react-data-grid/sorting/index.mdx: \`components\`: ${message}`,
    );
  });

  it('needs the product of a name that several products have', () => {
    const file = 'docs/x/introduction/index.mdx';
    expect(() => transformed('plain', { file, components: ['Toolbar'] })).toThrow(
      `Front matter of ${file}: \`components\`: Toolbar is documented for several products. Write data-grid/Toolbar or charts/Toolbar.`,
    );
    expect(
      apiLinks(
        transformed('plain', { file, components: ['charts/Toolbar', 'data-grid/DataGrid'] }),
      ),
    ).toEqual([CHARTS_TOOLBAR, GRID]);
  });

  it.each([
    ['ownSection', 1],
    ['ownAnchor', 3],
  ])('stands alone: %s', (name, line) => {
    expect(() => transformed(name, { components: ['DataGrid'] })).toThrow(
      `docs/x/react-data-grid/sorting/index.mdx:${line}: The page has an API section of its own`,
    );
    expect(() => transformed(name)).not.toThrow();
  });
});

describe('API pages', () => {
  it('must say what they document', () => {
    const broken = writeSite({ [apiFile('docs/x', 'charts', 'gauge')]: '{}' });
    const run = () =>
      remarkApiLinks({ siteDir: broken.siteDir, folders: PAGE_FOLDERS })(texts('plain'), {
        cwd: broken.siteDir,
        path: path.join(broken.siteDir, 'docs/x/introduction/index.mdx'),
        data: {},
      });
    expect(run).toThrow('docs/x/api/charts/gauge/api.json has no name. Run npm run docs:api.');
    broken.remove();
  });
});

test('a function leads to its row, unless its name is a word', () => {
  expect(apiLinks(transformed('functions', { file: 'docs/base/start/index.mdx' }))).toEqual([
    'useTheme > /api/hooks/#hooks-useTheme',
  ]);
});
