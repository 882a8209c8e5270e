import { assess, claimProblems } from '../../../../tools/docs-claims/assess';
import { reasonOf } from '../../../../tools/docs-claims/candidates';
import { readClaims } from '../../../../tools/docs-claims/claimFiles';
import {
  claimFilesOf,
  pageOfClaimFile,
  preambleFilesOf,
} from '../../../../tools/docs-claims/claimPaths';
import { readPageText } from '../../../../tools/docs-claims/pageText';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const PAGE = `---
title: Ferries
---

The grid reads \`rows\` once. Pass \`rows\`
from a constant.

## Limits

It _never_ asks [the server](/x/api/) again, and \`value?.at\` stays. Think of the ferry.

| Key              | What it does |
| ---------------- | ------------ |
| <kbd>Enter</kbd> | Saves        |

:::warning
A missing id throws.
:::

## Next steps

- \`rows\` is never read here.
`;

const page = readPageText(parseMdx({ page: PAGE })('page'));
const source = { pathname: '/x/ferries', file: 'docs/x/ferries/index.mdx', page };

function assessed(claims: string) {
  const file = 'test/claims/ferries.test.tsx';
  return assess(source, { files: claims === '' ? [] : [file], ...readClaims(file, claims) });
}

test('text and tables in a folded part are statements of their section, and the summary can be quoted', () => {
  const text =
    '## Rows\n\n<Details summary="What `null` does">\n\nIt clears `rows`.\n\n| a | b |\n| - | - |\n| c | d |\n\n</Details>\n';
  const { text: words, statements } = readPageText(parseMdx({ text })('text'));
  expect(words).toBe('Rows What null does It clears rows. a b c d');
  expect(statements.map(({ line, section }) => [line, section])).toEqual([
    [5, 'Rows'],
    [9, 'Rows'],
  ]);
});

test('<Plan> can be quoted as it is written or read, and needs no quote', () => {
  const text =
    'The grid reads `rows` once <Plan needs="pro" />.\n\nThe `cells` prop <Plan needs="premium" />.\n';
  const own = { ...source, page: readPageText(parseMdx({ text })('text')) };
  const proved = (claims: string) =>
    assess(own, { files: ['claims'], ...readClaims('claims', claims) }).statements.map(
      ({ standing }) => standing,
    );
  expect(own.page.text).toBe('The grid reads rows once (Pro). The cells prop (Premium).');
  expect(proved('')).toEqual(['open']);
  expect(proved("proves('The grid reads `rows` once', () => {});")).toEqual(['proved']);
  expect(proved(`proves('rows once <Plan needs="pro" />.', () => {});`)).toEqual(['open']);
  expect(proved(`proves('The grid reads rows once (Pro).', () => {});`)).toEqual(['proved']);
});

test('<Plan> at the beginning marks a section, and is no word of its first sentence', () => {
  const text = '## Paste\n\n<Plan needs="pro" /> To ask first, return a promise.\n';
  const own = { ...source, page: readPageText(parseMdx({ text })('text')) };
  expect(own.page.text).toBe('Paste To ask first, return a promise.');
  // Advice needs no claim.
  expect(assess(own, { files: [], ...readClaims('claims', '') }).statements).toEqual([]);
});

test('a known issue needs a claim, which may quote its title or its text', () => {
  const text = '## Rows\n\n:::bug[Cells are dropped]\nThe row moves.\n:::\n';
  const own = { ...source, page: readPageText(parseMdx({ text })('text')) };
  const problems = (claims: string) =>
    claimProblems(assess(own, { files: ['claims'], ...readClaims('claims', claims) })).filter(
      (one) => one.includes('known issue'),
    );
  expect(own.page.text).toBe('Rows Cells are dropped The row moves.');
  expect(problems('')).toEqual([expect.stringMatching(/^docs\/x\/ferries\/index\.mdx:3: /)]);
  expect(problems("exempt('Cells are dropped', 'a reason');")).toHaveLength(1);
  expect(problems("proves('Rows', () => {});")).toHaveLength(1);
  expect(problems("proves('Cells are dropped', () => {});")).toEqual([]);
  expect(problems("proves('The row moves.', () => {});")).toEqual([]);
});

describe('a row about keys or accessibility', () => {
  const text = `<Keyboard component="Button">

| Focus on   | <kbd>Enter</kbd> |
| ---------- | ---------------- |
| \`<button>\` | Clicks           |

</Keyboard>

<A11y component="Button">

| Topic | What happens        | What you do                                        |
| ----- | ------------------- | -------------------------------------------------- |
| Role  | The role is button. | Pass \`href\` to links. Without \`href\`, Tab skips. |

</A11y>
`;
  const own = { ...source, page: readPageText(parseMdx({ text })('text')) };
  const row = '| `<button>` | Clicks |';
  const problems = (file: string, claims: string) =>
    claimProblems(assess(own, { files: [file], ...readClaims(file, claims) }));
  const inBrowser = 'test/claims/ferries.browser.spec.ts';
  const inJsdom = 'test/claims/ferries.test.tsx';

  test('is a statement of its own kind, and what the reader does is text as any other', () => {
    expect(own.page.statements.map((one) => [one.line, one.words, reasonOf(one)])).toEqual([
      [5, '<button> Clicks', 'row for a browser'],
      [13, 'Role The role is button.', 'row for a browser'],
      [13, 'Pass href to links.', undefined],
      [13, 'Without href, Tab skips.', 'behaviour of code'],
    ]);
  });

  test('is named if only a claim in jsdom or an exemption quotes the row', () => {
    const named = expect.stringMatching(
      /^docs\/x\/ferries\/index\.mdx:5: the row "<button>" of <Keyboard> has no claim in a real browser\. Quote all of it in test\/claims\/ferries\.browser\.spec\.ts/,
    );
    expect(problems(inBrowser, '')).toContainEqual(named);
    expect(problems(inJsdom, `proves('${row}', () => {});`)).toContainEqual(named);
    expect(problems(inBrowser, `exempt('${row}', 'a reason');`)).toContainEqual(named);
    expect(problems(inBrowser, `proves('${row}', () => {});`)).not.toContainEqual(named);
  });

  test('is proved with what the reader does in one quote, or without', () => {
    const keys = `proves('${row}', () => {});`;
    const whole =
      "'| Role | The role is button. | Pass `href` to links. Without `href`, Tab skips. |'";
    expect(problems(inBrowser, `${keys} proves(${whole}, () => {});`)).toEqual([]);
    expect(problems(inBrowser, `${keys} proves('The role is button.', () => {});`)).toEqual([
      expect.stringContaining('"Without href, Tab skips." needs proof'),
    ]);
  });
});

