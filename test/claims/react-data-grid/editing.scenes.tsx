/** What the claims of editing open in the real browser. */
export { default as ValidateCell } from '../../../docs/x/react-data-grid/editing/ValidateCell';
