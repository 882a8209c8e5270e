import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRateLimit } from '../../../feedback-server/rateLimit';
import { createReceiver, type ReceiverParts } from '../../../feedback-server/receiver';
import { openSqliteReader } from '../../../feedback-server/sqlite/reader';
import { openSqliteStore } from '../../../feedback-server/sqlite/store';
import { type FeedbackStore, StoreBusyError } from '../../../feedback-server/store';
import { FEEDBACK_LIMITS } from '../../../src/lib/feedback/feedback';

const SITE = 'https://docs.example.com';
const FEEDBACK = {
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 1,
  comment: 'A good beginning.',
} as const;

/** The longest of everything. */
const LARGEST = {
  page: `/${'p'.repeat(FEEDBACK_LIMITS.page - 1)}`,
  section: '节'.repeat(FEEDBACK_LIMITS.section),
  version: '8'.repeat(FEEDBACK_LIMITS.version),
  language: 'en',
  rating: null,
  comment: '好'.repeat(FEEDBACK_LIMITS.comment),
} as const;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-receiver-'));
const database = path.join(folder, 'feedback.sqlite');
let store: FeedbackStore;
const log: string[] = [];
const stops: (() => Promise<void>)[] = [];

/** The real receiver on a free port; by default each test has a limit that it won't reach. */
async function start(parts: Partial<ReceiverParts> = {}): Promise<{ url: string; port: number }> {
  const server = createReceiver({
    save: (feedback) => store.save(feedback),
    rateLimit: createRateLimit(1000),
    origins: [SITE],
    trustProxy: false,
    connections: { all: 1000, each: 1000 },
    log: (line) => log.push(line),
    ...parts,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/feedback`, port };
}

const post = (url: string, body: unknown = FEEDBACK, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

function kept() {
  const reader = openSqliteReader(database);
  const all = [...reader.all()];
  reader.close();
  return all;
}

/** As JSON, each unit of a text in six bytes. */
const escaped = (fields: Readonly<Record<string, string | null>>) =>
  `{${Object.entries(fields)
    .map(([name, value]) => {
      const units = value
        ?.split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return `"${name}":${units ? `"${units.join('')}"` : 'null'}`;
    })
    .join(',')}}`;

/** The beginning of a submission, up to the end of its headers. */
const head = (...headers: readonly string[]) =>
  ['POST /feedback HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

/** Connections that have just been made; what becomes of them later is what a test is about. */
const connected = (port: number, count: number): Promise<readonly Socket[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket.on('error', () => {}).resume();
    }),
  );

/** Waits for what takes a moment. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 4000;
  while (!(await isSo())) {
    expect(Date.now()).toBeLessThan(end);
    await setTimeout(10);
  }
}

/** What the receiver answers to bytes that no decent client sends. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => {}).on('data', (data) => (answer += data.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

beforeAll(async () => {
  store = await openSqliteStore(database, (line) => log.push(line));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  // Receivers that end write what they have counted.
  log.length = 0;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('the receiver', () => {
  it('keeps what is sent, and nothing of the sender', async () => {
    const { url } = await start();
    const answer = await post(url, {
      ...FEEDBACK,
      comment: '  A good beginning.\n',
      email: 'a@b.c',
    });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(kept().at(-1)).toEqual({
      ...FEEDBACK,
      id: expect.any(Number),
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('takes the largest feedback that the form may send', async () => {
    const { url } = await start();
    expect((await post(url, escaped(LARGEST))).status).toBe(204);
    expect(kept().at(-1)).toMatchObject(LARGEST);
  });

  it.each([
    ['no JSON', '{"page"', 'not an object'],
    ['a list', [FEEDBACK], 'not an object'],
    ['null', 'null', 'not an object'],
    ['an empty body', '', 'not an object'],
    ['no page', { ...FEEDBACK, page: undefined }, 'page'],
    ['a page on another host', { ...FEEDBACK, page: '//evil.example' }, 'page'],
    ['a page that is too long', { ...FEEDBACK, page: `/${'a'.repeat(500)}` }, 'page'],
    ['a section that is a number', { ...FEEDBACK, section: 3 }, 'section'],
    ['a version with HTML', { ...FEEDBACK, version: '<b>' }, 'version'],
    ['no language', { ...FEEDBACK, language: '' }, 'language'],
    ['a rating of 2', { ...FEEDBACK, rating: 2 }, 'rating'],
    ['a rating as a text', { ...FEEDBACK, rating: '1' }, 'rating'],
    ['a comment that is too short', { ...FEEDBACK, comment: ' too short ' }, 'comment'],
    ['a comment that is too long', { ...FEEDBACK, comment: 'a'.repeat(1801) }, 'comment'],
    ['a page with NUL', { ...FEEDBACK, page: '/x/\0' }, 'page'],
    ['a section with half a character', { ...FEEDBACK, section: '\uD83D' }, 'section'],
    ['a comment of NUL', { ...FEEDBACK, rating: null, comment: '\0'.repeat(10) }, 'comment'],
    [
      'a comment of nothing',
      { ...FEEDBACK, rating: null, comment: '\u200B'.repeat(10) },
      'comment',
    ],
    ['8000 lists in one another', '['.repeat(8000) + ']'.repeat(8000), 'not an object'],
    ['8000 lists that never end', '['.repeat(8000), 'not an object'],
    ['1500 objects in one another', `${'{"page":'.repeat(1500)}1${'}'.repeat(1500)}`, 'page'],
    ['fields in the place of a prototype', `{"__proto__":${JSON.stringify(FEEDBACK)}}`, 'page'],
    [
      'a field given twice by its last value',
      `${JSON.stringify(FEEDBACK).slice(0, -1)},"rating":7}`,
      'rating',
    ],
    ['neither rating nor comment', { ...FEEDBACK, rating: null, comment: '' }, 'comment'],
  ])('refuses %s', async (_case, body, error) => {
    const { url } = await start();
    const before = kept().length;
    const answer = await post(url, body);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
    expect(kept()).toHaveLength(before);
  });

  it('keeps of a field given twice the last value, and nothing of a prototype', async () => {
    const { url } = await start();
    const body = `{"rating":0,"page":"/first/","__proto__":{"section":"evil"},${JSON.stringify(FEEDBACK).slice(1)}`;
    expect((await post(url, body)).status).toBe(204);
    expect(kept().at(-1)).toMatchObject(FEEDBACK);
  });

  it('keeps comments as text that any program can read', async () => {
    const { url } = await start();
    const comment = 'Half \uD83D of it,\r\nand NUL\0.';
    expect((await post(url, { ...FEEDBACK, comment })).status).toBe(204);
    expect(kept().at(-1)?.comment).toBe('Half \uFFFD of it,\nand NUL.');
  });

  it('refuses other addresses, methods and types', async () => {
    const { url } = await start();
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(post(`${url}/x`))).toBe(404);
    expect(await status(fetch(url))).toBe(405);
    expect((await fetch(url, { method: 'DELETE' })).headers.get('allow')).toBe('POST, OPTIONS');
    expect(await status(post(url, FEEDBACK, { 'Content-Type': 'text/plain' }))).toBe(415);
    expect(
      await status(post(url, FEEDBACK, { 'Content-Type': 'application/json; charset=utf-8' })),
    ).toBe(204);
  });

  it('refuses by its length what is too large, before any of it arrives', async () => {
    const { port } = await start();
    const answer = await raw(
      port,
      'POST /feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16385\r\n\r\n',
    );
    expect(answer).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*Connection: close[\s\S]*\{"error":"too large"\}$/,
    );
  });

  it('reads no more than 16 KiB of what comes without a length', async () => {
    const { port } = await start();
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const answer = await raw(
      port,
      `POST /feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}1\r\na\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['a length that is shorter', ['Content-Length: 20'], JSON.stringify(FEEDBACK)],
    ['a length below nothing', ['Content-Length: -1'], JSON.stringify(FEEDBACK)],
    ['a length that is no number', ['Content-Length: 0x10'], JSON.stringify(FEEDBACK)],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 150'], JSON.stringify(FEEDBACK)],
    [
      'a length and chunks',
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      '2\r\n{}\r\n0\r\n\r\n',
    ],
  ])('keeps nothing of a body with %s', async (_case, headers, body) => {
    const { port } = await start();
    const before = kept().length;
    expect(await raw(port, head(...headers) + body)).toMatch(/^HTTP\/1\.1 400 /);
    expect(kept()).toHaveLength(before);
  });

  it.each([
    ['a body that is slower than its time', `${head('Content-Length: 100')}{"page":`],
    ['headers that are slower', 'POST /feedback HTTP/1.1\r\nHost: x\r\n'],
    ['a connection that says nothing', ''],
  ])('ends %s', async (_case, text) => {
    const { port } = await start({ timeout: 200 });
    const before = kept().length;
    const since = Date.now();
    expect(await raw(port, text)).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - since).toBeLessThan(4000);
    expect(kept()).toHaveLength(before);
  });

  it('counts bodies that stop on the way in one line', async () => {
    const { port, url } = await start();
    const sockets = await connected(port, 50);
    sockets.forEach((socket) => socket.write(`${head('Content-Length: 100')}{"page":`));
    expect((await post(url)).status).toBe(204);
    sockets.forEach((socket) => socket.destroy());
    await until(() => log.length > 0);
    expect((await post(url)).status).toBe(204);
    await stops.pop()?.();
    expect(log).toEqual([
      expect.stringMatching(/^not received: /),
      expect.stringMatching(/^not received: .*\(49 more since\)$/),
    ]);
  });

  it('closes what one address opens beyond its share', async () => {
    const { port, url } = await start({ connections: { all: 100, each: 10 } });
    const sockets = await connected(port, 15);
    await until(() => sockets.filter(({ closed }) => closed).length === 5);
    expect(log).toEqual(['connection refused: one address has 10 open, which is the most']);
    sockets.forEach((socket) => socket.destroy());
    await until(async () => (await post(url).catch(() => undefined))?.status === 204);
  });

  it('says so when all connections are taken, and goes on when they are free', async () => {
    const { port, url } = await start({ connections: { all: 10, each: 10 } });
    const sockets = await connected(port, 15);
    await until(() => sockets.filter(({ closed }) => closed).length === 5);
    await expect(post(url)).rejects.toThrow();
    expect(log).toEqual(['connection refused: 10 are open, which is the most']);
    sockets.forEach((socket) => socket.destroy());
    await until(async () => (await post(url).catch(() => undefined))?.status === 204);
  });

  it('lets pages of the site send, and no other', async () => {
    const { url } = await start();
    const preflight = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const allowed = await preflight(SITE);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(allowed.headers.get('vary')).toBe('Origin');

    const refused = await preflight('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect((await post(url, FEEDBACK, { Origin: 'https://evil.example' })).status).toBe(403);

    const answer = await post(url, FEEDBACK, { Origin: SITE });
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it('stops an address that sends too much, and says when it may go on', async () => {
    const { url } = await start({ rateLimit: createRateLimit(2), trustProxy: true });
    const from = (address: string) => post(url, FEEDBACK, { 'X-Forwarded-For': address });
    expect((await from('6.6.6.6, 9.9.9.9')).status).toBe(204);
    expect((await from('7.7.7.7, 9.9.9.9')).status).toBe(204);
    const stopped = await from('8.8.8.8, 9.9.9.9');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('9.9.9.8')).status).toBe(204);
  });

  it("says once that it can't read whom the proxy sends for", async () => {
    const { url } = await start({ trustProxy: true });
    const from = (address: string) => post(url, FEEDBACK, { 'X-Forwarded-For': address });
    await from('6.6.6.1:5100');
    expect(log).toEqual([]);
    await from('unknown');
    await from('somebody');
    expect(log).toEqual([expect.stringMatching(/^X-Forwarded-For is missing, or its last entry/)]);
  });

  it('takes no word for where something comes from, unless it is told to', async () => {
    const { url } = await start({ rateLimit: createRateLimit(1) });
    await post(url, FEEDBACK, { 'X-Forwarded-For': '1.1.1.1' });
    expect((await post(url, FEEDBACK, { 'X-Forwarded-For': '2.2.2.2' })).status).toBe(429);
  });

  it("says so when it can't keep something", async () => {
    const { url } = await start({
      save: () => Promise.reject(new Error('disk full')),
    });
    const answer = await post(url);
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'not kept' }]);
    expect(log).toEqual(['not kept: disk full']);
  });

  it('says when to try again while the database is busy', async () => {
    const { url } = await start({
      save: () => Promise.reject(new StoreBusyError('database is locked')),
    });
    const answer = await post(url);
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'busy' }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(log).toEqual(['not kept: database is locked']);
  });

  it.each([
    ['back', -86_400_000],
    ['forward', 86_400_000],
  ])('measures the rate by a clock that nobody sets %s', async (_direction, change) => {
    const { url } = await start({ rateLimit: createRateLimit(1) });
    expect((await post(url)).status).toBe(204);
    const now = Date.now() + change;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const answer = await post(url);
    clock.mockRestore();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});
