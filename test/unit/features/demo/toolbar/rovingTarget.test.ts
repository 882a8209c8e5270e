import { rovingTarget } from '../../../../../src/features/demo/toolbar/rovingTarget';

describe('keys in a row of controls', () => {
  const ids = ['a', 'b', 'c'];
  it.each([
    ['a', 'ArrowRight', false, 'b'],
    ['c', 'ArrowRight', false, 'a'],
    ['a', 'ArrowLeft', false, 'c'],
    ['b', 'ArrowLeft', false, 'a'],
    ['a', 'ArrowRight', true, 'c'],
    ['a', 'ArrowLeft', true, 'b'],
    ['b', 'Home', false, 'a'],
    ['b', 'End', true, 'c'],
    ['b', 'ArrowDown', false, undefined],
    ['b', 'x', false, undefined],
  ])('from %s, %s (right to left %s) leads to %s', (current, key, rightToLeft, expected) => {
    expect(rovingTarget(ids, current, key, rightToLeft)).toBe(expected);
  });
});
