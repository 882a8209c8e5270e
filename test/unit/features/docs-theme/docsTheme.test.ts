import * as constants from '../../../../src/features/docs-theme/constants';
import { createDemoTheme } from '../../../../src/features/demo/island/createDemoTheme';
import { demoTheme } from '../../../../src/features/docs-theme/demoTheme';
import { docsTheme } from '../../../../src/features/docs-theme/docsTheme';

const { colorSchemes } = docsTheme;

test('the breakpoints are 0, 600, 900, 1200 and 1536 px', () => {
  expect(docsTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

test('the spacing unit is 8 px', () => {
  expect(docsTheme.spacing(1)).toBe('var(--mui-spacing, 8px)');
  expect(constants.SPACING).toBe(8);
});

test('the radius is 4 px, the large one 12 px', () => {
  expect(docsTheme.shape.borderRadius).toBe(4);
  expect(constants.RADIUS).toEqual({ small: 4, medium: 8, large: 12 });
});

test('every z-index level is as specified', () => {
  expect(docsTheme.zIndex).toEqual({
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  });
});

test('every transition duration is as specified', () => {
  expect(docsTheme.transitions.duration).toEqual({
    shortest: 150,
    shorter: 200,
    short: 250,
    standard: 300,
    complex: 375,
    enteringScreen: 225,
    leavingScreen: 195,
  });
});

test('there are 25 shadow levels, the first without a shadow', () => {
  expect(constants.SHADOW_LEVELS).toBe(25);
  expect(docsTheme.shadows).toHaveLength(25);
  expect(docsTheme.shadows[0]).toBe('none');
  expect(new Set(docsTheme.shadows).size).toBe(25);
});

test.each(['light', 'dark'] as const)('the %s scheme has threshold 3 and offset 0.2', (scheme) => {
  expect(colorSchemes[scheme]?.palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
});

test('type scale is based on 14 px with a 16 px root', () => {
  expect(docsTheme.typography.fontSize).toBe(14);
  expect(docsTheme.typography.htmlFontSize).toBe(16);
  expect(docsTheme.typography.body2.fontSize).toBe('0.875rem');
});

test('text is set in Inter, with fallbacks that every system has', () => {
  expect(docsTheme.typography.fontFamily).toBe(
    "'Inter Variable', 'Inter Fallback', Roboto, Arial, sans-serif",
  );
});

test('the primary colours are Material’s own, of a hue around 210', () => {
  expect(constants.PRIMARY_HUE).toBe(210);
  expect(colorSchemes.light?.palette.primary.main).toBe('#1976d2');
  expect(colorSchemes.dark?.palette.primary.main).toBe('#90caf9');
});

test('the layer order is theme, docsearch, mui, utilities', () => {
  expect(constants.LAYER_ORDER).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
});

test('the header is 60 px high', () => {
  expect(constants.HEADER_HEIGHT).toBe(60);
});

test('the attribute that Docusaurus sets selects the scheme', () => {
  expect(docsTheme.colorSchemeSelector).toBe('data-theme');
});

describe('createDemoTheme', () => {
  test('makes a theme for the asked direction, left to right by default', () => {
    expect(createDemoTheme().direction).toBe('ltr');
    expect(createDemoTheme({ direction: 'rtl' }).direction).toBe('rtl');
  });

  test('changes nothing of components by default, except that grids filter without functions made from text', () => {
    expect(demoTheme('docs').components).toEqual({
      MuiDataGrid: { defaultProps: { disableEval: true } },
    });
    expect(createDemoTheme().components).toEqual({
      // The component's own default, which brings a running grid back from another density.
      MuiDataGrid: { defaultProps: { disableEval: true, density: 'standard' } },
    });
  });

  test('varies the default theme of Material UI in the same way', () => {
    const theme = createDemoTheme({ base: 'material', dense: true, direction: 'rtl' });
    expect(theme.typography.fontFamily).toContain('Helvetica');
    expect(theme.direction).toBe('rtl');
    expect(theme.components).toEqual(createDemoTheme({ dense: true }).components);
  });

  test.each([
    ['MuiButton', { size: 'small' }],
    ['MuiIconButton', { size: 'small' }],
    ['MuiFab', { size: 'small' }],
    ['MuiTable', { size: 'small' }],
    ['MuiFilledInput', { margin: 'dense' }],
    ['MuiOutlinedInput', { margin: 'dense' }],
    ['MuiInputBase', { margin: 'dense' }],
    ['MuiInputLabel', { margin: 'dense' }],
    ['MuiFormControl', { margin: 'dense', size: 'small' }],
    ['MuiFormHelperText', { margin: 'dense' }],
    ['MuiTextField', { margin: 'dense', size: 'small' }],
    ['MuiPickersTextField', { margin: 'dense', size: 'small' }],
    ['MuiAutocomplete', { size: 'small' }],
    ['MuiCheckbox', { size: 'small' }],
    ['MuiRadio', { size: 'small' }],
    ['MuiSwitch', { size: 'small' }],
    ['MuiButtonGroup', { size: 'small' }],
    ['MuiToggleButton', { size: 'small' }],
    ['MuiToggleButtonGroup', { size: 'small' }],
    ['MuiDataGrid', { disableEval: true, density: 'compact' }],
    ['MuiListItem', { dense: true }],
    ['MuiToolbar', { variant: 'dense' }],
  ] as const)('makes %s small in the dense variant', (component, defaultProps) => {
    expect(createDemoTheme({ dense: true }).components?.[component]?.defaultProps).toEqual(
      defaultProps,
    );
  });
});
