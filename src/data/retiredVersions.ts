/**
 * Versions whose pages were taken away: their addresses lead to the current pages. `npm run docs:retire` adds to the list,
 * and `npm run docs:cut` takes a name out of it.
 */
export const RETIRED_VERSIONS: readonly string[] = [];
