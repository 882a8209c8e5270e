/** Docusaurus' plugin for pages that stand alone, which shows English where a translation is behind. */
import pagesPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withFallbackLocale } from './translatedContent';

export { validateOptions };

export default async function pages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  return withFallbackLocale(await pagesPlugin(context, options), context);
}
