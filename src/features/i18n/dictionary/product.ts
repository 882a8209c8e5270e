/** Names of the products that are documented here. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const PRODUCT_TEXTS = /* #__PURE__ */ defineTexts('product', {
  'x-data-grid': () => translate({ id: 'portal.product.x-data-grid', message: 'Data Grid' }),
  'x-date-pickers': () =>
    translate({ id: 'portal.product.x-date-pickers', message: 'Date and Time Pickers' }),
  'x-charts': () => translate({ id: 'portal.product.x-charts', message: 'Charts' }),
  'x-tree-view': () => translate({ id: 'portal.product.x-tree-view', message: 'Tree View' }),
  'material-ui': () => translate({ id: 'portal.product.material-ui', message: 'Material UI' }),
});
