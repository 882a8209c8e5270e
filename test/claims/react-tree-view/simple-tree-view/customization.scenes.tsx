/** What the claims on the looks of the simple tree view open in the real browser. */
export { default as CompactTree } from '../../../../docs/x/react-tree-view/simple-tree-view/customization/CompactTree';
export { default as PlusMinus } from '../../../../docs/x/react-tree-view/simple-tree-view/customization/PlusMinus';
export { default as WideArrows } from '../../../../docs/x/react-tree-view/simple-tree-view/customization/WideArrows';
