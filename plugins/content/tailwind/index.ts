/**
 * Styles the Tailwind variants of demos: the utilities that `*.tailwind.tsx` files under `docs/` and in cut
 * versions use become one stylesheet in the layers `theme` and `utilities`. Tailwind's reset is left out, since it would reach the shell.
 */
import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import type { Plugin } from '@docusaurus/types';

export default function tailwindPlugin(): Plugin {
  return {
    name: 'tailwind',
    getClientModules() {
      return [path.join(__dirname, 'demos.css')];
    },
    configurePostCss(options) {
      return { ...options, plugins: [...options.plugins, tailwindcss()] };
    },
  };
}
