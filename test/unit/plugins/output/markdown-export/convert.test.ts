import type { Root } from 'mdast';
import { convertPages } from '../../../../../plugins/output/markdown-export/convertPages';
import type { PageSources } from '../../../../../plugins/output/markdown-export/convertContext';
import type { ReadPage } from '../../../../../plugins/output/markdown-export/readPages';
import type { SitePage } from '../../../../../plugins/output/markdown-export/sitePages';
import { createUiTexts } from '../../../../../plugins/content/ui-texts';
import { withTrees } from '../../../../../plugins/output/markdown-export/treeProcess';
import type { ApiModel } from '../../../../../src/lib/api/apiModel';

// The process of the parser takes seconds to start on a busy machine.
jest.setTimeout(30_000);

const MODEL: ApiModel = {
  kind: 'component',
  name: 'Gauge',
  product: 'charts',
  description: 'Shows a value. See [[Series]].',
  imports: ["import { Gauge } from '@mui/x-charts';"],
  packages: [{ name: '@mui/x-charts', version: '8.0.0' }],
  demos: ['/x/bars'],
  props: [
    {
      name: 'color',
      type: "'a' | 'b'",
      default: "'a'",
      description: 'First line\nsecond | line.\n\n- one\n- <b>two</b>',
      required: true,
      plan: 'pro',
      signature: {
        parameters: [{ name: 'n', type: 'number', description: 'How many.' }],
        returns: { type: 'string', description: '' },
      },
    },
    {
      name: 'old',
      type: 'string',
      description: '',
      deprecated: 'Use `color`, see https://caniuse.com/?search=flex%20gap.',
      history: {
        since: '8.2.0',
        changes: [{ version: '8.4.0', change: 'default', after: '1' }],
      },
    },
  ],
  slots: [{ name: 'root', description: 'The root.', type: 'React.ElementType' }],
  classes: [{ name: 'root', className: 'MuiGauge-root', description: 'The root element.' }],
  methods: [
    { name: 'zoom', required: true, type: '(by: number) => void', description: 'Zooms in.' },
  ],
  variables: [
    { name: '--Gauge-gap', default: '4px', note: { en: 'The `gap`.', zh: '间隙。' } },
    { name: '--Gauge-width', note: { en: 'The width.', zh: '宽度。' } },
  ],
  source: 'packages/x-charts/src/Gauge.tsx',
};

const SOURCES: PageSources = {
  demos: new Map([
    [
      './Basic.tsx',
      {
        TS: [
          { name: 'Basic.tsx', raw: "import { rows } from './rows';\n\nconst a: number = `x`;\n" },
          { name: 'rows.ts', raw: 'export const rows = [];\n' },
        ],
        JS: [{ name: 'Basic.js', raw: 'const a = `x`;\n' }],
      },
    ],
  ]),
  models: new Map(),
  blocks: new Map(),
  controls: new Map(),
};
const NOTHING: PageSources = {
  demos: new Map(),
  models: new Map(),
  blocks: new Map(),
  controls: new Map(),
};
const EVENTS: PageSources = {
  ...NOTHING,
  blocks: new Map([
    [
      './events.json',
      {
        kind: 'events',
        package: '@mui/x-data-grid',
        version: '8.0.0',
        entries: [
          { name: 'click', group: 'A', description: 'Fired on click.', prop: 'onClick' },
          { name: 'sort', group: 'B', description: 'Fired on sort.', preventable: true },
        ],
      },
    ],
  ]),
};

interface Written {
  readonly [path: string]: { readonly TS: string; readonly JS?: string };
}

interface Page {
  readonly text: string;
  readonly sources?: PageSources;
  readonly version?: string;
}

/** The Markdown of pages by their paths. */
async function write(pages: Readonly<Record<string, Page>>, baseUrl = '/'): Promise<Written> {
  return withTrees(async (trees) => {
    const entries = Object.entries(pages);
    const parsed = await trees.parse(entries.map(([, { text }]) => ({ kind: 'mdx', text })));
    const read = entries.map(
      ([permalink, { text, sources = NOTHING, version }], index): ReadPage => {
        const page: SitePage = {
          permalink,
          title: `Title of ${permalink}`,
          description: '',
          file: `docs${permalink}index.mdx`,
          frontMatter: {},
          ...(version !== undefined && { version, versionLabel: version }),
        };
        const result = parsed[index];
        const tree: Root =
          result && 'tree' in result ? result.tree : { type: 'root', children: [] };
        const file = {
          cwd: '/site',
          path: `/site/${page.file}`,
          data: { frontMatter: {} },
          toString: () => text,
        };
        return { page, tree, file, sources };
      },
    );
    const converted = await convertPages(read, trees, {
      baseUrl,
      lookUp: createUiTexts({}),
      language: 'en',
    });
    const bodies = await trees.stringify(converted.map(({ tree }) => tree));
    const written: Record<string, { TS: string; JS?: string }> = {};
    converted.forEach(({ page, variant }, index) => {
      const body = bodies[index] ?? '';
      written[page.permalink] = { TS: '', ...written[page.permalink], [variant]: body };
    });
    return written;
  });
}

