/**
 * What the receiver promises whichever database it has. Unit tests ask it of SQLite, `test:deploy` of both kinds; the
 * table of `feedback-server/attacks.md` has what was seen.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Feedback, FEEDBACK_LIMITS } from '../../src/lib/feedback/feedback';
import {
  commentsIn,
  createAgent,
  exportOf,
  feedbackWith,
  keptIn,
  type ReceiverProcess,
  submit,
  withReceivers,
} from './receiverProcess';

export interface DatabaseCase {
  /** What is tried, and what has to come of it. */
  readonly tried: string;
  readonly promised: string;
  /**
   * @param database a new one, as `--database` takes it
   * @returns what was seen, alike each time
   * @throws when a promise is broken
   */
  readonly run: (database: string) => Promise<string>;
}

const SUBMISSIONS = 2000;

const HEADING = '\uFEFFid,received_at,page,section,version,language,rating,comment\r\n';

const numbered = (count: number, name = 'Submission') =>
  Array.from({ length: count }, (_, index) => `${name} number ${index}.`);

/** Ends a receiver by a signal when half of the submissions are acknowledged. @returns those that were in the end */
async function submitUntil(signal: 'SIGKILL' | 'SIGTERM', receiver: ReceiverProcess) {
  const agent = createAgent();
  const ended = once(receiver.process, 'close');
  const acknowledged: string[] = [];
  await Promise.all(
    numbered(SUBMISSIONS).map(async (comment) => {
      if ((await submit(receiver.url, agent, comment)) === 204) {
        acknowledged.push(comment);
        if (acknowledged.length === SUBMISSIONS / 2) {
          receiver.process.kill(signal);
        }
      }
    }),
  );
  agent.destroy();
  await ended;
  assert.ok(acknowledged.length >= SUBMISSIONS / 2 && acknowledged.length < SUBMISSIONS);
  return acknowledged;
}

const without = (all: readonly string[], some: readonly string[]) => {
  const known = new Set(some);
  return all.filter((one) => !known.has(one));
};

/** Texts that a program, a language of queries, or an encoding could take for something else. */
const TEXTS = [
  "'); DROP TABLE feedback; -- ",
  'A $1 and a %s, a ${x} and a {{x}}, \\x00 and \\u0000.',
  '"quoted", \'quoted\', `quoted` and \\ back',
  'two\nlines\n\tand a tab',
  '很好的页面，谢谢你们！再见。',
  'שלום עולם, مرحبا بالعالم',
  '😀 👩‍👩‍👧‍👦 𝒳 e\u0301 \u{10FFFD}',
  '=1+1 as in a spreadsheet',
  '好'.repeat(FEEDBACK_LIMITS.comment),
];

const ENTRIES: readonly Feedback[] = [
  ...TEXTS.map(feedbackWith),
  { ...feedbackWith(''), section: "$1';--%00", rating: 0 },
  { ...feedbackWith(''), page: '/zh/x/图表/', language: 'zh-Hans', rating: 1 },
];

