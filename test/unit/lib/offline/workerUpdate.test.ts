import {
  type UpdateEvent,
  type UpdateState,
  type UpdateStep,
  nextUpdate,
} from '../../../../src/lib/offline/workerUpdate';
import { parseReloads, withReload } from '../../../../src/lib/offline/reloads';

const PLAIN: UpdateState = { kind: 'plain' };
const CURRENT: UpdateState = { kind: 'current' };
const OUTDATED: UpdateState = { kind: 'outdated', version: 'b' };
const RELOADING: UpdateState = { kind: 'reloading' };

const INSTALLED: UpdateEvent = { type: 'installed' };
const TOOK_OVER: UpdateEvent = { type: 'tookOver', version: 'b' };
const SILENT: UpdateEvent = { type: 'tookOver', version: undefined };
const check = (hasFocus: boolean, isBusy = false): UpdateEvent => ({
  type: 'check',
  hasFocus,
  isBusy,
});

const steps: [string, UpdateState, UpdateEvent, UpdateStep][] = [
  [
    'a page without a worker lets a newer one take over for other tabs',
    PLAIN,
    INSTALLED,
    { state: PLAIN, effect: { do: 'takeOver' } },
  ],
  ['the first worker brings no reload', PLAIN, TOOK_OVER, { state: CURRENT }],
  [
    'a newer worker is asked to take over',
    CURRENT,
    INSTALLED,
    { state: CURRENT, effect: { do: 'takeOver' } },
  ],
  [
    'a newer worker that took over begins the checks',
    CURRENT,
    TOOK_OVER,
    { state: OUTDATED, effect: { do: 'check' } },
  ],
  ['a worker that says no version changes nothing', CURRENT, SILENT, { state: CURRENT }],
  [
    'a still newer one goes on with them',
    OUTDATED,
    { type: 'tookOver', version: 'c' },
    { state: { kind: 'outdated', version: 'c' } },
  ],
  ['a page without focus waits', OUTDATED, check(false), { state: OUTDATED }],
  ['a busy reader is left alone', OUTDATED, check(true, true), { state: OUTDATED }],
  [
    'a page with focus is loaded again',
    OUTDATED,
    check(true),
    { state: RELOADING, effect: { do: 'reload', version: 'b' } },
  ],
  ['it is loaded once', RELOADING, check(true), { state: RELOADING }],
  ['nothing begins while it is', RELOADING, TOOK_OVER, { state: RELOADING }],
  ['nor is a worker asked to', RELOADING, INSTALLED, { state: RELOADING }],
  ['a current page stays', CURRENT, check(true), { state: CURRENT }],
];

test.each(steps)('%s', (_name, state, event, expected) => {
  expect(nextUpdate(state, event, [])).toEqual(expected);
});

test('a tab is never loaded again for one version twice', () => {
  expect(nextUpdate(CURRENT, TOOK_OVER, ['a', 'b'])).toEqual({ state: CURRENT });
});

test('versions are remembered as text, the last ones', () => {
  expect(parseReloads(null)).toEqual([]);
  expect(parseReloads(withReload(parseReloads('a'), 'b'))).toEqual(['a', 'b']);
  const many = Array.from({ length: 30 }, (_, index) => `v${index}`);
  expect(parseReloads(withReload(many, 'b'))).toHaveLength(20);
});
