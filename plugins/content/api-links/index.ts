/** Links prose to the API pages at build time. There is no plugin object: the docs plugin takes the step. */
export { packageVersionsFor } from './packageVersions';
export { createComponentCheck } from './referenceOfFile';
export { remarkApiLinks } from './remarkApiLinks';
