/**
 * Client module: opens what is folded around the element that a link of the site leads to, and moves the focus there.
 * Docusaurus only scrolls there and leaves the focus on the link, so that the next Tab would scroll back.
 */
import type { ClientModule } from '@docusaurus/types';
import { decoded } from '../../lib/pages/percent';
import { openAround } from './openAround';
import { focusAnchor } from './showAnchor';

type RouteUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/** The link that led from the page's address without a hash to a part of the page. */
let followed: Element | null = null;

export const onRouteUpdate: RouteUpdate = ({ previousLocation }) => {
  if (previousLocation?.hash === '') {
    followed = document.activeElement;
  }
};

export const onRouteDidUpdate: RouteUpdate = ({ location, previousLocation }) => {
  const { pathname, search, hash } = location;
  const isSamePage = previousLocation?.pathname === pathname;
  if (!isSamePage) {
    // It would keep the elements of the page that the reader has left.
    followed = null;
  }
  const anchor = document.getElementById(decoded(hash.slice(1)));
  if (anchor && openAround(anchor)) {
    anchor.scrollIntoView();
  }
  const isOtherQuery = previousLocation?.hash === hash && previousLocation.search !== search;
  if (!previousLocation || (isSamePage && isOtherQuery)) {
    return;
  }
  if (anchor) {
    focusAnchor(anchor);
  } else if (followed instanceof HTMLElement) {
    // On the way back the browser restores the scroll position that the link had.
    followed.focus({ preventScroll: true });
  }
};
