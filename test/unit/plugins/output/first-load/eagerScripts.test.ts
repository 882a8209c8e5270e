import type { Compiler } from 'webpack';
import { EAGER, LARGE, eagerScripts } from '../../../../../plugins/output/first-load/eagerScripts';

/** What becomes of files. */
function compile(mode: 'production' | 'development', files: Readonly<Record<string, string>>) {
  const result = new Map(Object.entries(files));
  class RawSource {
    constructor(private readonly text: string) {}
    source = () => this.text;
  }
  const compilation = {
    hooks: {
      processAssets: { tap: (_at: unknown, run: (assets: unknown) => void) => run({ ...files }) },
    },
    updateAsset: (file: string, by: (source: RawSource) => RawSource) => {
      result.set(file, by(new RawSource(result.get(file) ?? '')).source());
    },
  };
  const compiler: unknown = {
    options: { mode },
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: 700 }, sources: { RawSource } },
    hooks: {
      thisCompilation: {
        tap: (_name: string, run: (value: typeof compilation) => void) => run(compilation),
      },
    },
  };
  eagerScripts().apply(compiler as Compiler);
  return Object.fromEntries(result);
}

const CODE = 'run()'.padEnd(LARGE);
const FILES = {
  'assets/js/large.js': CODE,
  'assets/js/small.js': 'run()',
  'assets/css/large.css': 'a{}'.padEnd(LARGE),
};

it('says at the beginning of each large script that it is to be compiled whole', () => {
  expect(compile('production', FILES)).toEqual({
    ...FILES,
    'assets/js/large.js': `//# allFunctionsCalledOnLoad\n${CODE}`,
  });
  expect(EAGER).toMatch(/^\/\/# .*\n$/);
});

it('leaves scripts alone while somebody works on them', () => {
  expect(compile('development', FILES)).toEqual(FILES);
});
