/**
 * Lets the browser compile large scripts whole, beside the page and while they arrive. Without that, V8 compiles most
 * functions when they are first called, in the thread that shows the page. Small scripts it may compile in that thread
 * anyway, so that they stay as they are. Browsers that don't know the comment pass over it.
 * https://v8.dev/blog/explicit-compile-hints
 */
import type { Compiler } from 'webpack';

const NAME = 'first-load';

/** Only known at the very beginning of a script. */
export const EAGER = '//# allFunctionsCalledOnLoad\n';
/** Characters. */
export const LARGE = 32_000;

/** A plugin of the bundler: after the minifier, which takes comments away, and before names get their hashes. */
export function eagerScripts() {
  return {
    apply({ hooks, options, webpack: { Compilation, sources } }: Compiler): void {
      if (options.mode !== 'production') {
        return;
      }
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
          for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
            compilation.updateAsset(file, (source) => {
              const text = source.source().toString();
              return text.length < LARGE ? source : new sources.RawSource(EAGER + text);
            });
          }
        });
      });
    },
  };
}
