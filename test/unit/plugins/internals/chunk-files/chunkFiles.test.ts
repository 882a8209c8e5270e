import { type Group, chunkFilesOf } from '../../../../../plugins/internals/chunk-files/chunkFiles';

let index = 0;

function group(chunks: readonly string[], parents: readonly Group[]): Group {
  index += 1;
  return {
    index,
    chunks: chunks.map((name) => ({
      id: name,
      files: name === 'styles' ? ['styles.css'] : [`js/${name}.js`],
      hasRuntime: () => name === 'runtime',
    })),
    isInitial: () => parents.length === 0,
    getParents: () => parents,
  };
}

const start = group(['runtime', 'styles', 'main'], []);
const section = group(['section'], [start]);
const page = group(['shared', 'page'], [section]);
const other = group(['shared', 'other'], [section]);
const demo = group(['shared', 'vendor', 'demo'], [page]);
/** Its modules are all there already. */
const empty = group(['styles'], [page]);
const late = group(['late'], [empty, start]);
const last = group(['last', 'vendor'], [empty, demo]);

/** Has a runtime of its own, and no group before it. */
const worker = { ...group(['worker'], [start]), getParents: () => [] };

const { runtimes, first, byScript } = chunkFilesOf([
  start,
  section,
  page,
  other,
  demo,
  empty,
  late,
  last,
  worker,
]);
const names = (script: string) => [...(byScript.get(script)?.keys() ?? [])];

it('the runtime names what the start can load, and workers', () => {
  expect(runtimes).toEqual(['js/runtime.js']);
  expect([...first]).toEqual([
    ['section', 'js/section.js'],
    ['late', 'js/late.js'],
    ['worker', 'js/worker.js'],
  ]);
});

it('a script names what can be loaded from it, and nothing that the runtime names', () => {
  expect([...byScript.keys()]).toEqual(['js/section.js', 'js/page.js', 'js/demo.js']);
  expect(names('js/section.js')).toEqual(['shared', 'page', 'other']);
  expect(byScript.get('js/demo.js')?.get('vendor')).toBe('js/vendor.js');
});

it('a group without scripts leaves its names to the one before it', () => {
  expect(names('js/page.js')).toEqual(['shared', 'vendor', 'demo', 'last']);
});
