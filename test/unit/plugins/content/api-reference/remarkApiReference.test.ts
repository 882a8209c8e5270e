import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkApiReference } from '../../../../../plugins/content/api-reference';
import { pageLoader } from '../../../../../plugins/content/api-reference/pageLoader';
import type { ApiModel } from '../../../../../src/lib/api/apiModel';
import type { ApiPage } from '../../../../../src/lib/api/apiPage';
import { attributesOf, elementsOf, page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'api-'));
const folder = path.join(site, 'docs/x/page');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(site, { recursive: true }));

const MODEL: ApiModel = {
  kind: 'component',
  name: 'Gauge',
  product: 'charts',
  description: 'A <b>gauge</b>.',
  deprecated: 'Use `Meter`.',
  imports: [
    "import { Gauge } from '@mui/x-charts/Gauge';",
    "import { Gauge } from '@mui/x-charts';",
  ],
  packages: [{ name: '@mui/x-charts', version: '8.10.2' }],
  demos: ['/x/react-charts/gauge'],
  props: [
    {
      name: 'value',
      type: 'number | null',
      default: '<none>',
      description: '- one',
      signature: { parameters: [{ name: 'a', type: 'A', description: '*a*' }] },
    },
    { name: 'max', type: 'number', default: '`100` or more', description: '' },
  ],
  slots: [{ name: 'text', type: 'Text', default: 'GaugeText', description: '`x`' }],
  classes: [
    { name: 'root', className: 'MuiGauge-root', description: 'Root.' },
    { name: 'bar', className: 'MuiGauge-bar', description: 'Bar.', deprecated: 'Not `used`.' },
  ],
  source: 'packages/x-charts/src/Gauge/Gauge.tsx',
};

const files = {
  'api.json': JSON.stringify({ '//': 'Generated.', ...MODEL }),
  'interface.json': JSON.stringify({
    ...MODEL,
    kind: 'interface',
    demos: [],
    properties: MODEL.kind === 'component' ? MODEL.props : [],
  }),
  'lost.json': JSON.stringify({ ...MODEL, demos: ['/x/nowhere'] }),
  'broken.json': '{ "kind": ',
  'list.json': '[]',
  'text.json': '"x"',
  'kind.json': JSON.stringify({ ...MODEL, kind: 'hook' }),
  'product.json': JSON.stringify({ ...MODEL, product: 'x' }),
  'name.json': JSON.stringify({ ...MODEL, name: 1 }),
  'props.json': JSON.stringify({ ...MODEL, props: undefined }),
  'source.json': JSON.stringify({ ...MODEL, source: undefined }),
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(path.join(folder, name), text);
}

const sources = Object.fromEntries(
  Object.keys(files).map((name) => [name, `<ApiReference src="./${name}" />`]),
);
const wrong = {
  'missing file': ['<ApiReference src="./other.json" />', 'docs/x/page/other.json does not exist'],
  'no src': ['<ApiReference />', 'Write <ApiReference src="./api.json" />'],
  'outside the folder': ['<ApiReference src="../api.json" />', 'Write <ApiReference'],
  'computed src': ['<ApiReference src={x} />', 'Write <ApiReference'],
  'more attributes': ['<ApiReference src="./api.json" view="table" />', 'Write <ApiReference'],
  children: ['<ApiReference src="./api.json">\n\nx\n\n</ApiReference>', 'Write <ApiReference'],
  twice: [
    '<ApiReference src="./api.json" />\n\n<ApiReference src="./api.json" />',
    'no other <ApiReference>',
  ],
  'a heading': ['## Notes\n\n<ApiReference src="./api.json" />', 'no heading of its own'],
} as const;
const trees = parseMdx({
  ...sources,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])),
  prose: '## Title\n\nText.',
});

const optionsIn = (language: string) => ({
  siteDir: site,
  folders: PAGE_FOLDERS,
  language,
  pages: {
    hasPage: (target: string) => target === '/x/react-charts/gauge',
    titleOf: (target: string) => Promise.resolve(`${language}: ${target}`),
  },
});

function run(name: string, language = 'en') {
  const tree = structuredClone(trees(name));
  remarkApiReference(optionsIn(language))(tree, page('', site));
  return tree;
}

/** The text of a module that the bundler gets. */
function moduleOf(name: string, query: string, { language = 'en', isServer = false } = {}) {
  return pageLoader.call({
    resourcePath: path.join(folder, name),
    resourceQuery: query,
    getOptions: () => ({ ...optionsIn(language), isServer }),
    addDependency: () => undefined,
  });
}

