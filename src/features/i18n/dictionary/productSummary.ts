/** What each product is for, in half a sentence. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const PRODUCT_SUMMARIES = /* #__PURE__ */ defineTexts('productSummary', {
  'x-data-grid': () =>
    translate({
      id: 'portal.productSummary.x-data-grid',
      message: 'Sort, filter, edit and group rows, fast with large data sets',
    }),
  'x-date-pickers': () =>
    translate({
      id: 'portal.productSummary.x-date-pickers',
      message: 'Fields, calendars and clocks for dates, times and ranges',
    }),
  'x-charts': () =>
    translate({
      id: 'portal.productSummary.x-charts',
      message: 'Bars, lines, pies and more, drawn as SVG',
    }),
  'x-tree-view': () =>
    translate({
      id: 'portal.productSummary.x-tree-view',
      message: 'Hierarchies to expand, select, edit and reorder',
    }),
  'material-ui': () =>
    translate({
      id: 'portal.productSummary.material-ui',
      message: 'Buttons, inputs, dialogs and more, with one theme for all',
    }),
});
