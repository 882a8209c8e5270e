/**
 * The two scripts that turn a page before its first paint when its reader has chosen to read from right to left. Each
 * is a self-contained function that is written into the page as text: it may use nothing but its argument and the
 * browser, and must not throw.
 */

import type { Direction } from '../../../src/lib/theme/themeState';

export const MIRRORED_DIRECTION = 'rtl' satisfies Direction;

/** Where the choice is kept, and the value that asks for a mirrored page. */
interface Choice {
  readonly key: string;
  readonly value: string;
}

interface PageTurn extends Choice {
  /** Attribute of a stylesheet's link that holds the address of its mirrored version. */
  readonly attribute: string;
  /** `media` of a stylesheet that doesn't hold. */
  readonly off: string;
}

/**
 * Asks for the mirrored stylesheets, whose addresses are in the attribute `data-mirrored` of the script, with spaces
 * between. Runs in `<head>`, before the links of the plain ones. A link that the parser finds holds the first paint
 * back in every browser, so the links are written, not appended.
 */
export function askForMirroredStyles({ key, value }: Choice): void {
  try {
    if (localStorage.getItem(key) === value) {
      const addresses = document.currentScript?.dataset.mirrored?.split(' ') ?? [];
      addresses.forEach((address) => document.write(`<link rel="stylesheet" href="${address}">`));
    }
  } catch {
    // Storage is closed to this page: it is read from left to right.
  }
}

/**
 * Turns the page. Runs at the top of `<body>`, where all stylesheets have loaded or failed: a mirrored one that failed
 * goes away, so that the plain one holds and a later try can succeed. In development there are no mirrored ones.
 */
export function turnPage({ key, value, attribute, off }: PageTurn): void {
  try {
    if (localStorage.getItem(key) !== value) {
      return;
    }
  } catch {
    return;
  }
  document.body.dir = value;
  // A link that failed has no sheet, or, in some browsers, one that is closed or empty.
  const hasLoaded = (link: HTMLLinkElement | null) => {
    try {
      return Boolean(link?.sheet?.cssRules.length);
    } catch {
      return false;
    }
  };
  document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`).forEach((plain) => {
    const mirrored = document.querySelector<HTMLLinkElement>(
      `link[href="${plain.getAttribute(attribute)}"]`,
    );
    if (hasLoaded(mirrored)) {
      plain.media = off;
    } else {
      mirrored?.remove();
    }
  });
}
