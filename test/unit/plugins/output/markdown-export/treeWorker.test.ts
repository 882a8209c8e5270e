/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const WORKER = path.join(__dirname, '../../../../../plugins/output/markdown-export/treeWorker.mjs');
/** Pages that take a quiet machine some twenty seconds. */
const MANY = Array.from({ length: 4000 }, () => ({
  kind: 'markdown',
  text: '| a | b |\n| - | - |\n'.concat('| *one* | `two` |\n'.repeat(200)),
}));

let child: ChildProcess;

beforeEach(() => {
  child = fork(WORKER, [], { serialization: 'advanced', execArgv: [] });
});
afterEach(() => {
  child.kill();
});

test('it answers in the order of the questions', async () => {
  const answer = once(child, 'message');
  child.send({
    parse: [
      { kind: 'markdown', text: '# One' },
      { kind: 'mdx', text: '<' },
      { kind: 'html', text: '<p>no main content</p>' },
    ],
  });
  await expect(answer).resolves.toEqual([
    [
      { tree: expect.objectContaining({ type: 'root' }) },
      { problem: expect.anything() },
      { problem: expect.anything() },
    ],
    undefined,
  ]);
  child.disconnect();
  await once(child, 'exit');
}, 60_000);

test('it ends with the process that started it, in the middle of its work', async () => {
  const first = once(child, 'message');
  child.send({ parse: [{ kind: 'markdown', text: 'ready' }] });
  await first;
  child.send({ parse: MANY });
  const begun = performance.now();
  setTimeout(() => {
    child.disconnect();
  }, 500);
  await once(child, 'exit');
  expect(performance.now() - begun).toBeLessThan(8000);
}, 120_000);
