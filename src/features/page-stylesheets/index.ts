/** Stylesheets of other hosts for single pages; the build puts them there. */
export { PageStylesheet } from './PageStylesheet';