export const DATABASE_CASES: readonly DatabaseCase[] = [
  {
    tried: 'SIGKILL in the middle of 2,000 posts',
    promised: 'What was answered 204 is kept, and the receiver starts again.',
    run: (database) =>
      withReceivers(async (start) => {
        const acknowledged = await submitUntil('SIGKILL', await start(database));
        const kept = await commentsIn(database);
        assert.deepEqual(without(acknowledged, kept), []);
        assert.equal(new Set(kept).size, kept.length);

        const again = await start(database);
        const agent = createAgent();
        assert.equal(await submit(again.url, agent, 'After the crash.'), 204);
        agent.destroy();
        assert.equal(await again.stop(), 0);
        assert.deepEqual((await commentsIn(database)).slice(kept.length), ['After the crash.']);
        return '0 of those answered 204 are missing, none is there twice; started again: 204';
      }),
  },
  {
    tried: 'SIGTERM in the middle of 2,000 posts',
    promised: 'What was answered 204 is kept, and nothing else; it ends with 0.',
    run: (database) =>
      withReceivers(async (start) => {
        const receiver = await start(database);
        const acknowledged = await submitUntil('SIGTERM', receiver);
        assert.equal(receiver.process.exitCode, 0);
        assert.equal(receiver.complaints(), '');
        assert.deepEqual([...(await commentsIn(database))].sort(), [...acknowledged].sort());
        return 'the same are answered 204 and kept; exit code 0, nothing on standard error';
      }),
  },
  {
    tried: 'Three receivers start at once on one empty database, and each gets 200 posts',
    promised: 'All start, and everything is kept once.',
    run: (database) =>
      withReceivers(async (start) => {
        const receivers = await Promise.all([1, 2, 3].map(() => start(database)));
        const agents = receivers.map(createAgent);
        const sent = receivers.map((_, index) => numbered(200, `Receiver ${index}`));
        const statuses = await Promise.all(
          receivers.flatMap(({ url }, index) =>
            (sent[index] ?? []).map((comment) =>
              submit(url, agents[index] ?? createAgent(), comment),
            ),
          ),
        );
        agents.forEach((agent) => agent.destroy());
        assert.deepEqual([...new Set(statuses)], [204]);
        assert.deepEqual([...(await commentsIn(database))].sort(), sent.flat().sort());
        assert.deepEqual(await Promise.all(receivers.map(({ stop }) => stop())), [0, 0, 0]);
        return '600 of 600 are answered 204 and kept once; each ends with 0';
      }),
  },
  {
    tried: 'Exports while 1,000 posts come',
    promised:
      'Each is whole, and has what was answered before it began; each post is answered 204.',
    run: (database) =>
      withReceivers(async (start) => {
        const receiver = await start(database);
        const agent = createAgent();
        const acknowledged: string[] = [];
        let isSending = true;
        const sending = (async () => {
          for (const part of Array.from({ length: 20 }, (_, index) => index)) {
            await Promise.all(
              numbered(50, `Part ${part}`).map(async (comment) => {
                assert.equal(await submit(receiver.url, agent, comment), 204);
                acknowledged.push(comment);
              }),
            );
            // So that at least one export begins after some, and before the others.
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
          isSending = false;
        })();
        let exports = 0;
        while (isSending) {
          const before = [...acknowledged];
          const lines = (await exportOf(database)).split('\r\n');
          assert.equal(`${lines.shift()}\r\n`, HEADING);
          assert.equal(lines.pop(), '');
          assert.deepEqual(
            lines.filter(
              (line) => !/^\d+,[\dT:.-]+Z,(?:[^,]*,){5}Part \d+ number \d+\.$/.test(line),
            ),
            [],
          );
          const exported = lines.map((line) => line.split(',').at(-1) ?? '');
          assert.deepEqual(without(before, exported), []);
          exports += 1;
        }
        await sending;
        agent.destroy();
        assert.ok(exports > 1);
        assert.equal((await commentsIn(database)).length, 1000);
        return 'each export is whole, 0 of those answered before are missing; 1,000 of 1,000 posts: 204';
      }),
  },
  {
    tried: 'Comments with SQL, placeholders, quotes, several scripts, or 1,800 Chinese characters',
    promised: 'They are kept as text, as they were sent, in the order of arrival.',
    run: (database) =>
      withReceivers(async (start) => {
        const receiver = await start(database);
        const since = Date.now();
        for (const entry of ENTRIES) {
          const { status } = await fetch(receiver.url, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(entry),
          });
          assert.equal(status, 204, entry.comment);
        }
        const kept = await keptIn(database);
        assert.deepEqual(
          // Copies: what a native package makes has other prototypes than what jest's own world has.
          kept.map((entry) => ({ ...entry })),
          ENTRIES.map((entry, index) => ({
            ...entry,
            id: kept[index]?.id,
            received_at: kept[index]?.received_at,
            comment: entry.comment.trim(),
          })),
        );
        for (const [index, { id, received_at }] of kept.entries()) {
          assert.ok(Number.isSafeInteger(id) && id > (kept[index - 1]?.id ?? 0));
          assert.match(received_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
          assert.ok(Math.abs(Date.parse(received_at) - since) < 60_000);
        }
        assert.equal(await receiver.stop(), 0);
        assert.equal(receiver.complaints(), '');
        return `${kept.length} of ${ENTRIES.length} came out as they went in`;
      }),
  },
  {
    tried: 'An export before anything was received, and a start on what is there',
    promised:
      'The export has the names of the columns alone, none for the sender; nothing changes.',
    run: (database) =>
      withReceivers(async (start) => {
        const receiver = await start(database);
        assert.equal(await exportOf(database), HEADING);
        const agent = createAgent();
        assert.equal(await submit(receiver.url, agent, 'A comment that stays.'), 204);
        agent.destroy();
        await receiver.stop();
        const before = await exportOf(database);
        assert.equal(await (await start(database)).stop(), 0);
        assert.equal(await exportOf(database), before);
        return 'eight columns of the feedback itself; the export is the same after another start';
      }),
  },
];
