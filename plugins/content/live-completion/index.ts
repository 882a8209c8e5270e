/**
 * Tells the editor of demos where it finds what it completes with. `plugins/output/live-frame` writes these files into the
 * build.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LIVE_ASSETS } from '../../../src/lib/live/manifest';
import { siteBase } from '../../output/siteBase';
import { addressModule, completionFiles, type DataFiles } from './dataFiles';

export { type DataFiles, completionFiles } from './dataFiles';

export default function liveCompletionPlugin(context: LoadContext): Plugin<DataFiles> {
  return {
    name: 'live-completion',
    loadContent: () => completionFiles(context.siteDir),
    async contentLoaded({ content, actions: { createData } }) {
      await createData('data.js', addressModule(siteBase(context) + LIVE_ASSETS, content));
    },
  };
}