const standings = (claims: string) =>
  assessed(claims).statements.map(({ statement, standing }) => [statement.line, standing]);

test('what says what happens needs proof, and what says what to do does not', () => {
  expect(page.statements.map((one) => [one.line, reasonOf(one)])).toEqual([
    [5, 'absolute'],
    [5, undefined],
    [10, 'absolute'],
    [10, undefined],
    [14, 'row of a table'],
    [17, 'warning'],
    [22, undefined],
  ]);
});

test('a statement is proved when claims quote all of it, over line breaks, marks and links', () => {
  expect(standings('')).toEqual([
    [5, 'open'],
    [10, 'open'],
    [14, 'open'],
    [17, 'open'],
  ]);
  expect(
    standings(`
      proves('The grid reads \`rows\` once.', () => {});
      proves(['It never asks the server again', '\`value?.at\` stays.'], () => {});
      proves('Saves', () => {});
      exempt('A missing id throws.', 'a reason');
    `),
  ).toEqual([
    [5, 'proved'],
    [10, 'proved'],
    [14, 'proved'],
    [17, 'dismissed'],
  ]);
  expect(standings(`proves('It never asks the server again', () => {});`)[1]).toEqual([10, 'open']);
});

test('a quote that is gone is named with its line, and a new statement with its own', () => {
  const problems = claimProblems(assessed(`proves('The grid reads \`rows\` twice.', () => {});`));
  expect(problems[0]).toMatch(
    /^test\/claims\/ferries.test.tsx:1: "The grid reads `rows` twice\.": this sentence is gone/,
  );
  expect(problems[1]).toMatch(
    /^docs\/x\/ferries\/index.mdx:5: "The grid reads rows once\." needs proof/,
  );
  expect(problems).toHaveLength(5);
});

test('a page without claims is told what to write', () => {
  expect(claimProblems(assessed(''))).toEqual([
    expect.stringMatching(
      /^\/x\/ferries: this page has no claims\. Write test\/claims\/ferries\.test\.tsx/,
    ),
  ]);
});

test('words are quoted as text, and a dismissal has a reason', () => {
  expect(() => readClaims('a.test.tsx', 'proves(words, () => {});')).toThrow('a.test.tsx:1: quote');
  expect(() => readClaims('a.test.tsx', `exempt('words', ' ');`)).toThrow('say why');
});

test('a page and its files find each other', () => {
  const files = claimFilesOf('/x/react-data-grid/filtering/multi-filters');
  expect(files).toEqual([
    'test/claims/react-data-grid/filtering/multi-filters.test.tsx',
    'test/claims/react-data-grid/filtering/multi-filters.browser.spec.ts',
  ]);
  expect(files.map(pageOfClaimFile)).toEqual(
    files.map(() => '/x/react-data-grid/filtering/multi-filters'),
  );
  expect(pageOfClaimFile('test/claims/harness.tsx')).toBeUndefined();
});

test('pages of the base library have a folder of their own, and find what is taken for granted above them', () => {
  const files = claimFilesOf('/components/buttons');
  expect(files).toEqual([
    'test/claims/base/components/buttons.test.tsx',
    'test/claims/base/components/buttons.browser.spec.ts',
  ]);
  expect(files.map(pageOfClaimFile)).toEqual(['/components/buttons', '/components/buttons']);
  expect(preambleFilesOf('/components/buttons')).toEqual([
    'test/claims/base/components/buttons.fences.tsx',
    'test/claims/base/components.fences.tsx',
  ]);
  expect(preambleFilesOf('/x/react-charts/bars')).toEqual([
    'test/claims/react-charts/bars.fences.tsx',
    'test/claims/react-charts.fences.tsx',
  ]);
});

test.each([
  ['Keep the array in state, since a new one is always sorted again.', undefined],
  ['If the view comes back, unsubscribe first.', undefined],
  ['Filter the data, which never changes.', undefined],
  ['Filter models never change.', 'absolute'],
  ['Pass a copy: the grid changes the array.', 'absolute'],
  ['Pass a copy, otherwise the array changes.', 'absolute'],
  ['`rows` never change.', 'absolute'],
  ['In the toolbar, `rows` always show.', 'absolute'],
])('advice with a clause needs no proof, and what it follows from does: %s', (text, expected) => {
  const [statement] = readPageText(parseMdx({ text })('text')).statements;
  expect(statement && reasonOf(statement)).toBe(expected);
});
