import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkApiReference } from '../../../../../plugins/content/api-reference';
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

async function run(name: string, language = 'en') {
  const tree = structuredClone(trees(name));
  await remarkApiReference({
    siteDir: site,
    folders: PAGE_FOLDERS,
    language,
    pages: {
      hasPage: (target) => target === '/x/react-charts/gauge',
      titleOf: (target) => Promise.resolve(`${language}: ${target}`),
    },
    repository: 'https://example.com',
  })(tree, page('', site));
  return tree;
}

/** The data that goes into the page's chunk. */
async function pageOf(name: string, language?: string): Promise<ApiPage> {
  const texts: unknown[] = [];
  JSON.stringify(await run(name, language), (key, value: unknown) => {
    if (key === 'value' && typeof value === 'string' && value.startsWith('{"model"')) {
      texts.push(value);
    }
    return value;
  });
  expect(texts).toHaveLength(1);
  return JSON.parse(String(texts[0]));
}

it('leaves other pages alone', async () => {
  expect(await run('prose')).toEqual(trees('prose'));
});

it('hands the model to the component, and makes the table of contents from it', async () => {
  const tree = await run('api.json');
  const [element] = elementsOf(tree, 'ApiReference');
  expect(element && attributesOf(element)).toEqual({ page: '{apiPage}' });
  const exported = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  expect(exported.map(({ type }) => type)).toEqual([
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportNamedDeclaration',
  ]);
  expect(JSON.stringify(exported[2])).toContain('"name":"toc"');
});

it('makes HTML of all texts, and orders classes by name', async () => {
  const { model, imports, source, demos } = await pageOf('api.json');
  expect(model).not.toHaveProperty('//');
  expect(model).toMatchObject({
    description: 'A &lt;b&gt;gauge&lt;/b&gt;.',
    deprecated: 'Use <code>Meter</code>.',
    props: [
      {
        name: 'value',
        type: 'number | null',
        default: '&lt;none&gt;',
        description: '<ul>\n<li>one</li>\n</ul>',
        signature: { parameters: [{ name: 'a', type: 'A', description: '<em>a</em>' }] },
      },
      { name: 'max', default: '<code>100</code> or more', description: '' },
    ],
    slots: [{ name: 'text', default: 'GaugeText', description: '<code>x</code>' }],
    classes: [{ name: 'bar', deprecated: 'Not <code>used</code>.' }, { name: 'root' }],
  });
  expect(imports).toContain('<span class="token comment">// or</span>');
  expect(source).toBe('https://example.com/blob/v8.10.2/packages/x-charts/src/Gauge/Gauge.tsx');
  expect(demos).toEqual([{ path: '/x/react-charts/gauge/', title: 'en: /x/react-charts/gauge' }]);
});

it('takes the titles of demos in the language of the build', async () => {
  const { demos } = await pageOf('api.json', 'zh');
  expect(demos).toEqual([{ path: '/x/react-charts/gauge/', title: 'zh: /x/react-charts/gauge' }]);
});

it('takes interfaces, which have no source', async () => {
  const { model, source } = await pageOf('interface.json');
  expect(model).toMatchObject({ kind: 'interface', properties: [{ name: 'value' }, {}] });
  expect(source).toBeUndefined();
});

it.each(Object.entries(wrong))('refuses %s', async (name, [, message]) => {
  await expect(run(name)).rejects.toThrow(message);
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
])('refuses %s and names page, line and file', async (name, message) => {
  const problem = await run(name).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(problem).toContain('docs/x/page/index.mdx:1: ');
  expect(problem).toContain(`docs/x/page/${name}`);
  expect(problem).toContain(message);
});
