/** Minifies scripts for the browsers that this site is made for. Docusaurus' own settings write ES5 where they can. */
import { rspack } from '@docusaurus/faster';

/** The oldest of the browsers in `browserslist` (package.json) know all of it. */
const ECMA = 2020;

/**
 * The minimizers of a build with the one for scripts replaced; those for styles stay.
 * @throws when there is none for scripts: Docusaurus has changed its bundler
 */
export function withModernMinimizer<Minimizer>(
  present: readonly Minimizer[],
): readonly (Minimizer | InstanceType<typeof rspack.SwcJsMinimizerRspackPlugin>)[] {
  const others = present.filter(
    (minimizer) => !(minimizer instanceof rspack.SwcJsMinimizerRspackPlugin),
  );
  if (others.length === present.length) {
    throw new Error(
      'light-shell: the build has no SwcJsMinimizerRspackPlugin. Compare plugins/light-shell/modernMinimizer.ts with this version of Docusaurus.',
    );
  }
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: ECMA,
      module: true,
      compress: { ecma: ECMA, passes: 3 },
      mangle: true,
      // Pages say that they are UTF-8, so Chinese texts need no escapes.
      format: { ecma: ECMA, comments: false, ascii_only: false },
    },
  });
  return [minimizer, ...others];
}
