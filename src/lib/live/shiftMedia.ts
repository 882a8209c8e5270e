/**
 * Media queries about the width of a window, asked in a frame that is narrower: the widths that they name become as much
 * smaller. So a demo looks the same in its frame as in the page. Pure.
 */

const WIDTH = /\b((?:min|max)-width\s*:\s*)(\d+(?:\.\d+)?)px/g;

/**
 * @param query of `matchMedia`, or what stands behind `@media`
 * @param delta px by which the window is wider than the frame
 */
export function shiftMedia(query: string, delta: number): string {
  return query.replace(
    WIDTH,
    (_whole, name: string, width: string) =>
      `${name}${Number(Math.max(0, Number(width) - delta).toFixed(2))}px`,
  );
}

const AT_MEDIA = /@media[^{;]*/g;

/** The same for all media queries of a style sheet. */
export function shiftSheet(css: string, delta: number): string {
  return css.replace(AT_MEDIA, (prelude) => shiftMedia(prelude, delta));
}
