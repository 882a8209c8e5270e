import { activeIndex, nextActive } from '../../../../../src/features/search/dialog/selection';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 2],
  ['a', 1, undefined],
])('%s from option %i of three leads to %p', (key, active, expected) => {
  expect(nextActive(key, active, 3)).toBe(expected);
});

test('no key moves in an empty list', () => {
  expect(nextActive('ArrowDown', -1, 0)).toBeUndefined();
});

test('the option that was moved to stays active wherever it stands', () => {
  expect(activeIndex(['/a', '/b'], '/b', 0)).toBe(1);
  expect(activeIndex(['/new', '/a', '/b'], '/b', 0)).toBe(2);
});

test('without one, the start is active, if the list has it', () => {
  expect(activeIndex(['/a', '/b'], undefined, 0)).toBe(0);
  expect(activeIndex(['/a', '/b'], '/gone', 0)).toBe(0);
  expect(activeIndex(['/a'], undefined, -1)).toBe(-1);
  expect(activeIndex([], undefined, 0)).toBe(-1);
});
