/** Where the claims of a page stand. Pure. */

/** The folder of claims, from the root of the project. */
export const CLAIMS_FOLDER = 'test/claims';

/** The files that may hold a page's claims: `/x/react-data-grid/sorting` has `react-data-grid/sorting.test.tsx`. */
export function claimFilesOf(pathname: string): readonly string[] {
  const base = `${CLAIMS_FOLDER}/${pathname.replace(/^\/x\//, '')}`;
  return [`${base}.test.tsx`, `${base}.browser.spec.ts`];
}

/** The page whose claims a file holds; `undefined` for another file. */
export function pageOfClaimFile(file: string): string | undefined {
  const [, page] =
    /(?:^|[\\/])test[\\/]claims[\\/](.+)\.(?:test\.tsx|browser\.spec\.ts)$/.exec(file) ?? [];
  return page === undefined ? undefined : `/x/${page.replaceAll('\\', '/')}`;
}

/** The file of what a page's blocks of code take for granted, without showing it; it counts for the pages below too. */
export function preambleFileOf(pathname: string): string {
  return `${CLAIMS_FOLDER}/${pathname.replace(/^\/x\//, '')}.fences.tsx`;
}
