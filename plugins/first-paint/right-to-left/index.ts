/**
 * Turns a page before its first paint for those who read from right to left. The script that asks for the mirrored
 * stylesheet is in the page template (`ssrTemplate` of the configuration); `plugins/output/rtl-styles` writes it.
 */
import type { Plugin } from '@docusaurus/types';
import { MEDIA_OFF, MIRRORED_ATTRIBUTE } from '../../../src/lib/theme/rtlStyles';
import { THEME_KEYS } from '../../../src/lib/theme/themeState';
import { inlineCall } from '../inlineCall';
import { MIRRORED_DIRECTION, turnPage } from './inlineScripts';

export { pageTemplate } from './pageTemplate';

export default function rightToLeftPlugin(): Plugin {
  return {
    name: 'right-to-left',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: inlineCall(turnPage, {
            key: THEME_KEYS.direction,
            value: MIRRORED_DIRECTION,
            attribute: MIRRORED_ATTRIBUTE,
            off: MEDIA_OFF,
          }),
        },
      ],
    }),
  };
}
