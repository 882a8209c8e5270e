import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectData } from '../../../mcp-server/build/collectData';
import { TOOLS, answer } from '../../../mcp-server/core/answer';
import { type Docs, createDocs } from '../../../mcp-server/data/docs';
import manifest from '../../../mcp-server/package.json';
import { HELP, parseCommand } from '../../../mcp-server/serve/options';
import { readProject } from '../../../mcp-server/serve/project';
import { FIXTURE_ADDRESS, writeFixtureSite } from '../../mcp/fixtureSite';
import { proves, exempt, expectCompiles, expectTypeError } from '../harness';

/** ms; a busy machine takes long to load the compiler of demos. */
const TIMEOUT = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-claims-'));
let docs: Docs;

beforeAll(async () => {
  const { siteDir, buildDir } = writeFixtureSite(folder);
  docs = createDocs(await collectData(siteDir, buildDir));
}, TIMEOUT);

afterAll(() => rmSync(folder, { recursive: true }));

function textOf(name: string, args: object, version?: string): string {
  const project =
    version === undefined ? [] : [{ name: '@mui/x-data-grid', version, isInstalled: true }];
  return answer(name, args, { docs, project }).text;
}

const SORTING = { path: '/x/react-data-grid/sorting/' };

proves(
  [
    'An invented prop or a removed import fails `npx tsc --noEmit`.',
    'Look for imports from packages that end in `-pro` or `-premium`.',
  ],
  async () => {
    const grid = (props: string) =>
      `import { DataGrid } from '@mui/x-data-grid';
      export const grid = <DataGrid rows={[]} columns={[]} ${props} />;`;
    await expectCompiles(grid('density="compact"'));
    await expectTypeError(grid('tableSize="compact"'), /TS2322.*tableSize/s);
    await expectTypeError(`import { DataGridLite } from '@mui/x-data-grid';`, /TS2305|TS2724/);
    // What needs a plan can't come from another package.
    await expectTypeError(`import { DataGridPro } from '@mui/x-data-grid';`, /TS2305|TS2724/);
    await expectCompiles(`import { DataGridPro } from '@mui/x-data-grid-pro';`);
  },
);

proves(
  [
    'component-docs-mcp is a Model Context Protocol (MCP) server that contains this documentation.',
    '| Command | `component-docs-mcp` |',
    'The server requires Node.js 20.12 or newer.',
  ],
  () => {
    const page = readFileSync(
      path.join(__dirname, '../../../docs/x/introduction/mcp/index.mdx'),
      'utf8',
    );
    const commands = [...page.matchAll(/"?command"?(?::| =) "(.*)"/g)].map(
      ([, command]) => command,
    );
    expect(commands).toHaveLength(4);
    expect(new Set(commands)).toEqual(new Set(Object.keys(manifest.bin)));
    expect(page).toContain(`install --global ./${manifest.name}-${manifest.version}.tgz`);
    expect(manifest.name).toBe('component-docs-mcp');
    expect(manifest.engines.node).toBe('>=20.12');
    expect(Object.keys(manifest)).not.toContain('dependencies');
  },
);

proves(
  [
    '| `search_docs` | A task, a name from code or an error message, in English or Chinese | Pages, sections and API rows, each with the call to read it |',
    '`search_docs` uses the search of this site, so it finds what the search field finds.',
  ],
  () => {
    const found = textOf('search_docs', { query: 'sorting' });
    expect(found).toContain('get_page({"path":"/x/react-data-grid/sorting/"})');
    expect(textOf('search_docs', { query: '排序', language: 'zh' })).toContain('/zh/x/');
    expect(textOf('search_docs', { query: 'MUI X: The rows have no id' })).toContain('/sorting/');
    expect(textOf('search_docs', { query: 'DataGrid sortModel' })).toContain('get_api(');
    const [first] = docs.search('en').find('sorting');
    expect(found).toContain(new URL(first?.address ?? '', FIXTURE_ADDRESS).href);
  },
);

proves(
  '| `get_page` | A path, and optionally a section, a language, TypeScript or JavaScript, styling | The page as Markdown, with the code of its demos |',
  () => {
    expect(textOf('get_page', SORTING)).toContain('```tsx\nimport { DataGrid');
    expect(textOf('get_page', { ...SORTING, code: 'JS' })).toContain('`BasicSorting.js`');
    expect(textOf('get_page', { ...SORTING, styling: 'css' })).toContain('`BasicSorting.css`');
    expect(textOf('get_page', { ...SORTING, language: 'zh' })).toContain('# 排序');
    expect(textOf('get_page', { ...SORTING, section: 'Next steps' })).not.toContain('# Sorting');
  },
);

