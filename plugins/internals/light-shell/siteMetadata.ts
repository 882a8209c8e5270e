/** What Docusaurus tells every page about the site's build, without the list of its plugins and their versions. */

/**
 * @param source the JSON that Docusaurus generates
 * @throws when it holds no version of Docusaurus: the file has changed
 */
export function siteMetadata(source: string): string {
  const { docusaurusVersion, siteVersion } = JSON.parse(source);
  if (typeof docusaurusVersion !== 'string') {
    throw new Error(
      'light-shell: the metadata of the site have no `docusaurusVersion`. Compare plugins/internals/light-shell/siteMetadata.ts with this version of Docusaurus.',
    );
  }
  return JSON.stringify({ docusaurusVersion, siteVersion, pluginVersions: {} });
}
