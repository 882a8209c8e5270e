/** Moves pages in a small project with git. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../../../../plugins/content/translations';
import { docsMove } from '../../../../tools/move-page/command';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const START =
  '---\ntitle: Start\ndescription: Begin.\nredirects:\n  - /x/grid/sort/before/\n---\n\n';

const FILES: Readonly<Record<string, string>> = {
  'sidebars.ts': `export default [
  { pathname: '/x/grid/start' },
  { pathname: '/x/grid/sort' },
  { pathname: '/x/grid/sort/more', title: 'More' },
  { pathname: '/x/grid/sort-group', title: 'Group' },
];
`,
  'docs/x/grid/start/index.mdx': `${START}<Picture src="../sort/Rows.tsx" /> [Sort](/x/grid/sort/#up), [more](/x/grid/sort/more/),
[sort model](/x/grid/sort-model/), [elsewhere](https://mui.com/x/grid/sort/).

| page              | about |
| ----------------- | ----- |
| [a](/x/grid/sort/) | rows  |
`,
  'docs/x/grid/sort/index.mdx':
    '---\ntitle: Sort\ndescription: Sort.\n---\n\n<Demo src="./Rows.tsx" />\n',
  'docs/x/grid/sort/Rows.tsx': "import { rows } from './rows';\nexport default rows;\n",
  'docs/x/grid/sort/rows.ts': 'export const rows = [];\n',
  'docs/x/grid/sort/more/index.mdx': '---\ntitle: More\ndescription: More.\n---\n\nText.\n',
  'docs/x/api/grid/index.mdx': '[Sort](/x/grid/sort/)\n',
  'docs/coverage/grid.json': '{ "open": { "/x/grid/sort": ["a"] } }\n',
  [`${ZH}/current/grid/sort/index.mdx`]: '---\ndescription: 排序。\n---\n\n文字。\n',
  [`${ZH}/current.json`]: '{ "sidebar.x.doc./x/grid/sort": { "message": "排序" } }\n',
  [`${ZH}/version-8.9.0/grid/start/index.mdx`]: '[排序](/x/grid/sort/)\n',
  'i18n/zh/titles.json': '{ "/x/grid/sort": "排序", "/x/grid/start": "开始" }\n',
  'i18n/zh/source-hashes.json': `${JSON.stringify(
    {
      'docusaurus-plugin-content-docs/version-8.9.0.json': { '/x/grid/sort': '0123456789ab' },
      'titles.json': { '/x/grid/sort': '0123456789ab' },
    },
    null,
    2,
  )}\n`,
  'src/data/versionPages.ts':
    "export const VERSION_PAGES = {\n  '/x/grid/start': { since: 5 },\n  '/x/grid/sort': { since: 6, renames: [{ until: 6, path: '/x/grid/sort/old' }] },\n};\n",
  'test/claims/grid/sort.test.tsx':
    "import Rows from '../../../docs/x/grid/sort/Rows';\nimport { proves } from '../harness';\nproves('[Sort](/x/grid/sort/)', Rows);\n",
  'test/claims/grid/sort/more.test.tsx':
    "import { proves } from '../../harness';\nproves('Text.');\n",
  'test/claims/harness.tsx': 'export const proves = (...all: unknown[]) => all;\n',
  'test/unit/search/intents.json': '[{ "expects": ["x/grid/sort/"] }]\n',
  'tools/addresses/published.json': '{ "/x/grid/sort": "a" }\n',
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 100 }\n',
  '.prettierignore': '/docs/coverage/grid.json\n',
};

let folder: string;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}

const has = (file: string) => existsSync(path.join(folder, file));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function commit(): void {
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'a');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'move-page-'));
  Object.entries(FILES).forEach(([file, text]) => write(file, text));
  const hash = contentHash(read('docs/x/grid/start/index.mdx'));
  write(
    `${ZH}/current/grid/start/index.mdx`,
    `---\ndescription: 开始。\nsource_hash: '${hash}'\n---\n\n<Picture src="../sort/Rows.tsx" /> [排序](/x/grid/sort/#up)\n`,
  );
  git('init', '-q');
  commit();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('moves a page with the pages below it, and all that names them', () => {
  const plan = docsMove(folder, ['/x/grid/sort/', '/x/grid/rows/order/', '--dry-run']);
  expect(git('status', '--porcelain')).toBe('');
  const output = docsMove(folder, ['/x/grid/sort/', '/x/grid/rows/order/']);
  expect(output.replace(/\nThen run:(?:.|\n)*/, '\n')).toBe(plan.replaceAll('would ', ''));
  expect(output).toContain('npm run docs:api');
  expect(output).toContain("translate the label 'Sort'");

  for (const file of ['sort', 'sort/more', 'sort/Rows.tsx']) {
    expect(has(`docs/x/grid/${file}`)).toBe(false);
  }
  expect(has('docs/x/grid/rows/order/rows.ts')).toBe(true);
  expect(has('docs/x/grid/rows/order/more/index.mdx')).toBe(true);
  expect(has(`${ZH}/current/grid/rows/order/index.mdx`)).toBe(true);
  expect(read('docs/x/grid/rows/order/index.mdx')).toBe(FILES['docs/x/grid/sort/index.mdx']);

  const start = read('docs/x/grid/start/index.mdx');
  expect(start).toContain('<Picture src="../rows/order/Rows.tsx" />');
  expect(start).toContain('[Sort](/x/grid/rows/order/#up),\n[more](/x/grid/rows/order/more/)');
  expect(start).toContain('[sort model](/x/grid/sort-model/)');
  expect(start).toContain('[elsewhere](https://mui.com/x/grid/sort/)');
  expect(start).toContain('| [a](/x/grid/rows/order/) | rows  |');
  expect(start).toContain('  - /x/grid/sort/before/\n');

  const translation = read(`${ZH}/current/grid/start/index.mdx`);
  expect(translation).toContain(
    '<Picture src="../rows/order/Rows.tsx" /> [排序](/x/grid/rows/order/#up)',
  );
  expect(translation).toContain(`source_hash: '${contentHash(start)}'`);

  expect(read('test/claims/grid/rows/order.test.tsx')).toBe(
    "import Rows from '../../../../docs/x/grid/rows/order/Rows';\nimport { proves } from '../../harness';\nproves('[Sort](/x/grid/rows/order/)', Rows);\n",
  );
  expect(read('test/claims/grid/rows/order/more.test.tsx')).toContain("from '../../../harness'");

  expect(read('sidebars.ts')).toContain("{ pathname: '/x/grid/rows/order', title: 'Sort' }");
  expect(read('sidebars.ts')).toContain("'/x/grid/sort-group'");
  expect(read('src/data/versionPages.ts')).toBe(`export const VERSION_PAGES = {
  '/x/grid/start': { since: 5 },
  '/x/grid/rows/order': {
    since: 6,
    renames: [
      { until: 6, path: '/x/grid/sort/old' },
      { until: 7, path: '/x/grid/sort' },
    ],
  },
};
`);
  expect(JSON.parse(read('i18n/zh/source-hashes.json'))).toEqual({
    'docusaurus-plugin-content-docs/version-8.9.0.json': { '/x/grid/sort': '0123456789ab' },
    'titles.json': { '/x/grid/rows/order': '0123456789ab' },
  });
  for (const file of ['i18n/zh/titles.json', 'docs/coverage/grid.json', `${ZH}/current.json`]) {
    expect(read(file)).toContain('/x/grid/rows/order"');
    expect(read(file)).not.toContain('/x/grid/sort');
  }
  expect(read('test/unit/search/intents.json')).toContain('"x/grid/rows/order/"');
  for (const file of [
    'tools/addresses/published.json',
    'docs/x/api/grid/index.mdx',
    `${ZH}/version-8.9.0/grid/start/index.mdx`,
  ]) {
    expect(read(file)).toBe(FILES[file]);
  }
});

