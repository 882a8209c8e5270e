import { listTarget } from '../../../../src/lib/keyboard/listKeys';

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
])('%s from entry %i of three leads to %p', (key, active, expected) => {
  expect(listTarget(key, active, 3)).toBe(expected);
});

test('no key moves in an empty list', () => {
  expect(listTarget('ArrowDown', -1, 0)).toBeUndefined();
});
