/**
 * Puts the mirrored stylesheet in the place of the plain one while text runs from right to left. The mirrored one
 * loads at first use; both stay in the page, and `media` tells which one holds. The plain one keeps its address: the
 * bundler knows by it that the page has its styles. In development there is nothing to load, and nothing is done.
 */
import { MEDIA_OFF, MIRRORED_ATTRIBUTE } from '../../lib/theme/rtlStyles';
import { getThemeState, subscribeToTheme } from './store';

/** The link of the mirrored version of `plain`; asks for it when it isn't there. */
function mirroredLink(plain: HTMLLinkElement): HTMLLinkElement {
  const address = plain.getAttribute(MIRRORED_ATTRIBUTE) ?? '';
  const present = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
  if (present) {
    return present;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = MEDIA_OFF;
  link.setAttribute('href', address);
  link.addEventListener('load', putInPlace);
  // The next choice asks again.
  link.addEventListener('error', () => link.remove());
  plain.after(link);
  return link;
}

function plainLinks(): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${MIRRORED_ATTRIBUTE}]`)];
}

/** A link that failed has no sheet, or, in some browsers, one that is closed or empty. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Lets the stylesheets of the current direction hold, as soon as they are there. */
function putInPlace(): void {
  const isMirrored = getThemeState().direction === 'rtl';
  plainLinks().forEach((plain) => {
    if (!isMirrored && plain.media !== MEDIA_OFF) {
      return;
    }
    const mirrored = mirroredLink(plain);
    const holds = isMirrored && hasLoaded(mirrored);
    mirrored.media = holds ? 'all' : MEDIA_OFF;
    plain.media = holds ? MEDIA_OFF : 'all';
  });
}

/** Loads the mirrored stylesheets without using them, for a reader who is about to ask for them. */
export function prepareMirroredStyles(): void {
  plainLinks().forEach(mirroredLink);
}

let isFollowing = false;

/** Keeps the page in step with the direction as long as it lives. */
export function followDirection(): void {
  if (!isFollowing) {
    isFollowing = true;
    subscribeToTheme(putInPlace);
    putInPlace();
  }
}
