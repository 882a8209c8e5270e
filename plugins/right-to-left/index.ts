/**
 * Makes pages that can run from right to left: a mirrored version of the stylesheet, and a page turned before the
 * first paint. The script that asks for the stylesheet is in the page template (`ssrTemplate` of the configuration).
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { MEDIA_OFF, MIRRORED_ATTRIBUTE } from '../../src/lib/mirroredStyles';
import { scriptText } from '../../src/lib/scriptText';
import { THEME_KEYS } from '../../src/lib/themeState';
import { inlineCall, MIRRORED_DIRECTION, turnPage } from './inlineScripts';
import { writeMirrored } from './writeMirrored';

export { pageTemplate } from './pageTemplate';

/** Where Docusaurus puts stylesheets, in the output folder of each language. */
const STYLES = 'assets/css';

export default function rightToLeftPlugin(): Plugin {
  return {
    name: 'right-to-left',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: inlineCall(
            turnPage,
            scriptText({
              key: THEME_KEYS.direction,
              value: MIRRORED_DIRECTION,
              attribute: MIRRORED_ATTRIBUTE,
              off: MEDIA_OFF,
            }),
          ),
        },
      ],
    }),
    postBuild: ({ outDir }) => writeMirrored(path.join(outDir, STYLES)),
  };
}
