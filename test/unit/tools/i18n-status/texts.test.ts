import { contentHash } from '../../../../plugins/content/translations';
import { parseJsonFile } from '../../../../tools/i18n-status/jsonFile';
import {
  checkHashes,
  textEntries,
  type Hashes,
  type TextFile,
} from '../../../../tools/i18n-status/texts';

const OLD = contentHash('an English text that is no more');

function codeFile(english: Readonly<Record<string, string>>, json: string): TextFile {
  return {
    kind: 'strings',
    file: 'code.json',
    english: new Map(Object.entries(english)),
    translation: parseJsonFile(json),
    format: 'message',
  };
}

/** The only entry of a file with one message. */
function entryOf(english: string, message: unknown, hash?: string) {
  const hashes: Hashes = hash === undefined ? {} : { 'code.json': { key: hash } };
  const [entry, ...others] = textEntries(
    codeFile({ key: english }, JSON.stringify({ key: message })),
    hashes,
  );
  expect(others).toEqual([]);
  return entry;
}

describe('textEntries', () => {
  it('counts a translation whose hash is that of the English text', () => {
    expect(entryOf('Copy', { message: '复制' }, contentHash('Copy'))).toEqual({
      kind: 'strings',
      file: 'code.json',
      key: 'key',
      state: 'translated',
      hash: contentHash('Copy'),
    });
  });

  it('does not count one without a hash', () => {
    expect(entryOf('Copy', { message: '复制' })).toMatchObject({ state: 'unrecorded' });
  });

  it('finds that English changed', () => {
    expect(entryOf('Copy', { message: '复制' }, OLD)).toMatchObject({ state: 'stale' });
    expect(entryOf('Copy', { message: 'Copy' }, OLD)).toMatchObject({ state: 'stale' });
  });

  it('does not report changed English placeholders as an error of the translator', () => {
    expect(entryOf('Open {title}', { message: '打开 {name}' }, OLD)).toMatchObject({
      state: 'stale',
      problem: "lacks {title} and has {name}, which English doesn't have.",
    });
    const current = contentHash('Open {title}');
    expect(entryOf('Open {title}', { message: '打开 {name}' }, current)).toMatchObject({
      state: 'broken',
    });
  });

  it('holds titles to the rule of titles', () => {
    const titles: TextFile = {
      kind: 'titles',
      file: 'titles.json',
      english: new Map([['/x/a', 'A']]),
      translation: parseJsonFile(JSON.stringify({ '/x/a': '长'.repeat(71) })),
      format: 'text',
    };
    expect(textEntries(titles, {})).toMatchObject([
      {
        state: 'broken',
        problem: 'breaks a rule: `title` has 71 characters; at most 70 are allowed.',
      },
    ]);
  });

  it('takes the English text for missing until it is accepted', () => {
    expect(entryOf('MUI X', { message: 'MUI X' })).toMatchObject({
      state: 'missing',
      problem: 'still holds the English text.',
    });
    expect(entryOf('MUI X', { message: 'MUI X' }, contentHash('MUI X'))).toMatchObject({
      state: 'translated',
    });
  });

  it('has nothing to translate where English is empty', () => {
    expect(entryOf('', { message: '' })).toMatchObject({ state: 'translated' });
  });

  it('takes a description as Docusaurus writes it', () => {
    const message = { message: '复制', description: 'On a button' };
    expect(entryOf('Copy', message, contentHash('Copy'))).toMatchObject({ state: 'translated' });
  });

  it.each([
    ['an empty text', { message: '' }, /is empty/],
    ['a blank text', { message: ' \n' }, /is empty/],
    ['a plain text', '复制', /must be an object/],
    ['a list', ['复制'], /must be an object/],
    ['null', null, /must be an object/],
    ['no message', {}, /must be an object with a text/],
    ['a number as message', { message: 1 }, /must be an object with a text/],
    ['a field that Docusaurus refuses', { message: '复制', hash: '1' }, /a field "hash"/],
    ['a description that is no text', { message: '复制', description: 1 }, /"description"/],
  ])('calls %s broken, hash or not', (_name, message, problem) => {
    for (const hash of [undefined, contentHash('Copy'), OLD]) {
      expect(entryOf('Copy', message, hash)).toMatchObject({
        state: 'broken',
        problem: expect.stringMatching(problem),
      });
    }
  });

  it.each([
    ['Hello {name}', '你好', 'lacks {name}.'],
    ['Hello', '你好 {name}', "has {name}, which English doesn't have."],
    ['{a} of {b}', '{b} 之 {c}', "lacks {a} and has {c}, which English doesn't have."],
    [
      '{count} files',
      '{Count} 个文件',
      "lacks {count} and has {Count}, which English doesn't have.",
    ],
  ])('compares the placeholders of %p and %p', (english, message, problem) => {
    expect(entryOf(english, { message }, contentHash(english))).toMatchObject({
      state: 'broken',
      problem,
    });
  });

  it.each([
    ['{a} of {b}', '{b} 中的 {a}'],
    ['One file|{count} files', '{count} 个文件'],
    ['Write {} or { x }', '写'],
    ['{a}', '{a}，{a}'],
  ])('lets the order and number of placeholders differ: %p and %p', (english, message) => {
    expect(entryOf(english, { message }, contentHash(english))).toMatchObject({
      state: 'translated',
    });
  });

  it('finds what English lacks and what the translation lacks, in the order of English', () => {
    const file = codeFile(
      { 'a.b': 'A', constructor: 'B' },
      '{ "gone": { "message": "旧" }, "a.b": { "message": "甲" } }',
    );
    expect(textEntries(file, {}).map(({ key, state }) => [key, state])).toEqual([
      ['a.b', 'unrecorded'],
      ['constructor', 'missing'],
      ['gone', 'orphaned'],
    ]);
  });

  it('reports a duplicate entry as broken', () => {
    const file = codeFile({ a: 'A' }, '{ "a": { "message": "甲" }, "a": { "message": "乙" } }');
    expect(textEntries(file, {})).toMatchObject([
      { key: 'a', state: 'broken', problem: expect.stringContaining('twice') },
    ]);
  });

  it('names a broken file once and says nothing of its entries', () => {
    const entries = textEntries(codeFile({ a: 'A', b: 'B' }, '{ "a": '), {});
    expect(entries.map(({ key, state }) => [key, state])).toEqual([
      [undefined, 'broken'],
      ['a', 'unreadable'],
      ['b', 'unreadable'],
    ]);
  });

  it('takes everything for missing when there is no file', () => {
    const file: TextFile = { ...codeFile({ a: 'A' }, '{}'), translation: { kind: 'missing' } };
    expect(textEntries(file, {})).toMatchObject([{ key: 'a', state: 'missing' }]);
  });

  it('takes titles as plain texts', () => {
    const file: TextFile = {
      kind: 'titles',
      file: 'titles.json',
      english: new Map([
        ['/a', 'A'],
        ['/b', 'B'],
      ]),
      translation: parseJsonFile('{ "/a": "甲", "/b": { "message": "乙" } }'),
      format: 'text',
    };
    const hashes = { 'titles.json': { '/a': contentHash('A') } };
    expect(textEntries(file, hashes)).toMatchObject([
      { key: '/a', state: 'translated' },
      { key: '/b', state: 'broken', problem: 'must be a text.' },
    ]);
  });
});

