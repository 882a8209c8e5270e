/** Which claims a change asks for. Pure. */
import { CLAIMS_FOLDER, claimFilesOf, pageOfClaimFile } from '../../tools/docs-claims/claimPaths';

export interface ChangedClaims {
  /** Code of the project, and claims whose page changed: Jest's own graph leads from there to files of claims. */
  readonly sources: readonly string[];
  /** Files of claims that a browser asks. */
  readonly browserFiles: readonly string[];
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** Text of a page, which claims read without an import. */
const PAGE = /^docs(\/x\/.+)\/index\.mdx$/;
/** Demos and other files beside a page. */
const BESIDE_PAGE = /^docs(\/x\/.+)\/[^/]+$/;
/** What surrounds all claims in a browser. */
const AROUND_BROWSER = [
  `${CLAIMS_FOLDER}/browser.ts`,
  `${CLAIMS_FOLDER}/playwright.config.mts`,
  `${CLAIMS_FOLDER}/support/`,
];

/**
 * @param changed paths from the root of the project
 * @param all the files that are there, of which claims are chosen
 */
export function claimsOfChanges(changed: readonly string[], all: readonly string[]): ChangedClaims {
  const isThere = new Set(all);
  const pages = new Set(
    changed.flatMap((file) => {
      const [, page = pageOfClaimFile(file.replace(/\.scenes\.tsx$/, '.browser.spec.ts'))] =
        BESIDE_PAGE.exec(file) ?? [];
      return page ?? [];
    }),
  );
  const ofPages = changed.flatMap((file) => {
    const [, page] = PAGE.exec(file) ?? [];
    return page === undefined ? [] : claimFilesOf(page);
  });
  const asksAll = changed.some((file) => AROUND_BROWSER.some((part) => file.startsWith(part)));
  return {
    sources: [...new Set([...changed.filter((file) => CODE.test(file)), ...ofPages])].filter(
      (file) => isThere.has(file) && !file.endsWith('.browser.spec.ts'),
    ),
    browserFiles: all.filter(
      (file) =>
        file.endsWith('.browser.spec.ts') && (asksAll || pages.has(pageOfClaimFile(file) ?? '')),
    ),
  };
}
