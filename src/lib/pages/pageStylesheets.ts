/**
 * The stylesheets of other hosts that single pages ask for: their names, and what is done to their text so that it can
 * stand in a page of ours. Pure.
 */

/** `icons`: the icon font; `example`: the extra fonts of an example page. */
export const STYLESHEET_NAMES = ['icons', 'example'] as const;
export type StylesheetName = (typeof STYLESHEET_NAMES)[number];

/** The style layer of such sheets: above the shell, below Material UI. Its place is in `src/css/layers.css`. */
export const STYLESHEET_LAYER = 'fonts';

export function isStylesheetName(value: unknown): value is StylesheetName {
  return STYLESHEET_NAMES.some((name) => name === value);
}

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi;

/**
 * Makes the addresses in a stylesheet absolute, since they are relative to it and not to the page.
 * @param base address of the stylesheet
 */
export function absoluteAddresses(css: string, base: string): string {
  return css.replaceAll(ADDRESS, (whole, ...groups: readonly unknown[]) => {
    const address = groups.slice(0, 3).find((group) => typeof group === 'string');
    return typeof address === 'string' && !address.startsWith('#') && URL.canParse(address, base)
      ? `url("${new URL(address, base).href}")`
      : whole;
  });
}

/**
 * The text of a stylesheet inside the layer.
 * @param base address of the stylesheet
 * @returns `undefined` for a sheet that imports others, which is not possible inside a layer
 */
export function inStylesheetLayer(css: string, base: string): string | undefined {
  return /@import\b/i.test(css)
    ? undefined
    : `@layer ${STYLESHEET_LAYER} {\n${absoluteAddresses(css.replace(/^\uFEFF?@charset[^;]*;/i, ''), base)}\n}`;
}
