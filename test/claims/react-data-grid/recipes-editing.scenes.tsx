/** What the claims of editing recipes open in the real browser. */
export { default as DatePickerColumn } from '../../../docs/x/react-data-grid/recipes-editing/DatePickerColumn';
