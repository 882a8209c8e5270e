/**
 * The sections of guides for rows of the API reference where `tools/api-reference/rowGuides.ts` can't know the best one:
 * the row's name is a plain word, or its page has another topic's name. `npm run docs:api` fails for a section that is
 * gone, and for a row that is.
 */
import type { ApiProduct } from '../lib/api/apiModel';

/**
 * By product and prop, or by kind and name such as `slots.tooltip`: the page of the guide, with the anchor of the section.
 */
export const API_GUIDES: Readonly<
  Partial<Record<ApiProduct, Readonly<Record<string, `/${string}`>>>>
> = {
  'data-grid': {
    aggregationFunctions: '/x/react-data-grid/aggregation#write-your-own-function',
    'aria-label': '/x/react-data-grid/accessibility#name-the-grid',
    checkboxSelection: '/x/react-data-grid/row-selection#select-one-or-several-rows',
    className: '/x/react-data-grid/style',
    columns: '/x/react-data-grid/column-definition',
    'columnFields.editable': '/x/react-data-grid/editing',
    dataSource: '/x/react-data-grid/server-side-data',
    defaultGroupingExpansionDepth: '/x/react-data-grid/row-grouping#open-and-close-groups',
    disableColumnMenu: '/x/react-data-grid/column-menu#remove-items-or-the-whole-menu',
    disableRowSelectionOnClick: '/x/react-data-grid/row-selection',
    disableVirtualization: '/x/react-data-grid/virtualization#turn-virtualization-off',
    filterMode: '/x/react-data-grid/filtering/server-side',
    getDetailPanelContent: '/x/react-data-grid/master-detail',
    hideFooter: '/x/react-data-grid/components#change-the-footer',
    isGroupExpandedByDefault: '/x/react-data-grid/row-grouping#open-and-close-groups',
    loading: '/x/react-data-grid/overlays#show-that-rows-are-loading',
    onFilterModelChange: '/x/react-data-grid/filtering#control-the-filters',
    pagination: '/x/react-data-grid/pagination',
    paginationModel: '/x/react-data-grid/pagination#control-the-page',
    slots: '/x/react-data-grid/components',
  },
  charts: {
    series: '/x/react-charts/bars#pass-the-data',
    'slots.tooltip': '/x/react-charts/tooltip#write-your-own-content',
    slotProps: '/x/react-charts/components',
    text: '/x/react-charts/gauge#write-the-text',
    xAxis: '/x/react-charts/axis',
    yAxis: '/x/react-charts/axis',
  },
  'date-pickers': {
    disabled: '/x/react-date-pickers/date-picker#disable-it-or-make-it-read-only',
    format: '/x/react-date-pickers/fields#set-the-format',
    hidden: '/x/react-date-pickers/custom-layout#change-the-toolbar',
    maxDate: '/x/react-date-pickers/date-picker#limit-the-dates',
    minDate: '/x/react-date-pickers/date-picker#limit-the-dates',
    open: '/x/react-date-pickers/date-picker#open-the-calendar-from-code',
    timezone: '/x/react-date-pickers/timezone#choose-the-zone',
    value: '/x/react-date-pickers/date-picker#control-the-value',
    viewRenderers: '/x/react-date-pickers/base-concepts#views',
    views: '/x/react-date-pickers/date-picker#choose-a-month-or-a-year',
  },
  'tree-view': {
    defaultExpandedItems: '/x/react-tree-view/quickstart#open-items-at-the-start',
    items: '/x/react-tree-view/rich-tree-view/items',
    onItemPositionChange: '/x/react-tree-view/rich-tree-view/ordering#save-the-order',
    defaultSelectedItems: '/x/react-tree-view/quickstart#control-selection-and-expansion',
    onSelectedItemsChange: '/x/react-tree-view/quickstart#control-selection-and-expansion',
    selectedItems: '/x/react-tree-view/quickstart#control-selection-and-expansion',
    expandedItems: '/x/react-tree-view/quickstart#control-selection-and-expansion',
  },
};
