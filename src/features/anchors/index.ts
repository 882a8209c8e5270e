/** What happens to scroll position and focus when an address names an element of the page. */
export { showAnchor } from './showAnchor';
