import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(
  path.join(__dirname, '../../../../../static/static/styles/prism-okaidia.css'),
  'utf8',
).replaceAll(/\/\*[\s\S]*?\*\//g, '');
const GROUND = '#0f1822';

/** Relative luminance after WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('prism-okaidia.css', () => {
  const colors = [...css.matchAll(/(?<![-\w])color:\s*([^;]+);/g)].map(([, color = '']) => color);

  it('has the dark background unless the theme sets another', () => {
    expect(css).toContain(`background: var(--docs-code-bg, ${GROUND})`);
  });

  it.each([...new Set(colors)])('gives %s a contrast of at least 4.5 on the ground', (color) => {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(color, GROUND)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows how to compute contrast', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
  });

  it.each(['comment', 'string', 'keyword', 'number', 'function', 'tag', 'inserted', 'deleted'])(
    'colours %s',
    (token) => {
      expect(css).toMatch(new RegExp(`\\.prism \\.token\\.${token}[,\\s][^}]*color:`));
    },
  );

  it('reaches no element outside .prism', () => {
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
    expect(selectors.length).toBeGreaterThan(20);
    for (const selector of selectors) {
      expect(selector.trim()).toMatch(/^\.prism( \.token\.[\w-]+)?$/);
    }
  });
});
