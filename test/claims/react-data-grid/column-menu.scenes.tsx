/** What the claims of column menu open in the real browser. */
export { default as DefaultMenu } from '../../../docs/x/react-data-grid/column-menu/DefaultMenu';
export { default as MenuIcons } from '../../../docs/x/react-data-grid/column-menu/MenuIcons';
