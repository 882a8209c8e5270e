import { COLOR_MODES, THEME_COLORS } from '../../../../src/lib/theme/colorMode';
import { PRIMARY_HUE } from '../../../../src/features/docs-theme/constants';
import { type DocsPalette, PALETTES } from '../../../../src/features/docs-theme/palette';
import { contrast } from './contrast';

type Role = keyof DocsPalette;

const STATUSES = ['success', 'warning', 'error', 'info'] as const;
const GROUNDS = ['bg', 'surface', 'surface-hover'] as const;

/** Foreground, ground, smallest ratio. */
const PAIRS: readonly (readonly [Role, Role, number])[] = [
  ...GROUNDS.flatMap((ground): [Role, Role, number][] => [
    ['text', ground, 7],
    ['text-muted', ground, 4.5],
    ['primary', ground, 4.5],
    ['primary-hover', ground, 4.5],
    ['border-strong', ground, 3],
    ['focus', ground, 3],
  ]),
  ['text', 'primary-soft', 7],
  ['text-muted', 'primary-soft', 4.5],
  ['primary', 'primary-soft', 4.5],
  ['primary-hover', 'primary-soft', 4.5],
  ['focus', 'primary-soft', 3],
  ['primary-contrast', 'primary', 4.5],
  ['primary-contrast', 'primary-hover', 4.5],
  ['code-text', 'code-bg', 7],
  ...STATUSES.flatMap((status): [Role, Role, number][] => [
    [status, 'bg', 4.5],
    [status, 'surface', 4.5],
    [status, `${status}-soft`, 4.5],
    ['text', `${status}-soft`, 7],
    ['text-muted', `${status}-soft`, 4.5],
    ['primary', `${status}-soft`, 4.5],
  ]),
];

/** The lightest grey of the highlighting that is served for code. */
const CODE_COMMENT = 'hsl(210, 12%, 57%)';

describe('the measure of contrast', () => {
  test.each([
    ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)', 21],
    ['hsl(0, 0%, 100%)', 'hsl(0, 100%, 50%)', 4],
    ['hsl(120, 100%, 25%)', 'hsl(0, 0%, 100%)', 5.14],
  ])('of %s on %s is %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 1);
  });
});

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  const palette = PALETTES[scheme];

  test.each(PAIRS)('shows %s on %s at a contrast of at least %d', (foreground, ground, ratio) => {
    expect(contrast(palette[foreground], palette[ground])).toBeGreaterThanOrEqual(ratio);
  });

  test('keeps comments in code readable', () => {
    expect(contrast(CODE_COMMENT, palette['code-bg'])).toBeGreaterThanOrEqual(4.5);
  });

  test('has its greys and its primary colour around one hue', () => {
    const neutral: readonly Role[] = [...GROUNDS, 'border', 'text', 'text-muted', 'primary'];
    for (const role of neutral) {
      expect(palette[role]).toMatch(new RegExp(`^hsl\\(${PRIMARY_HUE}, `));
    }
  });
});

test('the dark ground is the colour that the browser shows around the page', () => {
  expect(PALETTES.dark.bg).toBe(THEME_COLORS.dark);
  expect(COLOR_MODES).toEqual(['light', 'dark', 'system']);
});
