/**
 * What is made of the finished build, in one order: Docusaurus would run the `postBuild` of all plugins at the same
 * time. The steps of a phase run beside each other, and read only what earlier phases wrote.
 */
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { firstLoad } from './first-load';
import { fullText } from './full-text';
import { liveFrame } from './live-frame';
import { type MarkdownExportOptions, markdownExport } from './markdown-export';
import { rtlStyles } from './rtl-styles';
import { notices } from './notices';
import type { OutputStep } from './outputStep';
import { redirects } from './redirects';
import { serverRules } from './server-rules';
import { serviceWorker } from './service-worker';
import { siteFiles } from './site-files';
import { socialImages } from './social-images';

export type { MarkdownExportOptions } from './markdown-export';
export { createSitemapItems, UNLISTED_PAGES } from './site-files';

/** The tags that all steps have for a place; the development server has none of them. */
function tagsOf(steps: readonly OutputStep[], place: 'headTags' | 'postBodyTags'): HtmlTags {
  return process.env.NODE_ENV === 'production' ? steps.flatMap((step) => step[place] ?? []) : [];
}

export default function outputPlugin(context: LoadContext, options: MarkdownExportOptions): Plugin {
  const frame = liveFrame(context);
  const phases: readonly (readonly OutputStep[])[] = [
    // Completes each page; what follows may read it.
    [firstLoad(context), rtlStyles()],
    // Makes bundles of packages, whose licenses are named.
    [frame],
    [
      fullText(context),
      markdownExport(context, options),
      siteFiles(context),
      socialImages(context),
      notices(context, frame.packageFolders),
    ],
    // Small pages in places that no step looks for one.
    [redirects(context)],
    // Knows the build by the names of all its scripts and stylesheets.
    [serviceWorker(context)],
    // Knows the inline scripts of all pages.
    [serverRules(context)],
  ];
  const steps = phases.flat();
  return {
    name: 'output',
    getClientModules: () => steps.flatMap((step) => step.getClientModules?.() ?? []),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: steps.flatMap((step) => step.clientPlugins?.() ?? []) },
    injectHtmlTags: () => ({
      headTags: tagsOf(steps, 'headTags'),
      postBodyTags: tagsOf(steps, 'postBodyTags'),
    }),
    async allContentLoaded(params) {
      await Promise.all(steps.map((step) => step.allContentLoaded?.(params)));
    },
    async postBuild(props) {
      for (const phase of phases) {
        await Promise.all(phase.map((step) => step.postBuild(props)));
      }
    },
  };
}
