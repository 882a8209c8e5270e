import {
  hasOwnAppearance,
  INITIAL_THEME_STATE,
  parseDemoTheme,
  parseDensity,
  parseDirection,
  shownTheme,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../../../src/lib/theme/themeState';

const changed: ThemeState = {
  dense: true,
  direction: 'rtl',
  demoTheme: 'docs',
  ownTheme: '{ spacing: 4 }',
  paletteMode: 'dark',
};

describe('themeReducer', () => {
  it.each<[string, ThemeState, ThemeAction, ThemeState]>([
    [
      'SET_DENSE on',
      INITIAL_THEME_STATE,
      { type: 'SET_DENSE', payload: true },
      { ...INITIAL_THEME_STATE, dense: true },
    ],
    ['SET_DENSE off', changed, { type: 'SET_DENSE', payload: false }, { ...changed, dense: false }],
    ['RESET_DENSITY', changed, { type: 'RESET_DENSITY' }, { ...changed, dense: false }],
    [
      'CHANGE of the direction alone',
      INITIAL_THEME_STATE,
      { type: 'CHANGE', payload: { direction: 'rtl' } },
      { ...INITIAL_THEME_STATE, direction: 'rtl' },
    ],
    [
      'CHANGE of the mode alone',
      INITIAL_THEME_STATE,
      { type: 'CHANGE', payload: { paletteMode: 'dark' } },
      { ...INITIAL_THEME_STATE, paletteMode: 'dark' },
    ],
    [
      'CHANGE of the theme of demos alone',
      INITIAL_THEME_STATE,
      { type: 'CHANGE', payload: { demoTheme: 'docs' } },
      { ...INITIAL_THEME_STATE, demoTheme: 'docs' },
    ],
    [
      'CHANGE of all',
      { ...INITIAL_THEME_STATE, dense: true },
      {
        type: 'CHANGE',
        payload: {
          paletteMode: 'dark',
          direction: 'rtl',
          demoTheme: 'docs',
          ownTheme: '{ spacing: 4 }',
        },
      },
      changed,
    ],
  ])('%s', (_name, before, action, after) => {
    expect(themeReducer(before, action)).toEqual(after);
  });

  it.each<[string, ThemeAction]>([
    ['SET_DENSE', { type: 'SET_DENSE', payload: true }],
    ['CHANGE', { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } }],
    ['CHANGE of the theme', { type: 'CHANGE', payload: { demoTheme: 'docs' } }],
    ['CHANGE of the own theme', { type: 'CHANGE', payload: { ownTheme: '{ spacing: 4 }' } }],
    ['an empty CHANGE', { type: 'CHANGE', payload: {} }],
  ])('returns the same object when %s changes nothing', (_name, action) => {
    expect(themeReducer(changed, action)).toBe(changed);
  });

  it('returns the same object when there is no density to reset', () => {
    expect(themeReducer(INITIAL_THEME_STATE, { type: 'RESET_DENSITY' })).toBe(INITIAL_THEME_STATE);
  });

  it('refuses an action that it does not know', () => {
    // As from code without types.
    const unknown: ThemeAction = JSON.parse('{"type":"SHRINK"}');
    expect(() => themeReducer(INITIAL_THEME_STATE, unknown)).toThrow('Unrecognized type SHRINK');
  });
});

describe('the look of demos', () => {
  it.each<[Partial<ThemeState>, boolean]>([
    [{}, false],
    [{ demoTheme: 'docs', paletteMode: 'dark' }, false],
    [{ dense: true }, true],
    [{ direction: 'rtl' }, true],
    [{ ownTheme: '{}' }, true],
    [changed, true],
  ])('with %j differs from the server’s: %s', (state, own) => {
    expect(hasOwnAppearance({ ...INITIAL_THEME_STATE, ...state })).toBe(own);
  });
});

describe('the theme of a demo', () => {
  it.each([
    ['material', 'material', 'material'],
    ['material', 'docs', 'docs'],
    ['docs', 'material', 'docs'],
    ['docs', 'docs', 'docs'],
  ] as const)('of its own is %s, the choice is %s: it shows %s', (own, demoTheme, shown) => {
    expect(shownTheme(own, { demoTheme })).toBe(shown);
  });
});

describe('what is stored', () => {
  it.each([
    ['rtl', 'rtl'],
    ['ltr', 'ltr'],
    ['up', 'ltr'],
    ['', 'ltr'],
    [null, 'ltr'],
  ])('direction %s is read as %s', (stored, direction) => {
    expect(parseDirection(stored)).toBe(direction);
  });

  it.each([
    ['dense', 'dense'],
    ['default', 'default'],
    ['huge', 'default'],
    [null, 'default'],
  ])('density %s is read as %s', (stored, density) => {
    expect(parseDensity(stored)).toBe(density);
  });

  it.each([
    ['docs', 'docs'],
    ['material', 'material'],
    ['mine', 'material'],
    [null, 'material'],
  ])('theme of demos %s is read as %s', (stored, theme) => {
    expect(parseDemoTheme(stored)).toBe(theme);
  });
});
