/**
 * The versions that Docusaurus puts into every page, without the list of all plugins, which only its page for those who
 * look for faults shows.
 */

/**
 * @param source the JSON that Docusaurus generates
 * @throws when it holds no list of plugins: Docusaurus has changed it
 */
export function siteMetadata(source: string): string {
  const data: unknown = JSON.parse(source);
  if (typeof data !== 'object' || data === null || !('pluginVersions' in data)) {
    throw new Error(
      'light-shell: the data of the site has no `pluginVersions`. Compare plugins/internals/light-shell/siteMetadata.ts with this version of Docusaurus.',
    );
  }
  return JSON.stringify({ ...data, pluginVersions: {} });
}
