/** Default props of every data grid in a demo. */

/**
 * Filters are plain functions. By default the grid first tries to build a function from text, which the content security
 * policy of this site blocks and reports in the console of the reader.
 */
export const GRID_DEFAULTS = { disableEval: true } as const;
