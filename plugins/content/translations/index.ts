/** What holds for translations, for the build as for `npm run i18n:status`. */
export { outdatedPages } from './outdatedPages';
export { contentHash, isContentHash, normalised } from './contentHash';
export { filesBelow, isMissing } from './filesBelow';
export { frontMatterFaults } from './frontMatter';
export { type PageEntry, type PagePair, pageEntries } from './pageStates';
