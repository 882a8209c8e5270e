/** Checks callouts at build time. There is no plugin object: the docs plugin takes the step. */
export { remarkCallouts } from './remarkCallouts';