proves(
  '| `get_api` | The name of a component, interface or topic, and optionally one row | The reference: imports, props, slots, classes, types, plans |',
  () => {
    expect(textOf('get_api', { name: 'DataGrid' })).toContain('## Props');
    expect(textOf('get_api', { name: 'DataGrid', row: 'sortModel' })).toContain('GridSortModel');
  },
);

proves(
  '| `get_demo` | The name of a demo, and optionally JavaScript or another styling | All files of the demo |',
  () => {
    const text = textOf('get_demo', { name: 'BasicSorting', code: 'JS', styling: 'css' });
    expect(text).toContain('`BasicSorting.css.js`');
    expect(text).toContain('`BasicSorting.css`');
  },
);

proves(
  [
    '| `list_pages` | Nothing, a group or a path | Groups of pages, or pages with a short description |',
    '| `known_issues` | Optionally a product and words | Defects of the documented versions, with workarounds |',
    '| `what_changed` | Optionally two releases, a product, a plan and a name | What was added, removed, renamed or changed in the API |',
  ],
  () => {
    expect(textOf('list_pages', {})).toContain('- Data Grid: 3 pages');
    expect(textOf('list_pages', { under: 'Data Grid' })).toContain('About Sorting.');
    expect(textOf('list_pages', { under: '/x/api/charts/' })).toContain('Toolbar');
    expect(textOf('known_issues', {})).toContain('Use fewer keys.');
    expect(textOf('known_issues', { product: 'data-grid', query: 'arrow' })).not.toContain('keys');
    expect(textOf('what_changed', {})).toContain('Changes from 8.0.0 to 8.10.2: 3.');
    const limited = { from: '8.4.0', to: '8.10.2', product: 'data-grid', plan: 'pro' };
    expect(textOf('what_changed', limited)).toContain('useGridPro');
    expect(textOf('what_changed', { name: 'sortModel' })).not.toContain('useGridPro');
  },
);

proves(
  [
    'The answers lead to this address.',
    'Answers start with the address of their page and the package versions that they describe.',
    'An answer has about 20,000 characters at most.',
    'At the end of a shortened answer, the server says how to get the rest.',
  ],
  () => {
    const long = textOf('get_page', { path: '/x/react-data-grid/filtering/' });
    expect(long).toMatch(/^Source: https:.*\nApplies to: @mui\/x-data-grid, .* 8\.10\.2\n/);
    expect(long.length).toBeLessThan(21_000);
    expect(long).toMatch(/For the rest, ask again with offset: \d+\.\n.*$/);
  },
);

proves(
  'If the version differs from the documented version, the answer says so, and says whether your version is older, newer or another major version.',
  () => {
    expect(textOf('get_page', SORTING, '8.10.2')).not.toContain('Note:');
    expect(textOf('get_page', SORTING, '8.9.0')).toMatch(/has @mui\/x-data-grid 8\.9\.0.*older/);
    expect(textOf('get_page', SORTING, '8.11.0')).toContain('That is newer');
    expect(textOf('get_page', SORTING, '7.0.0')).toContain('another major version');
  },
);

proves(
  [
    'The server looks for the packages in `node_modules`, from the folder of your project upward.',
    "If a package isn't installed, the server reads its range in `package.json`.",
  ],
  () => {
    const app = path.join(folder, 'repository/app');
    const installed = path.join(folder, 'repository/node_modules/@mui/material');
    mkdirSync(installed, { recursive: true });
    mkdirSync(app);
    writeFileSync(path.join(installed, 'package.json'), '{"version":"7.1.0"}');
    writeFileSync(path.join(app, 'package.json'), '{"dependencies":{"@mui/x-charts":"^8.0.0"}}');
    expect(readProject(app, ['@mui/material', '@mui/x-charts'])).toEqual([
      { name: '@mui/material', version: '7.1.0', isInstalled: true },
      { name: '@mui/x-charts', version: '^8.0.0', isInstalled: false },
    ]);
  },
);

proves(
  [
    'The server looks for your project in the folder that you pass with `--project` or `CLAUDE_PROJECT_DIR`.',
    '`--help` lists the options for origins, rate limits and proxies.',
  ],
  () => {
    const folders = [
      parseCommand(['--project', '/a'], {}),
      parseCommand([], { CLAUDE_PROJECT_DIR: '/a' }),
    ];
    expect(folders).toEqual([1, 2].map(() => ({ kind: 'stdio', folder: '/a' })));
    expect(HELP).toMatch(/--origin.*--rate.*--trust-proxy/s);
  },
);

