/** The reader's choices in the frame: kept, shown on the document, and told to what is rendered. */
import type { LiveAppearance } from '../../../lib/live/types';
import { FRAME_BLEED_PX, type PageLook } from '../../../lib/live/messages';
import { shiftSheet } from '../../../lib/live/shiftMedia';
import { DOCS_THEME_ATTRIBUTE } from '../../../lib/theme/themeState';
import { COLOR_SCHEME_ATTRIBUTE } from '../../docs-theme/constants';
import { getDelta } from './readerWindow';

let current: LiveAppearance = {
  mode: 'light',
  direction: 'ltr',
  density: 'default',
  language: 'en',
  ownTheme: undefined,
};
const listeners = new Set<() => void>();

/**
 * The document is as large as what it shows, and has the ground of the page around it. What is wider than a phone
 * scrolls, as around other demos.
 */
const OWN_STYLE = `html,body{margin:0;background:transparent!important}html{overflow:hidden}body{padding:${FRAME_BLEED_PX}px!important}[data-demo-canvas]{position:relative;min-inline-size:0;display:flow-root}@media(max-width:599.95px){html{overflow-x:auto}}`;

export function getAppearance(): LiveAppearance {
  return current;
}

export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showAppearance(appearance: LiveAppearance): void {
  current = appearance;
  const { documentElement: html, body } = document;
  html.lang = appearance.language;
  html.dir = appearance.direction;
  body.dir = appearance.direction;
  html.setAttribute(COLOR_SCHEME_ATTRIBUTE, appearance.mode);
  html.toggleAttribute(DOCS_THEME_ATTRIBUTE, appearance.theme !== 'material');
  listeners.forEach((listener) => listener());
}

/** Takes over the style sheets of the page. */
export function takeLook({ styles, className, text }: PageLook): void {
  document.documentElement.className = className;
  for (const sheet of [...styles, OWN_STYLE]) {
    const element = document.createElement('style');
    element.textContent = shiftSheet(sheet, getDelta());
    document.head.append(element);
  }
  const canvas = document.querySelector<HTMLElement>('[data-demo-canvas]');
  Object.entries(text).forEach(([name, value]) => canvas?.style.setProperty(name, value));
}
