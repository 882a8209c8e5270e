import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRateLimit } from '../../../feedback-server/rateLimit';
import { createReceiver, type ReceiverParts } from '../../../feedback-server/receiver';
import { openReader, openStore } from '../../../feedback-server/store';
import { FEEDBACK_LIMITS } from '../../../src/lib/feedback';

const SITE = 'https://docs.example.com';
const FEEDBACK = {
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 1,
  comment: 'A good beginning.',
} as const;

/** The longest of everything, in characters that take six bytes of JSON each. */
const LARGEST = {
  page: `/${'p'.repeat(FEEDBACK_LIMITS.page - 1)}`,
  section: '\u0001'.repeat(FEEDBACK_LIMITS.section),
  version: '8'.repeat(FEEDBACK_LIMITS.version),
  language: 'en',
  rating: null,
  comment: '\u0001'.repeat(FEEDBACK_LIMITS.comment),
} as const;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-receiver-'));
const database = path.join(folder, 'feedback.sqlite');
const store = openStore(database);
const log: string[] = [];
const stops: (() => Promise<void>)[] = [];

/** The real receiver on a free port; by default each test has a limit that it won't reach. */
async function start(parts: Partial<ReceiverParts> = {}): Promise<{ url: string; port: number }> {
  const server = createReceiver({
    save: store.save,
    rateLimit: createRateLimit(1000),
    origins: [SITE],
    trustProxy: false,
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
  const reader = openReader(database);
  const all = [...reader.all()];
  reader.close();
  return all;
}

/** What the receiver answers to bytes that no decent client sends. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => {
  store.close();
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
    expect((await post(url, LARGEST)).status).toBe(204);
    // Spaces at the ends of a comment aren't kept; control characters aren't spaces.
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
    ['neither rating nor comment', { ...FEEDBACK, rating: null, comment: '' }, 'comment'],
  ])('refuses %s', async (_case, body, error) => {
    const { url } = await start();
    const before = kept().length;
    const answer = await post(url, body);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
    expect(kept()).toHaveLength(before);
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

  it('takes no word for where something comes from, unless it is told to', async () => {
    const { url } = await start({ rateLimit: createRateLimit(1) });
    await post(url, FEEDBACK, { 'X-Forwarded-For': '1.1.1.1' });
    expect((await post(url, FEEDBACK, { 'X-Forwarded-For': '2.2.2.2' })).status).toBe(429);
  });

  it("says so when it can't keep something", async () => {
    const { url } = await start({
      save: () => {
        throw new Error('disk full');
      },
    });
    const answer = await post(url);
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'not kept' }]);
    expect(log).toEqual(['not kept: disk full']);
  });
});
