/** Minifies scripts for the browsers that this site is made for. Docusaurus' own settings write ES5 where they can. */
import { rspack } from '@docusaurus/faster';
import type { Configuration } from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type Minimizer = Extract<Minimizers[number], { apply: unknown }>;

/** The oldest of the browsers in `browserslist` (package.json) know all of it. */
const ECMA = 2020;

/** Docusaurus' types know the plugins of webpack only; those of Rspack are used the same way. */
function isMinimizer(plugin: unknown): plugin is Minimizer {
  return typeof plugin === 'object' && plugin !== null && 'apply' in plugin;
}

/**
 * The minimizers of a build with the one for scripts replaced; those for styles stay.
 * @throws when there is none for scripts: Docusaurus has changed its bundler
 */
export function withModernMinimizer(present: Minimizers): Minimizers {
  const others = present.filter(
    (minimizer) => !(minimizer instanceof rspack.SwcJsMinimizerRspackPlugin),
  );
  const modern: unknown = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: ECMA,
      module: true,
      compress: { ecma: ECMA, passes: 3 },
      mangle: true,
      // Pages say that they are UTF-8, so Chinese texts need no escapes.
      format: { ecma: ECMA, comments: false, ascii_only: false },
    },
  });
  if (others.length === present.length || !isMinimizer(modern)) {
    throw new Error(
      'internals: the patch "modern code" doesn\'t fit: the build does not minify with SwcJsMinimizerRspackPlugin. Compare plugins/internals/light-shell/modernMinimizer.ts with this version of Docusaurus.',
    );
  }
  return [modern, ...others];
}
