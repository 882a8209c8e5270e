/**
 * Spreads the table of file names over the scripts of the site. The bundler writes the names of all scripts into the
 * runtime, which every page loads, so that it grows with each page and each demo. Here a script brings the names of
 * those that it can load, and the runtime keeps those that the entry can load.
 */
import type { Compiler } from 'webpack';
import { chunkFilesOf } from './chunkFiles';
import { fileNamesSource, withoutFileNames } from './runtime';

const NAME = 'chunk-files';

/**
 * Takes the names away before scripts are minified, and spreads them after it: the hashes in them are still those that
 * depend on the folder of the project, and a minifier gives variables other names where other letters stand around
 * them. The final hashes come last: the bundler puts these wherever a name stands, and so a script has another name when
 * one of those that it names has.
 */
export function chunkFilesPlugin() {
  return {
    apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
      const beforeMinified = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      const afterMinified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const change = (file: string, by: (text: string) => string) =>
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(by(source.source().toString())),
          );
        compilation.hooks.processAssets.tap({ name: NAME, stage: beforeMinified }, () => {
          const { runtimes } = chunkFilesOf(compilation.chunkGroups);
          if (runtimes.length === 0) {
            throw new Error('internals: the patch "chunk files" found no runtime.');
          }
          runtimes.forEach((file) => change(file, withoutFileNames));
        });
        compilation.hooks.processAssets.tap({ name: NAME, stage: afterMinified }, () => {
          const { runtimes, first, byScript } = chunkFilesOf(compilation.chunkGroups);
          // A runtime runs what has come before it at once.
          runtimes.forEach((file) => change(file, (text) => fileNamesSource(first) + text));
          byScript.forEach((files, file) => change(file, (text) => text + fileNamesSource(files)));
        });
      });
    },
  };
}
