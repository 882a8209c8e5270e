import { chunkMapOf } from '../../../../../plugins/output/first-load/chunkMap';

function group(files: string[], origins: { request: string; resource: string }[], name?: string) {
  return {
    name,
    origins: origins.map(({ request, resource }) => ({ request, module: { resource } })),
    getFiles: () => files,
  };
}

const sorting = '/site/docs/x/grid/Sorting.tsx';

describe('chunkMapOf', () => {
  const map = chunkMapOf(
    [
      group(['js/main.js', 'css/styles.css'], [], 'main'),
      group(
        ['js/grid.js', 'js/sorting.js'],
        [{ request: './Sorting.tsx', resource: `${sorting}?demo` }],
      ),
      group(
        ['js/grid.js', 'js/provider.js'],
        [
          { request: '@site/src/features/demo/island/DemoProvider', resource: `${sorting}?demo` },
          {
            request: '@site/src/features/demo/island/DemoProvider',
            resource: '/site/docs/x/Other.tsx?demo',
          },
        ],
      ),
      group(
        ['js/tailwind.js'],
        [{ request: './Sorting.tailwind.tsx', resource: `${sorting}?demo` }],
      ),
      group(
        ['js/source.js'],
        [{ request: './Sorting.tsx?demo-source', resource: `${sorting}?demo` }],
      ),
      group(
        ['js/island.js'],
        [{ request: './islandRuntime', resource: '/site/src/features/demo/island/useIsland.ts' }],
      ),
    ],
    '/site',
  );

  it('knows the scripts of a named chunk, without its styles', () => {
    expect(map.byName.get('main')).toEqual(['js/main.js']);
  });

  it('collects what runs a demo, each file once, and neither its other stylings nor its source', () => {
    expect(map.byDemo.get('docs/x/grid/Sorting.tsx')).toEqual([
      'js/grid.js',
      'js/sorting.js',
      'js/provider.js',
    ]);
    expect(map.byDemo.get('docs/x/Other.tsx')).toEqual(['js/grid.js', 'js/provider.js']);
  });

  it('knows what every demo needs', () => {
    expect(map.everyDemo).toEqual(['js/island.js']);
  });
});
