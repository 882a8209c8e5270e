import { editDistance } from '../../../../src/lib/search/editDistance';

test.each([
  ['sorting', 'sorting', 0],
  ['sortng', 'sorting', 1],
  ['sortiing', 'sorting', 1],
  ['sorteng', 'sorting', 1],
  ['sortign', 'sorting', 1],
  ['gird', 'grid', 1],
  ['chekbox', 'checkbox', 1],
  ['daterangpiker', 'daterangepicker', 2],
  ['', 'grid', 4],
])('%s is as far from %s as it has mistakes', (one, other, expected) => {
  expect(editDistance(one, other)).toBe(expected);
  expect(editDistance(other, one)).toBe(expected);
});

test('what is further away than matters is given as one more', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('ab', 'abcdef', 2)).toBe(3);
});
