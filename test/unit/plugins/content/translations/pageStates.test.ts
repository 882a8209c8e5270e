import { contentHash, pageEntries } from '../../../../../plugins/content/translations';
import { parseTrees } from '../../../../../plugins/content/mdx/parseTrees';

/** Pages are parsed in a process of its own. ms */
jest.setTimeout(60_000);

const FILE = 'docusaurus-plugin-content-docs/current/grid/index.mdx';
const ENGLISH = `---
title: Grid
description: Show rows.
tabs: [components-api]
hide_title: true
---

## First steps

Text.

<Demo src="./Rows.tsx" height={400} />

## Rows & \`columns\` {/* was #columns-of-old */}

See [sorting](/x/sorting/#a) and https://example.com. <Picture src="./Bars.tsx" /> <i id="box" />
`;
const CHINESE = `---
description: 显示行。
hide_title: true
---

## 第一步 {/* #first-steps */}

文字。

<Demo height={400} src="./Rows.tsx" />

## 行与 \`columns\` {/* was #columns-of-old */} {/* #rows--columns */}

见[排序](/x/sorting/#a)和[别处](https://example.org)。<Picture src="./Bars.tsx" /> <i id="box" />
`;

interface Change {
  readonly english?: string;
  readonly chinese: string;
}

/** The entry of each pair, by its name; all are parsed in one process. */
async function entriesOf(pairs: Readonly<Record<string, Change>>) {
  const entries = await pageEntries(
    Object.entries(pairs).map(([name, { english = ENGLISH, chinese }]) => ({
      file: name,
      english,
      translation: chinese,
    })),
    'zh',
    parseTrees,
  );
  return new Map(entries.map((entry) => [entry.file, entry]));
}

const recorded = (hash: string, text = CHINESE) =>
  text.replace('hide_title:', `source_hash: '${hash}'\nhide_title:`);
const current = contentHash(ENGLISH);
const old = contentHash('old');

