/**
 * Puts the order of the style layers in front of every other rule of the site. Docusaurus imports its own layer
 * declaration before any module that a plugin could add, so ours is put into that file.
 */

/** Where Docusaurus declares its layers; the end of a path with `/`. */
const DOCUSAURUS_DECLARATION = 'docusaurus-plugin-css-cascade-layers/default/layers.css';

/** The part of a PostCSS root that is needed here. */
interface StyleRoot {
  readonly source?: { readonly input: { readonly file?: string } };
  prepend(css: string): unknown;
}

/** A PostCSS plugin that begins Docusaurus' declaration with `declaration` (CSS text). */
export function layerOrderFirst(declaration: string) {
  return {
    postcssPlugin: 'layer-order-first',
    Once(root: StyleRoot): void {
      const file = root.source?.input.file?.replaceAll('\\', '/');
      if (file?.endsWith(DOCUSAURUS_DECLARATION)) {
        root.prepend(declaration);
      }
    },
  };
}
