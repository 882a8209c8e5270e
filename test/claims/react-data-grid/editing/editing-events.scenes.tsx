/** What the claims of editing events open in the real browser. */
export { default as EditLog } from '../../../../docs/x/react-data-grid/editing/editing-events/EditLog';
