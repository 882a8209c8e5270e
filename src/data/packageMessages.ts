/**
 * What the packages throw or log, as they have it, by the page or section that explains it. `{}` stands for what a
 * package puts in. Long ones are cut where they only repeat links. A unit test asks the installed packages: a message
 * that is new, or gone, fails it.
 */
export const PACKAGE_MESSAGES: Readonly<Record<string, readonly string[]>> = {
  '/x/introduction/licensing/#what-each-license-message-means': [
    'MUI X: The release information is missing. Not able to validate license.',
    'MUI X: Error checking license. Key version not found!',
    'MUI X: Error checking license. License model not found or invalid!',
    'MUI X: Error checking license. Expiry timestamp not found or invalid!',
    'MUI X: The release information is invalid. Not able to validate license.',
    'MUI X: Error checking license. planScope not found or invalid!',
    "MUI X: Invalid license key. Your MUI X license key format isn't valid. It could be because the license key is missing a character or has a typo.",
    'MUI X: License key plan mismatch. Your use of MUI X is not compatible with the plan of your license key. The feature you are trying to use is not included in the plan of your license key. This happens if you try to use Data Grid Premium with a license key for the Pro plan.',
    'MUI X: Component not included in your license. The component you are trying to use is not included in the Pro Plan you purchased. Your license is from an old version of the Pro Plan that is only compatible with the `@mui/x-data-grid-pro` and `@mui/x-date-pickers-pro` commercial packages.',
    'MUI X: Missing license key. The license key is missing.',
    'MUI X: Expired package version. You have installed a version of `{}` that is outside of the maintenance plan of your license key.',
    'MUI X: Expired license key. Your annual license key to use MUI X {} in non-production environments has expired.',
    'MUI X Expired license key',
    'MUI X Expired package version',
    'MUI X Invalid license key',
    'MUI X License key plan mismatch',
    'MUI X Product not covered by plan',
    'MUI X Missing license key',
  ],
  '/x/react-charts/#compose-a-chart-from-parts': [
    'MUI X Charts: Could not find the svg ref context. It looks like you rendered your component outside of a ChartContainer parent component.',
    'MUI X Charts: ChartsGroupedXAxis only supports the `band` and `point` scale types.',
    'MUI X Charts: ChartsGroupedYAxis only supports the `band` and `point` scale types.',
    'MUI X Charts: The following ids provided to "{}" could not be found: {}. Make sure that they exist and their series are using the "{}" series type.',
    'MUI X Charts: Received an unknown value "{}". It should be a number, or a string with a percentage value.',
    'MUI X Charts: It seems you applied an angle larger than 90° or smaller than -90° to an axis text. This could cause some text overlapping.',
    'MUI X Charts: Could not find the charts context. It looks like you rendered your component outside of a ChartContainer parent component.',
    'MUI X Charts: The following axis ids are duplicated: {}.',
    'MUI X Charts: The {} was not found to compute radar dataIndex.',
    'MUI X Charts: Could not find the Charts Slots context. It looks like you rendered your component outside of a ChartDataProvider.',
    'MUI X Charts: Could not find the Chart context. It looks like you rendered your component outside of a ChartDataProvider.',
  ],
  '/x/react-charts/#show-amounts-over-time': [
    'MUI X Charts: {} should have data property to be able to display a line plot.',
    'MUI X Charts: The data length of the x axis ({} items) is lower than the length of series ({} items).',
    'MUI X Charts: The position value provided for the axis is not valid for the current scale. This probably means something is wrong with the data passed to the chart. The ChartsAxisHighlight component will not be displayed.',
  ],
  '/x/react-charts/#which-chart-to-use': [
    'MUI X Charts: A chart component is changing the `zoomData` from uncontrolled to controlled. Elements should not switch from uncontrolled to controlled (or vice versa).',
    'MUI X Charts: Error exporting chart as print:',
    'MUI X Charts: Error exporting chart as image:',
    "MUI X Charts: Failed to import 'rasterizehtml' module. This dependency is mandatory when exporting a chart as an image. Make sure you have it installed as a dependency.",
    'MUI X Charts: Failed to create blob from canvas.',
    "MUI X Charts: the categoryAxis position is set to '{}' but the series layout is {}. Ensure that the categoryAxis position is set to '{}' or '{}' for {} layout.",
  ],
  '/x/react-charts/bars/#pass-the-data': [
    'MUI X Charts: the value {} does not exist in the data of y axis with id {}.',
    'MUI X Charts: the value {} does not exist in the data of x axis with id {}.',
    'MUI X Charts: The ChartsReferenceLine cannot have both `x` and `y` props set.',
    'MUI X Charts: The ChartsReferenceLine should have a value in `x` or `y` prop.',
    'MUI X Charts: {} should be of type "band" to display the bar series of id "{}".',
    'MUI X Charts: {} should have data property.',
    'MUI X Charts: {} should be a continuous type to display the bar series of id "{}".',
    'MUI X Charts: {} has less data ({} values) than the bar series of id "{}" ({} values). The axis data should have at least the same length than the series using it.',
    "MUI X Charts: bar series with id='{}' has no data. Either provide a data property to the series or use the dataset prop.",
    'MUI X Charts: your dataset key "{}" is used for plotting bars, but contains nonnumerical elements. Bar plots only support numbers and null values.',
  ],
  '/x/react-charts/localization/#set-the-language-for-the-whole-app': [
    'MUI X Charts: Can not find the charts localization context. It looks like you forgot to wrap your component in ChartsLocalizationProvider.',
  ],
  '/x/react-charts/quickstart/#use-your-records-as-a-dataset': [
    "MUI X Charts: line series with id='{}' has no data. Either provide a data property to the series or use the dataset prop.",
    'MUI X Charts: Your dataset key "{}" is used for plotting line, but contains nonnumerical elements. Line plots only support numbers and null values.',
    "MUI X Charts: scatter series with id='{}' has incomplete datasetKeys. Properties {} are missing.",
    'MUI X Charts: series\' id "{}" is not unique.',
    'MUI X Charts: z-axis uses `dataKey` but no `dataset` is provided.',
    'MUI X Charts: {}-axis uses `dataKey` but no `dataset` is provided.',
    'MUI X Charts: x-axis uses `dataKey` but no `dataset` is provided.',
    'MUI X Charts: y-axis uses `dataKey` but no `dataset` is provided.',
  ],
  '/x/react-charts/quickstart/#set-the-size': [
    'MUI X Charts: ChartContainer does not have `width` prop, and its container has no `width` defined.',
    'MUI X Charts: ChartContainer does not have `height` prop, and its container has no `height` defined.',
  ],
  '/x/react-data-grid/api-object/#get-the-api-object': [
    'MUI X: Could not find the Data Grid context. It looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component.',
    'MUI X: Could not find the Data Grid configuration context. It looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component.',
    'MUI X: Could not find the Data Grid private context. It looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component.',
    'MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.',
  ],
  '/x/react-data-grid/column-definition/#buttons-in-a-row-the-actions-column': [
    'MUI X: Missing the `getActions` property in the `GridColDef`.',
  ],
  '/x/react-data-grid/column-definition/#dates': [
    'MUI X: `{}` column type only accepts `Date` objects as values. Use `valueGetter` to transform the value into a `Date` object. Row ID: {}, field: "{}".',
  ],
  '/x/react-data-grid/column-groups/#define-the-groups': [
    'MUI X: An element of the columnGroupingModel does not have either `field` or `groupId`.',
    'MUI X: group groupId={} has no children.',
    'MUI X: The groupId {} is used multiple times in the columnGroupingModel.',
    'MUI X: columnGroupingModel contains duplicated field column field {} occurs two times in the grouping model: - {} - {}',
  ],
  '/x/react-data-grid/components/prompt-field/#available-parts': [
    'MUI X: Missing context. Prompt Field subcomponents must be placed within a <PromptField /> component.',
  ],
  '/x/react-data-grid/components/quick-filter/#available-parts': [
    'MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.',
  ],
  '/x/react-data-grid/components/toolbar/#build-a-custom-toolbar': [
    'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
  ],
  '/x/react-data-grid/editing/editing-events/#open-and-close-from-code': [
    'MUI X: The cell with id={} and field={} is not editable.',
    'MUI X: The cell with id={} and field={} is not in {} mode.',
    'MUI X: The row with id={} is not in {} mode.',
  ],
  '/x/react-data-grid/editing/persistence/#save-to-a-server-and-retry': [
    'MUI X: A call to `processRowUpdate` threw an error which was not handled because `onProcessRowUpdateError` is missing.',
  ],
  '/x/react-data-grid/events/#order-of-events': [
    "MUI X: The cell with id={} and field={} received focus. According to the state, the focus should be at id={}, field={}. Not syncing the state may cause unwanted behaviors since the `cellFocusIn` event won't be fired.",
  ],
  '/x/react-data-grid/export/#export-as-csv': ['MUI X: exportAs not supported.'],
  '/x/react-data-grid/export/#keep-the-page-responsive-with-a-worker': [
    'MUI X: The exceljsPostProcess option is not supported when a web worker is used. As alternative, pass the callback to the same option in setupExcelExportWebWorker.',
    'MUI X: The exceljsPreProcess option is not supported when a web worker is used. As alternative, pass the callback to the same option in setupExcelExportWebWorker.',
  ],
  '/x/react-data-grid/export/#which-values-are-exported': [
    'MUI X: When the value of a field is an object or a `renderCell` is provided, the CSV export might not display the value correctly. You can provide a `valueFormatter` with a string representation to be used.',
    'MUI X: When the value of a field is an object or a `renderCell` is provided, the Excel export might not display the value correctly. You can provide a `valueFormatter` with a string representation to be used.',
  ],
  '/x/react-data-grid/filtering/#the-filter-model': [
    'MUI X: The `operator` field is required on `filterModel.items`, one or more of your filtering item has no `operator` provided.',
    "MUI X: No filter operators found for column '{}'.",
    "MUI X: No filter operator found for column '{}' and operator value '{}'.",
  ],
  '/x/react-data-grid/filtering/multi-filters/#limit-the-panel-to-one-filter-per-column': [
    'MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`. If you are using the community version of the Data Grid, this prop is always `true`.',
  ],
  '/x/react-data-grid/filtering/multi-filters/#give-each-item-an-id': [
    'MUI X: The `id` field is required on `filterModel.items` when you use multiple filters.',
  ],
  '/x/react-data-grid/filtering/multi-filters/#join-filters-with-and-or-or': [
    'MUI X: Invalid `logicOperator` property in the `GridFilterPanel`.',
  ],
  '/x/react-data-grid/layout/#fix-sizing-problems': [
    'The parent DOM element of the Data Grid has an empty height. Please make sure that this element has an intrinsic height.',
    'The parent DOM element of the Data Grid has an empty width. Please make sure that this element has an intrinsic width.',
  ],
  '/x/react-data-grid/list-view/#define-the-list-item': [
    'MUI X: The `listViewColumn` prop must be set if `listView` is enabled.',
  ],
  '/x/react-data-grid/pagination/#customize-the-footer-controls': [
    'MUI X: The `hideFooterRowCount` prop has no effect when the pagination is enabled.',
  ],
  '/x/react-data-grid/pagination/#fit-the-page-to-the-height': [
    'MUI X: `<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props. You cannot use both the `autoPageSize` and `autoHeight` props at the same time because `autoHeight` scales the height of the Data Grid according to the `pageSize`. Please remove one of these two props.',
  ],
  '/x/react-data-grid/pagination/#limits-by-plan': [
    'MUI X: `pageSize` cannot exceed 100 in the MIT version of the DataGrid. You need to upgrade to DataGridPro or DataGridPremium component to unlock this feature.',
  ],
  '/x/react-data-grid/pagination/#load-pages-from-a-server': [
    'MUI X: Usage of the `rowCount` prop with client side pagination (`paginationMode="client"`) has no effect. `rowCount` is only meant to be used with `paginationMode="server"`.',
    "MUI X: The `rowCount` prop must be passed using `paginationMode='server'`",
  ],
  '/x/react-data-grid/pagination/#load-pages-without-knowing-the-row-count': [
    'MUI X: Usage of the `paginationMeta` prop with client-side pagination (`paginationMode="client"`) has no effect. `paginationMeta` is only meant to be used with `paginationMode="server"`.',
  ],
  '/x/react-data-grid/pagination/#set-the-page-size': [
    'MUI X: The page size `{}` is not present in the `pageSizeOptions`. Add it to show the pagination select.',
  ],
  '/x/react-data-grid/row-definition/#read-rows-from-code': ['MUI X: No row with id #{} found.'],
  '/x/react-data-grid/row-definition/#row-id-and-getrowid': [
    'MUI X: The Data Grid component requires all rows to have a unique `id` property. Alternatively, you can use the `getRowId` prop to specify a custom id for each row.',
  ],
  '/x/react-data-grid/row-grouping/#open-and-close-groups': [
    'MUI X: Only group nodes can be expanded or collapsed.',
  ],
  '/x/react-data-grid/row-height/#set-the-height-of-single-rows': [
    'MUI X: The `rowHeight` prop should be a number greater than 0. The default value will be used instead.',
    "MUI X: The `getRowHeight` prop should return a number greater than 0 or 'auto'. The default value will be used instead.",
  ],
  '/x/react-data-grid/row-ordering/#when-rows-cant-be-dragged': [
    'MUI X: The row reordering do not support reordering of grouped rows yet.',
    'MUI X: The row reordering do not support reordering of footer or grouping rows.',
  ],
  '/x/react-data-grid/row-selection/#select-one-or-several-rows': [
    'MUI X: `rowSelectionModel` can only contain 1 item in DataGrid. You need to upgrade to DataGridPro or DataGridPremium component to unlock multiple selection.',
  ],
  '/x/react-data-grid/row-selection/#selection-filters-and-pages': [
    'MUI X: The `checkboxSelectionVisibleOnly` prop has no effect when the pagination is not enabled.',
  ],
  '/x/react-data-grid/row-updates/#replace-all-rows-from-code': [
    'MUI X: You cannot replace rows using `apiRef.current.unstable_replaceRows` on the DataGrid. You need to upgrade to DataGridPro or DataGridPremium component to unlock this feature.',
  ],
  '/x/react-data-grid/row-updates/#state-or-api': [
    'MUI X: Unable to prepare a partial update if a full update is not applied yet.',
  ],
  '/x/react-data-grid/row-updates/#update-add-and-remove-several-rows': [
    'MUI X: You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid. You need to upgrade to DataGridPro or DataGridPremium component to unlock this feature.',
  ],
  '/x/react-data-grid/server-side-data/#save-edits': [
    'MUI X: A call to `dataSource.updateRow()` threw an error which was not handled because `onDataSourceError()` is missing.',
  ],
  '/x/react-data-grid/server-side-data/#show-errors-and-try-again': [
    'MUI X: A call to `dataSource.getRows()` threw an error which was not handled because `onDataSourceError()` is missing.',
  ],
  '/x/react-data-grid/server-side-data/lazy-loading/#load-rows-without-a-data-source': [
    'MUI X: Usage of the client side lazy loading (`rowsLoadingMode="server"` or `onRowsScrollEnd=...`) cannot be used together with server side lazy loading `lazyLoading="true"`.',
  ],
  '/x/react-data-grid/server-side-data/row-grouping/#describe-the-groups': [
    'MUI X: No `getGroupKey` method provided with the dataSource.',
    'MUI X: No `getChildrenCount` method provided with the dataSource.',
  ],
  '/x/react-data-grid/server-side-data/tree-data/#describe-the-tree': [
    'MUI X: The values returned by `getGroupKey` for all the sibling rows should be unique. The rows with id #{} and #{} have the same.',
  ],
  '/x/react-data-grid/server-side-data/tree-data/#sort-and-filter': [
    'MUI X: The `filterMode="server"` prop is not available when the `treeData` is enabled.',
  ],
  '/x/react-data-grid/sorting/#sort-by-several-columns': [
    'MUI X: The `sortModel` can only contain a single item when the `disableMultipleColumnsSorting` prop is set to `true`. If you are using the community version of the Data Grid, this prop is always `true`.',
  ],
  '/x/react-data-grid/state/#read-inside-the-grid': [
    'MUI X: `useGridSelector` has been called before the initialization of the state. This hook can only be used inside the context of the grid.',
  ],
  '/x/react-data-grid/tree-data/#build-the-tree-from-parent-ids': [
    'MUI X: No getTreeDataPath given.',
    'MUI X: The path returned by `getTreeDataPath` should be unique. The rows with id #{} and #{} have the same.',
  ],
  '/x/react-date-pickers/date-range-calendar/#show-more-months': [
    'MUI X: The `currentMonthCalendarPosition` prop must be an integer between `1` and the amount of calendars rendered. For example if you have 2 calendars rendered, it should be equal to either 1 or 2.',
  ],
  '/x/react-date-pickers/adapters-locale/#adapters': [
    'MUI: This adapter is only compatible with `date-fns` v2.x package versions. Please, install v2.x of the package or use the `AdapterDateFns` instead.',
    'MUI: This adapter is only compatible with `date-fns-jalali` v2.x package versions. Please, install v2.x of the package or use the `AdapterDateFnsJalali` instead.',
    'MUI X: The date adapter should be imported from `@mui/x-date-pickers` or `@mui/x-date-pickers-pro`, not from `@date-io`',
    'MUI: The `date-fns-jalali` package v2.x is not compatible with this adapter. Please, install v3.x or v4.x of the package or use the `AdapterDateFnsJalaliV2` instead.',
    'MUI: The minimum supported `date-fns-jalali` package version compatible with this adapter is `3.2.x`.',
    'MUI: The `date-fns` package v2.x is not compatible with this adapter. Please, install v3.x or v4.x of the package or use the `AdapterDateFnsV2` instead.',
    'MUI: The minimum supported `date-fns` package version compatible with this adapter is `3.2.x`.',
  ],
  '/x/react-date-pickers/adapters-locale/#set-the-locale': [
    'MUI X: Your locale has not been found. Either the locale key is not a supported one.',
  ],
  '/x/react-date-pickers/date-picker/#change-the-field-inside': [
    'MUI X: The `usePickerContext` hook can only be called inside the context of a Picker component',
    'MUI X: The `usePickerActionsContext` can only be called in fields that are used as a slot of a Picker component',
    'MUI X: Cannot call sectionListRef.{} before the mount of the component.',
    'MUI X: The `renderInput` prop has been removed in version 6.0 of the Date and Time Pickers. You can replace it with the `textField` component slot in most cases.',
    'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList` You probably tried to pass a component to the `textField` slot that contains an `<input />` element instead of a `PickersSectionList`.',
    'MUI X: The `usePickerTextFieldOwnerState` can only be called in components that are used inside a PickerTextField component',
    'MUI X: PickersInputBase should always be used inside a PickersTextField component',
    'MUI X: The `usePickerRangePositionContext` can only be called in components that are used inside a picker component',
  ],
  '/x/react-date-pickers/date-picker/#choose-a-month-or-a-year': [
    'MUI X: `view="{}"` is not a valid prop.',
    'MUI X: `openTo="{}"` is not a valid prop.',
    'MUI X: The `views` prop must contain at least one view.',
  ],
  '/x/react-date-pickers/fields/#set-the-format': [
    'MUI X: The token "{}" is not supported by the Date and Time Pickers.',
    'MUI X: The token "{}" is a digit format with letter in it.',
    'MUI X: The field component you are using is not compatible with the "{}" date section.',
  ],
  '/x/react-date-pickers/timezone/#choose-the-zone': [
    'MUI X: The timezone of the start and the end date should be the same.',
  ],
  '/x/react-date-pickers/quickstart/#add-the-provider': [
    'MUI X: Can not find the date and time pickers localization context. It looks like you forgot to wrap your component in LocalizationProvider.',
    'MUI X: Can not find the date and time pickers adapter from its localization context. It looks like you forgot to pass a `dateAdapter` to your LocalizationProvider.',
  ],
  '/x/react-date-pickers/quickstart/#read-and-change-the-value': [
    'MUI X: A component is changing the {}controlled value of a Picker to be {}controlled. Elements should not switch from uncontrolled to controlled (or vice versa).',
    'MUI X: A component is changing the defaultValue of an uncontrolled Picker after being initialized.',
  ],
  '/x/react-tree-view/#rich-tree-view-items-as-data': [
    'MUI X: The Rich Tree View component does not support JSX children. If you want to add items, you need to use the `items` prop.',
    'MUI X: The `<RichTreeViewPro />` component does not support JSX children. If you want to add items, you need to use the `items` prop.',
  ],
  '/x/react-tree-view/#simple-tree-view-items-as-jsx': [
    'MUI X: The Simple Tree View component does not support the `items` prop. If you want to add items, you need to pass them as JSX children.',
  ],
  '/x/react-tree-view/#which-component-to-use': [
    'MUI X: Could not find the Tree View context. It looks like you rendered your component outside of a SimpleTreeView or RichTreeView parent component.',
    'MUI X: Could not find the Tree View Children Item context. It looks like you rendered your component outside of a SimpleTreeView parent component.',
  ],
  '/x/react-tree-view/rich-tree-view/items/#use-your-own-field-names': [
    'MUI X: The Tree View component requires all items to have a unique `id` property. Alternatively, you can use the `getItemId` prop to specify a custom id for each item. Two items were provided with the same id in the `items` prop: "{}"',
    'MUI X: The Tree View component requires all items to have a `label` property. The label of an item cannot be empty.',
    'MUI X: The Tree View component requires all items to have a unique `id` property. Alternatively, you can use the `getItemId` prop to specify a custom id for each item. An item was provided without id in the `items` prop:',
    'MUI X: The Tree View component requires all items to have a `label` property. Alternatively, you can use the `getItemLabel` prop to specify a custom label for each item. An item was provided without label in the `items` prop:',
  ],
};

