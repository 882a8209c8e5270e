/** The script that keeps a press made before hydration, as data. */
import type { HtmlTagObject } from '@docusaurus/types';
import { DEMO_CANVAS, TYPING } from '../../../src/lib/keyboard/searchKeys';
import { HYDRATED_ATTRIBUTE, REACT_ROOT_ATTRIBUTE } from '../../../src/lib/pages/startAttributes';
import { inlineCall } from '../inlineCall';
import { type EarlyPresses, keepEarlyPress } from './inlineScript';

/** ms */
const TIMEOUT_MS = 10_000;

/**
 * Browsers open a tab and write to the clipboard only right at the reader's own press. A demo has a React root of its
 * own, which may have started.
 */
const NEVER = [
  DEMO_CANVAS,
  '[data-copy-button]',
  '[data-copy-text]',
  ...['stackblitz', 'codesandbox', 'chat'].map((control) => `[data-control=${control}]`),
].join();

const OPTIONS: EarlyPresses = {
  rootAttribute: REACT_ROOT_ATTRIBUTE,
  hydratedAttribute: HYDRATED_ATTRIBUTE,
  // The bar about a failed start lies outside of the root, and works by itself.
  buttons: '#__docusaurus button[type=button]',
  never: NEVER,
  search: '[aria-keyshortcuts]',
  typing: TYPING,
  demo: DEMO_CANVAS,
  timeout: TIMEOUT_MS,
};

/** For `<head>`: a reader may press a button as soon as it shows. */
export function earlyPressTag(): HtmlTagObject {
  return { tagName: 'script', innerHTML: inlineCall(keepEarlyPress, OPTIONS) };
}
