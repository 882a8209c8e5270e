import { usedFiles } from '../../../../../plugins/output/full-text/indexFiles';

const file = (path: string, text = '') => ({ path, content: new TextEncoder().encode(text) });
const entry = (wasm: string | null) =>
  file('pagefind-entry.json', JSON.stringify({ languages: { any: { wasm } } }));
const parts = [
  'pagefind.js',
  'pagefind-worker.js',
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-highlight.js',
  'wasm.en.pagefind',
  'wasm.unknown.pagefind',
  'pagefind.en_1.pf_meta',
  'index/a.pf_index',
  'fragment/a.pf_fragment',
  'filter/a.pf_filter',
].map((path) => file(path));

function namesOf(wasm: string | null): readonly string[] {
  return usedFiles([entry(wasm), ...parts]).map(({ path }) => path);
}

const INDEX = [
  'pagefind.en_1.pf_meta',
  'index/a.pf_index',
  'fragment/a.pf_fragment',
  'filter/a.pf_filter',
];

describe('usedFiles', () => {
  it('keeps the code, the index and the program of its language', () => {
    expect(namesOf('en')).toEqual([
      'pagefind-entry.json',
      'pagefind.js',
      'wasm.en.pagefind',
      ...INDEX,
    ]);
  });

  it('keeps the common program for a language without its own', () => {
    expect(namesOf(null)).toEqual([
      'pagefind-entry.json',
      'pagefind.js',
      'wasm.unknown.pagefind',
      ...INDEX,
    ]);
  });

  it('refuses output without an entry', () => {
    expect(() => usedFiles(parts)).toThrow('pagefind-entry.json');
  });
});
