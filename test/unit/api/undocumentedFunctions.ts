/** Functions that Material UI exports and the reference doesn't document, each group with the reason. */
interface Group {
  readonly reason: string;
  readonly names: readonly string[] | RegExp;
}

export const UNDOCUMENTED_FUNCTIONS: readonly Group[] = [
  {
    reason: 'Returns a class of one component. Each component’s page lists its classes.',
    names: /^get\w+UtilityClass(?:es)?$/,
  },
  {
    reason: 'Private to the packages of MUI.',
    names: /^private_/,
  },
  {
    reason: 'Removed: throws an error that says what to use instead.',
    names: ['createStyles', 'experimental_sx', 'makeStyles', 'withStyles', 'withTheme'],
  },
  {
    reason:
      'Deprecated under this name, and warns: `InitColorSchemeScript` and `extendTheme` replace it.',
    names: ['experimental_extendTheme', 'getInitColorSchemeScript'],
  },
  {
    reason: 'Deprecated: the `enableColorScheme` prop of `CssBaseline` replaces it.',
    names: ['darkScrollbar'],
  },
  {
    reason: 'The inside of `TabList` and `TabPanel` of the lab.',
    names: ['getPanelId', 'getTabId', 'useTabContext'],
  },
  {
    reason: 'The inside of a component. The types don’t export it.',
    names: [
      'areEqualValues',
      'createTransitions',
      'getOffsetLeft',
      'getOffsetTop',
      'getOpenInteractionType',
      'isEmpty',
      'useSelectFocusSource',
    ],
  },
];
