/**
 * Docusaurus' template of a page, with links that name the mirrored version of each stylesheet and a script that asks
 * for it. Only the template knows the stylesheets' names, which change with their content.
 */
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { MIRRORED_ATTRIBUTE, STYLE_EXTENSIONS } from '../../../src/lib/theme/rtlStyles';
import { THEME_KEYS } from '../../../src/lib/theme/themeState';
import { inlineCall } from '../inlineCall';
import { askForMirroredStyles, MIRRORED_DIRECTION } from './inlineScripts';

/** What is changed in the template, in the template's own language. */
const LOOP = '<% it.stylesheets.forEach((stylesheet) => { %>';
const LINK = '<link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />';

/** An expression of the template: the address of the mirrored version of `stylesheet`. */
const MIRRORED = `it.baseUrl + stylesheet.slice(0, -${STYLE_EXTENSIONS.plain.length}) + '${STYLE_EXTENSIONS.mirrored}'`;

/**
 * The template for `ssrTemplate` of the configuration.
 * @param template Docusaurus' own
 * @throws when `template` doesn't list stylesheets as expected: Docusaurus' template has changed
 */
export function pageTemplate(template: string = docusaurusTemplate): string {
  if (!template.includes(LOOP) || !template.includes(LINK)) {
    throw new Error(
      'right-to-left: the links of stylesheets were not found in the page template. Compare plugins/first-paint/right-to-left/pageTemplate.ts with the template of this version of Docusaurus.',
    );
  }
  const choice = { key: THEME_KEYS.direction, value: MIRRORED_DIRECTION };
  const addresses = `<%= it.stylesheets.map((stylesheet) => ${MIRRORED}).join(' ') %>`;
  const script = inlineCall(askForMirroredStyles, choice);
  return template
    .replace(LOOP, () => `<script data-mirrored="${addresses}">${script}</script>${LOOP}`)
    .replace(LINK, (link) => link.replace('/>', `${MIRRORED_ATTRIBUTE}="<%= ${MIRRORED} %>" />`));
}
