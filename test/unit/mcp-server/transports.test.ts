/** The server as clients meet it: its bundle over standard input and output, and over HTTP. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { createRateLimit } from '../../../feedback-server/rateLimit';
import { decodeData } from '../../../mcp-server/data/dataFile';
import { createDocs } from '../../../mcp-server/data/docs';
import { BODY_MAX_BYTES, createHttpServer, type HttpParts } from '../../../mcp-server/serve/http';
import { FIXTURE_ADDRESS, writeFixtureSite } from '../../mcp/fixtureSite';

const ROOT = path.join(__dirname, '../../..');
// A busy machine takes long to build and to start processes.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-transports-'));
const out = path.join(folder, 'dist');
const BUNDLE = path.join(out, 'server.cjs');
const run = promisify(execFile);
/** A folder without any project around it. */
const nowhere = path.join(folder, 'nowhere');
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const { siteDir, buildDir } = writeFixtureSite(folder);
  mkdirSync(nowhere);
  const cli = path.join(ROOT, 'mcp-server/build/cli.cjs');
  const options = ['--site', siteDir, '--build', buildDir, '--out', out, '--quality', '1'];
  await run(process.execPath, [cli, ...options]);
});

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A project that has a package in a version. */
function writeProject(name: string, version: string): string {
  const project = path.join(folder, name);
  const installed = path.join(project, 'node_modules/@mui/x-data-grid');
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), JSON.stringify({ version }));
  return project;
}

async function connected(
  transport: Transport,
  client = new Client({ name: 'test', version: '1' }),
) {
  await client.connect(transport);
  ends.push(() => client.close());
  return client;
}

const stdio = (args: readonly string[] = []) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [BUNDLE, ...args],
    cwd: nowhere,
    stderr: 'inherit',
  });

async function textOf(client: Client, name: string, args: object): Promise<string> {
  const { content } = await client.callTool({ name, arguments: { ...args } });
  const [first]: readonly unknown[] = Array.isArray(content) ? content : [];
  expect(first).toEqual({ type: 'text', text: expect.any(String) });
  return (first as { readonly text: string }).text;
}

const SORTING = { path: '/x/react-data-grid/sorting/' };

/** The messages with which a client begins, then the given ones; each is a line. */
function conversation(...messages: readonly object[]): string {
  const all = [
    {
      id: 0,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      },
    },
    { method: 'notifications/initialized' },
    ...messages,
  ];
  return all.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');
}

describe('over standard input and output', () => {
  it('says what it is, lists tools that only read, and answers', async () => {
    const client = await connected(stdio());
    expect(client.getServerVersion()).toMatchObject({ name: 'component-docs', version: '1.0.0' });
    expect(client.getInstructions()).toContain('search_docs');
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(7);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(await textOf(client, 'search_docs', { query: '排序', language: 'zh' })).toContain(
      `${FIXTURE_ADDRESS}zh/x/react-data-grid/sorting/`,
    );
    const page = await textOf(client, 'get_page', SORTING);
    expect(page).toContain('# Sorting');
    expect(page).not.toContain('Note: The project');
  });

  it('answers wrong calls with an error that says what is wrong', async () => {
    const client = await connected(stdio());
    await expect(client.callTool({ name: 'get_page', arguments: {} })).resolves.toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('at path') }],
    });
    await expect(
      client.callTool({ name: 'get_page', arguments: { path: '/nowhere/' } }),
    ).resolves.toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('There is no page "/nowhere/"') }],
    });
    await expect(client.callTool({ name: 'nothing' })).resolves.toMatchObject({ isError: true });
  });

  it('writes nothing but messages, also after what is no message, and ends with its input', async () => {
    const server = spawn(process.execPath, [BUNDLE], { cwd: nowhere });
    const output: Buffer[] = [];
    server.stdout.on('data', (data: Buffer) => output.push(data));
    server.stdin.write(
      conversation({
        id: 1,
        method: 'tools/call',
        params: { name: 'search_docs', arguments: { query: 'sorting' } },
      }),
    );
    server.stdin.end('this is no message\n{"jsonrpc":"2.0","id":2,"method":"unknown"}\n');
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
    const lines = Buffer.concat(output).toString().trimEnd().split('\n');
    const messages = lines.map((line): unknown => JSON.parse(line));
    expect(messages).toHaveLength(3);
    expect(messages).toContainEqual(expect.objectContaining({ id: 1, result: expect.anything() }));
    expect(messages).toContainEqual(expect.objectContaining({ id: 2, error: expect.anything() }));
  });

  it('compares the versions of the project that it is told, or that the client works on', async () => {
    const told = writeProject('told', '8.4.0');
    const client = await connected(stdio(['--project', told]));
    expect(await textOf(client, 'get_page', SORTING)).toContain('x-data-grid 8.4.0');
    // An update while the server runs.
    writeProject('told', '8.10.2');
    expect(await textOf(client, 'get_page', SORTING)).not.toContain('Note: The project');

    const uri = pathToFileURL(writeProject('root', '7.3.0')).href;
    const withRoots = new Client({ name: 'test', version: '1' }, { capabilities: { roots: {} } });
    withRoots.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri }] }));
    await connected(stdio(), withRoots);
    expect(await textOf(withRoots, 'get_page', SORTING)).toMatch(
      /x-data-grid 7\.3\.0.*another major version/,
    );
  });

  it('ends with one sentence for people when it is started wrongly', async () => {
    await expect(run(process.execPath, [BUNDLE, '--port', '1'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: '--port needs --http.\n',
    });
    const { stdout } = await run(process.execPath, [BUNDLE, '--help']);
    expect(stdout).toContain('--trust-proxy');
  });
});

