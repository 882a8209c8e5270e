/** A small site as a build leaves it, with the sources of its pages, for tests of the MCP server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../src/lib/search/searchData';

export const FIXTURE_ADDRESS = 'https://docs.example.com/';

const DEMO = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'name' }];

export default function BasicSorting() {
  return <DataGrid aria-label="Names" rows={[]} columns={columns} />;
}
`;

const CSS_DEMO = DEMO.replace(
  'import { DataGrid',
  "import './BasicSorting.css';\nimport { DataGrid",
);

/** What the steps of the build make of the demo. */
const JS_DEMO = `import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'name' }];

export default function BasicSorting() {
  return <DataGrid aria-label="Names" rows={[]} columns={columns} />;
}
`;

const GRID_PACKAGES = ['@mui/x-data-grid@8.10.2', '@mui/x-data-grid-pro@8.10.2'];

function head(
  route: string,
  title: string,
  { language = 'en', version = '8.10.2', plan = 'free', packages = GRID_PACKAGES } = {},
): string {
  return [
    '---',
    `title: '${title.replaceAll("'", "''")}'`,
    `description: 'About ${title}.'`,
    'packages:',
    ...packages.map((name) => `  - '${name}'`),
    `version: '${version}'`,
    `plan: ${plan}`,
    `url: '${FIXTURE_ADDRESS}${route}'`,
    `language: ${language}`,
    '---',
    '',
  ].join('\n');
}

function sortingBody(name: string, language: string, code: string): string {
  return `
# Sorting

Users click a header.

\`${name}\`

\`\`\`${language}
${code.trimEnd()}
\`\`\`

## Sort on a server

\`\`\`sh
# no heading
\`\`\`

Set \`sortingMode\`. See [filtering](/x/react-data-grid/filtering.md).

### Ignore late answers

The last one counts.

## Next steps

- More.
`;
}

/** Longer than one answer. */
const LONG_LINES = Array.from({ length: 900 }, (_, index) => `Line ${index} of a long page.`);

const KNOWN_ISSUES = `
# Known issues

## Sorting

### The arrow points down

With \`headerAlign\`, the arrow points down.

[Sorting](/x/react-data-grid/sorting.md)

### Keys are slow

Use fewer keys.
`;

const API_PAGE = `
# DataGrid API

## Props

| Name | Type |
| --- | --- |
| \`sortModel\` | \`GridSortModel\` |
`;

/** The props of the grid that changed in two releases. */
const GRID_ROWS = [
  {
    kind: 'prop',
    owners: ['DataGrid', 'DataGridPro'],
    name: 'sortModel',
    states: [
      [0, { type: 'GridSortItem[]' }],
      [2, { type: 'GridSortModel' }],
    ],
  },
  { kind: 'prop', owners: ['DataGrid'], name: 'sortingMode', states: [[2, { type: 'string' }]] },
  {
    kind: 'export',
    owners: ['@mui/x-data-grid-pro'],
    name: 'useGridPro',
    states: [[3, { plan: 'pro' }]],
  },
];

function histories(): Readonly<Record<string, string>> {
  const versions = ['7.29', '8.0.0', '8.4.0', '8.10.2'];
  const gaps = { '8.4.0': { '@mui/x-data-grid-pro': '8.3.0' } };
  return Object.fromEntries(
    ['data-grid', 'date-pickers', 'charts', 'tree-view'].map((product) => [
      `site/static/x/history/${product}.json`,
      JSON.stringify({ versions, gaps, rows: product === 'data-grid' ? GRID_ROWS : [] }),
    ]),
  );
}

function model(name: string, product: string): object {
  return {
    '//': 'Generated.',
    kind: 'component',
    name,
    product,
    description: `The ${name}. It has more.`,
    imports: [`import { ${name} } from '@mui/x-${product}';`],
    packages: [{ name: `@mui/x-${product}` }],
    demos: [],
    source: `packages/${name}.tsx`,
    props: [
      {
        name: 'sortModel',
        type: 'GridSortModel',
        default: '[]',
        description: 'Set the sort model, see [[GridSortModel]]. Rows follow.',
        note: { en: 'Keep it stable.', zh: '保持引用不变。' },
        guide: { page: '/x/react-data-grid/sorting', anchor: 'sort-on-a-server' },
      },
    ],
    slots: [{ name: 'toolbar', type: 'React.ElementType', description: 'The toolbar.' }],
    classes: [{ name: 'root', className: `Mui${name}-root`, description: 'The root.' }],
  };
}

function searchData(root: string, title: string, alias: string): SearchData {
  const trails = [[['Data Grid']], [['Data Grid', 'API reference']]];
  const api = (name: string, product: 'data-grid' | 'charts') =>
    ({ name, kind: 'component', product, trail: 1 }) as const;
  return {
    root,
    base: `${root}x/`,
    trails,
    pages: [
      {
        path: 'react-data-grid/sorting',
        trail: 0,
        title,
        aliases: [alias],
        keywords: ['order rows'],
        sections: [
          {
            title: root === '/' ? 'Sort on a server' : '在服务器上排序',
            anchor: 'sort-on-a-server',
          },
        ],
      },
      { path: 'react-data-grid/filtering', trail: 0, plan: 'pro', title: 'Filtering' },
    ],
    messages: [{ text: 'MUI X: The rows have no id {}.', page: 0 }],
    words: {},
    apis: [api('DataGrid', 'data-grid'), api('Toolbar', 'data-grid'), api('Toolbar', 'charts')],
    rows: {
      prop: [{ name: 'sortModel', places: [0] }],
      property: [],
      function: [],
      slot: [{ name: 'toolbar', places: [0] }],
      class: [{ name: 'MuiDataGrid-root', places: [0] }],
    },
  };
}

