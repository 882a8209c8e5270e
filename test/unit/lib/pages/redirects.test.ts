import { readFileSync } from 'node:fs';
import { OLD_ADDRESSES } from '../../../../src/data/oldAddresses';
import { VERSION_PAGES } from '../../../../src/data/versionPages';
import {
  checkRedirects,
  collectRedirects,
  retiredRedirects,
  servedPages,
  servedRedirects,
} from '../../../../src/lib/pages/redirects';

const page = (path: string, ...redirects: readonly string[]) => ({ path, redirects });

describe('the redirects of a site', () => {
  it('come from older versions, from the list, and from pages', () => {
    const redirects = collectRedirects({
      histories: {
        '/x/grid': { since: 4, renames: [{ until: 4, path: '/components/grid' }] },
        '/x/gone': { since: 4, renames: [{ until: 4, path: '/components/gone' }] },
      },
      old: { '/components/tree/': '/x/tree/', '/components/bars/': '/x/no-page/' },
      pages: [page('/x/grid/'), page('/x/tree/', '/x/trees/', '/x/woods/')],
    });
    expect(redirects).toEqual([
      { from: '/components/grid/', to: '/x/grid/' },
      { from: '/components/tree/', to: '/x/tree/' },
      { from: '/x/trees/', to: '/x/tree/' },
      { from: '/x/woods/', to: '/x/tree/' },
    ]);
  });

  it('may say the same twice', () => {
    const sources = { histories: {}, old: { '/a/': '/b/' }, pages: [page('/b/', '/a/')] };
    expect(collectRedirects(sources)).toEqual([{ from: '/a/', to: '/b/' }]);
  });

  it('leave the address of a page to the page', () => {
    const old = { '/a/': '/b/' };
    const pages = [page('/a/'), page('/b/')];
    expect(collectRedirects({ histories: {}, old, pages })).toEqual([]);
    expect(() =>
      collectRedirects({ histories: {}, old: {}, pages: [page('/a/'), page('/b/', '/a/')] }),
    ).toThrow("/b/ can't take the address /a/: a page stands there.");
  });

  it('refuse an address that two pages want', () => {
    const pages = [page('/a/', '/old/'), page('/b/', '/old/')];
    expect(() => collectRedirects({ histories: {}, old: {}, pages })).toThrow(
      'Two pages want the address /old/: /a/ and /b/.',
    );
  });
});

test('a server leads on with and without the last slash, and to Markdown, in each language', () => {
  expect(servedRedirects([{ from: '/a/', to: '/x/b/' }], '/zh/')).toEqual([
    { from: '/zh/a/', to: '/zh/x/b/' },
    { from: '/zh/a', to: '/zh/x/b/' },
    { from: '/zh/a.md', to: '/zh/x/b.md' },
  ]);
});

test('a server leads on from retired versions, in each language', () => {
  expect(retiredRedirects(['8.9.0'], '/zh/')).toEqual([{ from: '/zh/x/8.9.0/', to: '/zh/x/' }]);
});

describe('the front matter', () => {
  it.each([[undefined], [['/x/old/path/']], [['/a/', '/b.c/d-e/']]])('may say %j', (redirects) => {
    expect(() => checkRedirects(redirects, 'a.mdx')).not.toThrow();
  });

  it.each([
    ['/x/old/', 'must be a list'],
    [[], 'must be a list'],
    [['/x/old'], 'holds "/x/old"'],
    [['x/old/'], 'holds "x/old/"'],
    [['/x/a b/'], 'holds "/x/a b/"'],
    [['/x/../'.replace('..', '*')], 'holds "/x/*/"'],
    [['https://example.com/'], 'holds "https://example.com/"'],
    [[7], 'holds 7'],
    [['/a/', '/a/'], 'names "/a/" twice'],
  ])('may not say %j', (redirects, message) => {
    expect(() => checkRedirects(redirects, 'a.mdx')).toThrow(
      `Front matter of a.mdx: \`redirects\` ${message}`,
    );
  });
});

test('every old address of the site leads to a page of the tree', () => {
  const tree = readFileSync('sidebars.ts', 'utf8');
  const targets = [...Object.values(OLD_ADDRESSES), ...Object.keys(VERSION_PAGES)];
  const lost = targets.filter((to) => !tree.includes(`'${to.replace(/\/$/, '')}'`));
  expect(lost).toEqual([]);
  expect(targets.length).toBeGreaterThan(40);
});

test('an address that stood elsewhere is led on with and without its last slash', () => {
  expect(servedPages([{ from: '/old/a/', to: '/b/' }], '/zh/')).toEqual([
    { from: '/zh/old/a/', to: '/zh/b/' },
    { from: '/zh/old/a', to: '/zh/b/' },
  ]);
});