async function one(text: string, sources?: PageSources) {
  const page = { text, ...(sources && { sources }) };
  return (await write({ '/x/page/': page }))['/x/page/'] ?? { TS: '' };
}

test('comments, anchors of headings and keys become plain Markdown below the title', async () => {
  const { TS } = await one(
    '## 安装 {/* #install */}\n\n{/* no one reads this */}\n\nPress <kbd>Enter</kbd>.',
  );
  expect(TS).toBe('# Title of /x/page/\n\n## 安装\n\nPress `Enter`.\n');
});

test('a callout becomes a quotation, and tabs become fences with a label', async () => {
  const { TS } = await one(
    ':::warning[Take care]\nHot.\n:::\n\n<CodeTabs storageKey="a">\n\n```bash tab="npm"\nnpm i\n```\n\n```ts title="src/a.ts"\nlet a;\n```\n\n</CodeTabs>',
  );
  expect(TS).toContain('> **Warning: Take care**\n>\n> Hot.\n');
  expect(TS).toContain('**npm**\n\n```bash\nnpm i\n```\n\n`src/a.ts`\n\n```ts\nlet a;\n```\n');
});

test('a known issue names the version of its page', async () => {
  const text = ':::bug[Cells are dropped]\nHot.\n:::';
  const written = await write({ '/x/a/': { text }, '/x/8.9.0/a/': { text, version: '8.9.0' } });
  expect(written['/x/a/']?.TS).toContain(
    '> **Known issue in 8.10.2: Cells are dropped**\n>\n> Hot.',
  );
  expect(written['/x/8.9.0/a/']?.TS).toContain('> **Known issue in 8.9.0: Cells are dropped**');
});

test('a plan becomes a link in parentheses', async () => {
  const { TS } = await one('The selected cells <Plan needs="premium" />.');
  expect(TS).toContain('The selected cells ([Premium](/x/introduction/licensing/#premium-plan)).');
});

test('the choice of the own plan is left out', async () => {
  const { TS } = await one('Before.\n\n<MyPlan />\n\nAfter.');
  expect(TS).toContain('Before.\n\nAfter.');
});

test('a folded part stays whole, with its summary as HTML', async () => {
  const { TS } = await one(
    '<Details id="a" summary="What `<null>` does">\n\n- Set `rows`.\n\n</Details>\n\nText.',
  );
  expect(TS).toContain(
    '<details>\n<summary>What <code>&lt;null&gt;</code> does</summary>\n\n- Set `rows`.\n\n</details>\n\nText.\n',
  );
});

test('a table about keys has its name as a paragraph', async () => {
  const { TS } = await one(
    '<Keyboard component="Button">\n\n| Focus on | <kbd>Enter</kbd> |\n| --- | --- |\n| `<a>` | Follows |\n\n</Keyboard>',
  );
  expect(TS).toContain('**Keyboard: Button**\n\n| Focus on | `Enter` |');
  expect(TS).toMatch(/\| `<a>` +\| Follows \|/);
});

test('a demo becomes its files, in both languages', async () => {
  const { TS, JS } = await one('<Demo src="./Basic.tsx" height={400} />', SOURCES);
  expect(TS).toContain(
    "`Basic.tsx`\n\n```tsx\nimport { rows } from './rows';\n\nconst a: number = `x`;\n```\n\n`rows.ts`\n\n```ts\nexport const rows = [];\n```\n",
  );
  expect(JS).toContain('`Basic.js`\n\n```jsx\nconst a = `x`;\n```\n');
  expect(JS).not.toContain('rows.ts');
});

test('links lead to Markdown, below the heading that holds their anchor, in language and version', async () => {
  const pages = {
    '/zh/x/bars/': {
      text: '[a](/x/page/#second) [b](/x/page/#Basic) [c](/x/none/) [d](#top)\n\n## 顶部 {/* #top */}',
    },
    '/zh/x/page/': {
      text: '## 第二 {/* #second */}\n\n<Demo src="./Basic.tsx" />',
      sources: SOURCES,
    },
    '/zh/x/8.9.0/bars/': { text: '[a](/x/bars/)', version: '8.9.0' },
  };
  const written = await write(pages, '/zh/');
  expect(written['/zh/x/bars/']?.TS).toContain(
    '[a](/zh/x/page.md#第二) [b](/zh/x/page.md#第二) [c](/zh/x/none/) [d](#顶部)',
  );
  expect(written['/zh/x/8.9.0/bars/']?.TS).toContain('[a](/zh/x/8.9.0/bars.md)');
});

