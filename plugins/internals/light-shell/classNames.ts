/** The theme's names of classes without those of blogs, of which this site has none. */

/**
 * @param source `lib/utils/ThemeClassNames.js` of the theme's common code
 * @returns it with the lines of blogs gone; as it is when there are none
 */
export function classNamesWithoutBlogs(source: string): string {
  return source.replace(/^\s+blog\w+: '[\w-]+',\n/gm, '');
}
