/** The document of a demo that lives in a frame: when it is there, and how it follows the page. */
import { SERVER_STYLES_ATTRIBUTE } from '../../../lib/code/demo';
import { OWN_THEME_ATTRIBUTE } from '../../../lib/theme/ownThemeSheet';
import { DOCS_THEME_ATTRIBUTE } from '../../../lib/theme/themeState';

/** Resolves with the frame's document once it has been read; an empty one stands there before. */
export async function frameDocument(frame: HTMLIFrameElement): Promise<Document> {
  const present = frame.contentDocument;
  if (present?.URL === 'about:srcdoc' && present.readyState === 'complete') {
    return present;
  }
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
  if (!frame.contentDocument) {
    throw new Error('The document of the frame can not be reached.');
  }
  return frame.contentDocument;
}

/**
 * Copies the page's style sheets that aren't there yet: tokens, fonts, and what the demo itself imports, which another
 * styling brings later. Emotion's belong to its cache.
 */
export function copyStyleSheets(from: Document, to: Document): void {
  const present = [...to.head.children];
  const sheets = from.head.querySelectorAll(
    `link[rel="stylesheet"], style:not([data-emotion]):not([${SERVER_STYLES_ATTRIBUTE}]):not([data-href]):not([${OWN_THEME_ATTRIBUTE}])`,
  );
  const missing = [...sheets].filter((sheet) => !present.some((copy) => copy.isEqualNode(sheet)));
  to.head.append(...missing.map((sheet) => to.importNode(sheet, true)));
}

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) {
    to.removeAttribute(name);
  } else {
    to.setAttribute(name, value);
  }
}

/** Attributes of `<html>`. The class and the last one tell style sheets which theme demos show. */
const FOLLOWED = ['lang', 'dir', 'data-theme', 'class', DOCS_THEME_ATTRIBUTE];

const OWN_THEME = `style[${OWN_THEME_ATTRIBUTE}]`;

/** Puts the variables of the reader's own theme behind the other style sheets, or takes them away. */
function copyOwnTheme(from: Document, to: Document): void {
  to.querySelector(OWN_THEME)?.remove();
  const sheet = from.querySelector(OWN_THEME);
  if (sheet) {
    to.body.prepend(to.importNode(sheet, true));
  }
}

/** Keeps language, colour mode, direction and themes of a document equal to the page's; returns the way to stop. */
export function followPage(page: Document, follower: Document): () => void {
  const copy = () => {
    for (const name of FOLLOWED) {
      copyAttribute(page.documentElement, follower.documentElement, name);
    }
    copyAttribute(page.body, follower.body, 'dir');
  };
  copy();
  copyOwnTheme(page, follower);
  const observer = new MutationObserver(copy);
  observer.observe(page.documentElement, { attributeFilter: FOLLOWED });
  observer.observe(page.body, { attributeFilter: ['dir'] });
  const sheets = new MutationObserver(() => copyOwnTheme(page, follower));
  sheets.observe(page.head, { childList: true });
  return () => {
    observer.disconnect();
    sheets.disconnect();
  };
}