test('an API page becomes tables whose cells keep to one line', async () => {
  const api = {
    text: '<ApiReference src="./api.json" />',
    sources: { ...NOTHING, models: new Map([['./api.json', MODEL]]) },
  };
  const written = await write({
    '/x/api/charts/gauge/': api,
    '/x/api/charts/series/': { text: 'Series.' },
    '/x/bars/': { text: '[row](/x/api/charts/gauge/#gauge-prop-color)' },
  });
  const page = written['/x/api/charts/gauge/']?.TS ?? '';
  expect(page).toContain(
    "| `color` | `'a' \\| 'b'` | `'a'` | Yes | First line second \\| line. one; \\<b>two\\</b> Parameters: `n: number` How many. Returns: `string` | [Pro](/x/introduction/licensing/#pro-plan) |",
  );
  expect(page).toContain(
    '| `old` | `string` | | | **Deprecated:** Use `color`, see [flex gap (caniuse.com)](https://caniuse.com/?search=flex%20gap). Since 8.2.0. Changed in 8.4.0: Default none → `1`. | |',
  );
  expect(page).toContain('Shows a value. See [`Series`](/x/api/charts/series.md).');
  expect(page).toContain('- [Title of /x/bars/](/x/bars.md)');
  expect(page).toContain('| `.MuiGauge-root` | `root` | The root element. |');
  expect(page).toMatch(/## Methods of apiRef\n[^#]*\| `zoom` \| `\(by: number\) => void` \|/);
  expect(page).toMatch(/## CSS variables\n[^#]*\| `--Gauge-gap` \| `4px` \| The `gap`\. \|/);
  expect(page).toContain('| `--Gauge-width` | Set by the component | The width. |');
  expect(page).toContain(
    'https://github.com/mui/mui-x/blob/v8.0.0/packages/x-charts/src/Gauge.tsx',
  );
  expect(written['/x/bars/']?.TS).toContain('[row](/x/api/charts/gauge.md#props)');
});

test('an API page of functions has a row for each, with its import and the properties of its options', async () => {
  const model: ApiModel = {
    kind: 'functions',
    name: 'Hooks',
    product: 'charts',
    description: '',
    imports: [],
    packages: [],
    demos: [],
    functions: [
      {
        name: 'useGauge',
        type: '(options?: Options) => Gauge',
        description: 'Reads it.',
        imports: ["import { useGauge } from 'a';"],
        signature: {
          parameters: [
            {
              name: 'options',
              type: 'Options',
              optional: true,
              description: 'What to read.',
              members: [
                { name: 'max', type: 'number', optional: true, default: '1', description: 'End.' },
                { name: 'old', type: 'number', deprecated: 'Use `max`.', description: '' },
              ],
            },
          ],
          returns: { type: 'Gauge', description: '' },
        },
      },
    ],
  };
  const written = await write({
    '/x/api/charts/hooks/': {
      text: '<ApiReference src="./api.json" />',
      sources: { ...NOTHING, models: new Map([['./api.json', model]]) },
    },
    '/x/bars/': { text: '[hook](/x/api/charts/hooks/#hooks-useGauge)' },
  });
  expect(written['/x/api/charts/hooks/']?.TS).toContain(
    "| `useGauge` | `(options?: Options) => Gauge` | `import { useGauge } from 'a';` | Reads it. Parameters: `options?: Options` What to read. (`max?: number` End. Default: `1`; `old: number` Deprecated: Use `max`.) Returns: `Gauge` |",
  );
  expect(written['/x/bars/']?.TS).toContain('[hook](/x/api/charts/hooks.md#functions)');
});

test('a reference block shows the groups that the page asks for', async () => {
  const { TS } = await one(
    '<GridEvents src="./events.json" of="B" />\n\n## More\n\n<GridEvents src="./events.json" of="A" />',
    EVENTS,
  );
  const [first = '', second = ''] = TS.split('## More');
  expect(first).toContain('Generated from @mui/x-data-grid 8.0.0.');
  expect(first).toContain('| `sort` | Fired on sort. | Yes |');
  expect(first).not.toContain('click');
  expect(second).toContain('| `click` | Fired on click. |');
  expect(second).not.toContain('Generated');
});

test('a playground becomes a table of what it offers', async () => {
  const components = { Button: 'text' };
  const { TS } = await one('<Playground component="Button" />', {
    ...NOTHING,
    controls: new Map([
      [
        'Button',
        [
          { name: 'children', kind: 'text', components: { Button: null } },
          { name: 'variant', kind: 'choice', options: ['text', 'outlined'], components },
        ],
      ],
    ]),
  });
  expect(TS).toContain('| Prop | Values | Default |');
  expect(TS).toContain('| `children` | Text | |');
  expect(TS).toContain('| `variant` | `text`, `outlined` | `text` |');
});

test('an adapter whose library the demos do not use has a dash, as on the page', async () => {
  const adapter = { library: 'date-fns', dateType: 'Date', locale: 'object' } as const;
  const sources: PageSources = {
    ...NOTHING,
    blocks: new Map([
      [
        './adapters.json',
        {
          kind: 'adapters',
          package: '@mui/x-date-pickers',
          version: '8.0.0',
          entries: [
            { ...adapter, name: 'AdapterB', exported: 'AdapterB', range: '^4.0.0', used: '4.1.0' },
            { ...adapter, name: 'AdapterBV2', exported: 'AdapterB', range: '^2.0.0' },
          ],
        },
      ],
    ]),
  };
  const { TS } = await one('<AdapterTable src="./adapters.json" />', sources);
  expect(TS).toContain('| `^4.0.0` | `4.1.0` | `Date` |');
  expect(TS).toContain('| `^2.0.0` | – | `Date` |');
});

test('parts and theme keys of a component are tables', async () => {
  const about = { package: '@mui/material', version: '7.0.0' };
  const sources: PageSources = {
    ...NOTHING,
    blocks: new Map([
      [
        './slider-slots.json',
        {
          kind: 'slots',
          ...about,
          entries: [
            {
              name: 'thumb',
              elements: ['span'],
              selector: '.MuiSlider-thumb',
              slot: 'thumb',
              themeKey: 'MuiSlider.styleOverrides.thumb',
            },
            { name: 'active', elements: [], selector: '.Mui-active', isState: true },
          ],
        },
      ],
      [
        './slider-theme-keys.json',
        {
          kind: 'themeKeys',
          ...about,
          entries: [
            {
              name: 'palette.<color>.main',
              variables: ['--mui-palette-<color>-main'],
              uses: [{ part: 'MuiSlider-root', properties: ['color'] }],
            },
            {
              name: 'palette.divider',
              light: '#000',
              dark: '#fff',
              uses: [{ part: 'MuiSlider-rail', properties: ['color', 'border :hover'] }],
            },
            { name: 'shadows[2]', uses: [] },
          ],
        },
      ],
    ]),
  };
  const { TS: parts } = await one('<Slots src="./slider-slots.json" />', sources);
  expect(parts).toContain('Generated from @mui/material 7.0.0.');
  expect(parts).toContain(
    '| `thumb` | `<span>` | `.MuiSlider-thumb` | `slotProps={{ thumb: {} }}` | `MuiSlider.styleOverrides.thumb` |',
  );
  expect(parts).toContain('| `active` (State) | | `.Mui-active` | | |');
  const { TS: keys } = await one('<ThemeKeys src="./slider-theme-keys.json" />', sources);
  expect(keys).toContain(
    '| `palette.<color>.main` | `--mui-palette-<color>-main` | Depends on the color | `.MuiSlider-root`: `color` |',
  );
  expect(keys).toContain(
    '| `palette.divider` | | Light: `#000`, Dark: `#fff` | `.MuiSlider-rail`: `color`, `border :hover` |',
  );
});

test('pictures of the folder of a page are left out', async () => {
  const { TS } = await one('- ![Sails](./boat.svg) [Boats](/x/) sail\n- ![A boat](/boat.svg)\n');
  expect(TS).not.toContain('./boat.svg');
  expect(TS).toContain('Boats');
  expect(TS).toContain('![A boat]');
});

test.each([
  [
    'an unknown element',
    'Text\n\n<Chart />',
    'docs/x/page/index.mdx:3: <Chart> has no form in Markdown.',
  ],
  ['an expression', '{1 + 1}', 'docs/x/page/index.mdx:1: {1 + 1} has no form in Markdown.'],
  ['an unknown meta', '```ts {1,2}\na\n```', 'docs/x/page/index.mdx:1: A code fence does not know'],
])('%s is an error that names page and line', async (_what, text, message) => {
  await expect(one(text)).rejects.toThrow(message);
});