describe('pageEntries', () => {
  it('tells by the hash in the front matter whether a translation is of the page as it is', async () => {
    const entries = await entriesOf({
      translated: { chinese: recorded(current) },
      unrecorded: { chinese: CHINESE },
      stale: { chinese: recorded(old) },
      'Windows line ends': { chinese: recorded(current).replaceAll('\n', '\r\n') },
      'Windows line ends in English': {
        english: ENGLISH.replaceAll('\n', '\r\n'),
        chinese: recorded(current),
      },
      'a byte order mark': { chinese: `\uFEFF${recorded(current)}` },
    });
    expect([...entries].map(([name, { state, problem }]) => [name, state, problem])).toEqual([
      ['translated', 'translated', undefined],
      ['unrecorded', 'unrecorded', undefined],
      ['stale', 'stale', undefined],
      ['Windows line ends', 'translated', undefined],
      ['Windows line ends in English', 'translated', undefined],
      ['a byte order mark', 'translated', undefined],
    ]);
  });

  it('takes a copy of the English page for missing until it is accepted', async () => {
    const entries = await entriesOf({
      copy: { chinese: ENGLISH },
      accepted: { chinese: recorded(current, ENGLISH.replace(/title: Grid\n|tabs: .*\n/g, '')) },
    });
    expect(entries.get('copy')).toMatchObject({
      state: 'missing',
      problem: 'still holds the English text.',
    });
    expect(entries.get('accepted')).toMatchObject({ state: 'translated' });
  });

  it('finds what must not differ', async () => {
    const differing: Readonly<Record<string, readonly [string, string]>> = {
      "lacks the anchor #first-steps; has the anchor #第一步, which English doesn't have.": [
        ' {/* #first-steps */}',
        '',
      ],
      'lacks the anchor #rows--columns.': [
        '## 行与 `columns` {/* was #columns-of-old */} {/* #rows--columns */}',
        '<i id="columns-of-old" />',
      ],
      'lacks <Demo height={400} src="./Rows.tsx">.': ['<Demo height={400} src="./Rows.tsx" />', ''],
      'lacks <Demo height={400} src="./Rows.tsx">; has <Demo height={300} src="./Rows.tsx">, which English doesn\'t have.':
        ['{400}', '{300}'],
      'has <Demo src="./More.tsx">, which English doesn\'t have.': [
        '文字。',
        '<Demo src="./More.tsx" />',
      ],
      'lacks the front matter `hide_title: true`.': ['hide_title: true\n', ''],
      'has the front matter `slug: "/x"`, which English doesn\'t have.': [
        'hide_title: true\n',
        'hide_title: true\nslug: /x\n',
      ],
      'must leave `tabs` out of its front matter: the English page has it.': [
        'hide_title:',
        'tabs: [components-api]\nhide_title:',
      ],
      'must leave `title` out of its front matter: titles.json has it.': [
        'hide_title:',
        'title: 表格\nhide_title:',
      ],
      'breaks a rule in its front matter: `description` is missing. Say in one sentence what the page enables a reader to do.':
        ['description: 显示行。\n', ''],
      'breaks a rule in its front matter: `description` must end with `.` or `!`.': ['行。', '行'],
      "has a link to /x/gone/, which English doesn't have.": ['文字。', '[文字](/x/gone/)。'],
      'lacks <Picture src="./Bars.tsx">.': ['<Picture src="./Bars.tsx" />', ''],
      'lacks the anchor #columns-of-old.': [' {/* was #columns-of-old */}', ''],
      'lacks the anchor #box.': ['<i id="box" />', ''],
    };
    const entries = await entriesOf(
      Object.fromEntries(
        Object.entries(differing).map(([problem, [from, to]]) => [
          problem,
          { chinese: recorded(current).replace(from, to) },
        ]),
      ),
    );
    for (const [problem, entry] of entries) {
      expect(entry).toMatchObject({ state: 'broken', problem });
    }
  });

  it('lets a page differ from an English page that moved on, and says in what', async () => {
    const english = ENGLISH.replace('Text.', 'Text.\n\n## News');
    const entries = await entriesOf({ page: { english, chinese: recorded(current) } });
    expect(entries.get('page')).toMatchObject({
      state: 'stale',
      problem: 'lacks the anchor #news.',
    });
  });

  it('calls a page that cannot be read broken', async () => {
    const entries = await entriesOf({
      'no MDX': { chinese: recorded(current).replace('文字。', '<b>') },
      'no YAML': { chinese: recorded(current).replace('description: 显', 'description: : 显') },
      'a number as hash': {
        chinese: CHINESE.replace('hide_title:', 'source_hash: 123456789012\nhide_title:'),
      },
      'a hash that is none': { chinese: recorded('x') },
      'an empty page': { chinese: '' },
    });
    expect([...entries].map(([name, { state }]) => [name, state])).toEqual(
      [...entries.keys()].map((name) => [name, 'broken']),
    );
    expect(entries.get('no MDX')?.problem).toMatch(/^can't be read: .*<b>.*\(9:/);
    expect(entries.get('a number as hash')?.problem).toMatch(/in quotes/);
  });

  it('finds pages that only one language has', async () => {
    const parse = jest.fn(() => []);
    const entries = await pageEntries(
      [
        { file: FILE, english: ENGLISH },
        { file: 'gone.mdx', translation: CHINESE },
      ],
      'zh',
      parse,
    );
    expect(entries).toEqual([
      { kind: 'pages', file: FILE, state: 'missing', hash: current },
      { kind: 'pages', file: 'gone.mdx', state: 'orphaned' },
    ]);
    expect(parse).toHaveBeenCalledWith([]);
  });

  it('throws on an English page that cannot be read, with its name', async () => {
    await expect(entriesOf({ [FILE]: { english: '<b>', chinese: CHINESE } })).rejects.toThrow(
      `The English page of ${FILE} can't be read: Expected a closing tag`,
    );
  });

  it('numbers equal headings as the site does, passes over code, and skips the title', async () => {
    const english = `${ENGLISH}\n# Grid\n\n## Props\n\n## Props\n\n\`\`\`md\n## No heading\n\`\`\`\n\n## A \`b\` [c](/d/) *e*\n`;
    const chinese = `${CHINESE}\n# 表格\n\n## 一 {/* #props */}\n\n## 二 {/* #props-1 */}\n\n## 三 {/* #a-b-c-e */}\n`;
    const entries = await entriesOf({ page: { english, chinese } });
    expect(entries.get('page')).toMatchObject({ state: 'unrecorded' });
  });
});
