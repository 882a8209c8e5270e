/**
 * @jest-environment node
 *
 * Asks the scripts of Material UI's components for each default that the reference says: comments of the packages can be
 * older than their code.
 */
import { API_NAMES } from '../../../src/data/apiNames';
import type { ApiProp } from '../../../src/lib/api/apiModel';
import { apiPage } from './apiPages';
import { differenceOf, hasText, normalized } from './scriptDefaults';

interface MadeDefault {
  /** As the page says it. */
  readonly default: string;
  /** The text of the script that makes it the default. */
  readonly script: string;
}

/** Defaults that no pattern of a script has. */
const MADE_OTHERWISE: Readonly<Record<string, MadeDefault>> = {
  'Autocomplete.ListboxComponent': {
    default: "'ul'",
    script: "_zeroStyled.styled)('ul', { name: 'MuiAutocomplete', slot: 'Listbox'",
  },
  'Autocomplete.PaperComponent': { default: 'Paper', script: 'elementType: _Paper.default,' },
  'Autocomplete.PopperComponent': { default: 'Popper', script: 'elementType: _Popper.default,' },
  'Autocomplete.clearIcon': {
    default: '<ClearIcon fontSize="small" />',
    script: 'require("../internal/svg-icons/Close")',
  },
  'AvatarGroup.total': {
    default: 'children.length',
    script: 'const totalAvatars = total || children.length;',
  },
  'Backdrop.TransitionComponent': { default: 'Fade', script: 'elementType: _Fade.default,' },
  'Badge.anchorOrigin': {
    default: "{ vertical: 'top', horizontal: 'right', }",
    script: "vertical: anchorOrigin?.vertical ?? 'top',",
  },
  'Button.loadingIndicator': {
    default: '<CircularProgress color="inherit" size={16} />',
    script:
      'loadingIndicatorProp ?? /*#__PURE__*/(0, _jsxRuntime.jsx)(_CircularProgress.default, {',
  },
  'GridLegacy.columns': {
    default: '12',
    script: 'const columns = container ? columnsProp || 12 : columnsContext;',
  },
  'GridLegacy.lg': { default: 'false', script: 'if (ownerState[breakpoint]) {' },
  'GridLegacy.md': { default: 'false', script: 'if (ownerState[breakpoint]) {' },
  'GridLegacy.sm': { default: 'false', script: 'if (ownerState[breakpoint]) {' },
  'GridLegacy.xl': { default: 'false', script: 'if (ownerState[breakpoint]) {' },
  'GridLegacy.xs': { default: 'false', script: 'if (ownerState[breakpoint]) {' },
  'IconButton.loadingIndicator': {
    default: '<CircularProgress color="inherit" size={16} />',
    script:
      'loadingIndicatorProp ?? /*#__PURE__*/(0, _jsxRuntime.jsx)(_CircularProgress.default, {',
  },
  'InputLabel.size': { default: "'medium'", script: "size && size !== 'medium' && `size" },
  'Popover.TransitionComponent': { default: 'Grow', script: 'elementType: _Grow.default,' },
  'Snackbar.TransitionComponent': { default: 'Grow', script: 'elementType: _Grow.default,' },
  'SpeedDial.TransitionComponent': { default: 'Zoom', script: 'elementType: _Zoom.default,' },
  'Tabs.ScrollButtonComponent': {
    default: 'TabScrollButton',
    script: 'elementType: _TabScrollButton.default,',
  },
  'ThemeProvider.documentNode': {
    default: 'document',
    script: "typeof document === 'undefined' ? undefined : document",
  },
  'ThemeProvider.storageManager': {
    default: 'using `window.localStorage`',
    script: 'storageManager = _localStorageManager.default,',
  },
  'ThemeProvider.storageWindow': {
    default: 'window',
    script: "storageWindow = typeof window === 'undefined' ? undefined : window",
  },
};

type PropWithDefault = ApiProp & { readonly default: string };

const PROPS = API_NAMES['material-ui'].components.flatMap((component) => {
  const page = apiPage('material-ui', component);
  return page.kind === 'component'
    ? page.props
        // A prop that comes from another component is asked there; the root is that of the running component.
        .filter(
          (prop): prop is PropWithDefault =>
            prop.default !== undefined && !prop.from && prop.name !== 'component',
        )
        .map((prop) => ({ component, prop, key: `${component}.${prop.name}` }))
    : [];
});

it('each default is the one that the script of the component has', () => {
  const wrong = PROPS.filter(({ key }) => MADE_OTHERWISE[key] === undefined).flatMap(
    ({ component, prop }) => differenceOf(component, prop) ?? [],
  );
  expect(wrong).toEqual([]);
  expect(PROPS.length).toBeGreaterThan(600);
});

it.each(Object.entries(MADE_OTHERWISE))(
  '%s is documented, and the script still says so',
  (key, made) => {
    const found = PROPS.find((one) => one.key === key);
    expect(found).toBeDefined();
    expect(found && differenceOf(found.component, found.prop)).toBeDefined();
    expect(found && hasText(found.component, made.script)).toBe(true);
  },
);

it('a default of text is one of the values that the type has', () => {
  const values = /^(?:'[^']*'(?: \| )?)+$/;
  const wrong = PROPS.filter(({ prop }) => {
    const type = prop.expanded ?? prop.type;
    return /^'[^']*'$/.test(prop.default) && values.test(type) && !type.includes(prop.default);
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

it('finds a default that differs, and one that the script lacks', () => {
  expect(differenceOf('AppBar', { name: 'color', default: "'secondary'" })).toBe(
    "AppBar.color: the page has 'secondary', the script 'primary'",
  );
  expect(differenceOf('AppBar', { name: 'elevation', default: '5' })).toBeDefined();
  expect(differenceOf('AppBar', { name: 'gone', default: 'false' })).toBeDefined();
});

it.each([
  ["'a'", '"a"'],
  ["{ a: 'b', }", "{ a: 'b' }"],
  ['<CloseIcon fontSize="small" />', '(0, _jsxRuntime.jsx)(_Close.default, { fontSize: "small" })'],
  ['(value) => value', 'value => value'],
  ['Fade', '_Fade.default'],
])('%s is the same as %s', (one, other) => {
  expect(normalized(one)).toBe(normalized(other));
});
