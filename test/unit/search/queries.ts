import type { DocumentedProduct } from '../../../src/data/products';

/** Words that several products have: on a page of each, its own answer comes first. */
export const SHARED_WORDS: Readonly<Record<string, readonly DocumentedProduct[]>> = {
  toolbar: ['material-ui', 'x-data-grid', 'x-charts'],
  autocomplete: ['material-ui', 'x-data-grid'],
  selection: ['x-data-grid', 'x-tree-view'],
  tabs: ['material-ui', 'x-data-grid'],
  grid: ['material-ui', 'x-data-grid'],
  overview: ['material-ui', 'x-data-grid', 'x-charts', 'x-date-pickers', 'x-tree-view'],
  pagination: ['material-ui', 'x-data-grid'],
};

/** Queries for another product than that of the reader's page: its answer is among the first three. */
export const OTHER_PRODUCTS: readonly (readonly [
  query: string,
  near: DocumentedProduct,
  product: DocumentedProduct,
])[] = [
  ['button', 'x-data-grid', 'material-ui'],
  ['tabs', 'x-data-grid', 'material-ui'],
  ['TextField', 'x-date-pickers', 'material-ui'],
  ['date picker', 'material-ui', 'x-date-pickers'],
  ['virtualization', 'material-ui', 'x-data-grid'],
  ['bar charts', 'x-data-grid', 'x-charts'],
];

/** Names of props, on a page of which product, and the address of the first hit below the site's. */
export const PROPS: readonly (readonly [
  query: string,
  near: DocumentedProduct,
  address: string,
])[] = [
  ['disableRipple', 'material-ui', 'api/button/#button-prop-disableRipple'],
  ['slotProps', 'material-ui', 'api/text-field/#text-field-prop-slotProps'],
  ['slotProps', 'x-data-grid', 'x/api/data-grid/data-grid/#data-grid-prop-slotProps'],
  ['startIcon', 'material-ui', 'api/button/#button-prop-startIcon'],
  ['autoHideDuration', 'x-charts', 'api/snackbar/#snackbar-prop-autoHideDuration'],
  ['freeSolo', 'x-data-grid', 'api/autocomplete/#autocomplete-prop-freeSolo'],
];

/**
 * What readers type and where they want to go: the first hit that each query must have. Written down from what readers
 * would expect, before the search was tuned. Addresses are those of the English site, below `/x/`.
 */

