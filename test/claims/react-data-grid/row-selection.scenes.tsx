/** What the claims of row selection open in the real browser. */
export { default as SelectFromCode } from '../../../docs/x/react-data-grid/row-selection/SelectFromCode';
