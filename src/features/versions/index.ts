/**
 * The versions of the documentation. The theme's slot and the page of all versions import their files one by one: each
 * must stay out of what the other loads.
 */
export { CanonicalLink } from './CanonicalLink';
export { useLinkInVersion } from './useLinkInVersion';
