/** What servers are told of a built site. */
import { LIVE_PAGE } from '../live/manifest';
import type { Redirect } from '../pages/redirects';

export interface ServedSite {
  /** Paths of the languages with slashes around; the first one has all others in it: `/`, `/zh/`, or `/ui/`, `/ui/zh/`. */
  readonly bases: readonly [string, ...string[]];
  /** Sent with every answer of the site, but for the policy of {@link framePagesOf}. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content security policy of the pages in which edited demos run. No other address has it. */
  readonly framePolicy: string;
  /** `Cache-Control` by folder, the same in each language. */
  readonly cacheRules: readonly { readonly folder: string; readonly value: string }[];
  /** `Cache-Control` of everything else, errors and redirects included. */
  readonly cacheDefault: string;
  /** Service workers, by their paths, with the widest scope that browsers may give them. */
  readonly workerScopes: Readonly<Record<string, string>>;
  /** Types by the ending of a file. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  readonly redirects: readonly Redirect[];
  /** Beginnings of paths, with slashes around: whatever follows is kept. */
  readonly prefixes: readonly Redirect[];
}

/** The first line of every file of rules. */
export const RULES_HEAD =
  '# Written by the build from src/data/hosting.ts and the redirects of pages.';

/** The name of the header that differs between pages. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The pages in which edited demos run, one in each language; the first of each pair is what browsers ask for. */
export function framePagesOf({ bases }: ServedSite): readonly (readonly [string, string])[] {
  return bases.map((base) => [`${base}${LIVE_PAGE}`, `${base}${LIVE_PAGE}index.html`]);
}

/** The rules for folders, with the path of each language before them. */
export function cacheRulesOf({ bases, cacheRules }: ServedSite) {
  return bases.flatMap((base) =>
    cacheRules.map(({ folder, value }) => ({ path: `${base}${folder}/`, value })),
  );
}

/** The languages with a folder of their own, whose missing pages answer in their language. */
export function foldersOf({ bases }: ServedSite): readonly string[] {
  return bases.filter((base) => base !== bases[0]);
}
