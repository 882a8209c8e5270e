/** Stylesheets of other hosts, on the pages that ask for them. */
export { remarkPageStylesheets } from './remarkPageStylesheets';
