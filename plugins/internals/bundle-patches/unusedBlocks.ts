/** Leaves out of the stylesheet of every page what Infima has for parts that this site doesn't show. */
import type { Plugin } from 'postcss';

/** By the name of the block. `test/build/html.spec.ts` asks all pages that none has one. */
export const UNUSED_BLOCKS = ['avatar', 'badge', 'card', 'hero', 'pills', 'tabs'] as const;

const NAMES = UNUSED_BLOCKS.join('|');
const SELECTOR = new RegExp(`\\.(?:${NAMES})(?:__|--|(?![\\w-]))`);
const VARIABLE = new RegExp(`^--ifm-(?:${NAMES})-`);

/** A plugin of PostCSS for the stylesheets that the browser's bundle is made of. */
export const withoutUnusedBlocks: Plugin = {
  postcssPlugin: 'unused-blocks',
  Once(root) {
    if (!root.source?.input.file?.includes('infima')) {
      return;
    }
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !SELECTOR.test(selector));
      if (used.length === 0) {
        rule.remove();
      } else if (used.length < rule.selectors.length) {
        rule.selectors = used;
      }
    });
    root.walkDecls(VARIABLE, (declaration) => {
      declaration.remove();
    });
  },
};
