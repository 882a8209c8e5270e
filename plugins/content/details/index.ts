/** Turns the summary of `<Details>` into an element. There is no plugin object: the docs plugin takes the step. */
export { remarkDetails } from './remarkDetails';
