/**
 * What this site adds to rows of the API reference: where the packages' own text is empty, wrong or says too little.
 * `npm run docs:api` writes it into the models, marked as ours, and fails for a row that is gone. Each entry names the
 * line of an installed package that it rests on: a unit test looks for it, so that an upgrade asks for another look.
 */
import { API_FUNCTION_NOTES } from './apiFunctionNotes';
import { API_OPTION_NOTES } from './apiOptionNotes';
import type { ApiNoteEntry } from '../lib/api/apiNoteEntry';

const COLUMNS = ['GridColDef', 'GridActionsColDef', 'GridSingleSelectColDef'] as const;

/** The rows of one name on the pages of several owners. */
function on(owners: readonly string[], row: string): readonly string[] {
  return owners.map((owner) => `${owner}.${row}`);
}

/** A picker in all its forms: `DatePicker`, `DesktopDatePicker`, … */
function forms(picker: string, kinds: readonly string[] = ['', 'Desktop', 'Mobile', 'Static']) {
  return kinds.map((kind) => `${kind}${picker}`);
}

const RANGE_FORMS = ['', 'Desktop', 'Mobile'] as const;

/** The defaults of `views` and `openTo` of pickers, as their code has them. */
const VIEW_DEFAULTS: readonly ApiNoteEntry[] = (
  [
    [forms('DatePicker'), "['year', 'day']", "'day'", 'x-date-pickers/esm/DatePicker/shared.js'],
    [
      forms('TimePicker'),
      "['hours', 'minutes']",
      "'hours'",
      'x-date-pickers/esm/TimePicker/shared.js',
    ],
    [
      forms('DateTimePicker'),
      "['year', 'day', 'hours', 'minutes']",
      "'day'",
      'x-date-pickers/esm/DateTimePicker/shared.js',
    ],
    [
      forms('DateTimeRangePicker', RANGE_FORMS),
      "['day', 'hours', 'minutes']",
      "'day'",
      'x-date-pickers-pro/esm/DateTimeRangePicker/shared.js',
    ],
    [
      forms('TimeRangePicker', RANGE_FORMS),
      "['hours', 'minutes']",
      "'hours'",
      'x-date-pickers-pro/esm/TimeRangePicker/shared.js',
    ],
  ] as const
).flatMap(([owners, views, openTo, file]) => [
  {
    rows: on(owners, 'views'),
    default: views,
    evidence: { file, has: `defaultViews: ${views}` },
  },
  {
    rows: on(owners, 'openTo'),
    default: openTo,
    evidence: { file, has: `defaultOpenTo: ${openTo}` },
  },
]);

/** Default components in slots of charts, where the packages name none or a wrong one. */
const SLOT_DEFAULTS: readonly ApiNoteEntry[] = (
  [
    [
      ['PieChart', 'PieChartPro', 'PiePlot', 'PieArcPlot'],
      'pieArc',
      'PieArc',
      'PieChart/PieArcPlot',
    ],
    [
      ['PieChart', 'PieChartPro', 'PiePlot', 'PieArcLabelPlot'],
      'pieArcLabel',
      'PieArcLabel',
      'PieChart/PieArcLabelPlot',
    ],
    [
      ['ScatterChart', 'ScatterChartPro', 'ScatterPlot'],
      'scatter',
      'Scatter',
      'ScatterChart/ScatterPlot',
    ],
    [['BarChart', 'BarChartPro'], 'bar', 'AnimatedBarElement', 'BarChart/BarElement'],
    [['LineChart', 'LineChartPro'], 'line', 'AnimatedLine', 'LineChart/LineElement'],
    [
      ['LineChart', 'LineChartPro'],
      'lineHighlight',
      'LineHighlightElement',
      'LineChart/LineHighlightPlot',
    ],
    ...['BarChart', 'LineChart', 'PieChart', 'RadarChart', 'ScatterChart', 'SparkLineChart'].map(
      (chart) => [[chart], 'tooltip', 'ChartsTooltip', `${chart}/${chart}`] as const,
    ),
  ] as const
).map(([owners, slot, value, file]) => ({
  rows: on(owners, `slots.${slot}`),
  default: value,
  evidence: { file: `x-charts/esm/${file}.js`, has: `slots?.${slot} ?? ${value}` },
}));

