/** Where the `propTypes` of components and their pages may differ, and why. Types are the reference; see typeExceptions.ts. */

import type { ApiProduct } from '../../../src/lib/api/apiModel';

/** Components whose `propTypes` can't be compared. */
export const WITHOUT_PROP_TYPES: Readonly<Record<string, string>> = {
  ChartZoomSlider: 'It takes no props.',
  DataGrid: 'They belong to a function inside, which the exported component doesn’t hand out.',
  RadarMetricLabels: 'It takes no props.',
  ThemeProvider: 'It is a function of other providers and carries none.',
};

/** Names that may differ on any page of a product. */
interface Differences {
  readonly reason: string;
  readonly onPage: ReadonlySet<string>;
  readonly inPropTypes: ReadonlySet<string>;
}

export const PRODUCT_EXCEPTIONS: Readonly<Partial<Record<ApiProduct, Differences>>> = {
  'material-ui': {
    reason:
      'The types take it from React, from the transition or the input inside, or from the way in which any component takes another root; the packages write down some of these for the running check, and leave others out.',
    onPage: new Set([
      'addEndListener',
      'appear',
      'autoFocus',
      'classes',
      'className',
      'component',
      'componentName',
      'defaultChecked',
      'disableFocusRipple',
      'edge',
      'enter',
      'exit',
      'in',
      'inputRef',
      'mountOnEnter',
      'name',
      'onEnter',
      'onEntered',
      'onEntering',
      'onExit',
      'onExited',
      'onExiting',
      'readOnly',
      'style',
      'tabIndex',
      'timeout',
      'type',
      'unmountOnExit',
      'unstable_classNamePrefix',
      'unstable_isActiveElementInListbox',
    ]),
    inPropTypes: new Set([
      'children',
      'className',
      'colSpan',
      'component',
      'formAction',
      'href',
      'id',
      'key',
      'onBlur',
      'onChange',
      'onClick',
      'onContextMenu',
      'onDragLeave',
      'onFocus',
      'onKeyDown',
      'onKeyUp',
      'onMouseDown',
      'onMouseEnter',
      'onMouseLeave',
      'onMouseMove',
      'onMouseUp',
      'onTouchEnd',
      'onTouchMove',
      'onTouchStart',
      'open',
      'placeholder',
      'role',
      'style',
      'tabIndex',
      'type',
      'value',
    ]),
  },
};

interface Difference {
  readonly reason: string;
  /** With its product before it where two products have one name: `charts/ToolbarButton`. */
  readonly components: readonly string[];
  readonly difference: readonly string[];
}

const onPage = (...names: readonly string[]) => names.map((name) => `${name} only on the page`);
const inPropTypes = (...names: readonly string[]) =>
  names.map((name) => `${name} only in propTypes`);

const COMPOSED =
  'Its props come from the plugins of a chart; the packages write down only some of them for the running check.';

