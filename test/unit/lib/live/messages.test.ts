import { isOpenMessage, readFrameMessage } from '../../../../src/lib/live/messages';

it.each([
  [{ kind: 'ready' }, { kind: 'ready' }],
  [
    { kind: 'pong', id: 3 },
    { kind: 'pong', id: 3 },
  ],
  [
    { kind: 'rendered', run: 1, height: 20.2, extent: 300.5 },
    { kind: 'rendered', run: 1, height: 21, extent: 301, needsView: false },
  ],
  [
    { kind: 'height', height: 1e9, extent: 1e9, needsView: true },
    { kind: 'height', height: 20_000, extent: 20_000, needsView: true },
  ],
  [
    { kind: 'height', height: 'a', extent: 'b', needsView: 'c' },
    { kind: 'height', height: 0, extent: 0, needsView: false },
  ],
  [
    { kind: 'height', height: -5, extent: -6 },
    { kind: 'height', height: 0, extent: 0, needsView: false },
  ],
  [
    { kind: 'height', height: 10, extent: 5 },
    { kind: 'height', height: 10, extent: 10, needsView: false },
  ],
  [
    { kind: 'console', level: 'evil', text: {} },
    { kind: 'console', level: 'log', text: '' },
  ],
  [
    { kind: 'problem', run: 2, problem: { phase: 'x', message: 'a', line: 4, extra: 1 } },
    { kind: 'problem', run: 2, problem: { phase: 'run', message: 'a', line: 4 } },
  ],
  [
    { kind: 'problem', run: 2, problem: null },
    { kind: 'problem', run: 2, problem: { phase: 'run', message: '' } },
  ],
  [{ kind: 'unavailable', reason: 'blocked' }, undefined],
  [{ kind: 'restarted', reason: 'silent' }, undefined],
  [null, undefined],
  ['ready', undefined],
])('%j is %j', (data, expected) => {
  expect(readFrameMessage(data)).toEqual(expected);
});

it('shortens texts', () => {
  const text = 'a'.repeat(100_000);
  expect(readFrameMessage({ kind: 'console', level: 'log', text })).toMatchObject({
    text: 'a'.repeat(5000),
  });
});

it('knows the message of a page that is there', () => {
  expect(isOpenMessage({ kind: 'open', manifest: {} })).toBe(true);
  expect(isOpenMessage({ kind: 'open' })).toBe(false);
  expect(isOpenMessage('open')).toBe(false);
});
