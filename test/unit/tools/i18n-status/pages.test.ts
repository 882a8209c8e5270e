import { contentHash } from '../../../../tools/i18n-status/contentHash';
import { pageEntries, withSourceHash } from '../../../../tools/i18n-status/pages';
import { parseTrees } from '../../../../plugins/content/mdx/parseTrees';

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

## Rows & \`columns\`
`;
const CHINESE = `---
title: 表格
description: 显示行。
hide_title: true
---

## 第一步 {/* #first-steps */}

文字。

<Demo height={400} src="./Rows.tsx" />

## 行与 \`columns\` {/* #rows--columns */}
`;

interface Change {
  readonly english?: string;
  readonly chinese: string;
}

/** The entry of each pair, by its name; all are parsed in one process. */
async function judge(pairs: Readonly<Record<string, Change>>) {
  const entries = await pageEntries(
    Object.entries(pairs).map(([name, { english = ENGLISH, chinese }]) => ({
      file: name,
      english,
      translation: chinese,
    })),
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
    const entries = await judge({
      translated: { chinese: recorded(current) },
      unrecorded: { chinese: CHINESE },
      stale: { chinese: recorded(old) },
      'Windows line ends': { chinese: recorded(current).replaceAll('\n', '\r\n') },
      'Windows line ends in English': {
        english: ENGLISH.replaceAll('\n', '\r\n'),
        chinese: recorded(current),
      },
      'a byte order mark': { chinese: `\uFEFF${recorded(current)}` },
      'a title from the table': { chinese: recorded(current).replace('title: 表格\n', '') },
    });
    expect([...entries].map(([name, { state, problem }]) => [name, state, problem])).toEqual([
      ['translated', 'translated', undefined],
      ['unrecorded', 'unrecorded', undefined],
      ['stale', 'stale', undefined],
      ['Windows line ends', 'translated', undefined],
      ['Windows line ends in English', 'translated', undefined],
      ['a byte order mark', 'translated', undefined],
      ['a title from the table', 'translated', undefined],
    ]);
  });

  it('takes a copy of the English page for missing until it is accepted', async () => {
    const entries = await judge({
      copy: { chinese: ENGLISH },
      accepted: { chinese: recorded(current, ENGLISH.replace('tabs: [components-api]\n', '')) },
    });
    expect(entries.get('copy')).toMatchObject({
      state: 'missing',
      problem: 'still holds the English text.',
    });
    expect(entries.get('accepted')).toMatchObject({ state: 'translated' });
  });

  it('finds what must not differ', async () => {
    const differing: Readonly<Record<string, readonly [string, string]>> = {
      "lacks a heading with the anchor #first-steps; has a heading with the anchor #第一步, which English doesn't have.":
        [' {/* #first-steps */}', ''],
      'lacks a heading with the anchor #rows--columns.': [
        '## 行与 `columns` {/* #rows--columns */}',
        '',
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
      'lacks a description in its front matter.': ['description: 显示行。\n', ''],
      'lacks a title in its front matter.': ['title: 表格', 'title: " "'],
    };
    const entries = await judge(
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
    const entries = await judge({ page: { english, chinese: recorded(current) } });
    expect(entries.get('page')).toMatchObject({
      state: 'stale',
      problem: 'lacks a heading with the anchor #news.',
    });
  });

  it('calls a page that cannot be read broken', async () => {
    const entries = await judge({
      'no MDX': { chinese: recorded(current).replace('文字。', '<b>') },
      'no YAML': { chinese: recorded(current).replace('title: 表格', 'title: : x') },
      'a number as hash': {
        chinese: CHINESE.replace('hide_title:', 'source_hash: 123456789012\nhide_title:'),
      },
      'a hash that is none': { chinese: recorded('x') },
      'an empty page': { chinese: '' },
    });
    expect([...entries].map(([name, { state }]) => [name, state])).toEqual(
      [...entries.keys()].map((name) => [name, 'broken']),
    );
    expect(entries.get('no MDX')?.problem).toMatch(/^can't be read: .*<b>.*\(10:/);
    expect(entries.get('a number as hash')?.problem).toMatch(/in quotes/);
  });

  it('finds pages that only one language has', async () => {
    const parse = jest.fn(() => []);
    const entries = await pageEntries(
      [
        { file: FILE, english: ENGLISH },
        { file: 'gone.mdx', translation: CHINESE },
      ],
      parse,
    );
    expect(entries).toEqual([
      { kind: 'pages', file: FILE, state: 'missing', hash: current },
      { kind: 'pages', file: 'gone.mdx', state: 'orphaned' },
    ]);
    expect(parse).toHaveBeenCalledWith([]);
  });

  it('throws on an English page that cannot be read, with its name', async () => {
    await expect(judge({ [FILE]: { english: '<b>', chinese: CHINESE } })).rejects.toThrow(
      `The English page of ${FILE} can't be read: Expected a closing tag`,
    );
  });

  it('numbers equal headings as the site does, passes over code, and skips the title', async () => {
    const english = `${ENGLISH}\n# Grid\n\n## Props\n\n## Props\n\n\`\`\`md\n## No heading\n\`\`\`\n\n## A \`b\` [c](/d/) *e*\n`;
    const chinese = `${CHINESE}\n# 表格\n\n## 一 {/* #props */}\n\n## 二 {/* #props-1 */}\n\n## 三 {/* #a-b-c-e */}\n`;
    const entries = await judge({ page: { english, chinese } });
    expect(entries.get('page')).toMatchObject({ state: 'unrecorded' });
  });
});

describe('withSourceHash', () => {
  it('adds the hash as the last line of the front matter', () => {
    expect(withSourceHash('---\ntitle: A\n---\n\ntext\n---\n', current)).toBe(
      `---\ntitle: A\nsource_hash: '${current}'\n---\n\ntext\n---\n`,
    );
  });

  it('replaces a hash where it stands and changes nothing else', () => {
    const text = recorded(old);
    expect(withSourceHash(text, current)).toBe(recorded(current));
    expect(withSourceHash(withSourceHash(text, current), old)).toBe(text);
  });

  it('keeps Windows line ends and a byte order mark', () => {
    expect(withSourceHash('\uFEFF---\r\ntitle: A\r\n---\r\ntext', old)).toBe(
      `\uFEFF---\r\ntitle: A\r\nsource_hash: '${old}'\r\n---\r\ntext`,
    );
    expect(withSourceHash(`---\r\nsource_hash: x\r\n---\r\n`, old)).toBe(
      `---\r\nsource_hash: '${old}'\r\n---\r\n`,
    );
  });

  it.each(['', 'text', '\n---\ntitle: A\n---\n', '---\ntitle: A\n'])(
    'throws when there is no front matter: %p',
    (text) => {
      expect(() => withSourceHash(text, old)).toThrow('no front matter');
    },
  );
});