it('takes a page back, and gives one without a row the path that it had', () => {
  docsMove(folder, ['/x/grid/sort/more', '/x/grid/further']);
  expect(read('src/data/versionPages.ts')).toContain(
    "'/x/grid/further': { since: 8, renames: [{ until: 7, path: '/x/grid/sort/more' }] }",
  );
  commit();
  docsMove(folder, ['/x/grid/further', '/x/grid/sort/more']);
  expect(read('src/data/versionPages.ts')).toContain(
    "'/x/grid/sort/more': { since: 8, renames: [{ until: 7, path: '/x/grid/further' }] }",
  );
  expect(read('sidebars.ts')).toBe(FILES['sidebars.ts']);
});

it.each([
  [['/x/grid/sort'], 'takes two addresses'],
  [['/x/grid/sort', '/x/grid/order', '--force'], 'has no --force'],
  [['/x/grid/sort', '/x/grid/Order'], 'is no address of a page'],
  [['/x/grid/sort', '../order'], 'is no address of a page'],
  [['/x/grid/sort', '/y/order'], 'belong to two documentations'],
  [['/x/grid/sort', '/x/api/charts/order'], 'belongs to the API reference'],
  [['/x/api/charts/order', '/x/grid/order'], 'belongs to the API reference'],
  [['/x/grid/sort', '/x/8.9.0/order'], 'is no address of a page'],
  [['/x/grid/sort', '/x/grid/order/hooks-api'], 'is a tab'],
  [['/x/grid/none', '/x/grid/order'], '/x/grid/none/ is no page'],
  [['/x/grid/sort', '/x/order'], 'lies in no section'],
  [['/x/grid/sort', '/x/nowhere/order'], 'lies in no section'],
  [['/x/grid/sort', '/x/grid/sort/order'], 'is the page itself, or lies below it'],
  [['/x/grid/sort', '/x/grid/start'], '/x/grid/start/ is taken: a page or a group'],
  [['/x/grid/sort', '/x/grid/sort-group'], '/x/grid/sort-group/ is taken'],
  [
    ['/x/grid/start', '/x/grid/sort/before'],
    'is taken: /x/grid/sort/before/ leads to /x/grid/start',
  ],
])('%j is refused', (args, message) => {
  expect(() => docsMove(folder, args)).toThrow(message);
  expect(git('status', '--porcelain')).toBe('');
});

it('changes that are not committed stop it', () => {
  write('docs/x/grid/start/new.txt', 'new');
  expect(() => docsMove(folder, ['/x/grid/sort', '/x/grid/order'])).toThrow(
    'Commit these first, or put them aside: docs/x/grid/start/new.txt.',
  );
});