describe('over HTTP', () => {
  const log: string[] = [];

  async function start(parts: Partial<HttpParts> = {}): Promise<URL> {
    const docs = decodeData(readFileSync(path.join(out, 'docs.data'))).then(createDocs);
    const server = createHttpServer({
      version: '1.0.0',
      docs,
      rateLimit: createRateLimit(1000),
      origins: [],
      trustProxy: false,
      connections: { all: 100, each: 100 },
      log: (line) => log.push(line),
      ...parts,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    const { port } = server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/mcp`);
  }

  const post = (url: URL, body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    });

  const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

  it('answers several clients, and errors as over standard output', async () => {
    const url = await start();
    const clients = await Promise.all(
      [1, 2].map(() => connected(new StreamableHTTPClientTransport(url) as Transport)),
    );
    for (const client of clients) {
      expect((await client.listTools()).tools).toHaveLength(7);
      expect(await textOf(client, 'get_page', { ...SORTING, language: 'zh' })).toContain('# 排序');
      await expect(client.callTool({ name: 'get_api', arguments: {} })).resolves.toMatchObject({
        isError: true,
      });
    }
    expect(log).toEqual([]);
  });

  it('takes requests of listed pages and of programs only', async () => {
    const url = await start({ origins: ['https://docs.example.com'] });
    const from = (origin: string) => post(url, LIST, { Origin: origin });
    const allowed = await from('https://docs.example.com');
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example.com');
    expect((await from('https://other.example')).status).toBe(403);
    expect((await post(url, LIST)).status).toBe(200);
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin: 'https://docs.example.com' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Protocol-Version');
  });

  it('refuses what is no message', async () => {
    const url = await start();
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
    expect((await post(new URL('/other', url), LIST)).status).toBe(404);
    expect((await post(url, LIST, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(url, LIST, { Accept: 'text/html' })).status).toBe(406);
    expect((await post(url, '{')).status).toBe(400);
    expect((await post(url, '{}')).status).toBe(400);
    expect((await post(url, `[${LIST}]`)).status).toBe(400);
    expect((await post(url, ' '.repeat(BODY_MAX_BYTES + 1))).status).toBe(413);
    expect((await post(url, LIST)).status).toBe(200);
  });

  it('limits the rate of an address', async () => {
    const url = await start({ rateLimit: createRateLimit(2) });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const { status, headers } = await post(url, LIST);
      statuses.push([status, headers.get('Retry-After') !== null]);
    }
    expect(statuses).toEqual([
      [200, false],
      [200, false],
      [429, true],
    ]);
  });

  it('is served by the bundle, which says where and ends when it is told to', async () => {
    const server = spawn(process.execPath, [BUNDLE, '--http', '--port', '0']);
    const [line] = await once(server.stderr, 'data');
    const [address] = /http:\S+\/mcp/.exec(String(line)) ?? [];
    const client = await connected(
      new StreamableHTTPClientTransport(new URL(address ?? '')) as Transport,
    );
    expect(await textOf(client, 'known_issues', { query: 'arrow' })).toContain('headerAlign');
    await client.close();
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await expect(closed).resolves.toEqual([0, null]);
  });
});

it('names the licenses of what is in the bundle', () => {
  const notices = readFileSync(path.join(out, 'third-party-notices.txt'), 'utf8');
  expect(notices).toMatch(/^@modelcontextprotocol\/sdk [\d.]+ \(MIT\)$/m);
  expect(notices).toMatch(/^zod [\d.]+ \(MIT\)$/m);
  expect(statSync(BUNDLE).mode & 0o111).toBe(0o111);
});
