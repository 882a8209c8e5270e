/**
 * Gives back what JavaScript no longer needs, before the bundler makes its chunks. While it does that, no JavaScript
 * runs, so Node.js would keep some hundred MB of it right through the time at which a build needs most memory.
 */
import type { Compiler } from 'webpack';

const NAME = 'internals';

/** A plugin of the bundler. Works where Node.js runs with `--expose-gc`, as in `npm run build` (tools/build.mjs). */
export function freeMemory() {
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.finishModules.tap(NAME, () => globalThis.gc?.());
      });
    },
  };
}