/** The data behind a page. */
async function pageOf(name: string, language?: string): Promise<ApiPage> {
  const text = await moduleOf(name, '?api-page-data', language === undefined ? {} : { language });
  const [, json = ''] = /^export default JSON\.parse\((.*)\);$/s.exec(text.trim()) ?? [];
  const page: ApiPage = JSON.parse(JSON.parse(json));
  return page;
}

it('leaves other pages alone', () => {
  expect(run('prose')).toEqual(trees('prose'));
});

it('leads to what the page shows, and makes the table of contents', () => {
  const tree = run('api.json');
  const [element] = elementsOf(tree, 'ApiReference');
  const attributes = element && attributesOf(element);
  expect(attributes).toMatchObject({ content: '{apiContent}', isComponent: null });
  expect(String(attributes?.imports)).toContain('<span class="token comment">// or</span>');
  const exported = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  expect(exported.map(({ type }) => type)).toEqual([
    'ImportDeclaration',
    'ImportDeclaration',
    'ExportNamedDeclaration',
  ]);
  expect(JSON.stringify(exported[1])).toContain('"./api.json?api-page"');
  expect(JSON.stringify(exported[2])).toContain('"name":"toc"');
  // The page's own chunk has names, and neither types nor descriptions.
  expect(JSON.stringify(tree)).toContain('max');
  expect(JSON.stringify(tree)).not.toContain('number | null');
});

it('gives the server the page, and the browser a way to load it', async () => {
  const server = await moduleOf('api.json', '?api-page', { isServer: true });
  expect(server).toContain("from './api.json?api-page-data'".replaceAll("'", '"'));
  expect(server).not.toContain('import(');
  const browser = await moduleOf('api.json', '?api-page');
  expect(browser).toContain('import("./api.json?api-page-data")');
  expect(browser).not.toMatch(/^import /m);
});

it('makes HTML of all texts, and orders classes by name', async () => {
  const { model, source, demos } = await pageOf('api.json');
  expect(model).not.toHaveProperty('//');
  expect(model).toMatchObject({
    description: 'A &lt;b&gt;gauge&lt;/b&gt;.',
    deprecated: 'Use <code translate="no">Meter</code>.',
    props: [
      {
        name: 'value',
        type: 'number | null',
        default: '&lt;none&gt;',
        description: '<ul>\n<li>one</li>\n</ul>',
        signature: { parameters: [{ name: 'a', type: 'A', description: '<em>a</em>' }] },
      },
      { name: 'max', default: '<code translate="no">100</code> or more', description: '' },
    ],
    slots: [{ name: 'text', default: 'GaugeText', description: '<code translate="no">x</code>' }],
    classes: [
      { name: 'bar', deprecated: 'Not <code translate="no">used</code>.' },
      { name: 'root' },
    ],
  });
  expect(source).toBe(
    'https://github.com/mui/mui-x/blob/v8.10.2/packages/x-charts/src/Gauge/Gauge.tsx',
  );
  expect(demos).toEqual([{ path: '/x/react-charts/gauge/', title: 'en: /x/react-charts/gauge' }]);
});

it('takes the titles of demos in the language of the build', async () => {
  const { demos } = await pageOf('api.json', 'zh');
  expect(demos).toEqual([{ path: '/x/react-charts/gauge/', title: 'zh: /x/react-charts/gauge' }]);
});

it('takes interfaces, which have no source', async () => {
  const [element] = elementsOf(run('interface.json'), 'ApiReference');
  expect(element && attributesOf(element)).not.toHaveProperty('isComponent');
  const { model, source } = await pageOf('interface.json');
  expect(model).toMatchObject({ kind: 'interface', properties: [{ name: 'value' }, {}] });
  expect(source).toBeUndefined();
});

it.each(Object.entries(wrong))('refuses %s', (name, [, message]) => {
  expect(() => run(name)).toThrow(message);
});

it.each([
  ['lost.json', 'has demos at /x/nowhere, where there is no page'],
  ['broken.json', 'is not valid JSON'],
  ['list.json', 'holds no object'],
  ['text.json', 'holds no object'],
  ['kind.json', '`kind` must be'],
  ['product.json', '`product` must be one of data-grid'],
  ['name.json', '`name` must be text'],
  ['props.json', '`props` must be a list'],
  ['source.json', '`source` must be text'],
])('refuses %s and names page, line and file', (name, message) => {
  let problem = '';
  try {
    run(name);
  } catch (error) {
    problem = String(error);
  }
  expect(problem).toContain('docs/x/page/index.mdx:1: ');
  expect(problem).toContain(`docs/x/page/${name}`);
  expect(problem).toContain(message);
});
