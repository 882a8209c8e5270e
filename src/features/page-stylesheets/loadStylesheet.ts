/**
 * Gets a stylesheet of another host and puts it into the layer for it. It stays when the reader moves on: fonts and
 * their classes change nothing on pages that don't name them, and on the way back they are there at once.
 */
import { memoize } from '../../lib/text/memoize';
import { inStylesheetLayer } from '../../lib/pages/pageStylesheets';

/** @throws when the text can't be had, or can't stand in a layer */
async function layeredText(href: string): Promise<string> {
  const response = await fetch(href);
  const text = response.ok
    ? inStylesheetLayer(await response.text(), response.url || href)
    : undefined;
  if (text === undefined) {
    throw new Error(`${href} can't be put into a layer.`);
  }
  return text;
}

/** Loads it once; where its text may not be read, the browser loads it as any stylesheet, above all layers. */
export const loadStylesheet = memoize(async (href: string): Promise<void> => {
  try {
    const style = document.createElement('style');
    style.textContent = await layeredText(href);
    style.dataset.stylesheet = href;
    document.head.append(style);
  } catch {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
});
