import { apiSlug, classAnchor, propAnchor, slotAnchor } from '../../../../src/lib/api/apiAnchors';
import { apiPath } from '../../../../src/lib/api/apiModel';

test.each([
  ['DataGrid', 'data-grid'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['GridApi', 'grid-api'],
  ['HTMLElement', 'html-element'],
  ['RichTreeViewPro', 'rich-tree-view-pro'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['Gauge', 'gauge'],
  ['useGauge', 'use-gauge'],
])('%s stands in an address as %s', (name, expected) => {
  expect(apiSlug(name)).toBe(expected);
});

test('the path of a page is below its product', () => {
  expect(apiPath({ product: 'charts', name: 'BarChart' })).toBe('/x/api/charts/bar-chart');
});

test.each([
  ['a prop', propAnchor('DataGrid', 'onRowClick'), 'data-grid-prop-onRowClick'],
  [
    'a slot with a class',
    slotAnchor('DataGrid', { name: 'toolbar', className: 'MuiDataGrid-toolbar' }),
    'DataGrid-css-MuiDataGrid-toolbar',
  ],
  ['a slot without a class', slotAnchor('DataGrid', { name: 'toolbar' }), 'DataGrid-css-toolbar'],
  [
    'a class',
    classAnchor('DataGrid', { className: 'MuiDataGrid-root' }),
    'data-grid-classes-MuiDataGrid-root',
  ],
])('%s has its anchor', (_, anchor, expected) => {
  expect(anchor).toBe(expected);
});
