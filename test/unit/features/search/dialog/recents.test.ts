import {
  type RecentSearch,
  parseRecents,
  recentsFor,
  reduceRecents,
} from '../../../../../src/features/search/dialog/recents';

const recent = (address: string): RecentSearch => ({ kind: 'page', address, title: address });
const list = (...addresses: string[]) => addresses.map(recent);

test('a chosen result comes first, once, and only what is needed of it is kept', () => {
  const hit = { ...recent('/b/'), trail: ['Group'], excerpt: 'x' };
  expect(reduceRecents(list('/a/', '/b/'), { type: 'ADD', recent: hit })).toEqual(
    list('/b/', '/a/'),
  );
});

test('six are kept', () => {
  const full = list('/1/', '/2/', '/3/', '/4/', '/5/', '/6/');
  expect(reduceRecents(full, { type: 'ADD', recent: recent('/7/') })).toEqual(
    list('/7/', '/1/', '/2/', '/3/', '/4/', '/5/'),
  );
});

test('one is removed, or all', () => {
  expect(reduceRecents(list('/a/', '/b/'), { type: 'REMOVE', address: '/a/' })).toEqual(
    list('/b/'),
  );
  expect(reduceRecents(list('/a/', '/b/'), { type: 'CLEAR' })).toEqual([]);
});

test.each([
  ['nothing', null, []],
  ['no JSON', '[{', []],
  ['no list', '{"a":1}', []],
  ['rubbish in the list', '[1,null,"a",{}]', []],
  ['an unknown kind', '[{"kind":"ad","address":"/a/","title":"A"}]', []],
  ['another host', '[{"kind":"page","address":"//evil.example/","title":"A"}]', []],
  ['a backslash', '[{"kind":"page","address":"/\\\\evil.example/","title":"A"}]', []],
  ['a scheme', '[{"kind":"page","address":"javascript:alert(1)","title":"A"}]', []],
  ['a tab', '[{"kind":"page","address":"/\\t/evil.example/","title":"A"}]', []],
  ['a tab that is encoded', '[{"kind":"page","address":"/%09/evil.example/","title":"A"}]', []],
  ['a path that is no text', '[{"kind":"page","address":["/a/"],"title":"A"}]', []],
  ['a title that is no text', '[{"kind":"page","address":"/a/","title":{"a":1}}]', []],
  ['a huge text', `[${'"a",'.repeat(100_000)}7]`, []],
  ['no title', '[{"kind":"page","address":"/a/","title":""}]', []],
  ['one that is good', `[7,${JSON.stringify(recent('/a/'))}]`, list('/a/')],
  ['too many', JSON.stringify(list('/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/')), 6],
])('storage that holds %s', (_what, stored, expected) => {
  const read = parseRecents(stored);
  expect(typeof expected === 'number' ? read.length : read).toEqual(expected);
});

test('those of another language or version do not show', () => {
  const all = list('/x/react-charts/', '/zh/x/react-charts/', '/x/8.9.0/react-charts/', '/');
  const shown = (pathname: string) => recentsFor(all, pathname).map(({ address }) => address);
  expect(shown('/x/introduction/')).toEqual(['/x/react-charts/', '/']);
  expect(shown('/zh/')).toEqual(['/zh/x/react-charts/']);
  expect(shown('/x/8.9.0/react-data-grid/')).toEqual(['/x/8.9.0/react-charts/']);
});
