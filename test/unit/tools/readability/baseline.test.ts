import {
  type CheckedFile,
  baselineText,
  newProblems,
  parseBaseline,
  shrink,
  staleEntries,
} from '../../../../tools/readability/baseline';
import { meanProblems } from '../../../../tools/readability/command';
import { readOptions } from '../../../../tools/readability/options';
import { byFile, longShareOf, meanOf, tableText } from '../../../../tools/readability/report';

const FILE = 'docs/x/ferries/index.mdx';

/** A page with two terms and one long sentence. */
const page: CheckedFile = {
  file: FILE,
  problems: [
    { rule: 'term', line: 3, reason: '"people": write: users', sentence: 'People board.' },
    { rule: 'length', line: 5, reason: '40 words in one sentence, at most 30', sentence: 'Long.' },
    { rule: 'term', line: 8, reason: '"anew": write: again', sentence: 'It starts anew.' },
  ],
};

describe('the list', () => {
  it('allows as many problems of a rule as it says', () => {
    expect(newProblems(page, { term: 2, length: 1 })).toEqual([]);
  });

  it('reports file, line, reason and sentence of a page that is not listed', () => {
    expect(newProblems({ ...page, problems: page.problems.slice(0, 1) })).toEqual([
      `${FILE}:3: "people": write: users\n    People board.`,
    ]);
  });

  it('reports all problems of a rule that are more than it allows', () => {
    expect(newProblems(page, { term: 1, length: 1 })).toEqual([
      `${FILE}: 2 problems of term, docs/readability.json allows 1:`,
      expect.stringContaining(`${FILE}:3:`),
      expect.stringContaining(`${FILE}:8:`),
    ]);
  });

  it('says which numbers are too high, also of a page that no longer exists', () => {
    const listed = { [FILE]: { term: 3, length: 1 }, 'docs/x/gone/index.mdx': { spelling: 1 } };
    expect(staleEntries(listed, [page])).toEqual([
      expect.stringContaining(`${FILE}: the page is better than its entry`),
      expect.stringContaining('docs/x/gone/index.mdx'),
    ]);
    expect(staleEntries({ [FILE]: { term: 2, length: 1 } }, [page])).toEqual([]);
  });

  it('shrinks to the lower numbers, and never grows', () => {
    const listed = { [FILE]: { term: 5, spelling: 1 }, 'docs/x/gone/index.mdx': { spelling: 1 } };
    const shrunk = shrink(listed, [page]);
    expect(shrunk[FILE]).toEqual({ term: 2 });
    expect(parseBaseline(baselineText(shrunk))).toEqual({ [FILE]: { term: 2 } });
  });

  it('rejects another content', () => {
    expect(() => parseBaseline('{"pages":{"a":{"colour":1}}}')).toThrow('docs/readability.json');
    expect(() => parseBaseline('[]')).toThrow('docs/readability.json');
  });
});

describe('the report', () => {
  const text = { file: FILE, words: 10, sentences: [4, 6], problems: page.problems };

  it('adds up texts of the same file', () => {
    expect(byFile([text, { ...text, sentences: [32] }])).toEqual([
      {
        file: FILE,
        words: 20,
        sentences: [4, 6, 32],
        problems: [...page.problems, ...page.problems],
      },
    ]);
  });

  it('shows words, mean, long sentences, terms and spelling of each file', () => {
    const file = { ...text, sentences: [4, 6, 32] };
    expect(meanOf(file)).toBe(14);
    expect(longShareOf(file)).toBeCloseTo(33.3, 1);
    const rows = tableText([file]).split('\n').slice(3);
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
      ['10', '14.0', '33.3', '2', '0', FILE],
      ['10', '14.0', '33.3', '2', '0', '1', 'files'],
    ]);
  });

  it('reports files with long sentences on average', () => {
    expect(meanProblems([text, { ...text, sentences: [17, 20] }])).toEqual([
      `${FILE}: 18.5 words in a sentence on average, at most 18.`,
    ]);
  });
});

it('reads options', () => {
  expect(readOptions(['--check'])).toEqual({ check: true, update: false });
  expect(readOptions(['--page', '/x/ferries/'])).toMatchObject({ page: '/x/ferries' });
  expect(() => readOptions(['--fix'])).toThrow('--fix');
  expect(() => readOptions(['--page'])).toThrow('Name a page');
});
