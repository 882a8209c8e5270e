/** What happens to scroll position and focus when an address names an element of the page. */
export { openAround } from './openAround';
export { showAnchor } from './showAnchor';
