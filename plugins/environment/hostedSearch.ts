/** The settings of the hosted search hold together or not at all. */

/** Read by `src/data/site.ts`; the first one decides which search becomes part of the site. */
export const HOSTED_SEARCH_VARIABLES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
] as const;

/** @throws when some of the variables are set and others aren't; the message names both */
export function checkHostedSearch(env: Readonly<Record<string, string | undefined>>): void {
  const missing = HOSTED_SEARCH_VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < HOSTED_SEARCH_VARIABLES.length) {
    const set = HOSTED_SEARCH_VARIABLES.filter((name) => env[name]);
    throw new Error(
      `Hosted search needs all of ${HOSTED_SEARCH_VARIABLES.join(', ')}: ${set.join(', ')} ` +
        `${set.length > 1 ? 'are' : 'is'} set, but ${missing.join(', ')} ` +
        `${missing.length > 1 ? 'are' : 'is'} not. Set all three, or none for the site's own search.`,
    );
  }
}
