import { activeIndex } from '../../../../../src/features/search/dialog/selection';

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
