/** Stands in for the translator of a browser, which changes a page without its knowledge. */
import { type Page, expect } from '@playwright/test';

/** Runs in the page. */
function replaceTexts(): void {
  /** What translators leave alone. */
  const KEPT = '[translate=no],script,style,noscript,template,textarea,select,svg,font';
  const replace = (text: Text) => {
    if (text.data.trim() !== '' && !text.parentElement?.closest(KEPT)) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      // The page keeps its own node, which stands nowhere any more.
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) {
        texts.push(walker.currentNode);
      }
    }
    texts.forEach(replace);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      (type === 'characterData' ? [target] : addedNodes).forEach((node) => {
        if (node.isConnected) {
          replaceIn(node);
        }
      });
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  replaceIn(document.body);
}

/** Replaces each text of the page that is open, and each that comes later, by one in two `font` elements. */
export async function startTranslator(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
  // The title of an API page is a name, which stays.
  await expect(page.locator('font > font').first()).toBeAttached();
}
