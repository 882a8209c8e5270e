/** Docusaurus' plugin for pages that stand alone, which shows English where a translation is behind. */
import pagesPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withEnglishInstead } from './translatedContent';

export { validateOptions };

export default async function pages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  return withEnglishInstead(await pagesPlugin(context, options), context);
}
