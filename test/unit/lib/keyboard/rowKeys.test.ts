import { rowTarget } from '../../../../src/lib/keyboard/rowKeys';

describe('rowTarget', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 2, false, 1],
    ['ArrowRight', 0, true, 2],
    ['ArrowLeft', 0, true, 1],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['ArrowDown', 0, false, undefined],
    ['a', 0, false, undefined],
  ])('%s from %i, right to left %s', (key, index, rtl, target) => {
    expect(rowTarget(key, index, 3, rtl)).toBe(target);
  });
});
