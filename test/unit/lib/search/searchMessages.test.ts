import { createMessageSearch } from '../../../../src/lib/search/searchMessages';

const find = createMessageSearch([
  { text: 'MUI X: All rows must have a unique `id` property.', entry: 1 },
  { text: 'MUI X: The `rowHeight` prop should be a number greater than 0.', entry: 2 },
]);
const entries = (typed: string) => find(typed).map(({ entry }) => entry);

test.each([
  ['in full', 'MUI X: All rows must have a unique `id` property.', [1]],
  ['in part', 'must have a unique id', [1]],
  ['with what stands around it', 'Error: MUI X: rowHeight prop should be a number, was -1', [2]],
  ['half typed', 'rows must have a uniq', [1]],
])('a message is found %s', (_, typed, expected) => {
  expect(entries(typed)).toEqual(expected);
});

test.each(['unique id', 'rows with a number and a property', 'id unique a have rows', ''])(
  '%j is no part of a message',
  (typed) => {
    expect(entries(typed)).toEqual([]);
  },
);

test('the message that has more of the text side by side comes first', () => {
  const both = createMessageSearch([
    { text: 'The value of the field is an object', entry: 1 },
    { text: 'The value of an object is the field here', entry: 2 },
  ]);
  expect(both('value of the field is an object').map(({ entry }) => entry)[0]).toBe(1);
});
