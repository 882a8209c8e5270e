/**
 * Asks Docusaurus for the English texts that `write-translations` would write. Docusaurus has no public function that
 * returns them, so this file, and no other, uses modules of its inside: `loadContext`, `initPlugins` and
 * `extractSiteSourceCodeTranslations`. On an upgrade compare with `lib/commands/writeTranslations.js` of
 * `@docusaurus/core`: the steps there, without the writing, are those here; a test compares what both give.
 */
import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { initPlugins } from '@docusaurus/core/lib/server/plugins/init';
import { extractSiteSourceCodeTranslations } from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type { InitializedPlugin, TranslationFileContent } from '@docusaurus/types';
import { getPluginI18nPath, globTranslatableSourceFiles } from '@docusaurus/utils';

/** English texts by file (`code.json`, from the folder of a language) and key. */
export type EnglishTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A content plugin of the site, as far as its pages are concerned. */
export interface ContentPlugin {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Folder of its translations, from the folder of a language. */
  readonly i18nFolder: string;
}

export interface Extracted {
  readonly texts: EnglishTexts;
  readonly plugins: readonly ContentPlugin[];
}

function messages(content: TranslationFileContent): ReadonlyMap<string, string> {
  return new Map(Object.entries(content).map(([key, { message }]) => [key, message]));
}

/** The texts of the theme's helper package, which no plugin names as its own. */
function themeCommonFiles(): Promise<string[]> {
  return globTranslatableSourceFiles([path.dirname(require.resolve('@docusaurus/theme-common'))]);
}

function i18nFolder({ name, options }: InitializedPlugin): string {
  return getPluginI18nPath({ localizationDir: '', pluginName: name, pluginId: options.id });
}

async function pluginTexts(
  plugin: InitializedPlugin,
): Promise<[string, ReadonlyMap<string, string>][]> {
  if (!plugin.getTranslationFiles) {
    return [];
  }
  const files = await plugin.getTranslationFiles({ content: await plugin.loadContent?.() });
  return files.map(({ path: file, content }) => [
    `${i18nFolder(plugin)}/${file}.json`,
    messages(content),
  ]);
}

/**
 * @param siteDir root of the site
 * @param config path of the site's configuration
 * @throws what Docusaurus throws on a site that it can't load
 */
export async function extractTexts(siteDir: string, config: string): Promise<Extracted> {
  const context = await loadContext({ siteDir, config });
  const plugins = await initPlugins(context);
  const code = await extractSiteSourceCodeTranslations({
    siteDir,
    plugins,
    extraSourceCodeFilePaths: await themeCommonFiles(),
  });
  const files = await Promise.all(plugins.map(pluginTexts));
  return {
    texts: new Map([['code.json', messages(code)], ...files.flat()]),
    plugins: plugins.map((plugin) => ({
      name: plugin.name,
      options: plugin.options,
      i18nFolder: i18nFolder(plugin),
    })),
  };
}
