/** Where the claims of a page stand. Pure. */

/** The folder of claims, from the root of the project. */
export const CLAIMS_FOLDER = 'test/claims';

/** Where pages of MUI X begin. */
const X = '/x/';
/** The folder, among claims, of pages that begin elsewhere. */
const OTHERS = 'base/';

/**
 * The path of a page's claims without what files end with: `test/claims/react-data-grid/sorting` for
 * `/x/react-data-grid/sorting`, and `test/claims/base/components/buttons` for `/components/buttons`.
 */
function stemOf(pathname: string): string {
  return `${CLAIMS_FOLDER}/${pathname.startsWith(X) ? pathname.slice(X.length) : OTHERS + pathname.slice(1)}`;
}

/** What the files end with whose claims run in a real browser. */
const IN_BROWSER = '.browser.spec.ts';

/** The file of a page's claims that run in a real browser. */
export function browserClaimsOf(pathname: string): string {
  return stemOf(pathname) + IN_BROWSER;
}

export function isBrowserClaims(file: string): boolean {
  return file.endsWith(IN_BROWSER);
}

/** The files that may hold a page's claims: `/x/react-data-grid/sorting` has `react-data-grid/sorting.test.tsx`. */
export function claimFilesOf(pathname: string): readonly string[] {
  return [`${stemOf(pathname)}.test.tsx`, browserClaimsOf(pathname)];
}

/** The page whose claims a file holds; `undefined` for another file. */
export function pageOfClaimFile(file: string): string | undefined {
  const [, page] =
    /(?:^|[\\/])test[\\/]claims[\\/](.+)\.(?:test\.tsx|browser\.spec\.ts)$/.exec(file) ?? [];
  if (page === undefined) {
    return undefined;
  }
  const name = page.replaceAll('\\', '/');
  return name.startsWith(OTHERS) ? `/${name.slice(OTHERS.length)}` : X + name;
}

/** The file of what a page's blocks of code take for granted, without showing it; it counts for the pages below too. */
export function preambleFileOf(pathname: string): string {
  return `${stemOf(pathname)}.fences.tsx`;
}

/** The files of what blocks of a page take for granted: its own, then those of the pages above it. */
export function preambleFilesOf(pathname: string): readonly string[] {
  const start = pathname.startsWith(X) ? X : '/';
  const parts = pathname.slice(start.length).split('/');
  return parts.map((_, index) =>
    preambleFileOf(start + parts.slice(0, parts.length - index).join('/')),
  );
}