describe('checkHashes', () => {
  const source = codeFile({ a: 'A' }, '{ "a": { "message": "甲" } }');

  it('has nothing to say of a missing file or of sound hashes', () => {
    expect(checkHashes({ kind: 'missing' }, [source])).toEqual({ hashes: {}, entries: [] });
    const hashes = { 'code.json': { a: contentHash('A') } };
    expect(checkHashes(parseJsonFile(JSON.stringify(hashes)), [source])).toEqual({
      hashes,
      entries: [],
    });
  });

  it.each([
    ['no JSON', '{', undefined, /not valid JSON/],
    ['a file with a text', '{ "code.json": "x" }', 'code.json', /must be an object/],
    ['a hash that is none', '{ "code.json": { "a": "x" } }', 'code.json#a', /is not a hash/],
    ['a removed text', `{ "code.json": { "b": "${OLD}" } }`, 'code.json#b', /is gone/],
    ['a removed file', `{ "old.json": { "a": "${OLD}" } }`, 'old.json#a', /is gone/],
    ['a file that stands twice', '{ "code.json": {}, "code.json": {} }', 'code.json', /twice/],
  ])('calls %s broken', (_name, text, key, problem) => {
    const { entries } = checkHashes(parseJsonFile(text), [source]);
    expect(entries).toEqual([
      {
        kind: 'strings',
        file: 'source-hashes.json',
        ...(key !== undefined && { key }),
        state: 'broken',
        problem: expect.stringMatching(problem),
      },
    ]);
  });

  it('blames no hash for a file that is broken itself', () => {
    const hashes = { 'code.json': { a: contentHash('A') } };
    const broken = codeFile({ a: 'A' }, '{');
    expect(checkHashes(parseJsonFile(JSON.stringify(hashes)), [broken])).toEqual({
      hashes,
      entries: [],
    });
  });
});
