/**
 * Spreads the table of file names over the scripts of the site. The bundler writes the names of all scripts into the
 * runtime, which every page loads, so that it grows with each page and each demo. Here a script brings the names of
 * those that it can load, and the runtime keeps those that the entry can load.
 */
import type { Compiler } from 'webpack';
import { chunkFilesOf } from './chunkFiles';
import { fileNamesSource, withChunkFiles } from './runtime';

const NAME = 'chunk-files';

/**
 * Changes scripts before they are minified and before their names get the final hashes: the bundler puts these
 * wherever a name stands, and so a script has another name when one of those that it names has.
 */
export function chunkFilesPlugin() {
  return {
    apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const change = (file: string, by: (text: string) => string) =>
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(by(source.source().toString())),
          );
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const { runtimes, first, byScript } = chunkFilesOf(compilation.chunkGroups);
          if (runtimes.length === 0) {
            throw new Error('internals: the patch "chunk files" found no runtime.');
          }
          runtimes.forEach((file) => change(file, (text) => withChunkFiles(text, first)));
          byScript.forEach((files, file) => change(file, (text) => text + fileNamesSource(files)));
        });
      });
    },
  };
}