function script(data: SearchData): string {
  const text = JSON.stringify(JSON.stringify(data));
  return `"use strict";(globalThis.webpackChunkportal=globalThis.webpackChunkportal||[]).push([["7"],{29(e){e.exports=JSON.parse(${text})}}]);`;
}

const CHINESE_SORTING = `
# 排序

## 在服务器上排序

设置 \`sortingMode\`。
`;

/** All files by their paths: sources below `site/`, the build below `build/`. */
function files(): Readonly<Record<string, string>> {
  const grid = 'x/react-data-grid/';
  const api = 'x/api/data-grid/';
  const apiFile = (route: string, name: string) =>
    head(`${route}/`, `${name} API`) + API_PAGE.replace('DataGrid', name);
  const index = (root: string) =>
    [
      '# Docs',
      '- [Sorting alone](/x/react-data-grid/llms.txt): not a page.',
      '## Data Grid',
      ...['sorting', 'filtering', 'known-issues'].map(
        (name) => `- [\\[${name}\\]](${root}${grid}${name}.md): About it. (Pro plan)`,
      ),
      '## Data Grid: API reference',
      ...['data-grid', 'toolbar'].map((name) => `- [${name}](${root}${api}${name}.md)`),
      `- [toolbar](${root}x/api/charts/toolbar.md)`,
      '',
    ].join('\n\n');
  return {
    [`site/docs/${grid}sorting/index.mdx`]: '<Demo src="./BasicSorting.tsx" height={400} />\n',
    [`site/docs/${grid}sorting/BasicSorting.tsx`]: DEMO,
    [`site/docs/${grid}sorting/BasicSorting.css.tsx`]: CSS_DEMO,
    [`site/docs/${grid}sorting/BasicSorting.css`]: '.names {\n  color: red;\n}\n',
    [`site/docs/${api}data-grid/api.json`]: JSON.stringify(model('DataGrid', 'data-grid')),
    [`site/docs/${api}toolbar/api.json`]: JSON.stringify(model('Toolbar', 'data-grid')),
    'site/docs/x/api/charts/toolbar/api.json': JSON.stringify(model('Toolbar', 'charts')),
    ...histories(),
    'build/index.md': `${head('', 'Home')}\n# Home\n`,
    'build/llms.txt': index('/'),
    'build/assets/js/search-current.0a1b2c3d.js': script(searchData('/', 'Sorting', '排序')),
    [`build/${grid}sorting.md`]:
      head(`${grid}sorting/`, 'Sorting') + sortingBody('BasicSorting.tsx', 'tsx', DEMO),
    [`build/${grid}sorting.js.md`]:
      head(`${grid}sorting/`, 'Sorting') + sortingBody('BasicSorting.js', 'jsx', JS_DEMO),
    [`build/${grid}filtering.md`]: `${head(`${grid}filtering/`, "The reader's filter", { plan: 'pro' })}\n# Filtering\n\n## First\n\n${LONG_LINES.join('\n')}\n\n## Last\n\nThe end.\n`,
    [`build/${grid}known-issues.md`]: head(`${grid}known-issues/`, 'Known issues') + KNOWN_ISSUES,
    [`build/${api}data-grid.md`]: apiFile(`${api}data-grid`, 'DataGrid'),
    [`build/${api}toolbar.md`]: apiFile(`${api}toolbar`, 'Toolbar'),
    'build/x/api/charts/toolbar.md': apiFile('x/api/charts/toolbar', 'Toolbar'),
    'build/zh/llms.txt': index('/zh/'),
    'build/zh/assets/js/search-current.0a1b2c3e.js': script(searchData('/zh/', '排序', 'Sorting')),
    [`build/zh/${grid}sorting.md`]:
      head(`zh/${grid}sorting/`, '排序', { language: 'zh-CN' }) + CHINESE_SORTING,
    [`build/zh/${grid}filtering.md`]: `${head(`zh/${grid}filtering/`, 'Filtering')}\n# Filtering\n`,
    [`build/zh/${grid}known-issues.md`]: head(`zh/${grid}known-issues/`, '已知问题') + KNOWN_ISSUES,
    [`build/zh/${api}data-grid.md`]: apiFile(`zh/${api}data-grid`, 'DataGrid'),
    [`build/zh/${api}toolbar.md`]: apiFile(`zh/${api}toolbar`, 'Toolbar'),
    'build/zh/x/api/charts/toolbar.md': apiFile('zh/x/api/charts/toolbar', 'Toolbar'),
  };
}

/** Writes the site into an empty folder. */
export function writeFixtureSite(folder: string): {
  readonly siteDir: string;
  readonly buildDir: string;
} {
  for (const [name, text] of Object.entries(files())) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { siteDir: path.join(folder, 'site'), buildDir: path.join(folder, 'build') };
}
