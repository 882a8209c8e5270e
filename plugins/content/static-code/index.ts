/** Highlights the code of pages at build time. There is no plugin object: the docs plugin takes the step. */
export { remarkStaticCode } from './remarkStaticCode';
