import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseOfBuild } from '../../../../tools/serve/baseOfBuild';
import { siteServer } from '../../../../tools/serve/siteServer';

let folder = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [['index.html', 'zh/index.html'], '/'],
  [['ui/index.html', 'ui/zh/index.html', '_headers', 'robots.txt'], '/ui/'],
  [['team/docs/index.html'], '/team/docs/'],
  [['one/index.html', 'other/index.html'], '/'],
  [[], '/'],
])('of %j the base is %s', (files, expected) => {
  files.forEach((file) => write(file, ''));
  expect(baseOfBuild(folder)).toBe(expected);
});

it('what is missing is answered by the nearest page that says so', async () => {
  write('ui/404.html', 'Missing');
  write('ui/zh/404.html', '没有');
  write('ui/zh/x/index.html', '');
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    // A path can't lead out of the folder.
    for (const [asked, text] of [
      ['/ui/a/b/', 'Missing'],
      ['/ui/zh/x/c', '没有'],
      ['/ui/zh/..%2f..%2f..%2fui/zh/a', '没有'],
      ['/', ''],
      ['/other/', ''],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}${asked}`);
      expect([asked, answer.status, await answer.text()]).toEqual([asked, 404, text]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it('names the type of icons and of full-text indexes', async () => {
  const files = {
    'favicon.ico': 'image/x-icon',
    'img/icon.svg': 'image/svg+xml',
    'pagefind/wasm.en.pagefind': 'application/octet-stream',
    'pagefind/index/en_1.pf_index': 'application/octet-stream',
  };
  Object.keys(files).forEach((file) => write(file, 'a'));
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const [file, type] of Object.entries(files)) {
      const { headers } = await fetch(`http://127.0.0.1:${port}/${file}`);
      expect([file, headers.get('content-type')]).toEqual([file, type]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', null],
  ['identity', null],
])('a request that accepts %s gets %s', async (accepted, encoding) => {
  ['a.txt', 'a.txt.br', 'a.txt.gz'].forEach((file) => write(file, 'a'));
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/a.txt', agent: false };
      get({ ...options, headers: { 'Accept-Encoding': accepted } }, resolve).once('error', reject);
    });
    answer.resume();
    expect(answer.headers['content-encoding'] ?? null).toBe(encoding);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

/** The first line of the answer to a request that is sent as it is written. */
function ask(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.write(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  });
}

it('keeps running after each request line that no browser sends', async () => {
  write('index.html', 'Home');
  write('404.html', 'Missing');
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const [line, status] of [
      ['GET //', 308],
      ['GET ///', 308],
      ['GET /\\', 404],
      ['GET /%', 404],
      ['GET /%00', 404],
      ['GET /%ff', 404],
      [`GET /${'a'.repeat(5000)}`, 404],
      ['GET http://[', 200],
      ['GET http://evil.example//x', 308],
      ['GET http://evil.example', 200],
      ['GET http://evil.example?a', 200],
      ['GET *', 400],
      ['OPTIONS *', 400],
      ['GET evil.example', 400],
      ['POST /', 405],
      ['GET /', 200],
    ] as const) {
      expect([line, await ask(port, line)]).toEqual([
        line,
        expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `)),
      ]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