/** The same for charts of the Pro plan. */
const PRO_SLOT_DEFAULTS: readonly ApiNoteEntry[] = [
  ...['BarChartPro', 'LineChartPro', 'PieChartPro', 'RadarChartPro', 'ScatterChartPro'].flatMap(
    (chart) =>
      [
        [chart, 'tooltip', 'ChartsTooltip'],
        [chart, 'toolbar', 'ChartsToolbarPro'],
      ] as const,
  ),
  ['FunnelChart', 'tooltip', 'ChartsTooltip'] as const,
  ['Heatmap', 'tooltip', 'HeatmapTooltip'] as const,
].map(([chart, slot, value]) => ({
  rows: [`${chart}.slots.${slot}`],
  default: value,
  evidence: {
    file: `x-charts-pro/esm/${chart}/${chart}.js`,
    has: `slots?.${slot} ?? ${value}`,
  },
}));

export const API_NOTES: readonly ApiNoteEntry[] = [
  ...VIEW_DEFAULTS,
  ...SLOT_DEFAULTS,
  ...PRO_SLOT_DEFAULTS,
  {
    rows: ['DateCalendar.views'],
    default: "['year', 'day']",
    evidence: {
      file: 'x-date-pickers/esm/DateCalendar/DateCalendar.js',
      has: "views: themeProps.views ?? ['year', 'day']",
    },
  },
  {
    rows: ['DateCalendar.openTo'],
    default: "'day'",
    evidence: {
      file: 'x-date-pickers/esm/DateCalendar/DateCalendar.js',
      has: "openTo: themeProps.openTo ?? 'day'",
    },
  },
  {
    rows: ['TimeClock.views'],
    default: "['hours', 'minutes']",
    evidence: {
      file: 'x-date-pickers/esm/TimeClock/TimeClock.js',
      has: "const TIME_CLOCK_DEFAULT_VIEWS = ['hours', 'minutes']",
    },
  },
  {
    rows: ['DigitalClock.views'],
    default: "['hours']",
    evidence: {
      file: 'x-date-pickers/esm/DigitalClock/DigitalClock.js',
      has: "views = ['hours']",
    },
  },

  // Date and time pickers.
  {
    rows: ['date-pickers/*.enableAccessibleFieldDOMStructure'],
    note: {
      en: 'If `true`, the field is a group of elements, one for each section, and the `textField` slot defaults to `PickersTextField`. If `false`, the field is a single `<input>`, and the slot defaults to `TextField` from Material UI.',
      zh: '为 `true` 时，字段是一组元素，每个分段一个，插槽 `textField` 是 `PickersTextField`。为 `false` 时，字段是单个 `<input>`，该插槽是 Material UI 的 `TextField`。',
    },
    evidence: {
      file: 'x-date-pickers/esm/internals/components/PickerFieldUI.js',
      has: 'fieldResponse.enableAccessibleFieldDOMStructure === false ? MuiTextField : PickersTextField',
    },
  },
  {
    rows: ['date-pickers/*.className'],
    note: {
      en: 'Class names added to the root element.',
      zh: '根元素的类名，与其自身的类名并存。',
    },
    evidence: {
      file: 'x-date-pickers/esm/DateCalendar/DateCalendar.js',
      has: 'className: clsx(classes.root, className)',
    },
  },
  {
    rows: ['LocalizationProvider.adapterLocale'],
    note: {
      en: "For date-fns, pass a locale object (`import { de } from 'date-fns/locale'`). For Day.js, Luxon, and Moment, pass a name such as `de`.",
      zh: "对 date-fns 是该库的对象（`import { de } from 'date-fns/locale'`），对 Day.js、Luxon 和 Moment 是名称，例如 `de`。",
    },
    evidence: {
      file: 'x-date-pickers/AdapterDayjs/AdapterDayjs.d.ts',
      has: 'locale?: string;',
    },
  },
  {
    rows: ['LocalizationProvider.dateLibInstance'],
    note: {
      en: 'The configured date library, such as `moment.utc` for dates in UTC.',
      zh: '配置好的日期库本身：例如处理 UTC 日期的 `moment.utc`。',
    },
    evidence: {
      file: 'x-date-pickers/LocalizationProvider/LocalizationProvider.d.ts',
      has: 'Date library instance you are using, if it has some global overrides',
    },
  },

  // Data grid: columns.
  {
    rows: on(COLUMNS, 'groupable'),
    plan: 'premium',
    note: {
      en: 'Requires `DataGridPremium`. Other grids ignore this property. If `false`, the column menu has no items for grouping, but `rowGroupingModel` can still group by the column.',
      zh: '需要 `DataGridPremium`，其他版本的网格会忽略此属性。为 `false` 时，列菜单中没有分组选项，但 `rowGroupingModel` 仍可按该列分组。',
    },
    evidence: {
      file: 'x-data-grid-premium/esm/hooks/features/rowGrouping/useGridRowGrouping.js',
      has: 'if (isGroupingColumn(colDef.field) || colDef.groupable) {',
    },
  },
  {
    rows: on(COLUMNS, 'pinnable'),
    plan: 'pro',
    note: {
      en: 'If `false`, the column menu has no items for pinning, but `pinnedColumns` can still pin the column.',
      zh: '为 `false` 时，列菜单中没有固定选项，但 `pinnedColumns` 仍可固定该列。',
    },
    evidence: {
      file: 'x-data-grid-pro/esm/hooks/features/columnPinning/useGridColumnPinning.js',
      has: 'if (colDef.pinnable === false) { return columnMenuItems; }',
    },
  },
  {
    rows: on(COLUMNS, 'disableReorder'),
    plan: 'pro',
    note: {
      en: 'Has no effect in `DataGrid`, where users cannot drag columns.',
      zh: '在 `DataGrid` 中不起作用，因为用户不能在其中拖动列。',
    },
    evidence: {
      file: 'x-data-grid/esm/DataGrid/useDataGridProps.js',
      has: 'disableColumnReorder: true',
    },
  },
  {
    rows: on(COLUMNS, 'aggregable'),
    note: {
      en: 'If `false`, the column menu has no item for aggregation, but `aggregationModel` can still aggregate the column.',
      zh: '为 `false` 时，列菜单不提供聚合。`aggregationModel` 为该列指定的函数仍会应用。',
    },
    evidence: {
      file: 'x-data-grid-premium/esm/hooks/features/aggregation/useGridAggregationPreProcessors.js',
      has: 'if (props.disableAggregation || !colDef.aggregable) {',
    },
  },
  {
    rows: on(COLUMNS, 'availableAggregationFunctions'),
    note: {
      en: "Names of functions, such as `['sum', 'avg']`. This list overrides the column types that a function supports.",
      zh: "函数名称，例如 `['sum', 'avg']`。给出列表后，不再考虑函数所支持的列类型。",
    },
    evidence: {
      file: 'x-data-grid-premium/esm/hooks/features/aggregation/gridAggregationUtils.js',
      has: 'return colDef.availableAggregationFunctions.includes(aggregationFunctionName);',
    },
  },
  {
    rows: on(COLUMNS, 'examples'),
    plan: 'premium',
    note: {
      en: '`DataGridPremium` sends these values to the AI assistant with each prompt. If `allowAiAssistantDataSampling` is `true`, it sends values of the rows instead.',
      zh: '`DataGridPremium` 会随每条提示把这些值发送给 AI 助手。`allowAiAssistantDataSampling` 为 `true` 时，改为发送各行的值。',
    },
    evidence: {
      file: 'x-data-grid-premium/esm/hooks/features/aiAssistant/useGridAiAssistant.js',
      has: 'examples: examples[column.field] ?? column.examples ?? []',
    },
  },

  // Data grid: models, and what the grid hands out.
  {
    rows: ['GridFilterModel.items'],
    note: {
      en: 'The filter conditions. `DataGrid` supports a single condition. In Pro and Premium, each of several conditions requires an `id`.',
      zh: '各个条件。`DataGrid` 最多应用一个；在 Pro 和 Premium 中有多个条件时，每个都需要 `id`。',
    },
    evidence: {
      file: 'x-data-grid/esm/hooks/features/filter/gridFilterUtils.js',
      has: 'The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`.',
    },
  },
  {
    rows: ['GridFilterItem.value'],
    note: {
      en: 'The type depends on the operator: a string for `contains`, an array for `isAnyOf`. `isEmpty` has no value.',
      zh: '类型取决于运算符：`contains` 是文本，`isAnyOf` 是列表，`isEmpty` 则没有值。',
    },
    evidence: {
      file: 'x-data-grid/esm/colDef/gridStringOperators.js',
      has: "value: 'isEmpty'",
    },
  },
  {
    rows: on(['GridRenderContext'], 'firstRowIndex'),
    note: {
      en: 'The index of the first rendered row, relative to the current page.',
      zh: '第一个被渲染的行在当前页各行中的索引。',
    },
    evidence: {
      file: 'x-data-grid/models/params/gridScrollParams.d.ts',
      has: 'End index is exclusive - [firstRowIndex, lastRowIndex) and [firstColumnIndex, lastColumnIndex)',
    },
  },
  {
    rows: ['GridRenderContext.lastRowIndex', 'GridRenderContext.lastColumnIndex'],
    note: {
      en: 'The index after the last rendered row or column. The range excludes this index.',
      zh: '最后一个被渲染项之后的索引：范围不包含其末端。',
    },
    evidence: {
      file: 'x-data-grid/models/params/gridScrollParams.d.ts',
      has: 'End index is exclusive - [firstRowIndex, lastRowIndex) and [firstColumnIndex, lastColumnIndex)',
    },
  },
  {
    rows: ['GridRenderContext.firstColumnIndex'],
    note: {
      en: 'The index of the first rendered column among the visible columns.',
      zh: '第一个被渲染的列在可见列中的索引。',
    },
    evidence: {
      file: 'x-data-grid/models/params/gridScrollParams.d.ts',
      has: 'End index is exclusive - [firstRowIndex, lastRowIndex) and [firstColumnIndex, lastColumnIndex)',
    },
  },
  {
    rows: on(['DataGrid', 'DataGridPro', 'DataGridPremium'], 'columnGroupingModel'),
    note: {
      en: 'Column groups shown above the headers. Each group has a `groupId` and `children`, which are columns (`{ field }`) or other groups.',
      zh: '列标题上方的列分组：每组有 `groupId` 和 `children`，子项是列（`{ field }`）或分组。',
    },
    evidence: {
      file: 'x-data-grid/models/gridColumnGrouping.d.ts',
      has: 'children: GridColumnNode[]',
    },
  },
  {
    rows: on(['DataGrid', 'DataGridPro', 'DataGridPremium'], 'slotProps'),
    note: {
      en: 'Props for the components in `slots` or for the default components, keyed by the name of the slot.',
      zh: '传给 `slots` 中组件（或其默认组件）的属性，以插槽名称为键。',
    },
    evidence: {
      file: 'x-data-grid/models/props/DataGridProps.d.ts',
      has: 'slotProps?: GridSlotsComponentsProps',
    },
  },

  // Charts.
  {
    rows: ['BarSeries.minBarSize'],
    note: {
      en: 'Also applies to stacked bars: each segment gets at least this size, so segments can overlap. A value of `0` has no bar.',
      zh: '它会影响堆叠条形：每一段至少有这个大小，因此各段会重叠。值为 `0` 时仍没有条形。',
    },
    evidence: {
      file: 'x-charts/esm/BarChart/useBarPlotData.js',
      has: 'const isSizeLessThanMin = maxValueCoord - minValueCoord < minBarSize;',
    },
  },
  {
    rows: on(
      [
        'BarChart',
        'LineChart',
        'ScatterChart',
        'PieChart',
        'RadarChart',
        'SparkLineChart',
        'ChartContainer',
        'ChartDataProvider',
      ],
      'apiRef',
    ),
    note: {
      en: 'In the free charts, the API object has no methods. Methods for zooming and exporting require Pro.',
      zh: '免费图表中不含任何方法：缩放和导出的方法在 Pro 中提供。',
    },
    evidence: {
      file: 'x-charts/esm/internals/store/useCharts.js',
      has: 'Object.assign(publicAPI.current, pluginResponse.publicAPI);',
    },
  },
  {
    rows: on(
      [
        'BarChartPro',
        'LineChartPro',
        'ScatterChartPro',
        'ChartContainerPro',
        'ChartDataProviderPro',
      ],
      'apiRef',
    ),
    note: {
      en: '`apiRef.current` provides `setZoomData()`, `setAxisZoomData()`, `zoomIn()`, `zoomOut()`, `exportAsPrint()`, and `exportAsImage()`.',
      zh: '`apiRef.current` 提供 `setZoomData()`、`setAxisZoomData()`、`zoomIn()`、`zoomOut()`、`exportAsPrint()` 和 `exportAsImage()`。',
    },
    evidence: {
      file: 'x-charts-pro/esm/internals/plugins/useChartProExport/useChartProExport.js',
      has: 'publicAPI: { exportAsPrint, exportAsImage }',
    },
  },
  {
    rows: ['charts/*.title'],
    note: {
      en: 'A short name of the chart, rendered as `<title>` in the `<svg>`. Browsers also show it as a tooltip.',
      zh: '`<svg>` 中 `<title>` 的文本：图表的简短名称。浏览器也会将其显示为提示。',
    },
    evidence: {
      file: 'x-charts/esm/ChartsSurface/ChartsSurface.js',
      has: 'children: [title && /*#__PURE__*/_jsx("title", { children: title })',
    },
  },
  {
    rows: ['charts/*.desc'],
    note: {
      en: 'A sentence that says what the chart shows, rendered as `<desc>` in the `<svg>`. This text is not visible.',
      zh: '`<svg>` 中 `<desc>` 的文本：用一句话说明图表内容。它不可见。',
    },
    evidence: {
      file: 'x-charts/esm/ChartsSurface/ChartsSurface.js',
      has: 'desc && /*#__PURE__*/_jsx("desc", { children: desc })',
    },
  },
  {
    rows: ['charts/*.theme'],
    note: {
      en: 'If `colors` is a function, it receives this mode. Defaults to the mode of the Material UI theme.',
      zh: '当 `colors` 是函数时，会收到此模式。默认使用 Material UI 主题的模式。',
    },
    evidence: {
      file: 'x-charts/esm/ChartDataProvider/useChartDataProviderProps.js',
      has: 'theme: theme.palette.mode',
    },
  },
  {
    rows: on(['BarChart', 'BarChartPro', 'LineChart', 'LineChartPro'], 'onAxisClick'),
    note: {
      en: 'Fires when a click belongs to a value of an axis. `data` is not `null`.',
      zh: '点击对应某个轴的值时触发，`data` 不会是 `null`。',
    },
    evidence: {
      file: 'x-charts/esm/internals/plugins/featurePlugins/useChartCartesianAxis/useChartCartesianAxis.js',
      has: 'if (dataIndex == null || dataIndex === -1) { return; }',
    },
  },
  {
    rows: on(
      ['BarChart', 'BarChartPro', 'LineChart', 'LineChartPro', 'ScatterChart', 'ScatterChartPro'],
      'children',
    ),
    note: {
      en: 'Rendered inside the `<svg>`, above the axes. Pass SVG elements and components such as `ChartsReferenceLine`. HTML is not supported.',
      zh: '最后渲染在 `<svg>` 内、坐标轴之上：可以是 SVG 元素和 `ChartsReferenceLine` 等部件，不能是 HTML。',
    },
    evidence: {
      file: 'x-charts/esm/BarChart/BarChart.js',
      has: '_jsx(ChartsClipPath, _extends({}, clipPathProps)), children]',
    },
  },
  {
    rows: on(['BarChart', 'BarChartPro'], 'sx'),
    note: {
      en: 'Styles of the root element, which contains the `<svg>`, the legend, and the toolbar.',
      zh: '根元素的样式，即包含 `<svg>`、图例和工具栏的元素。',
    },
    evidence: {
      file: 'x-charts/esm/ChartsWrapper/ChartsWrapper.js',
      has: 'sx: sx',
    },
  },
  {
    rows: ['Heatmap.slots.legend'],
    default: 'ContinuousColorLegend',
    evidence: {
      file: 'x-charts-pro/esm/Heatmap/Heatmap.js',
      has: 'legend: slots?.legend ?? ContinuousColorLegend',
    },
  },
  {
    rows: on(
      ['DateRangePicker', 'DesktopDateRangePicker', 'MobileDateRangePicker'],
      'slots.toolbar',
    ),
    default: 'DateRangePickerToolbar',
    evidence: {
      file: 'x-date-pickers-pro/esm/DateRangePicker/shared.js',
      has: 'toolbar: DateRangePickerToolbar',
    },
  },
  {
    rows: ['LineChart.slots.mark', 'LineChartPro.slots.mark', 'MarkPlot.slots.mark'],
    default: '`CircleMarkElement`, or `MarkElement` for marks of another shape',
    evidence: {
      file: 'x-charts/esm/LineChart/MarkPlot.js',
      has: "slots?.mark ?? (shape === 'circle' ? CircleMarkElement : MarkElement)",
    },
  },
  {
    rows: ['PieSeries.data'],
    note: {
      en: 'One object for each arc, with `value`. `label`, `color`, `id`, and `labelMarkType` are optional.',
      zh: '每个扇形一个对象：`value`，以及可选的 `label`、`color`、`id` 和 `labelMarkType`。',
    },
    evidence: { file: 'x-charts/models/seriesType/pie.d.ts', has: 'labelMarkType?:' },
  },
  {
    rows: ['ScatterSeries.data'],
    note: {
      en: 'One object for each point, with `x` and `y`. `id` is optional, and so is `z`, which selects the color.',
      zh: '每个点一个对象：`x`、`y`，以及可选的 `id` 和用于颜色的 `z`。',
    },
    evidence: { file: 'x-charts/models/seriesType/scatter.d.ts', has: 'z?: any' },
  },
  {
    rows: ['AxisConfig.zoom'],
    plan: 'pro',
    note: {
      en: 'If `true`, users can zoom and pan along the axis. An object sets limits (`minSpan`, `maxSpan`), the step, and the slider.',
      zh: '`true` 允许沿该轴缩放和平移；对象可设置限制（`minSpan`、`maxSpan`）、步长和滑块。',
    },
    evidence: {
      file: 'x-charts/internals/plugins/featurePlugins/useChartCartesianAxis/zoom.types.d.ts',
      has: 'minSpan?: number',
    },
  },

  // Tree view.
  {
    rows: ['RichTreeView.items', 'RichTreeViewPro.items'],
    note: {
      en: 'The top-level items. Each item has an `id`, a `label`, and optional `children`. If your items have another shape, set `getItemId`, `getItemLabel`, and `getItemChildren`.',
      zh: '根项。每项有 `id` 和 `label`，可以有 `children`；`getItemId`、`getItemLabel` 和 `getItemChildren` 用于读取其他结构。',
    },
    evidence: {
      file: 'x-tree-view/internals/plugins/useTreeViewItems/useTreeViewItems.types.d.ts',
      has: 'items: readonly R[]',
    },
  },

  // What validation says, and when pickers call.
  {
    rows: on([...forms('DatePicker'), 'DateField'], 'onError'),
    note: {
      en: '`invalidDate` means that the date is incomplete. Any other code is the name of the prop that rejects the date: `minDate`, `maxDate`, `disablePast`, `disableFuture`, `shouldDisableDate`, `shouldDisableMonth`, or `shouldDisableYear`. If several apply, the callback receives the first one. `null` means that there is no error. An empty field has no error.',
      zh: '`invalidDate` 表示日期不完整。其他代码都是拒绝该日期的属性名：`minDate`、`maxDate`、`disablePast`、`disableFuture`、`shouldDisableDate`、`shouldDisableMonth` 或 `shouldDisableYear`。只给出第一个适用的代码；`null` 表示没有错误，空字段也是如此。',
    },
    evidence: {
      file: 'x-date-pickers/esm/validation/validateDate.js',
      has: "case !adapter.isValid(value): return 'invalidDate'; case Boolean(shouldDisableDate && shouldDisableDate(value)): return 'shouldDisableDate';",
    },
  },
  {
    rows: on([...forms('TimePicker'), 'TimeField'], 'onError'),
    note: {
      en: '`invalidDate` means that the time is incomplete. `minTime`, `maxTime`, `disablePast`, `disableFuture`, and `minutesStep` are the props that reject the time. `shouldDisableTime-hours`, `shouldDisableTime-minutes`, and `shouldDisableTime-seconds` name the section that `shouldDisableTime` rejects.',
      zh: '`invalidDate` 表示时间不完整。`minTime`、`maxTime`、`disablePast`、`disableFuture` 和 `minutesStep` 是拒绝该时间的属性；`shouldDisableTime-hours`、`shouldDisableTime-minutes` 和 `shouldDisableTime-seconds` 说明 `shouldDisableTime` 拒绝的是哪一部分。',
    },
    evidence: {
      file: 'x-date-pickers/esm/validation/validateTime.js',
      has: "return 'shouldDisableTime-hours'",
    },
  },
  {
    rows: on([...forms('DateTimePicker'), 'DateTimeField'], 'onError'),
    note: {
      en: 'An error code of the date (see `DatePicker`). If the date has no error, an error code of the time (see `TimePicker`).',
      zh: '日期的代码之一（见 `DatePicker`）；只有日期没有错误时，才是时间的代码之一（见 `TimePicker`）。',
    },
    evidence: {
      file: 'x-date-pickers/esm/validation/validateDateTime.js',
      has: 'if (dateValidationResult !== null) { return dateValidationResult; }',
    },
  },
  {
    rows: on(
      [...forms('DateRangePicker'), 'SingleInputDateRangeField', 'MultiInputDateRangeField'],
      'onError',
    ),
    note: {
      en: 'A pair of error codes for the start and the end (see `DatePicker`), or `null`. If the end is before the start, both are `invalidRange`.',
      zh: '一对值，分别对应开始和结束：每个是 `null` 或日期的代码之一（见 `DatePicker`）。结束早于开始时，两者都是 `invalidRange`。',
    },
    evidence: {
      file: 'x-date-pickers-pro/esm/validation/validateDateRange.js',
      has: "return ['invalidRange', 'invalidRange'];",
    },
  },
  {
    rows: on(
      [...forms('DatePicker'), ...forms('DateTimePicker'), ...forms('TimePicker')],
      'onAccept',
    ),
    note: {
      en: 'When users type into the field, each change of the value also fires this callback, even while a year is half typed. Check the value before you save it.',
      zh: '在字段中输入也算接受：值的每次变化都会触发，包括输入到一半的年份。保存前请检查该值。',
    },
    evidence: {
      file: 'x-date-pickers/esm/internals/hooks/usePicker/hooks/useValueAndOpenStates.js',
      has: "changeImportance = 'accept'",
    },
  },

  // Charts: axes and series.
  {
    rows: ['AxisConfig.scaleType'],
    note: {
      en: 'Defaults to `linear`. The category axis of a `BarChart` defaults to `band`.',
      zh: '不设置时，轴为 `linear`；`BarChart` 的分类轴为 `band`。',
    },
    evidence: {
      file: 'x-charts/esm/internals/plugins/featurePlugins/useChartCartesianAxis/defaultizeAxis.js',
      has: "scaleType: 'linear'",
    },
  },
  {
    rows: on(['BarSeries', 'LineSeries', 'PieSeries', 'ScatterSeries'], 'type'),
    note: {
      en: 'Optional in the chart of that type. Required in a `ChartContainer`, which can contain series of several types.',
      zh: '在同类图表中可以省略；`ChartContainer` 需要它，因为其中的系列有多种类型。',
    },
    evidence: {
      file: 'x-charts/BarChart/BarChart.d.ts',
      has: 'series: Readonly<BarSeries[]>;',
    },
  },
  {
    rows: on(
      ['BarChart', 'LineChart', 'PieChart', 'ScatterChart'].flatMap((name) => [name, `${name}Pro`]),
      'className',
    ),
    note: {
      en: 'Class names for the `<svg>`. To style the root element, which also contains the legend and the toolbar, use `sx`.',
      zh: '`<svg>` 的类名。其外层元素（还包含图例和工具栏）则遵循 `sx`。',
    },
    evidence: {
      file: 'x-charts/esm/ChartsSurface/ChartsSurface.js',
      has: 'className: className',
    },
  },

  // Tree view.
  {
    rows: on(['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'], 'onItemClick'),
    note: {
      en: 'Also fires for disabled items. Check the item before you act.',
      zh: '对禁用的项也会调用：执行操作前请先判断。',
    },
    evidence: {
      file: 'x-tree-view/esm/internals/plugins/useTreeViewItems/useTreeViewItems.js',
      has: 'if (params.onItemClick) { params.onItemClick(event, itemId);',
    },
  },
  {
    rows: ['tree-view/*.className'],
    note: {
      en: 'Class names added to the root element.',
      zh: '根元素的类名，与其自身的类名并存。',
    },
    evidence: {
      file: 'x-tree-view/esm/RichTreeView/RichTreeView.js',
      has: 'className: classes.root',
    },
  },

  // The base library.
  {
    rows: ['Popover.BackdropComponent'],
    default: "styled(Backdrop, { name: 'MuiModal', slot: 'Backdrop' })({ zIndex: -1 })",
    evidence: {
      file: 'material/Modal/Modal.js',
      has: "(_Backdrop.default, { name: 'MuiModal', slot: 'Backdrop' })({ zIndex: -1 });",
    },
  },

  // Functions of the base library.
  ...API_FUNCTION_NOTES,
  ...API_OPTION_NOTES,
];
