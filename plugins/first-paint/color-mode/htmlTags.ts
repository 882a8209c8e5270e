/**
 * What the colour mode and the font add to each page's HTML, as data.
 */
import type { HtmlTagObject } from '@docusaurus/types';
import { BODY_CLASSES, COLOR_MODE_KEY, THEME_COLORS } from '../../../src/lib/theme/colorMode';
import { inlineCall } from '../inlineCall';
import { followColorScheme, passChoiceToDocusaurus } from './inlineScripts';

interface Place {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** What Docusaurus appends to its own storage keys. */
  readonly storageNamespace: string;
}

/** The file that `src/css/fonts.css` names; a preload of any other address would be a second download. */
export const FONT_PATH = 'fonts/inter-latin-wght-normal.woff2';

/** Tags for `<head>`. */
export function headTags({ baseUrl, storageNamespace }: Place): HtmlTagObject[] {
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: `${baseUrl}${FONT_PATH}`,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    ...(['light', 'dark'] as const).map((scheme) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        content: THEME_COLORS[scheme],
        media: `(prefers-color-scheme: ${scheme})`,
      },
    })),
    {
      tagName: 'script',
      innerHTML: inlineCall(passChoiceToDocusaurus, {
        modeKey: COLOR_MODE_KEY,
        docusaurusKey: `theme${storageNamespace}`,
      }),
    },
  ];
}

/** Tags for the top of `<body>`; they have to come after those of Docusaurus' theme. */
export function preBodyTags(): HtmlTagObject[] {
  return [
    {
      tagName: 'script',
      innerHTML: inlineCall(followColorScheme, {
        attribute: 'data-theme',
        themeColors: THEME_COLORS,
        bodyClasses: BODY_CLASSES,
      }),
    },
  ];
}
