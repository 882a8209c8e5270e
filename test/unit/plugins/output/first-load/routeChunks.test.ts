import { chunkNamesByPage } from '../../../../../plugins/output/first-load/routeChunks';

describe('chunkNamesByPage', () => {
  it('gathers the chunks of a page, of its section and of the routes around it', () => {
    const pages = chunkNamesByPage(
      [
        { path: '/x/', routes: [{ path: '/x/', routes: [{ path: '/x/a/' }, { path: '/x/b/' }] }] },
        { path: '/' },
      ],
      {
        '/x/-47b': { __comp: 'root', __context: { plugin: 'docs' } },
        '/x/-a74': { __comp: 'version', __props: 'sidebar' },
        '/x/a/-e1f': { __comp: 'page', content: 'a' },
        '/x/b/-d43': { __comp: 'page', content: 'b' },
        '/-001': { __comp: 'home', config: null },
      },
      new Map([['/x/b/', ['sidebar-x-b']]]),
    );
    expect([...pages]).toEqual([
      ['/x/a/', ['pages-x-a', 'root', 'docs', 'version', 'sidebar', 'page', 'a']],
      ['/x/b/', ['pages-x-b', 'sidebar-x-b', 'root', 'docs', 'version', 'sidebar', 'page', 'b']],
      ['/', ['home']],
    ]);
  });
});
