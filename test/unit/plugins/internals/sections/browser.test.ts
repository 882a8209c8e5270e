import chunkNames from '@generated/routesChunkNames';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import {
  type PageRoute,
  openSections,
  sectionPages,
  whenOpened,
  withSections,
} from '../../../../../plugins/internals/sections/browser/sections';

// The original loads pages with their layout.
jest.mock('@docusaurus/ComponentCreator', () => () => () => null);

const page = (path: string): PageRoute => ({ path, exact: true });

function matchesOf(routes: readonly PageRoute[], path: string) {
  return routes.filter((route) => route.path === path).map((route) => ({ route }));
}

describe('withSections', () => {
  it('puts the pages of a section into the list when it is opened, once', async () => {
    const load = jest.fn(() => Promise.resolve({ default: [page('/x/a/'), page('/x/a/b/')] }));
    const routes = withSections([page('/x/')], {
      '/x/a/': load,
      '/x/c/': () => Promise.reject(new Error('not asked for')),
    });
    expect(routes.map(({ path }) => path)).toEqual(['/x/', '/x/a/', '/x/c/']);
    const matches = matchesOf(routes, '/x/a/');
    await Promise.all([openSections(matches), openSections(matches)]);
    expect(routes.map(({ path }) => path)).toEqual(['/x/', '/x/a/', '/x/a/b/', '/x/c/']);
    expect(load).toHaveBeenCalledTimes(1);
    await openSections(matchesOf(routes, '/x/a/'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and tries again when it is asked again', async () => {
    let online = false;
    const load = () =>
      online ? Promise.resolve({ default: [page('/x/a/')] }) : Promise.reject(new Error('offline'));
    const routes = withSections([], { '/x/a/': load });
    const matches = matchesOf(routes, '/x/a/');
    await expect(openSections(matches)).rejects.toThrow('offline');
    online = true;
    await openSections(matches);
    expect(routes).toEqual([page('/x/a/')]);
  });
});

describe('whenOpened', () => {
  it('fetches the routes of a closed section at once, and its pages when it opens', async () => {
    const routes = withSections([], { '/x/d/': () => Promise.resolve({ default: [] }) });
    const matches = matchesOf(routes, '/x/d/');
    const fetchPage = jest.fn();
    const fetchChunk = jest.fn();
    const waiting = [
      whenOpened(matches, fetchPage, fetchChunk),
      whenOpened(matches, fetchPage, fetchChunk),
    ];
    expect(fetchChunk.mock.calls).toEqual([['pages-x-d']]);
    await Promise.resolve();
    expect(fetchPage).not.toHaveBeenCalled();
    await openSections(matches);
    await Promise.all(waiting);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('fetches a page outside sections at once', async () => {
    const fetchPage = jest.fn();
    await whenOpened([{ route: page('/') }], fetchPage, () => {});
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});

describe('sectionPages', () => {
  it('enters pages into the tables of Docusaurus', () => {
    const docs = {
      default: [
        { versions: ['current', '8.9.0'], docs: [{ path: 'e/' }] },
        { versions: ['8.9.0'], docs: [{ path: 'e/g/' }] },
        { versions: ['current'], docs: [{ path: 'e/f/' }] },
      ],
    };
    const loader = () => Promise.resolve({});
    const rows = [['/x/e/f/', '0ab', { __comp: 'page' }, { exact: true }]] as const;
    const [route] = sectionPages(rows, { chunk: [loader, '', '3'] }, docs);
    expect(route).toMatchObject({ path: '/x/e/f/', key: '/x/e/f/', exact: true });
    expect(chunkNames['/x/e/f/-0ab']).toEqual({ __comp: 'page' });
    expect(registry.chunk?.[0]).toBe(loader);
    sectionPages([], {}, docs);
    expect(globalData['docusaurus-plugin-content-docs']).toEqual({
      default: {
        versions: [
          { name: 'current', path: '/x', docs: [{ path: '/x/e/' }, { path: '/x/e/f/' }] },
          {
            name: '8.9.0',
            path: '/x/8.9.0',
            docs: [{ path: '/x/8.9.0/e/' }, { path: '/x/8.9.0/e/g/' }],
          },
        ],
      },
    });
  });
});
