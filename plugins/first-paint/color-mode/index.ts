/**
 * Writes the docs theme into one stylesheet and sets the colour mode before the first paint.
 * Has to be listed after the preset, whose script decides the scheme that ours follow.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { headTags, preBodyTags } from './htmlTags';
import { layerOrderFirst } from './layerOrder';
import { loadStyleSheet } from './styleSheet';

const NAME = 'color-mode';
const GENERATED_FILE = 'docs-theme.css';
const THEME_FOLDER = 'src/features/docs-theme';

const LAYERS = 'src/css/layers.css';

/** For every page, in this order, before the generated stylesheet. */
const STYLES = ['src/css/fonts.css', `${THEME_FOLDER}/demoReset.css`] as const;

export default function colorModePlugin(context: LoadContext): Plugin<string> {
  const { siteDir, generatedFilesDir, baseUrl, siteStorage } = context;
  return {
    name: NAME,
    loadContent: () => loadStyleSheet(path.join(siteDir, THEME_FOLDER, 'styleSheet.ts')),
    async contentLoaded({ content, actions }) {
      await actions.createData(GENERATED_FILE, content);
    },
    getClientModules: () => [
      ...STYLES.map((file) => path.join(siteDir, file)),
      path.join(generatedFilesDir, NAME, 'default', GENERATED_FILE),
    ],
    configurePostCss(options) {
      const layers = fs.readFileSync(path.join(siteDir, LAYERS), 'utf8');
      options.plugins.push(layerOrderFirst(layers));
      return options;
    },
    getPathsToWatch: () => [path.join(siteDir, THEME_FOLDER, '*.ts')],
    injectHtmlTags: () => ({
      headTags: headTags({ baseUrl, storageNamespace: siteStorage.namespace }),
      preBodyTags: preBodyTags(),
    }),
  };
}
