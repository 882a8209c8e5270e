/** Checks the tables of keys and accessibility. There is no plugin object: the docs plugin takes the step. */
export { remarkA11yTables } from './remarkA11yTables';
