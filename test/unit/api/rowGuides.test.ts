/**
 * @jest-environment node
 *
 * The sections that rows readers ask for most lead to, as the reference has them: looked at one by one, and meant to stay
 * what a reader of the row would want to read next.
 */
import { API_PRODUCTS, type ApiProduct, rowsOf } from '../../../src/lib/api/apiModel';
import { apiPage } from './apiPages';

const WANTED = {
  'data-grid/DataGrid': {
    'aria-label': 'accessibility#name-the-grid',
    autoHeight: 'layout#replace-autoheight',
    checkboxSelection: 'row-selection#select-one-or-several-rows',
    columnVisibilityModel: 'column-visibility',
    columns: 'column-definition',
    dataSource: 'server-side-data',
    filterMode: 'filtering/server-side',
    filterModel: 'filtering#',
    getRowClassName: 'style#style-rows',
    getRowHeight: 'row-height',
    getRowId: 'row-definition#row-id-and-getrowid',
    hideFooter: 'components#change-the-footer',
    initialState: 'state',
    loading: 'overlays#show-that-rows-are-loading',
    onCellClick: 'cells#react-to-clicks-and-keys',
    paginationModel: 'pagination',
    processRowUpdate: 'editing/persistence#what-processrowupdate-receives-and-returns',
    rowCount: 'pagination',
    rowModesModel: 'editing',
    rowSelectionModel: 'row-selection',
    rows: 'row-definition',
    showToolbar: 'components/toolbar',
    slots: 'components',
    sortModel: 'sorting#control-the-sort-model',
    sx: 'style',
  },
  'date-pickers/DatePicker': {
    format: 'fields#set-the-format',
    minDate: 'date-picker#limit-the-dates',
    onError: 'lifecycle',
    value: 'date-picker#control-the-value',
    views: 'date-picker#choose-a-month-or-a-year',
  },
  'charts/BarChart': {
    barLabel: 'bars#label-the-bars',
    layout: 'bars#draw-horizontal-bars',
    series: 'bars#pass-the-data',
    xAxis: 'axis',
  },
  'tree-view/RichTreeView': {
    defaultExpandedItems: 'quickstart#open-items-at-the-start',
    getItemLabel: 'rich-tree-view/items#use-your-own-field-names',
    items: 'rich-tree-view/items',
    selectedItems: 'quickstart#control-selection-and-expansion',
  },
} as const satisfies Readonly<Record<`${ApiProduct}/${string}`, Readonly<Record<string, string>>>>;

const ROWS = Object.entries(WANTED).flatMap(([page, rows]) =>
  Object.entries(rows).map(([row, section]) => [page, row, section] as const),
);

it.each(ROWS)('%s: %s is explained at %s', (page, row, section) => {
  const product = API_PRODUCTS.find((one) => page.startsWith(`${one}/`)) ?? 'data-grid';
  const name = page.slice(product.length + 1);
  const found = rowsOf(apiPage(product, name)).find((one) => one.name === row)?.guide;
  const [folder = '', anchor] = section.split('#');
  expect(found?.page).toMatch(new RegExp(`^/x/react-[a-z-]+/${folder}(?:/|$)`));
  if (anchor) {
    expect(found?.anchor).toBe(anchor);
  }
});
