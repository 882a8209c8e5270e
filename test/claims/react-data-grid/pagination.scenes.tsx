/** What the claims of pagination open in the real browser. */
export { default as AutoPageSize } from '../../../docs/x/react-data-grid/pagination/AutoPageSize';
