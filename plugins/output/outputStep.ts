/** What a step adds to the finished build, and to the bundles and pages before. */
import type { HtmlTags, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

export interface OutputStep
  extends
    Pick<Plugin, 'allContentLoaded' | 'getClientModules'>,
    Required<Pick<Plugin, 'postBuild'>> {
  /** Plugins of the browser's bundle, made anew for each compilation. */
  readonly clientPlugins?: () => readonly WebpackPluginInstance[];
  /** For each page of a production build. */
  readonly headTags?: HtmlTags;
  /** For each page of a production build. */
  readonly postBodyTags?: HtmlTags;
}