/** How messages begin that no reader meets: of test data, and of states that a grid never gets into. */
export const MESSAGES_FOR_NOBODY: readonly string[] = [
  'MUI X Charts: getAxisValue is not implemented for polare con',
  'MUI X: DATASOURCE EDIT ROW FAILURE',
  'MUI X: DATASOURCE EDIT ROW REQUEST',
  'MUI X: DATASOURCE EDIT ROW SUCCESS',
  'MUI X: DATASOURCE REQUEST',
  'MUI X: DATASOURCE REQUEST FAILURE',
  'MUI X: DATASOURCE RESPONSE',
  'MUI X: Expected skeleton cells to be defined with `data-fiel',
  'MUI X: Invalid licensing model',
  'MUI X: Invalid scope',
  'MUI X: Log level {} not recognized.',
  'MUI X: Missing context.',
  'MUI X: Missing context. Collapsible subcomponents must be pl',
  'MUI X: Missing context. ResizablePanel subcomponents must be',
  'MUI X: No grid root element available.',
  'MUI X: Should not call `commitToken` with an empty token',
  'MUI X: The format expansion seems to be in an infinite loop.',
  'MUI X: The root element is not found.',
  "MUI X: The token {} should have a 'maxLength' property on it",
  'MUI X: The tree data grouping field does not exist.',
  'MUI X: Wrong drag direction',
  'MUI X: useDemoData tree data mode only works up to 1000 rows',
  'MUI X: {} - {}',
  "MUI: No filter operator found for column '{}'.",
  'MUI_X_TELEMETRY_DEBUG',
  'MUI_X_TELEMETRY_DISABLED',
];
