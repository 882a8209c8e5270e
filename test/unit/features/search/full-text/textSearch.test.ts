import type {
  FoundPage,
  Fragment,
  Pagefind,
} from '../../../../../src/features/search/full-text/pagefind';
import {
  type TextSource,
  createTextSearch,
} from '../../../../../src/features/search/full-text/textSearch';

const NOTHING = { hits: [], hasMore: false };

type Results = readonly FoundPage[];

function page(url: string, text: string, sections: readonly string[]): Fragment {
  return {
    url,
    meta: { title: 'Page' },
    excerpt: text,
    raw_content: text,
    locations: text.split(' ').map((_, index) => index),
    sub_results: sections.map((id, index) => ({
      url: id === '' ? url : `${url}#${id}`,
      title: id === '' ? 'Page' : id,
      ...(id !== '' && { anchor: { id } }),
      excerpt: `<mark>${text}</mark>`,
      weighted_locations: [{ location: 0, balanced_score: index }],
    })),
  };
}

const asResults = (pages: readonly Fragment[]): Results =>
  pages.map((fragment) => ({ id: fragment.url, data: () => Promise.resolve(fragment) }));

function source(find: (query: string) => Promise<Results> | Results) {
  const search = jest.fn<Promise<{ results: Results }>, [string, { filters: object }]>(
    async (query) => ({
      results: await find(query),
    }),
  );
  const destroy = jest.fn(() => Promise.resolve());
  const parts = {
    open: jest.fn<Promise<Pagefind>, [number]>(() => Promise.resolve({ search, destroy })),
    stamp: jest.fn(() => Promise.resolve('1')),
    canCut: true,
  } satisfies TextSource;
  return { ...parts, search, destroy };
}

test('pages of the reader’s product come first in each step, and others are in each', async () => {
  const all = ['/x/a/', '/x/b/', '/x/c/', '/components/d/', '/components/e/', '/components/f/'].map(
    (url) => page(url, 'sort', ['']),
  );
  const from = source(() => []);
  from.search.mockImplementation(async (_query, { filters }) => ({
    results: asResults(
      'scope' in filters && filters.scope === 'current material-ui' ? all.slice(3) : all,
    ),
  }));
  const search = createTextSearch(from);
  const addresses = async (steps: number) => {
    const found = await search('sort', { near: 'material-ui' }, steps);
    return 'hits' in found ? found.hits.map(({ address }) => address) : [];
  };
  const firstStep = ['/components/d/', '/components/e/', '/x/a/'];
  expect(await addresses(1)).toEqual(firstStep);
  expect(await addresses(2)).toEqual([...firstStep, '/components/f/', '/x/b/', '/x/c/']);
});

