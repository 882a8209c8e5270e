/**
 * Docusaurus' plugin for documents, with what this site changes of it: translations that are behind, and the labels of
 * versions, which are numbers and no texts to translate.
 */
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, TranslationFile } from '@docusaurus/types';
import { withFallbackLocale } from './translatedContent';

export { validateOptions };

/** The key of a version's label in the file of the version's texts. */
const VERSION_LABEL = 'version.label';

function withoutLabel({ path, content }: TranslationFile): TranslationFile {
  const entries = Object.entries(content).filter(([key]) => key !== VERSION_LABEL);
  return { path, content: Object.fromEntries(entries) };
}

export default async function documents(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return withFallbackLocale(
    {
      ...plugin,
      getTranslationFiles: async (args) =>
        ((await plugin.getTranslationFiles?.(args)) ?? []).map(withoutLabel),
      translateContent: ({ content, translationFiles }) =>
        plugin.translateContent?.({
          content,
          translationFiles: translationFiles.map(withoutLabel),
        }) ?? content,
    },
    context,
  );
}
