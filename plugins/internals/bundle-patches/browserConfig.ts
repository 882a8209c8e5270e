/**
 * The site's configuration, and its list of versions, without what only the build reads. Docusaurus puts all of it into
 * every page: lists of plugins, the template of pages, and folders of the machine that built the site.
 */

/** What no code in the browser asks for; compare on an upgrade with the uses of `siteConfig` in Docusaurus. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'ssrTemplate',
  'markdown',
  'headTags',
  'stylesheets',
  'scripts',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  // The languages, which the site's context has beside the configuration too.
  'i18n',
  'tagline',
  'customFields',
  // How the site is built; of the future, browsers ask for the router alone.
  'v4',
  'faster',
  'experimental_vcs',
  // Of the theme, for blogs.
  'blog',
  // The theme's highlighter, which this site has none of.
  'prism',
]);

const START = 'export default ';

/**
 * @param source the module that Docusaurus generates: `export default {…};`, in which the value is JSON
 * @throws when the module is different: Docusaurus has changed it
 */
export function browserConfig(source: string): string {
  const start = source.indexOf(START);
  if (start < 0) {
    throw new Error(
      'bundle-patches: the generated configuration has no default export. Compare plugins/internals/bundle-patches/browserConfig.ts with this version of Docusaurus.',
    );
  }
  const json = source.slice(start + START.length).replace(/;\s*$/, '');
  const config: unknown = JSON.parse(json, (key: string, value: unknown) =>
    BUILD_ONLY.has(key) ? undefined : value,
  );
  return `${START}${JSON.stringify(config)};\n`;
}

/**
 * @param source the JSON of versions that Docusaurus generates; only its page for those who look for faults shows those
 *   of plugins
 * @throws when it holds no list of plugins: Docusaurus has changed it
 */
function browserMetadata(source: string): string {
  const data: unknown = JSON.parse(source);
  if (typeof data !== 'object' || data === null || !('pluginVersions' in data)) {
    throw new Error(
      'bundle-patches: the data of the site has no `pluginVersions`. Compare plugins/internals/bundle-patches/browserConfig.ts with this version of Docusaurus.',
    );
  }
  return JSON.stringify({ ...data, pluginVersions: {} });
}

/** What Docusaurus generates of the configuration: a module, and JSON. */
export function browserFacts(source: string): string {
  return /^\s*\{/.test(source) ? browserMetadata(source) : browserConfig(source);
}
