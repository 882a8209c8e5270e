/**
 * `react-helmet-async` without the half that writes heads on a server, and without its hints about wrong children, which
 * a page that was rendered once can't have. The library is published in one piece, as minified code, so that no
 * bundler can tell the halves apart.
 */

/** The places where the library asks where it runs, and the check of children. Names are those of the minifier. */
const CUTS: readonly { readonly find: RegExp; readonly put: string }[] = [
  // `isBrowser ? change the document : collect for the server`
  { find: /\w+\.canUseDOM\?(\(\w+=\w+,)/, put: 'true?$1' },
  // `isBrowser || begin an empty head for the server`
  { find: /(this\.canUseDOM=(\w+),)\2\|\|/, put: '$1true||' },
  { find: /\w+\.warnOnInvalidChildren\(\w+,\w+\)/, put: '0' },
  { find: /(\w+\.warnOnInvalidChildren=)function\(\w+,\w+\)\{return .*?,!0\}/, put: '$1null' },
];

/** @throws when the library looks otherwise: it was upgraded */
export function browserHead(source: string): string {
  return CUTS.reduce((text, { find, put }) => {
    if (!find.test(text)) {
      throw new Error(
        `light-shell: react-helmet-async has no ${find.source}. Compare plugins/internals/light-shell/browserHead.ts with this version of the library.`,
      );
    }
    return text.replace(find, put);
  }, source);
}