export const QUERIES: readonly (readonly [group: string, query: string, expected: string])[] = [
  ['title', 'sorting', 'react-data-grid/sorting/'],
  ['title', 'Row selection', 'react-data-grid/row-selection/'],
  ['title', 'virtualization', 'react-data-grid/virtualization/'],
  ['title', 'column visibility', 'react-data-grid/column-visibility/'],
  ['title', 'pagination', 'react-data-grid/pagination/'],
  ['title', 'date picker', 'react-date-pickers/date-picker/'],
  ['title', 'date format and localization', 'react-date-pickers/adapters-locale/'],
  ['title', 'bar charts', 'react-charts/bars/'],
  ['title', 'tree view quickstart', 'react-tree-view/quickstart/'],
  ['title', 'charts overview', 'react-charts/'],
  ['title', 'licensing', 'introduction/licensing/'],
  ['title', 'roadmap', 'introduction/roadmap/'],
  ['title', 'telemetry', 'guides/telemetry/'],
  ['title', 'slots and subcomponents', 'common-concepts/custom-components/'],
  ['title', 'translated components', 'react-date-pickers/localization/'],
  ['title', 'items of the rich tree view', 'react-tree-view/rich-tree-view/items/'],

  ['product', 'data grid', 'react-data-grid/'],
  ['product', 'tree view', 'react-tree-view/'],
  ['product', 'charts', 'react-charts/'],
  ['product', 'date and time pickers', 'react-date-pickers/'],
  ['product', 'pickers', 'react-date-pickers/'],

  ['some words', 'install', 'introduction/installation/'],
  ['some words', 'charts localization', 'react-charts/localization/'],
  ['some words', 'data grid sorting', 'react-data-grid/sorting/'],
  ['some words', 'grid filtering', 'react-data-grid/filtering/'],
  ['some words', 'pickers quickstart', 'react-date-pickers/quickstart/'],
  ['some words', 'premium support', 'introduction/priority-support/'],
  ['some words', 'column width dimensions', 'react-data-grid/column-dimensions/'],
  ['some words', 'how to sort', 'react-data-grid/sorting/'],
  ['some words', 'tree view items', 'react-tree-view/rich-tree-view/items/'],
  ['some words', 'select rows', 'react-data-grid/row-selection/'],
  ['some words', 'mcp', 'introduction/mcp/'],

  ['joined', 'datagrid', 'react-data-grid/'],
  ['joined', 'treeview', 'react-tree-view/'],
  ['joined', 'daterangepicker', 'react-date-pickers/date-range-picker/'],
  ['joined', 'datepicker', 'react-date-pickers/date-picker/'],
  ['joined', 'rowselection', 'react-data-grid/row-selection/'],
  ['joined', 'barchart', 'api/charts/bar-chart/'],
  ['joined', 'richtreeview', 'api/tree-view/rich-tree-view/'],
  ['joined', 'columnvisibility', 'react-data-grid/column-visibility/'],

  ['hyphen', 'data-grid', 'react-data-grid/'],
  ['hyphen', 'row-selection', 'react-data-grid/row-selection/'],
  ['hyphen', 'rich-tree-view', 'api/tree-view/rich-tree-view/'],
  ['hyphen', 'date-picker', 'react-date-pickers/date-picker/'],

  ['beginning', 'pagin', 'react-data-grid/pagination/'],
  ['beginning', 'virtuali', 'react-data-grid/virtualization/'],
  ['beginning', 'filt', 'react-data-grid/filtering/'],
  ['beginning', 'licens', 'introduction/licensing/'],
  ['beginning', 'column vis', 'react-data-grid/column-visibility/'],
  ['beginning', 'road', 'introduction/roadmap/'],

  ['component', 'DataGrid', 'api/data-grid/data-grid/'],
  ['component', 'DatePicker', 'api/date-pickers/date-picker/'],
  ['component', 'DataGridPremium', 'api/data-grid/data-grid-premium/'],
  ['component', 'BarChart', 'api/charts/bar-chart/'],
  ['component', 'linechart', 'api/charts/line-chart/'],
  ['component', 'Gauge', 'api/charts/gauge/'],
  ['component', 'SimpleTreeView', 'api/tree-view/simple-tree-view/'],
  ['component', 'tree item', 'api/tree-view/tree-item/'],
  ['component', 'digital clock', 'react-date-pickers/digital-clock/'],
  ['component', 'heatmap', 'api/charts/heatmap/'],
  ['component', 'date range picker', 'react-date-pickers/date-range-picker/'],
  ['component', 'LocalizationProvider', 'api/date-pickers/localization-provider/'],
  ['component', 'pie chart', 'api/charts/pie-chart/'],
  ['component', 'SparkLineChart', 'api/charts/spark-line-chart/'],

  ['interface', 'GridColDef', 'api/data-grid/grid-col-def/'],
  ['interface', 'gridfiltermodel', 'api/data-grid/grid-filter-model/'],
  ['interface', 'GridApi', 'api/data-grid/grid-api/'],
  ['interface', 'bar series', 'api/charts/bar-series/'],
  ['interface', 'AxisConfig', 'api/charts/axis-config/'],

  ['API page', 'datagrid api', 'api/data-grid/data-grid/'],
  ['API page', 'date picker api', 'api/date-pickers/date-picker/'],
  ['API page', 'BarChart API', 'api/charts/bar-chart/'],
  ['API page', 'data grid api reference', 'api/data-grid/'],
  ['API page', 'treeitem props', 'api/tree-view/tree-item/'],

  ['prop', 'checkboxSelection', 'api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
  ['prop', 'checkbox selection', 'api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
  ['prop', 'rowHeight', 'api/data-grid/data-grid/#data-grid-prop-rowHeight'],
  ['prop', 'onrowclick', 'api/data-grid/data-grid/#data-grid-prop-onRowClick'],
  ['prop', 'disableFuture', 'api/date-pickers/date-picker/#date-picker-prop-disableFuture'],
  ['prop', 'shouldDisableDate', 'api/date-pickers/date-picker/#date-picker-prop-shouldDisableDate'],
  ['prop', 'treeData', 'api/data-grid/data-grid-pro/#data-grid-pro-prop-treeData'],
  ['prop', 'barLabel', 'api/charts/bar-chart/#bar-chart-prop-barLabel'],
  ['prop', 'getItemLabel', 'api/tree-view/rich-tree-view/#rich-tree-view-prop-getItemLabel'],
  [
    'prop',
    'rowGroupingModel',
    'api/data-grid/data-grid-premium/#data-grid-premium-prop-rowGroupingModel',
  ],
  [
    'prop',
    'DataGridPro pinnedColumns',
    'api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
  ],
  [
    'prop',
    'datecalendar disablefuture',
    'api/date-pickers/date-calendar/#date-calendar-prop-disableFuture',
  ],
  ['prop', 'page size options', 'api/data-grid/data-grid/#data-grid-prop-pageSizeOptions'],

  ['property', 'valueGetter', 'api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['property', 'GridColDef.renderCell', 'api/data-grid/grid-col-def/#grid-col-def-prop-renderCell'],
  ['property', 'hideable', 'api/data-grid/grid-col-def/#grid-col-def-prop-hideable'],

  ['slot', 'noRowsOverlay', 'api/data-grid/data-grid/#DataGrid-css-noRowsOverlay'],
  ['slot', 'openPickerIcon', 'api/date-pickers/date-picker/#DatePicker-css-openPickerIcon'],
  ['slot', 'collapseIcon slot', 'api/tree-view/rich-tree-view/#RichTreeView-css-collapseIcon'],

  ['class', 'MuiDataGrid-root', 'api/data-grid/data-grid/#data-grid-classes-MuiDataGrid-root'],
  ['class', '.MuiGauge-valueText', 'api/charts/gauge/#gauge-classes-MuiGauge-valueText'],
  [
    'class',
    'MuiDataGrid-columnHeader',
    'api/data-grid/data-grid/#data-grid-classes-MuiDataGrid-columnHeader',
  ],

  ['one mistake', 'sortng', 'react-data-grid/sorting/'],
  ['one mistake', 'pagintion', 'react-data-grid/pagination/'],
  ['one mistake', 'virtualizaton', 'react-data-grid/virtualization/'],
  ['one mistake', 'fitering', 'react-data-grid/filtering/'],
  ['one mistake', 'datagird', 'react-data-grid/'],
  ['one mistake', 'licencing', 'introduction/licensing/'],
  ['one mistake', 'checkboxSelecton', 'api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
  ['one mistake', 'instalation', 'introduction/installation/'],
  ['one mistake', 'guage', 'api/charts/gauge/'],
  ['one mistake', 'tree veiw', 'react-tree-view/'],
  ['one mistake', 'GridColdDef', 'api/data-grid/grid-col-def/'],

  ['two mistakes', 'virtualisaton', 'react-data-grid/virtualization/'],
  ['two mistakes', 'paginaiton', 'react-data-grid/pagination/'],
  ['two mistakes', 'locallisation', 'react-data-grid/localization/'],
  ['two mistakes', 'daterangpiker', 'react-date-pickers/date-range-picker/'],
  ['two mistakes', 'chekbox selecton', 'api/data-grid/data-grid/#data-grid-prop-checkboxSelection'],
  ['two mistakes', 'telemmetri', 'guides/telemetry/'],
  ['two mistakes', 'colum visibilty', 'react-data-grid/column-visibility/'],

  ['Chinese', '排序', 'react-data-grid/sorting/'],
  ['Chinese', '分页', 'react-data-grid/pagination/'],
  ['Chinese', '筛选', 'react-data-grid/filtering/'],
  ['Chinese', '虚拟化', 'react-data-grid/virtualization/'],
  ['Chinese', '列宽', 'react-data-grid/column-dimensions/'],
  ['Chinese', '行选择', 'react-data-grid/row-selection/'],
  ['Chinese', '数据表格', 'react-data-grid/'],
  ['Chinese', '树视图', 'react-tree-view/'],
  ['Chinese', '图表', 'react-charts/'],
  ['Chinese', '日期选择器', 'react-date-pickers/date-picker/'],
  ['Chinese', '柱状图', 'react-charts/bars/'],
  ['Chinese', '安装', 'introduction/installation/'],
  ['Chinese', '许可证', 'introduction/licensing/'],
  ['Chinese', '图表快速上手', 'react-charts/quickstart/'],
  ['Chinese', '图表本地化', 'react-charts/localization/'],
  ['Chinese', '隐藏列', 'react-data-grid/column-visibility/'],
  ['Chinese', '数据表格排序', 'react-data-grid/sorting/'],
  ['Chinese', '如何排序', 'react-data-grid/sorting/'],
  ['Chinese', '插槽', 'common-concepts/custom-components/'],
  ['Chinese', '路线', 'introduction/roadmap/'],
  ['Chinese', '日期格式', 'react-date-pickers/adapters-locale/'],

  ['mixed', 'data grid 排序', 'react-data-grid/sorting/'],
  ['mixed', '排序sorting', 'react-data-grid/sorting/'],
  ['mixed', 'charts 本地化', 'react-charts/localization/'],
  ['mixed', 'DataGrid 属性 rowHeight', 'api/data-grid/data-grid/#data-grid-prop-rowHeight'],
  ['mixed', 'rich tree view 节点', 'react-tree-view/rich-tree-view/items/'],
  ['mixed', 'AI 支持', 'introduction/mcp/'],
  ['mixed', 'API 对象', 'react-data-grid/api-object/'],
];

/** What the site itself can do, and the address below `/x/`, which is among the first three. */
export const SITE_TOOLS: readonly (readonly [query: string, address: string])[] = [
  ['own theme', 'introduction/#use-your-own-theme-in-all-demos'],
  ['my plan', 'introduction/#my-plan-hide-what-it-lacks'],
  ['edit demo', 'introduction/#edit-a-demo'],
  ['download zip', 'introduction/#download-a-demo-as-a-zip'],
  ['what changed', 'introduction/what-changed/'],
  ['mcp server', 'introduction/mcp/'],
];
