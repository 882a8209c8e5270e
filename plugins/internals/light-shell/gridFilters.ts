/**
 * The filters of the grid without the question whether the browser makes functions from text. The policy of the site
 * forbids that, and each try would be a violation in the reader's console; filters then work the other way.
 */
const QUESTION = "new Function('return true')()";

/** @throws when the package asks otherwise: it was upgraded */
export function gridFilters(source: string): string {
  if (!source.includes(QUESTION)) {
    throw new Error(
      `light-shell: the filters of the grid have no ${QUESTION}. Compare plugins/internals/light-shell/gridFilters.ts with this version of the package.`,
    );
  }
  return source.replace(QUESTION, 'false');
}
