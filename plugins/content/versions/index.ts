/** What cut versions need at build time: their names, and links of their pages that stay in the version. */
export { cutVersions } from './cutVersions';
export { remarkVersionLinks } from './remarkVersionLinks';
