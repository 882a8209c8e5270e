import { type ProseResult, checkProse } from '../../../../tools/readability/checkProse';
import { messagesOf } from '../../../../tools/readability/proseSources';
import rules from '../../../../tools/readability/rules.json';

const LONG = `The grid renders ${'one and '.repeat(14)}two rows.`;

const HIDDEN = `import colour from './colour';

\`\`\`tsx title="colour"
const colour = 'people';
\`\`\`

{/* people */}

<Demo src="./Colour.tsx" className="people" />

The \`colour\` prop and [the page](/x/colour/people/).
`;

const SHOWN = `---
title: People
description: For nobody.
keywords: [colour]
---

## Beside

| Anew       |
| ---------- |
| But for it |

- Whoever

:::warning[Towards]
Obviously.
:::

<Details summary="Of its own \`colour\`">

It stands.

</Details>
`;

/** All texts of these tests, since each call starts a process. */
const TEXTS = {
  british: 'Set the color.\n\nSet the\ncolour and the valeu.',
  names: 'Tooltips of MUI X v8 use GridColDef, slotProps.cell, README.md and `colour`.',
  term: 'First line.\n\nThe menu of *the* grid is for people.',
  partsOfWords: 'A standalone grid understands the standard.',
  acrossLines: 'The focus is\ngone. A limit doesn’t count.',
  formerName: 'Text.\n\n`LaterFrame` renders.',
  long: `Short. ${LONG} Short.`,
  longest: 'One '.repeat(rules.maxSentenceWords),
  hidden: HIDDEN,
  shown: SHOWN,
  markdown: 'Press <kbd>Enter</kbd>, people < 3. See <https://colour.example> for it.',
  code: 'It reads `rows`. `columns` are next. 10 rows follow.',
  units: 'It needs React 7. The rest waits 1.5 s. Then, e.g. here, it runs.',
  headings: '# One heading\n\n| a |\n| - |\n| b c |\n\nOne paragraph.',
};

const results = checkProse(
  Object.entries(TEXTS).map(([name, text]) => ({
    file: `${name}.mdx`,
    text,
    format: name === 'markdown' ? 'md' : 'mdx',
    firstLine: 1,
  })),
);

function resultOf(name: keyof typeof TEXTS): ProseResult | undefined {
  return results[Object.keys(TEXTS).indexOf(name)];
}

/** Each problem as its line, rule and reason. */
function problemsOf(name: keyof typeof TEXTS): readonly string[] | undefined {
  return resultOf(name)?.problems.map(({ line, rule, reason }) => `${line} ${rule} ${reason}`);
}

describe('rules', () => {
  it('reports British spelling and unknown words, with their line', () => {
    expect(problemsOf('british')).toEqual([
      '4 spelling "colour": not in the dictionary of American English',
      '4 spelling "valeu": not in the dictionary of American English',
    ]);
  });

  it('accepts the words of the list, and names of packages, versions and files', () => {
    expect(rules.words).toContain('tooltips');
    expect(problemsOf('names')).toEqual([]);
  });

  it('reports a term with its replacement', () => {
    expect(problemsOf('term')).toEqual(['3 term "people": write: users']);
  });

  it('matches terms as whole words, across line breaks and with curly apostrophes', () => {
    expect(problemsOf('partsOfWords')).toEqual([]);
    expect(problemsOf('acrossLines')).toEqual([
      '1 term "is gone": write: is removed, is lost, is cleared',
      '2 term "doesn\'t count": write: applies, is used, is ignored',
    ]);
  });

  it('reports former names of code, also in code', () => {
    expect(problemsOf('formerName')).toEqual([
      '3 term "LaterFrame": write the name that the code has now',
    ]);
  });

  it('reports a sentence with more than 30 words, and shows the sentence', () => {
    expect(resultOf('long')?.problems).toEqual([
      { line: 1, rule: 'length', reason: '33 words in one sentence, at most 30', sentence: LONG },
    ]);
    expect(problemsOf('longest')).toEqual([]);
  });
});

describe('what is prose', () => {
  it('skips code, imports, expressions, comments and attributes that readers do not see', () => {
    expect(problemsOf('hidden')).toEqual([]);
  });

  it('reads headings, tables, lists, callouts, elements, front matter and attributes that readers see', () => {
    const found = problemsOf('shown')?.map((problem) => problem.split(/ term |: /).slice(0, 2));
    expect(found).toEqual([
      ['2', '"People"'],
      ['3', '"nobody"'],
      ['7', '"Beside"'],
      ['9', '"Anew"'],
      ['11', '"But for"'],
      ['13', '"Whoever"'],
      ['15', '"Towards"'],
      ['16', '"Obviously"'],
      ['19', '"Of its own"'],
      ['21', '"stands"'],
    ]);
  });

  it('reads Markdown that is not MDX, without addresses', () => {
    expect(problemsOf('markdown')).toEqual(['1 term "people": write: users']);
  });

  it('names the file and line of a page that it cannot parse', () => {
    const page = { file: 'page.mdx', text: 'Text\n\n<Demo', format: 'mdx', firstLine: 1 } as const;
    expect(() => checkProse([page])).toThrow(/page\.mdx: line 3/);
  });
});

describe('sentences', () => {
  it('count code and names as words, and end before code and numbers', () => {
    expect(resultOf('code')?.sentences).toEqual([3, 3, 3]);
  });

  it('end after numbers and units, not inside numbers or abbreviations', () => {
    expect(resultOf('units')?.sentences).toEqual([4, 5, 5]);
  });

  it('leave headings and tables out of the count', () => {
    expect(resultOf('headings')?.sentences).toEqual([2]);
  });
});

describe('UI strings', () => {
  const CODE = `
export const TEXTS = defineTexts('demo', {
  title: () => translate({ id: 'portal.demo.people', message: 'For people' }),
  rows: (values: { count: number }) =>
    translate({
      id: 'portal.demo.rows',
      message: '{colour} row|{colour} rows of \`colour\`',
      description: 'people',
    }),
});
`;

  it('are the messages, with singular and plural apart', () => {
    const sources = messagesOf('texts.ts', CODE);
    expect(sources.map(({ text, firstLine }) => [firstLine, text])).toEqual([
      [3, 'For people'],
      [7, '11111111 row'],
      [7, '11111111 rows of `colour`'],
    ]);
    const problems = checkProse(sources).flatMap((result) => result.problems);
    expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 "people": write: users',
    ]);
  });
});
