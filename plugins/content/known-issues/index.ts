/** Lists the known issues of a product's packages on one page. There is no plugin object: the docs plugin takes the step. */
export { remarkKnownIssues } from './remarkKnownIssues';
