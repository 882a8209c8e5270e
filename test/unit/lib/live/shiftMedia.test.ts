import { shiftMedia, shiftSheet } from '../../../../src/lib/live/shiftMedia';

it.each([
  ['(min-width:600px)', 400, '(min-width:200px)'],
  ['(max-width: 599.95px)', 400, '(max-width: 199.95px)'],
  ['(min-width:600px) and (max-width:899.95px)', 700, '(min-width:0px) and (max-width:199.95px)'],
  ['print', 400, 'print'],
  ['(min-height:600px)', 400, '(min-height:600px)'],
  ['(prefers-reduced-motion: reduce)', 400, '(prefers-reduced-motion: reduce)'],
])('%s with %d px less is %s', (query, delta, expected) => {
  expect(shiftMedia(query, delta)).toBe(expected);
});

it('leaves declarations and container queries of a sheet', () => {
  expect(
    shiftSheet(
      '@media (min-width:600px){a{min-width:600px}}@container (min-width:600px){a{top:0}}',
      100,
    ),
  ).toBe('@media (min-width:500px){a{min-width:600px}}@container (min-width:600px){a{top:0}}');
});
