/**
 * Keeps the page in step with the reader's plan: the attributes of `<html>` that style sheets follow, and the notes that
 * count what is hidden. A page that loads after the choice has the attributes before its first paint.
 */
import { HIDES_ATTRIBUTE, LACKS_ATTRIBUTES, MY_PLAN_KEYS } from '../../lib/pages/myPlan';
import { subscribeToChoice } from '../stored-choice';
import { getMyPlan } from './choice';
import { followLists } from './hiddenNotes';

let isFollowing = false;

function show(): void {
  const html = document.documentElement;
  const { lacked, hides } = getMyPlan();
  html.toggleAttribute(LACKS_ATTRIBUTES.pro, lacked.includes('pro'));
  html.toggleAttribute(LACKS_ATTRIBUTES.premium, lacked.includes('premium'));
  html.toggleAttribute(HIDES_ATTRIBUTE, hides);
  followLists(hides ? lacked : []);
}

/** Shows what is chosen now, and from now on what is chosen here or in another tab. */
export function followMyPlan(): void {
  if (!isFollowing) {
    isFollowing = true;
    Object.values(MY_PLAN_KEYS).forEach((key) => subscribeToChoice(key, show));
  }
  show();
}
