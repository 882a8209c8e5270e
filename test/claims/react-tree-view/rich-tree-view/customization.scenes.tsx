/** What the claims of the customization open in the real browser. */
export { default as Rows } from '../../../../docs/x/react-tree-view/rich-tree-view/customization/FolderIcons';
