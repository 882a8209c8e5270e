import {
  changesToAccept,
  changesToUpdate,
  withChanges,
} from '../../../../tools/i18n-status/changes';
import { entryName, type Entry, type State } from '../../../../tools/i18n-status/status';

function entry(key: string, state: State, more: Partial<Entry> = {}): Entry {
  return { kind: 'strings', file: 'code.json', key, state, hash: `hash of ${key}`, ...more };
}

const page: Entry = { kind: 'pages', file: 'docs/a/index.mdx', state: 'stale', hash: 'of page' };
const entries: readonly Entry[] = [
  entry('done', 'translated'),
  entry('new', 'unrecorded'),
  entry('old', 'stale'),
  entry('name', 'missing', { problem: 'still holds the English text.' }),
  entry('none', 'missing'),
  entry('bad', 'broken', { problem: 'is empty.' }),
  entry('unseen', 'unreadable'),
  { kind: 'strings', file: 'code.json', key: 'gone', state: 'orphaned' },
  entry('/x/a#b', 'stale', { file: 'titles.json', kind: 'titles' }),
  page,
  { ...page, file: 'docs/b/index.mdx', problem: 'lacks <Demo>.' },
];

const accepted = (...names: readonly string[]) =>
  changesToAccept(entries, names, 'i18n/zh').map((change) => [
    entryName(change.entry),
    change.hash,
  ]);

describe('changesToUpdate', () => {
  it('records only what is translated and has no hash', () => {
    expect(changesToUpdate(entries).map((change) => change.hash)).toEqual(['hash of new']);
  });
});

describe('changesToAccept', () => {
  it('takes stale entries, texts that stay English, and new translations', () => {
    expect(accepted('code.json#old', 'code.json#name', 'code.json#new')).toEqual([
      ['code.json#old', 'hash of old'],
      ['code.json#name', 'hash of name'],
      ['code.json#new', 'hash of new'],
    ]);
  });

  it('takes pages, keys with a hash sign, and paths from the root of the site', () => {
    expect(accepted('docs/a/index.mdx', 'titles.json#/x/a#b', './i18n/zh/code.json#old')).toEqual([
      ['docs/a/index.mdx', 'of page'],
      ['titles.json#/x/a#b', 'hash of /x/a#b'],
      ['code.json#old', 'hash of old'],
    ]);
  });

  it('records an entry once, and one that is recorded not again', () => {
    expect(accepted('code.json#old', 'code.json#old', 'code.json#done')).toHaveLength(1);
  });

  it.each([
    ['code.json#unheard', 'is unknown'],
    ['code.json', 'is unknown'],
    ['', 'is unknown'],
    ['code.json#none', 'has no translation'],
    ['code.json#bad', 'is empty.'],
    ['code.json#unseen', 'lies in a file that is broken'],
    ['code.json#gone', 'is gone from English'],
    ['docs/b/index.mdx', 'lacks <Demo>.'],
  ])('refuses %p: %s', (name, problem) => {
    expect(() => accepted('code.json#old', name)).toThrow(`${name} ${problem}`);
  });

  it('names all that it refuses', () => {
    expect(() => accepted('one', 'two')).toThrow(/^one is unknown.*\ntwo is unknown/);
  });
});

describe('withChanges', () => {
  it('sorts files and keys, keeps what is stored, and leaves pages to their front matter', () => {
    const changes = [
      ...changesToAccept(entries, ['code.json#old', 'docs/a/index.mdx'], 'i18n/zh'),
      ...changesToUpdate(entries),
    ];
    const hashes = { 'titles.json': { '/b': '2', '/a': '1' }, 'code.json': { zzz: '3', old: '0' } };
    expect(JSON.stringify(withChanges(hashes, changes))).toBe(
      JSON.stringify({
        'code.json': { new: 'hash of new', old: 'hash of old', zzz: '3' },
        'titles.json': { '/a': '1', '/b': '2' },
      }),
    );
    expect(hashes['code.json'].old).toBe('0');
  });
});
