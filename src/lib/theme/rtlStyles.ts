/**
 * How a page names the mirrored version of its stylesheet. Shared by the build, which writes both, and the browser,
 * which loads the mirrored one when text runs from right to left.
 */

/** Attribute of a stylesheet's link; holds the address of its mirrored version. Only a production build writes it. */
export const MIRRORED_ATTRIBUTE = 'data-mirrored';

/** `media` of a stylesheet that is loaded but doesn't hold. */
export const MEDIA_OFF = 'not all';

/** How file names of stylesheets end: `styles.ab12.css` and, mirrored, `styles.ab12.rtl.css`. */
export const STYLE_EXTENSIONS = { plain: '.css', mirrored: '.rtl.css' } as const;

/** The name of a stylesheet's mirrored version; undefined for a file that has none. */
export function mirroredName(file: string): string | undefined {
  const { plain, mirrored } = STYLE_EXTENSIONS;
  return file.endsWith(plain) && !file.endsWith(mirrored)
    ? file.slice(0, -plain.length) + mirrored
    : undefined;
}