proves(
  [
    '| "There is no page" | The path is wrong. The answer lists similar pages. |',
    '| "The arguments of get_page are wrong" | The assistant invented an argument. The answer names the arguments that exist. |',
  ],
  () => {
    expect(textOf('get_page', { path: '/x/react-data-grid/sort/' })).toMatch(
      /There is no page.*- \/x\/react-data-grid\/sorting\//s,
    );
    expect(textOf('get_page', { ...SORTING, title: 'x' })).toMatch(
      /The arguments of get_page are wrong\..*It takes: path, section,/s,
    );
  },
);

proves('All tools only read:', () => {
  expect(TOOLS.map(({ name }) => name)).toHaveLength(7);
  const before = JSON.stringify(docs.index);
  textOf('search_docs', { query: 'sorting' });
  expect(JSON.stringify(docs.index)).toBe(before);
});

exempt(
  [
    "A shared server doesn't know your project, so its answers name only the documented versions.",
    'Without these, it looks in the folders that the client has open.',
    'If it finds no MUI package there, it looks in the folder in which it was started.',
    'The server exits immediately | Node.js is older than 20.12, or an option is wrong. Start the command in a terminal to see the message. |',
    "| The note about versions is missing | The versions are the same, or the server doesn't know the folder of your project. Pass the folder with `--project`. |",
  ],
  'A test with the client of the protocol runs the server: test/unit/mcp-server/transports.test.ts.',
);
exempt(
  [
    "The server doesn't read your code.",
    'Sends: nothing.',
    'Stores: nothing.',
    'Reads: its own files, and the package.json files of your project and of the MUI packages.',
    'The answers go to your client, and your client sends them to the provider of your model.',
  ],
  'What is not in the code can only be shown by reading it: mcp-server/serve/stdio.ts.',
);
exempt(
  "A language model may answer from an older version of MUI X, or with a prop that doesn't exist.",
  'What a language model does.',
);
exempt(
  [
    "On Windows, if a client can't start `component-docs-mcp`, set the command to `cmd`, with the arguments `/c` and `component-docs-mcp`.",
    "| \"command not found\" | The package isn't installed, or the client doesn't see npm's global folder. Set the command to the full path of `component-docs-mcp`. |",
  ],
  'What clients of other makers do.',
);
exempt(
  [
    'The last command adds the command `component-docs-mcp`.',
    '`npm pack` writes the package as one file.',
    'Give the file to your team: on another computer, only the last command is needed, and it works without a network.',
  ],
  'A test packs, installs and starts the server without a network: test/build/mcpServer.spec.ts.',
);
exempt(
  [
    "The package isn't published to npm.",
    "If the package isn't installed, `npx` downloads whatever has this name on npm.",
  ],
  'Speaks of npm.',
);
exempt(
  "It doesn't check how the model uses these pages.",
  'Words to give to an assistant, and what a language model does.',
);
exempt('Models rarely mention that a feature needs Pro or Premium.', 'What a language model does.');
exempt(
  [
    'Claude Desktop, Windsurf and most other clients read a JSON file with the key mcpServers, as at the top of this page.',
    '| Transport | `stdio` |',
    '| Arguments | none |',
    'component-docs should be running, with the tools in the table below.',
    'What is the default of closeOnSelect on the Date Picker?"',
    'The assistant should call get_api or get_page at least once.',
    "| The server doesn't appear | The file has the wrong key: VS Code uses `servers`, most other clients use `mcpServers`. Or the client wasn't restarted. |",
    '`@mui/mcp` 0.1.6 requires Node.js 22.12 or newer.',
    '`useMuiDocs(sources)` receives package names or `llms.txt` addresses, and returns an index of pages.',
    '`fetchDocs(urls)` receives page addresses, and returns the text of these pages.',
    'It also lists generateReactCode, which needs an account with an API key.',
    "Only fetchDocs is listed: the server couldn't load its catalog when it started, for example behind a proxy.",
    '"URL is not an allowed docs source": fetchDocs reads only MUI\'s documentation sites.',
    '"Unknown package": the catalog doesn\'t contain the name.',
    'The answer is about a newer version: without a version, the server returns the newest version in its catalog.',
  ],
  'Speaks of other software: the MCP server of MUI, and clients.',
);
