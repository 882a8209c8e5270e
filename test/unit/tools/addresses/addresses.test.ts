import { lostAddresses, readPage, withBuilt } from '../../../../tools/addresses/addresses';

const HTML = '<h1>Sort</h1><span id="sorting"></span><h2 class=a id=sort-rows>x</h2><h3 id="b">';
const pages = new Map([
  ['/x/sort/', readPage(HTML)],
  ['/x/new/', readPage('<p>')],
]);
const redirects = new Map([
  ['/x/old/', { to: '/x/sort/' }],
  ['/x/lost/', { to: '/x/nowhere/' }],
]);

it('reads headings, and all ids', () => {
  expect(readPage(HTML)).toEqual({
    ids: new Set(['sorting', 'sort-rows', 'b']),
    anchors: ['sort-rows', 'b'],
  });
});

it('finds nothing lost where pages, redirects and old anchors are', () => {
  const published = { '/x/sort/': ['sort-rows', 'sorting'], '/x/old/': ['b'], '/x/new/': [] };
  expect(lostAddresses(published, pages, redirects)).toEqual([]);
});

it('says what to do for each address that is lost', () => {
  const published = { '/x/sort/': ['gone'], '/x/away/': ['a'], '/x/lost/': [], '/x/old/': ['c'] };
  expect(lostAddresses(published, pages, redirects)).toEqual([
    '/x/sort/#gone is gone. Write {/* was #gone */} at the end of the heading on /x/sort/ that readers should find instead.',
    '/x/away/ is gone. Write it into the front matter of the page that readers should find instead: `redirects: [/x/away/]`.',
    '/x/lost/ is gone. Write it into the front matter of the page that readers should find instead: `redirects: [/x/lost/]`.',
    '/x/old/#c is gone. Write {/* was #c */} at the end of the heading on /x/sort/ that readers should find instead.',
  ]);
});

it('forgets nothing that was published', () => {
  expect(withBuilt({ '/x/old/': ['a'], '/x/sort/': ['sorting'] }, pages)).toEqual({
    '/x/new/': [],
    '/x/old/': ['a'],
    '/x/sort/': ['sorting', 'sort-rows', 'b'],
  });
});
