import {
  fileNamesSource,
  withoutFileNames,
} from '../../../../../plugins/internals/chunk-files/runtime';

/** As the bundler writes it. */
const RUNTIME = `// webpack/runtime/get javascript chunk filename
(() => {
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "assets/js/" + ({"1": "page"}[chunkId] || chunkId) + "." + {"1": "aaaa","2": "bbbb"}[chunkId] + ".js"
}
})();
// Docusaurus function to get chunk asset
__webpack_require__.gca = function(chunkId) { chunkId = {"page":"1"}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };
(() => { __webpack_require__.rest = true; })();
`;

interface Require {
  readonly p: string;
  readonly rest: boolean;
  readonly u: (id: string) => string | undefined;
  readonly gca: (name: string) => string | undefined;
}

/** Each text that is asked for has an element by that id, as in a page where a heading has the name of the table. */
const WINDOW =
  "new Proxy({}, { get: (own, key) => own[key] ?? (typeof key === 'string' ? Object.freeze({}) : undefined) })";

function run(...sources: readonly string[]): Require {
  const parts = sources.join('\n').replaceAll('globalThis', 'global');
  const make: unknown =
    new Function(`const global = ${WINDOW}; const __webpack_require__ = { p: '/zh/' };
    ${parts}; return __webpack_require__;`)();
  return make as Require;
}

it('the runtime finds the files that it and other scripts name', () => {
  const first = new Map([['1', 'assets/js/page.aaaa.js']]);
  const other = new Map([
    ['2', 'assets/js/2.bbbb.js'],
    ['name-of', 'assets/js/name-of.cccc.js'],
  ]);
  const runtime = withoutFileNames(RUNTIME);
  expect(runtime).not.toMatch(/aaaa|bbbb/);
  const source = fileNamesSource(first) + runtime;
  for (const found of [run(source, fileNamesSource(other)), run(fileNamesSource(other), source)]) {
    expect(found.u('1')).toBe('assets/js/page.aaaa.js');
    expect(found.u('2')).toBe('assets/js/2.bbbb.js');
    expect(found.u('name-of')).toBe('assets/js/name-of.cccc.js');
    expect(found.gca('page')).toBe('/zh/assets/js/page.aaaa.js');
    expect(found.gca('pag')).toBeUndefined();
    expect(found.rest).toBe(true);
  }
});

it.each([
  ['u', RUNTIME.replace('.u = ', '.v = ')],
  ['gca', RUNTIME.replace('.gca = ', '.gcb = ')],
])('refuses a runtime without %s', (_name, source) => {
  expect(() => withoutFileNames(source)).toThrow('Compare plugins/internals/chunk-files');
});
