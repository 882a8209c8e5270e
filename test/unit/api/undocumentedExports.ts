/** Components that the packages export and the reference has no page for, each group with the reason. */
import type { ApiProduct } from '../../../src/lib/api/apiModel';

interface Group {
  readonly reason: string;
  readonly names: readonly string[] | RegExp;
}

const ICONS: Group = {
  reason: 'An icon: it takes what every icon of Material UI takes.',
  names: /Icon$|^GridKeyboardArrowRight$/,
};

export const UNDOCUMENTED_EXPORTS: Readonly<Record<ApiProduct, readonly Group[]>> = {
  'data-grid': [
    ICONS,
    {
      reason: 'The inside of the grid, exported for those who replace a slot; replaced as a whole.',
      names: [
        'GridBody',
        'GridCell',
        'GridColumnHeaderItem',
        'GridColumnHeaderSeparator',
        'GridColumnHeaderTitle',
        'GridColumnHeaders',
        'GridContextProvider',
        'GridFooterPlaceholder',
        'GridHeader',
        'GridHeaderFilterCell',
        'GridHeaderFilterMenu',
        'GridHeaderFilterMenuContainer',
        'GridPortalWrapper',
        'GridRoot',
        'GridRow',
        'GridShadowScrollArea',
        'GridSkeletonCell',
      ],
    },
    {
      reason:
        'What a slot of the grid holds by default, or its frame; set by the props of the slot.',
      names: [
        'GridAiAssistantPanel',
        'GridColumnHeaderFilterIconButton',
        'GridColumnMenu',
        'GridColumnsManagement',
        'GridColumnsPanel',
        'GridEmptyPivotOverlay',
        'GridFooter',
        'GridGenericColumnMenu',
        'GridLoadingOverlay',
        'GridNoColumnsOverlay',
        'GridNoRowsOverlay',
        'GridPagination',
        'GridPivotPanel',
        'GridRowCount',
        'GridSelectedRowCount',
      ],
    },
    {
      reason: 'A container or frame for slots of one’s own, with the props of its element.',
      names: [
        'GridColumnHeaderMenu',
        'GridColumnMenuContainer',
        'GridFooterContainer',
        'GridMenu',
        'GridOverlay',
        'GridPanel',
        'GridPanelContent',
        'GridPanelFooter',
        'GridPanelHeader',
        'GridPanelWrapper',
      ],
    },
    {
      reason: 'An entry of the column menu, set by the props of the menu.',
      names: /^GridColumnMenu\w+Item$/,
    },
    {
      reason: 'A cell or header that a type of column brings along; set by the column definition.',
      names: [
        'GridActionsCell',
        'GridActionsCellItem',
        'GridBooleanCell',
        'GridCellCheckboxForwardRef',
        'GridCellCheckboxRenderer',
        'GridDetailPanelToggleCell',
        'GridEditBooleanCell',
        'GridEditDateCell',
        'GridEditInputCell',
        'GridEditSingleSelectCell',
        'GridHeaderCheckbox',
        'GridRowReorderCell',
        'GridTreeDataGroupingCell',
      ],
    },
    {
      reason: 'The input of a filter operator; GridFilterOperator tells what it gets.',
      names: /^GridFilterInput\w+$/,
    },
    {
      reason:
        'A part of the toolbar of earlier versions, which is deprecated; Toolbar took its place.',
      names: [
        'GridCsvExportMenuItem',
        'GridExcelExportMenuItem',
        'GridPrintExportMenuItem',
        'GridToolbar',
        'GridToolbarColumnsButton',
        'GridToolbarContainer',
        'GridToolbarDensitySelector',
        'GridToolbarExport',
        'GridToolbarExportContainer',
        'GridToolbarFilterButton',
      ],
    },
  ],
  'date-pickers': [
    ICONS,
    {
      reason:
        'A styled element of a layout, a clock or the list of sections, without props of its own.',
      names: [
        'DigitalClockItem',
        'PickersLayoutContentWrapper',
        'PickersLayoutRoot',
        'Unstable_PickersSectionListRoot',
        'Unstable_PickersSectionListSection',
        'Unstable_PickersSectionListSectionContent',
        'Unstable_PickersSectionListSectionSeparator',
      ],
    },
    {
      reason: 'The inside of PickersTextField or of a picker, chosen by its props.',
      names: [
        'DesktopDateTimePickerLayout',
        'PickersFilledInput',
        'PickersInput',
        'PickersInputBase',
        'PickersOutlinedInput',
      ],
    },
  ],
  charts: [
    {
      reason: 'A styled element for a tooltip, an axis highlight or a gauge of one’s own.',
      names: [
        'ChartsAxisHighlightPath',
        'ChartsTooltipCell',
        'ChartsTooltipPaper',
        'ChartsTooltipRow',
        'ChartsTooltipTable',
        'GaugeReferenceArc',
        'GaugeValueArc',
        'GaugeValueText',
      ],
    },
    {
      reason: 'What a slot of a chart holds by default, or the choice between them.',
      names: ['ChartsLoadingOverlay', 'ChartsNoDataOverlay', 'ChartsOverlay', 'ScatterMarker'],
    },
    {
      reason: 'A part of a legend or of the funnel, set by the props of the whole.',
      names: ['ChartsLabel', 'ChartsLabelMark', 'FunnelSection', 'FunnelSectionLabel'],
    },
    {
      reason: 'Takes the props of RadarChart, for those who compose a radar chart of its parts.',
      names: ['RadarDataProvider'],
    },
    {
      reason: 'Another name of a component, kept for those who used it before it was stable.',
      names: ['Unstable_FunnelChart', 'Unstable_RadarChart', 'Unstable_RadarDataProvider'],
    },
  ],
  'tree-view': [
    { ...ICONS, names: ['TreeViewCollapseIcon', 'TreeViewExpandIcon'] },
    {
      reason: 'A styled element of a tree or an item, without props of its own.',
      names: [
        'RichTreeViewProRoot',
        'RichTreeViewRoot',
        'SimpleTreeViewRoot',
        'TreeItemCheckbox',
        'TreeItemContent',
        'TreeItemGroupTransition',
        'TreeItemIconContainer',
        'TreeItemLabel',
        'TreeItemLabelInput',
        'TreeItemRoot',
      ],
    },
  ],
  'material-ui': [
    {
      reason: 'Another name of `ThemeProvider`, which has a page.',
      names: ['CssVarsProvider', 'Experimental_CssVarsProvider'],
    },
    {
      reason: 'Deprecated: `Button` has a `loading` prop.',
      names: ['LoadingButton'],
    },
    {
      reason: 'Moved from the lab to MUI X: renders nothing, and warns.',
      names:
        /^(?:CalendarPicker|CalendarPickerSkeleton|ClockPicker|LocalizationProvider|MonthPicker|PickersDay|YearPicker|TreeItem|TreeView)$|^(?:Desktop|Mobile|Static)?(?:Date|DateRange|DateTime|Time)Picker(?:Day)?$/,
    },
    {
      reason: 'A part of a component, exported for those who build their own on it.',
      names: [
        'FormLabelRoot',
        'PopoverPaper',
        'PopoverRoot',
        'SliderMark',
        'SliderMarkLabel',
        'SliderRail',
        'SliderRoot',
        'SliderThumb',
        'SliderTrack',
        'SliderValueLabel',
      ],
    },
  ],
};