describe('createTextSearch', () => {
  it('loads nothing before the first query, and then once', async () => {
    const from = source(() => asResults([page('/x/a/', 'sort', [''])]));
    const search = createTextSearch(from);
    expect(await search('  ', {})).toEqual(NOTHING);
    expect(from.stamp).not.toHaveBeenCalled();
    await search('sort', {});
    await search('sorting', {});
    expect(from.open).toHaveBeenCalledTimes(1);
  });

  it('gives the two best sections of a page, with the heading where there is one', async () => {
    const search = createTextSearch(
      source(() => asResults([page('/x/a/', 'sort', ['low', '', 'high'])])),
    );
    expect(await search('sort', {})).toEqual({
      hits: [
        { address: '/x/a/#high', heading: 'high', excerpt: '<mark>sort</mark>' },
        { address: '/x/a/', excerpt: '<mark>sort</mark>' },
      ],
      hasMore: false,
    });
  });

  it('gives at most eight hits', async () => {
    const pages = [1, 2, 3, 4, 5, 6, 7].map((n) => page(`/x/${n}/`, 'sort', ['a', 'b']));
    const answer = await createTextSearch(source(() => asResults(pages)))('sort', {}, 2);
    expect('hits' in answer && answer.hits).toHaveLength(8);
  });

  it('loads the text of three pages, and of three more when more is asked for', async () => {
    const pages = [1, 2, 3, 4, 5, 6, 7].map((n) => page(`/x/${n}/`, 'sort', ['a']));
    const load = jest.fn((fragment: Fragment) => Promise.resolve(fragment));
    const search = createTextSearch(
      source(() => pages.map((fragment) => ({ id: fragment.url, data: () => load(fragment) }))),
    );
    const first = await search('sort', {});
    expect(load).toHaveBeenCalledTimes(3);
    expect(first).toMatchObject({ hasMore: true });
    const more = await search('sort', {}, 2);
    expect(more).toMatchObject({ hasMore: false });
    const addresses = (answer: typeof first) =>
      'hits' in answer ? answer.hits.map(({ address }) => address) : [];
    expect(addresses(more).slice(0, 3)).toEqual(addresses(first));
    expect(addresses(more)).toHaveLength(6);
  });

  it('looks at the next pages when the first ones have only something like the words', async () => {
    const pages = [1, 2, 3].map((n) => page(`/x/${n}/`, 'so', ['a']));
    const search = createTextSearch(
      source(() => asResults([...pages, page('/x/4/', 'sort', [''])])),
    );
    expect(await search('sort', {})).toMatchObject({ hits: [{ address: '/x/4/' }] });
  });

  it('finds letters of another width, and with accents', async () => {
    const from = source((query) =>
      asResults(query === 'sortModel' ? [page('/x/a/', 'sortModel', [''])] : []),
    );
    const search = createTextSearch(from);
    expect(await search('ｓｏｒｔＭｏｄｅｌ', {})).toMatchObject({ hits: [{ address: '/x/a/' }] });
    expect(await search('sórtModél', {})).toMatchObject({ hits: [{ address: '/x/a/' }] });
  });

  it('shows the beginning of a page whose title alone has the words', async () => {
    const search = createTextSearch(source(() => asResults([page('/x/a/', 'text', [])])));
    expect(await search('page', {})).toEqual({
      hits: [{ address: '/x/a/', excerpt: 'text' }],
      hasMore: false,
    });
  });

  it('stays in version and product', async () => {
    const from = source(() => []);
    const search = createTextSearch(from);
    await search('sort', { version: '8.9.0', product: 'x-charts' });
    await search('sort', {});
    expect(from.search.mock.calls.map(([, options]) => options.filters)).toEqual([
      { scope: '8.9.0 x-charts' },
      { scope: 'current' },
    ]);
  });

  it('leaves out pages that have no such words, and tries the parts of a name', async () => {
    const search = createTextSearch(
      source((query) =>
        asResults(
          query === 'setKey' ? [page('/x/a/', 's', [''])] : [page('/x/b/', 'set key', [''])],
        ),
      ),
    );
    expect(await search('setKey', {})).toMatchObject({ hits: [{ address: '/x/b/' }] });
    expect(await search('stone', {})).toEqual(NOTHING);
  });

  it('says when it can’t be loaded, and tries again with the next query', async () => {
    const from = source(() => asResults([page('/x/a/', 'sort', [''])]));
    from.open.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const search = createTextSearch(from);
    expect(await search('sort', {})).toEqual({ problem: 'network' });
    expect(await search('sort', {})).toMatchObject({ hits: [{ address: '/x/a/' }] });
    expect(from.open.mock.calls).toEqual([[0], [1]]);
  });

  it('says when a page’s text can’t be loaded, and begins anew', async () => {
    let isOnline = false;
    const from = source(() => [
      {
        id: 'a',
        data: () =>
          isOnline ? Promise.resolve(page('/x/a/', 'sort', [''])) : Promise.reject(new TypeError()),
      },
    ]);
    const search = createTextSearch(from);
    expect(await search('sort', {})).toEqual({ problem: 'network' });
    expect(from.destroy).toHaveBeenCalledTimes(1);
    isOnline = true;
    expect(await search('sort', {})).toMatchObject({ hits: [{}] });
  });

  it('tells an index that can’t be read from one without the words', async () => {
    const from = source(() => []);
    const search = createTextSearch(from);
    expect(await search('sort', {})).toEqual(NOTHING);
    from.stamp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await search('sort', {})).toEqual({ problem: 'network' });
  });

  it('opens the index of a new build', async () => {
    let isNew = false;
    const from = source(() => (isNew ? asResults([page('/x/a/', 'sort', [''])]) : []));
    const search = createTextSearch(from);
    await search('sort', {});
    from.stamp.mockResolvedValue('2');
    from.open.mockImplementationOnce(() => {
      isNew = true;
      return Promise.resolve(from);
    });
    expect(await search('sort', {})).toMatchObject({ hits: [{ address: '/x/a/' }] });
    expect(from.open).toHaveBeenCalledTimes(2);
  });

  it('drops an older query that is still running', async () => {
    const from = source(() => asResults([page('/x/a/', 'sort', [''])]));
    const search = createTextSearch(from);
    const older = search('so', {});
    const newer = search('sort', {});
    expect(await older).toEqual(NOTHING);
    expect(await newer).toMatchObject({ hits: [{}] });
  });
});
