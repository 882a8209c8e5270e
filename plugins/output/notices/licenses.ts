/** Under which licences the site may ship what others wrote. */

/** They ask for their text and the names of the authors to go along, and for nothing else. */
const FREE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** By the name of the package: others that are shipped on purpose, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  [
    '@mui/x-charts-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-data-grid-pro',
    '@mui/x-date-pickers-pro',
    '@mui/x-license',
    '@mui/x-telemetry',
    '@mui/x-tree-view-pro',
  ].map((name) => [name, "MUI's commercial licence; see the licensing page of this site."]),
);

/**
 * Why a package may not be shipped; `undefined` for one that may.
 * @param license expression of SPDX as in a manifest: `MIT`, `(MIT OR GPL-3.0-or-later)`, `MIT AND ISC`
 */
export function licenseProblem(name: string, license: string | undefined): string | undefined {
  if (EXCEPTIONS.has(name)) {
    return undefined;
  }
  if (license === undefined) {
    return `${name} names no licence`;
  }
  const parts = license.replace(/[()]/g, '').split(/ (AND|OR) /);
  const isFree = (part: string | undefined) => part !== undefined && FREE.has(part);
  const choices = parts.filter((_, index) => index % 2 === 0);
  const mayChoose = parts.includes('OR') && !parts.includes('AND');
  return (mayChoose ? choices.some(isFree) : choices.every(isFree))
    ? undefined
    : `${name} has the licence ${license}`;
}
