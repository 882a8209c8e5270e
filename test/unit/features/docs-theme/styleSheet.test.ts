import { docsStyleSheet } from '../../../../src/features/docs-theme/styleSheet';
import { cssText } from '../../../../src/features/docs-theme/themeVariables';

describe('cssText', () => {
  test('writes nested rules, camel case names and custom properties', () => {
    expect(
      cssText({ '@media print': { a: { zIndex: 3, colorScheme: 'dark', '--myVar': '1px' } } }),
    ).toBe('@media print{a{z-index:3;color-scheme:dark;--myVar:1px;}}');
  });
});

describe('the stylesheet', () => {
  const css = docsStyleSheet();
  const [shell = '', material = ''] = css.split('@layer mui{');

  function rule(text: string, selector: string): string {
    const start = text.indexOf(`${selector}{`);
    expect(start).toBeGreaterThanOrEqual(0);
    return text.slice(start, text.indexOf('}', start));
  }

  test('holds the light tokens without an attribute, and the dark ones on html[data-theme]', () => {
    expect(rule(shell, ':root')).toContain('--docs-bg:hsl(210, 0%, 100%);');
    expect(rule(shell, ':root')).toContain('color-scheme:light;');
    expect(rule(shell, "html[data-theme='dark']")).toContain('--docs-bg:hsl(210, 14%, 7%);');
    expect(rule(shell, "html[data-theme='dark']")).toContain('color-scheme:dark;');
  });

  test('points Infima at the tokens outside of any layer', () => {
    expect(rule(shell, ':root')).toContain('--ifm-font-family-base:var(--docs-font);');
    expect(shell).not.toContain('@layer');
  });

  test('has the variables of Material UI in the layer mui, selected by the same attribute', () => {
    expect(rule(material, '[data-theme="dark"]')).toContain('--mui-palette-primary-main:#90caf9;');
    expect(rule(material, ':root, [data-theme="light"]')).toContain(
      '--mui-palette-primary-main:#1976d2;',
    );
  });

  test('gives demos the font and the ground of the docs theme, or of the default theme on pages of Material UI', () => {
    expect(rule(material, ':root')).toContain(
      '--mui-font-body1:400 1rem/1.5 var(--docs-demo-font);',
    );
    expect(material).not.toContain('Inter');
    expect(rule(shell, ':root')).toContain('--docs-demo-font:var(--docs-font);');
    expect(rule(shell, ':root')).toContain('--docs-demo-bg:var(--docs-bg);');
    const pages = rule(shell, 'html:is(.plugin-id-base-library):not([data-docs-theme])');
    expect(pages).toContain('--docs-demo-font:"Roboto", "Helvetica", "Arial", sans-serif;');
    expect(pages).toContain('--docs-demo-bg:var(--mui-palette-background-default);');
    expect(shell.replace(pages, '')).not.toContain('--mui-');
  });

  test('closes every rule that it opens', () => {
    expect(css.split('{')).toHaveLength(css.split('}').length);
    expect(shell).not.toMatch(/undefined|NaN|\[object/);
  });
});
