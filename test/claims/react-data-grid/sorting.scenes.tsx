/** What the claims of sorting open in the real browser. */
export { default as BasicSorting } from '../../../docs/x/react-data-grid/sorting/BasicSorting';
