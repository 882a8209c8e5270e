/** Rules for the content of pages that no other step of the build has a reason to look at. */
export { remarkOldAnchors } from './remarkOldAnchors';
export { remarkPageIds } from './remarkPageIds';
export { remarkPageImports } from './remarkPageImports';
export { remarkPlanSections } from './remarkPlanSections';
export { remarkPlans } from './remarkPlans';