export const PROP_TYPES_EXCEPTIONS: readonly Difference[] = [
  {
    reason: 'It hands all props on to a button or a field, which checks its own.',
    components: [
      'AiAssistantPanelTrigger',
      'ColumnsPanelTrigger',
      'ExportCsv',
      'ExportExcel',
      'ExportPrint',
      'FilterPanelTrigger',
      'PivotPanelTrigger',
      'PromptFieldControl',
      'PromptFieldRecord',
      'PromptFieldSend',
      'QuickFilterClear',
      'QuickFilterControl',
      'QuickFilterTrigger',
      'data-grid/ToolbarButton',
    ],
    difference: onPage('material'),
  },
  {
    reason: 'It hands them on to `Tabs`, which checks them.',
    components: ['TabList'],
    difference: onPage('slotProps', 'slots'),
  },
  {
    reason: 'The doc comment says `@ignore`.',
    components: ['DataGridPremium', 'DataGridPro'],
    difference: inPropTypes('onStateChange'),
  },
  {
    reason: 'The doc comment says `@ignore`.',
    components: ['GridFilterForm', 'GridFilterPanel'],
    difference: inPropTypes('children'),
  },
  {
    reason: 'The doc comment says `@ignore`.',
    components: ['Heatmap'],
    difference: inPropTypes('seriesConfig'),
  },
  {
    reason: 'A prop of the component of Material UI that it is made of, which checks it.',
    components: [
      'DateField',
      'DateTimeField',
      'PickersActionBar',
      'PickersShortcuts',
      'PickersTextField',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
      'SingleInputTimeRangeField',
      'TimeField',
    ],
    difference: onPage('classes'),
  },
  {
    reason: 'A prop of the component of Material UI that it is made of, which checks it.',
    components: [
      'DateRangePickerDay',
      'DateRangePickerDay2',
      'MultiInputDateRangeField',
      'MultiInputDateTimeRangeField',
      'MultiInputTimeRangeField',
      'PickerDay2',
      'PickersActionBar',
      'PickersDay',
      'PickersShortcuts',
      'PickersTextField',
    ],
    difference: onPage('children'),
  },
  {
    reason: 'An attribute of its element.',
    components: ['BarElement', 'LineHighlightElement', 'MarkElement'],
    difference: onPage('color'),
  },
  {
    reason: 'An attribute of its element.',
    components: ['LineHighlightElement'],
    difference: onPage('x', 'y'),
  },
  {
    reason: 'An attribute of its element.',
    components: ['ChartsLegend', 'ContinuousColorLegend', 'PiecewiseColorLegend'],
    difference: onPage('tabIndex'),
  },
  {
    reason: 'The types take them from React; the component checks only what it names.',
    components: [
      'ChartDataProvider',
      'ChartDataProviderPro',
      'FunnelChart',
      'Heatmap',
      'RadarChart',
      'RadarChartPro',
    ],
    difference: onPage('children'),
  },
  {
    reason: 'An attribute of its element, with a meaning of its own here.',
    components: ['PromptField'],
    difference: onPage('lang'),
  },
  {
    reason: 'The types of all legends have them; only the first legend checks them.',
    components: ['ContinuousColorLegend', 'PiecewiseColorLegend'],
    difference: onPage('slotProps', 'slots'),
  },
  {
    reason: 'It hands its children on to a slot, which takes any.',
    components: ['ChartsToolbarZoomInTrigger', 'ChartsToolbarZoomOutTrigger'],
    difference: onPage('children'),
  },
  {
    reason: COMPOSED,
    components: ['ChartContainer', 'PieChart', 'PieChartPro', 'RadarChart', 'RadarChartPro'],
    difference: onPage('plugins'),
  },
  {
    reason: COMPOSED,
    components: ['ChartContainerPro', 'ChartDataProvider', 'ChartDataProviderPro'],
    difference: onPage(
      'highlightedAxis',
      'onAxisClick',
      'onHighlightedAxisChange',
      'plugins',
      'radiusAxis',
      'rotationAxis',
    ),
  },
  {
    reason: COMPOSED,
    components: ['ChartDataProvider', 'ChartDataProviderPro'],
    difference: onPage(
      'disableAxisListener',
      'highlightedItem',
      'onHighlightChange',
      'xAxis',
      'yAxis',
      'zAxis',
    ),
  },
  {
    reason: COMPOSED,
    components: ['ChartDataProvider'],
    difference: onPage('disableVoronoi', 'onItemClick', 'voronoiMaxRadius'),
  },
  {
    reason: COMPOSED,
    components: ['ChartContainerPro', 'ChartDataProviderPro'],
    difference: onPage('zoomData'),
  },
  {
    reason: COMPOSED,
    components: ['ChartDataProviderPro'],
    difference: onPage('initialZoom', 'onZoomChange'),
  },
  {
    reason: COMPOSED,
    components: ['ChartContainerPro'],
    difference: onPage('experimentalFeatures', 'localeText', 'slotProps', 'slots'),
  },
];
