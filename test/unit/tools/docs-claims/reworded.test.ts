import { readClaims } from '../../../../tools/docs-claims/claimFiles';
import { readOptions } from '../../../../tools/docs-claims/options';
import { readPageText } from '../../../../tools/docs-claims/pageText';
import { rewriteQuotes } from '../../../../tools/docs-claims/rewrite';
import { rewordedQuotes, similarity } from '../../../../tools/docs-claims/similarity';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const PAGE = `The grid reads \`rows\` only once.

With \`null\`, the ferry's filter is cleared; sorting stays as it was.

Users sort by several columns with Shift. Users sort by several columns with Ctrl.

It keeps the order.
`;
const CLAIMS = `proves('The grid reads \`rows\` once.', () => {});
proves(['With null the ferry filter is cleared', 'It keeps the order.'], () => {});
exempt("Users sort by several columns with Alt.", 'a reason');
proves('A missing id throws.', () => {});
`;

const page = readPageText(parseMdx({ PAGE })('PAGE'));
const reworded = rewordedQuotes(page, readClaims('claims.tsx', CLAIMS));

test('the similarity of texts is their share of common words, whatever their marks', () => {
  expect(similarity('The `rows` prop.', 'the rows prop')).toBe(1);
  expect(similarity('a a b', 'a b b')).toBeCloseTo(2 / 3);
  expect(similarity('a', 'b')).toBe(0);
});

test('a gone quote is shown with the most similar part of a sentence, which is clear without a rival', () => {
  expect(
    reworded.map(({ quote: { line, words }, match }) => [line, words, match?.isClear]),
  ).toEqual([
    [1, 'The grid reads `rows` once.', true],
    [2, 'With null the ferry filter is cleared', true],
    [4, 'A missing id throws.', undefined],
    [3, 'Users sort by several columns with Alt.', false],
  ]);
  expect(reworded[1]?.match).toMatchObject({
    words: "With `null`, the ferry's filter is cleared",
    line: 3,
  });
});

test('words that a claim quotes already take the place of no other quote', () => {
  expect(reworded.map(({ match }) => match?.words)).not.toContain('It keeps the order.');
});

test('quotes are replaced as text, with backticks around code', () => {
  const changes = reworded.flatMap(({ quote, match }) =>
    match?.isClear ? [{ quote, words: match.words }] : [],
  );
  expect(rewriteQuotes(CLAIMS, changes).split('\n').slice(0, 2)).toEqual([
    "proves('The grid reads `rows` only once.', () => {});",
    "proves([\"With `null`, the ferry's filter is cleared\", 'It keeps the order.'], () => {});",
  ]);
});

test('only reworded quotes can be written', () => {
  expect(readOptions(['--reworded', '/x/a/', '--write'])).toEqual({
    check: false,
    code: false,
    write: true,
    reworded: '/x/a',
  });
  expect(() => readOptions(['--write'])).toThrow('--reworded');
  expect(() => readOptions(['--page', '/x/a', '--write'])).toThrow('--reworded');
  expect(() => readOptions(['--reworded'])).toThrow('Name a page after --reworded');
});
