/** Folded parts of pages, written as `<Details summary="…">`. */
export { Details } from './Details';
