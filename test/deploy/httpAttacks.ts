/** What strangers may send, to nginx with the receiver behind it, and to the receiver alone. */
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { BODY_MAX_BYTES } from '../../src/lib/feedback/feedback';
import { feedbackWith, SITE } from '../feedback/receiverProcess';
import { open, type Place, post, type PostAnswer, raw } from './attackClient';
import { HOST } from './servers';

export interface HttpAttack {
  readonly tried: string;
  readonly promised: string;
  /**
   * @param from an address that no other attack sends from
   * @param decent an address that sends nothing else
   * @returns what was seen
   */
  readonly run: (place: Place, from: string, decent: string) => Promise<string>;
}

const GOOD = feedbackWith('A comment like others.');
const TEXT = JSON.stringify(GOOD);

/** `2 × 400 page, 1 × 204`: alike answers together, in the order of the first of each. */
function counted(answers: readonly PostAnswer[]): string {
  const counts = new Map<string, number>();
  for (const { status, error } of answers) {
    const answer = `${status}${error && ` "${error}"`}`;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ');
}

/** Sends bodies that have to be refused. */
async function refused(
  place: Place,
  from: string,
  bodies: readonly (string | Buffer)[],
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  const before = await place.kept();
  const answers: PostAnswer[] = [];
  for (const body of bodies) {
    answers.push(await post(place, { from, body, headers }));
  }
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  expect(await place.kept()).toBe(before);
  expect((await post(place, { from, body: TEXT })).status).toBe(204);
  return `${counted(answers)}; nothing kept, the next post: 204`;
}

const changed = (fields: object) => JSON.stringify({ ...GOOD, ...fields });

/** The beginning of a request, up to the end of its headers. */
const head = (...headers: readonly string[]) =>
  [
    'POST /feedback HTTP/1.1',
    `Host: ${HOST}`,
    `Origin: ${SITE}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** As many posts as a reader may send in a minute. */
async function decentPosts(place: Place, decent: string): Promise<string> {
  const since = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(place, { from: decent, body: TEXT })),
  );
  expect(Date.now() - since).toBeLessThan(5000);
  expect(counted(answers)).toBe('20 × 204');
  return 'meanwhile 20 posts from elsewhere: 20 × 204 within 5 s';
}

/** Four addresses beside each other, so that none of them opens more than the receiver lets one address have. */
const four = (from: string) => [0, 1, 2, 3].map((last) => from.replace(/\d+$/, String(last + 100)));

export const HTTP_ATTACKS: readonly HttpAttack[] = [
  {
    tried: 'JSON that is none, a list, nothing, two values, after a byte order mark, or compressed',
    promised: 'Refused with 400.',
    run: (place, from) =>
      refused(place, from, [
        '{"page"',
        '',
        'null',
        '[]',
        'NaN',
        TEXT.replaceAll('"', "'"),
        `${TEXT},`,
        TEXT + TEXT,
        `\uFEFF${TEXT}`,
        gzipSync(TEXT),
        Buffer.from([0xff, 0xfe, 0x00]),
      ]),
  },
  {
    tried: '8,000 lists in one another, 16,000 that never end, and 1,500 objects',
    promised: 'Refused with 400.',
    run: (place, from) =>
      refused(place, from, [
        '['.repeat(8000) + ']'.repeat(8000),
        '['.repeat(16_000),
        `${'{"page":'.repeat(1500)}1${'}'.repeat(1500)}`,
      ]),
  },
  {
    tried: 'A body of 16 KiB, and one byte more',
    promised: 'The first is taken, the second refused with 413.',
    run: async (place, from) => {
      const answers: PostAnswer[] = [];
      for (const length of [BODY_MAX_BYTES, BODY_MAX_BYTES + 1]) {
        answers.push(await post(place, { from, body: TEXT.padEnd(length) }));
      }
      expect(answers.map(({ status }) => status)).toEqual([204, 413]);
      return counted(answers);
    },
  },
  {
    tried: 'Bodies without a length: a good one, one byte too many, one that does not end',
    promised: 'The first is taken, the others refused with 413.',
    run: async (place, from) => {
      const kib = 'a'.repeat(1024);
      const before = await place.kept();
      const answers = [
        await post(place, { from, body: [TEXT.slice(0, 20), TEXT.slice(20)] }),
        await post(place, { from, body: [...Array<string>(16).fill(kib), 'a'] }),
        await post(place, { from, body: Array<string>(64).fill(kib), isEndless: true }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([204, 413, 413]);
      expect(await place.kept()).toBe(before + 1);
      return counted(answers);
    },
  },
  {
    tried: 'Lengths that contradict: below nothing, two, with chunks, hexadecimal',
    promised: 'Refused with 400; no second request is read out of the first.',
    run: async (place, from) => {
      const before = await place.kept();
      const statuses = [
        await raw(place, from, head('Content-Length: -1') + TEXT),
        await raw(place, from, head('Content-Length: 0', 'Content-Length: 5') + TEXT),
        await raw(
          place,
          from,
          `${head('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${head(`Content-Length: ${TEXT.length}`)}${TEXT}`,
        ),
        await raw(place, from, head('Content-Length: 0x10') + TEXT),
      ];
      expect(statuses).toEqual([400, 400, 400, 400]);
      expect(await place.kept()).toBe(before);
      return '4 × 400; nothing kept';
    },
  },
  {
    tried: 'A header of 20 KiB',
    promised: 'Refused with 400 or 431.',
    run: (place, from) => refused(place, from, [TEXT], { 'x-long': 'a'.repeat(20 * 1024) }),
  },
  {
    tried: 'Each field as a number, a list, an object or a truth value',
    promised: 'Refused with 400, which names the field.',
    run: (place, from) =>
      refused(
        place,
        from,
        ['page', 'section', 'version', 'language', 'comment', 'rating'].flatMap((field) =>
          [7, [GOOD], field === 'rating' ? '1' : true].map((value) => changed({ [field]: value })),
        ),
      ),
  },
  {
    tried: 'Fields below `__proto__` or `constructor` alone',
    promised: 'Refused with 400: they are no fields.',
    run: (place, from) =>
      refused(place, from, [`{"__proto__":${TEXT}}`, `{"constructor":{"prototype":${TEXT}}}`]),
  },
  {
    tried: 'Fields `__proto__`, `constructor`, `toString` and `then` beside the others',
    promised: 'Taken without them, and the posts after it are as before.',
    run: async (place, from) => {
      const others = '"__proto__":{"rating":7,"polluted":1},"constructor":1,"toString":2,"then":3';
      const answers = [
        await post(place, { from, body: `${TEXT.slice(0, -1)},${others}}` }),
        await post(place, { from, body: '{}' }),
        await post(place, { from, body: TEXT }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([204, 400, 204]);
      return counted(answers);
    },
  },
  {
    tried: 'NUL, halves of characters, line ends and spaces in page, section, version or language',
    promised: 'Refused with 400, which names the field.',
    run: (place, from) =>
      refused(place, from, [
        changed({ page: '/x/\0' }),
        changed({ page: '/x/\uD83D' }),
        changed({ page: '/x/\r\nX-Evil: 1' }),
        changed({ section: 'a\0' }),
        changed({ section: '\uDE00' }),
        changed({ version: '8\0' }),
        changed({ language: 'en\uD83D' }),
        changed({ language: 'e n' }),
      ]),
  },
  {
    tried: 'NUL and half a character in a comment',
    promised: 'Taken; kept without the first, and with U+FFFD for the second.',
    run: async (place, from) => {
      const comment = 'Half \uD83D of it, and NUL\0.';
      expect((await post(place, { from, body: changed({ comment }) })).status).toBe(204);
      expect(await place.last()).toBe('Half \uFFFD of it, and NUL.');
      return '1 × 204; kept so';
    },
  },
  {
    tried: '30 posts from one address, each with another forged `X-Forwarded-For`',
    promised: 'They count as one sender: 20 are taken. Another sender waits for nothing.',
    run: async (place, from, decent) => {
      const before = await place.kept();
      const answers: PostAnswer[] = [];
      for (const last of Array(30).keys()) {
        const headers = { 'x-forwarded-for': `10.0.0.${last}, 10.0.1.${last}` };
        answers.push(await post(place, { from, body: TEXT, headers }));
      }
      const taken = answers.filter(({ status }) => status === 204).length;
      expect(taken).toBe(20);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
      expect(await place.kept()).toBe(before + 20);
      expect((await post(place, { from: decent, body: TEXT })).status).toBe(204);
      return '20 × 204, 10 × 429; another address: 204';
    },
  },
  {
    tried: 'Origins of other sites, and a form of another site that sends text',
    promised: 'Refused with 403 and 415.',
    run: async (place, from) => {
      const before = await place.kept();
      const answers: PostAnswer[] = [];
      for (const origin of [
        'https://evil.example',
        'null',
        `${SITE}.evil.example`,
        `${SITE}:444`,
      ]) {
        answers.push(await post(place, { from, body: TEXT, headers: { origin } }));
      }
      answers.push(
        await post(place, { from, body: TEXT, headers: { 'content-type': 'text/plain' } }),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 415]);
      expect(await place.kept()).toBe(before);
      return counted(answers);
    },
  },
  {
    tried: '1,000 connections from four addresses: 500 say nothing, 500 half a header',
    promised: 'Others are answered meanwhile.',
    run: async (place, from, decent) => {
      const opened = await Promise.allSettled(
        four(from).flatMap((address) => Array.from({ length: 250 }, () => open(place, address))),
      );
      const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      sockets.slice(0, 500).forEach((socket) => socket.write('POST /feedback HTTP/1.1\r\nHost: '));
      try {
        const seen = await decentPosts(place, decent);
        // A process of nginx that has 768, as Debian sets it, closes some that say nothing, to have room.
        const left = sockets.filter(({ closed }) => !closed).length;
        expect(left).toBeGreaterThanOrEqual(place.isSecure ? 600 : 1000);
        return seen;
      } finally {
        sockets.forEach((socket) => socket.destroy());
      }
    },
  },
  {
    tried: '30 posts from one address whose bodies stop after a few bytes',
    promised: 'Each is ended within 15 s; nothing is kept of them. Others are answered.',
    run: async (place, from, decent) => {
      const before = await place.kept();
      const since = Date.now();
      const sockets = await Promise.all(Array.from({ length: 30 }, () => open(place, from)));
      const ends = sockets.map((socket) => once(socket, 'close'));
      sockets.forEach((socket) => socket.write(`${head('Content-Length: 100')}{"page":`));
      const seen = await decentPosts(place, decent);
      await Promise.all(ends);
      expect(Date.now() - since).toBeLessThan(15_000);
      expect(await place.kept()).toBe(before + 20);
      return `${seen}; all 30 ended within 15 s`;
    },
  },
];
