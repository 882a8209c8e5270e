/**
 * Styles the Tailwind variants of demos: the utilities that `*.tailwind.tsx` files beside pages of any instance and
 * version use become one stylesheet in the layers `theme` and `utilities`, which each of these files imports (see
 * `variantStyles` of the demos). Tailwind's reset is left out, since it would reach the shell.
 */
import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { demoSources } from './demoSources';
import { UTILITIES } from './variantLoader';

const LOADER = path.join(__dirname, 'loader.cjs');

/** A step before Tailwind's. */
function addSources(sources: readonly string[]): PostCssPlugin {
  return {
    postcssPlugin: 'demo-sources',
    Once(styles, { AtRule }) {
      if (styles.source?.input.file === UTILITIES) {
        const rules = sources.map(
          (source) => new AtRule({ name: 'source', params: `'${source}'` }),
        );
        styles.append(...rules);
      }
    },
  };
}

export default function tailwindPlugin({ siteDir }: LoadContext): Plugin {
  const sources = addSources(demoSources(siteDir, DOCS_INSTANCES));
  return {
    name: 'tailwind',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { module: { rules: [{ test: /\.tailwind\.tsx$/, enforce: 'pre', use: [LOADER] }] } },
    configurePostCss(options) {
      return { ...options, plugins: [...options.plugins, sources, tailwindcss()] };
    },
  };
}
