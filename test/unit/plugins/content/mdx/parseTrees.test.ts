import type * as childProcess from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Parsed, parseTrees } from '../../../../../plugins/content/mdx/parseTrees';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, execFileSync: jest.fn(actual.execFileSync) };
});

const FIRST = '# First\n\nWords.';
const SECOND = '# Second';
const BROKEN = '# Broken\n\n<Open>';

test('each text has its tree or its problem, in their order', () => {
  const [second, broken, first] = parseTrees([SECOND, BROKEN, FIRST]);
  expect(second).toMatchObject({ tree: { children: [{ children: [{ value: 'Second' }] }] } });
  expect(broken).toMatchObject({ problem: expect.stringContaining('Open') });
  expect(first).toMatchObject({ tree: { children: [{ type: 'heading' }, { type: 'paragraph' }] } });
});

test('a text is parsed once, and whoever asks may change the tree', () => {
  const [first] = parseTrees([FIRST]);
  if (!first || !('tree' in first)) {
    throw new Error('It has no tree.');
  }
  first.tree.children = [];
  const calls = jest.mocked(execFileSync).mock.calls.length;
  const [one, other] = parseTrees([FIRST, FIRST]);
  expect(one).toHaveProperty('tree.children.length', 2);
  expect(other).toEqual(one);
  expect(jest.mocked(execFileSync).mock.calls).toHaveLength(calls);
});

test('another process reads what one has parsed from the folder that they share', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parsed-'));
  process.env.PARSED_PAGES = folder;
  const parseAsNewProcess = async (texts: readonly string[]) => {
    let trees: readonly Parsed[] = [];
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('../../../../../plugins/content/mdx/parseTrees');
      trees = fresh.parseTrees(texts);
    });
    return trees;
  };
  try {
    const parsed = await parseAsNewProcess([SECOND, BROKEN]);
    expect(readdirSync(folder)).toHaveLength(2);
    const calls = jest.mocked(execFileSync).mock.calls.length;
    expect(await parseAsNewProcess([BROKEN, SECOND])).toEqual([...parsed].reverse());
    expect(jest.mocked(execFileSync).mock.calls).toHaveLength(calls);
    expect(await parseAsNewProcess([FIRST, SECOND])).toHaveLength(2);
    expect(JSON.parse(String(jest.mocked(execFileSync).mock.lastCall?.[2]?.input))).toEqual([
      FIRST,
    ]);
  } finally {
    delete process.env.PARSED_PAGES;
    rmSync(folder, { recursive: true });
  }
});
