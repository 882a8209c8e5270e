/** What cut versions need at build time: their names, and links of their pages that stay in the version. */
export { versionNames } from './versionNames';
export { remarkVersionLinks } from './remarkVersionLinks';
