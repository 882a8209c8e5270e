/**
 * Mirrors a stylesheet: what stood at the left stands at the right. Infima places things by left and right, so a page
 * that runs from right to left needs all of them swapped. Pure: CSS text to CSS text.
 */
import rtlcss from 'rtlcss';

/** The layer that belongs to demos, whose own styles are mirrored as they run. */
const LEFT_ALONE = 'mui';

/** Tells the mirroring to pass over what follows. */
const IGNORE = { text: 'rtl:ignore' } as const;

/**
 * The mirrored stylesheet. A rule that sets `direction` keeps its sides: it speaks of content with a direction of its
 * own, as code is.
 * @throws on CSS that can't be parsed
 */
export function mirrored(css: string): string {
  return rtlcss.process(css, {}, [], {
    pre(root, postcss) {
      root.walkAtRules('layer', (layer) => {
        if (layer.nodes && layer.params === LEFT_ALONE) {
          layer.before(postcss.comment(IGNORE));
        }
      });
      root.walkRules((rule) => {
        if (rule.nodes?.some(({ prop }) => prop === 'direction')) {
          rule.before(postcss.comment(IGNORE));
        }
      });
    },
  });
}
