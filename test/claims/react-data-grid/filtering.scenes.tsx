/** What the claims of filtering open in the real browser. */
export { default as CustomOperator } from '../../../docs/x/react-data-grid/filtering/CustomOperator';
