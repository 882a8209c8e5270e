/** The MCP server with the data of this build: its package is small, and it is ready at once. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { allPaths } from '../e2e/pages';

const ROOT = path.join(__dirname, '../..');
const SERVER = path.join(ROOT, 'mcp-server');
const MAX_PACKED_BYTES = 4_000_000;
const MAX_READY_MS = 500;
/** A busy machine starts everything late: then as many times what Node takes to start without a script. */
const MAX_STARTS = 5;
const TRIES = 5;

const run = promisify(execFile);

/** What `npm publish` would publish. */
const folder = mkdtempSync(path.join(tmpdir(), 'mcp-package-'));
const bundle = path.join(folder, 'dist/server.cjs');

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Demos are turned into JavaScript, and all is compressed as well as it can be.
  test.setTimeout(900_000);
  for (const name of ['package.json', 'README.md']) {
    cpSync(path.join(SERVER, name), path.join(folder, name));
  }
  await run(process.execPath, [
    path.join(SERVER, 'build/cli.cjs'),
    '--out',
    path.join(folder, 'dist'),
  ]);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bundle],
    cwd: folder,
  });
  await client.connect(transport);
  return client;
}

async function ask(client: Client, name: string, args: object): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } });
  const text = JSON.stringify(content);
  expect(isError, text).toBeFalsy();
  return text;
}

test('the package has few files and at most 4 MB', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
  const [{ size, files }] = JSON.parse(stdout);
  expect(files.map((file: { readonly path: string }) => file.path).toSorted()).toEqual([
    'README.md',
    'dist/docs.data',
    'dist/server.cjs',
    'dist/third-party-notices.txt',
    'package.json',
  ]);
  expect(size).toBeLessThanOrEqual(MAX_PACKED_BYTES);
});

test('the packed file installs without a network, and its command starts in any folder', async () => {
  test.setTimeout(120_000);
  const prefix = path.join(folder, 'prefix');
  const elsewhere = path.join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const env = { ...process.env, npm_config_prefix: prefix, npm_config_offline: 'true' };
  const { stdout: packed } = await run('npm', ['pack', folder], { cwd: elsewhere, env });
  expect(packed.trim()).toBe('component-docs-mcp-1.0.0.tgz');
  await run('npm', ['install', '--global', `./${packed.trim()}`], { cwd: elsewhere, env });
  const { stdout: help } = await run(path.join(prefix, 'bin/component-docs-mcp'), ['--help'], {
    cwd: elsewhere,
  });
  expect(help).toContain('--http');
});

test('the server is ready within 0.5 s', async () => {
  const starts: number[] = [];
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    let begun = performance.now();
    await run(process.execPath, ['--eval', '0']);
    starts.push(performance.now() - begun);
    begun = performance.now();
    const client = await connect();
    await client.listTools();
    times.push(performance.now() - begun);
    await client.close();
  }
  const limit = Math.max(MAX_READY_MS, MAX_STARTS * Math.min(...starts));
  expect(Math.min(...times)).toBeLessThanOrEqual(limit);
});

test('the server has every page in both languages', async () => {
  const client = await connect();
  for (const language of ['en', 'zh']) {
    const pages = allPaths(language === 'en' ? '' : language);
    expect(pages.length).toBeGreaterThan(100);
    for (const page of pages) {
      expect.soft(await ask(client, 'get_page', { path: page }), page).toContain(page);
    }
  }
  await client.close();
});

test('the server finds what the site documents, and answers in parts', async () => {
  const client = await connect();
  expect(await ask(client, 'search_docs', { query: 'freeze first column' })).toContain(
    '/x/react-data-grid/column-pinning/',
  );
  expect(await ask(client, 'search_docs', { query: '冻结列', language: 'zh' })).toContain(
    '/zh/x/react-data-grid/column-pinning/',
  );
  expect(await ask(client, 'get_api', { name: 'DataGrid', row: 'sortModel' })).toContain(
    'GridSortModel',
  );
  expect(await ask(client, 'get_api', { name: 'DataGrid' })).toContain('ask again with offset');
  expect(await ask(client, 'get_demo', { name: 'BasicSorting', code: 'JS' })).toContain(
    'BasicSorting.js',
  );
  expect(await ask(client, 'known_issues', { product: 'data-grid' })).toContain('Known issues: ');
  await client.close();
});
