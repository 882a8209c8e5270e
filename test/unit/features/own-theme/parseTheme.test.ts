import { MAX_LENGTH, parseTheme } from '../../../../src/features/own-theme/parseTheme';

function optionsOf(text: string): unknown {
  const parsed = parseTheme(text);
  return 'kind' in parsed ? parsed : parsed.options;
}

const PRIMARY = { palette: { primary: { main: '#00695c' } } };

describe('takes', () => {
  test.each([
    ['a call', "createTheme({ palette: { primary: { main: '#00695c' } } })"],
    [
      'a call with a semicolon and comments',
      '/* mine */ createTheme({ palette: { primary: { main: "#00695c" } } }); // end',
    ],
    ['options', "{ palette: { primary: { main: '#00695c' } } }"],
    ['options behind a comment', "// mine\n{ palette: { primary: { main: '#00695c', }, }, };\n"],
    ['options in brackets', "({ palette: { primary: { main: '#00695c' } } })"],
    ['JSON', '{\n  "palette": { "primary": { "main": "#00695c" } }\n}\n'],
    ['a template without expressions', '{ palette: { primary: { main: `#00695c` } } }'],
    ['a variable', "const theme = createTheme({ palette: { primary: { main: '#00695c' } } });"],
    [
      'a file',
      "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme({\n  palette: { primary: { main: '#00695c' } },\n});\n",
    ],
    [
      'a file that exports the variable by default',
      "'use client';\nimport { createTheme } from '@mui/material/styles';\n\nconst theme = createTheme({\n  palette: { primary: { main: '#00695c' } },\n});\n\nexport default theme;\n",
    ],
    [
      'a file that exports the variable twice',
      "export const theme = createTheme({ palette: { primary: { main: '#00695c' } } });\nexport default theme;",
    ],
    [
      'a variable in a list of exports',
      "const theme = { palette: { primary: { main: '#00695c' } } };\nexport { theme, theme as default };",
    ],
    [
      'a default export',
      "export default createTheme({ palette: { primary: { main: '#00695c' } } })",
    ],
  ])('%s', (_name, text) => {
    expect(optionsOf(text)).toEqual(PRIMARY);
  });

  test('every kind of value, and keys of styles', () => {
    expect(
      optionsOf(
        `{
        spacing: 4, cssVariables: true, shape: { borderRadius: -1.5 }, custom: [null, false, 'x'],
        components: { MuiButton: { styleOverrides: { root: {
          '&:hover, & > .x:not([dir="rtl"])': { content: '"a\\'b"', 2: 'x' },
          '@media (min-width: 600px)': { background: 'linear-gradient(90deg, rgb(0 0 0 / 50%), #fff)' },
        } }, variants: [{ props: { size: 'small' }, style: { fontFamily: '"Segoe UI", sans-serif' } }] } },
      }`.replace("a\\'b", 'ab'),
      ),
    ).toEqual({
      spacing: 4,
      cssVariables: true,
      shape: { borderRadius: -1.5 },
      custom: [null, false, 'x'],
      components: {
        MuiButton: {
          styleOverrides: {
            root: {
              '&:hover, & > .x:not([dir="rtl"])': { content: '"ab"', 2: 'x' },
              '@media (min-width: 600px)': {
                background: 'linear-gradient(90deg, rgb(0 0 0 / 50%), #fff)',
              },
            },
          },
          variants: [{ props: { size: 'small' }, style: { fontFamily: '"Segoe UI", sans-serif' } }],
        },
      },
    });
  });

  test('any text of a component that users read', () => {
    const text =
      "{ components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'Don’t {stop}; it\\'s (fine' } } } } }";
    expect(optionsOf(text)).toMatchObject({
      components: {
        MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: "Don’t {stop}; it's (fine" } } },
      },
    });
    // A key with dots is something else, of which Material UI makes a variable.
    expect(
      optionsOf("{ 'components.X.defaultProps.localeText': { a: 'b;} body{display:none' } }"),
    ).toMatchObject({ kind: 'text', about: ';' });
    // Below any other key, it would be the name of a property.
    expect(optionsOf(text.replace('defaultProps', 'styleOverrides'))).toMatchObject({
      kind: 'text',
    });
  });
});

describe('refuses', () => {
  test.each([
    ['', 'empty', 1, 1, ''],
    [' \n ', 'empty', 1, 1, ''],
    ['createTheme()', 'empty', 1, 1, ''],
    ['{\n  a: 1\n  b: 2\n}', 'syntax', 3, 3, ''],
    ['{ a: 1 } as const', 'syntax', 1, 9, ''],
    ['{ a: 1 }, { b: 2 }', 'noTheme', 1, 1, ''],
    ["import x from 'y'", 'noTheme', 1, 1, ''],
    ["'red'", 'noTheme', 1, 1, ''],
    ['const a = createTheme({}); const b = createTheme({});', 'noTheme', 1, 1, ''],
    ['const a = createTheme({}); export default b;', 'noTheme', 1, 1, ''],
    ["import b from 'b'; const a = createTheme({}); export { a, b };", 'noTheme', 1, 1, ''],
    ["const a = createTheme({}); export { a } from 'b';", 'noTheme', 1, 1, ''],
    ['const a = createTheme({}); export default createTheme({});', 'noTheme', 1, 1, ''],
    ['const { a } = createTheme({}); export default a;', 'noTheme', 1, 1, ''],
    ['createTheme({}); export default theme;', 'noTheme', 1, 1, ''],
    ['const a = createTheme({}); fetch("https://evil.example");', 'noTheme', 1, 1, ''],
    ['fetch("https://evil.example"); createTheme({})', 'noTheme', 1, 1, ''],
    ['createTheme({}, { spacing: 4 })', 'secondArgument', 1, 17, ''],
    ['responsiveFontSizes(createTheme({}))', 'call', 1, 1, 'responsiveFontSizes'],
    ['{\r\n  palette: {\r\n    divider: alpha("#000", 0.1),\r\n  } }', 'call', 3, 14, 'alpha'],
    ['{ a: new Date() }', 'call', 1, 6, 'Date'],
    ['{ spacing: (factor) => factor }', 'fn', 1, 12, ''],
    ['{ spacing: function () {} }', 'fn', 1, 12, ''],
    ['{ spacing() {} }', 'fn', 1, 3, ''],
    ['{ get spacing() { return 1 } }', 'fn', 1, 3, ''],
    ['{ primary: teal }', 'name', 1, 12, 'teal'],
    ['{ primary: teal[500] }', 'name', 1, 12, 'teal[500]'],
    ['{ teal }', 'name', 1, 3, 'teal'],
    ['{ [teal]: 1 }', 'name', 1, 4, 'teal'],
    ['{ a: undefined }', 'name', 1, 6, 'undefined'],
    ['{ ...base }', 'spread', 1, 3, ''],
    ['{ a: [...base] }', 'spread', 1, 7, ''],
    ['{ a: 1 + 1 }', 'value', 1, 6, '1 + 1'],
    ['{ a: +1 }', 'value', 1, 6, '+1'],
    ['{ a: /x/ }', 'value', 1, 6, '/x/'],
    ['{ a: 1n }', 'value', 1, 6, '1n'],
    ['{ a: [1, , 2] }', 'value', 1, 6, ','],
    ['{ a: `1${x}` }', 'name', 1, 10, 'x'],
    ['{ __proto__: { a: 1 } }', 'key', 1, 3, '__proto__'],
    ['{ "__proto__": null }', 'key', 1, 3, '__proto__'],
    ['{ "\\u005f_proto__": null }', 'key', 1, 3, '__proto__'],
    ['{ a: { constructor: {} } }', 'key', 1, 8, 'constructor'],
    ['{ prototype: 1 }', 'key', 1, 3, 'prototype'],
    ['{ a: { dangerouslySetInnerHTML: {} } }', 'key', 1, 8, 'dangerouslySetInnerHTML'],
    ["{ a: { '@font-face': {} } }", 'key', 1, 8, '@font-face'],
    ["{ a: { '} body': {} } }", 'key', 1, 8, '}'],
    ["{ a: { 'body:has(&)': {} } }", 'key', 1, 8, '&'],
    ["{ a: {\n  color: 'red;} body{display:none' } }", 'text', 2, 10, ';'],
    ["{ a: 'URL (x.png)' }", 'text', 1, 6, 'URL ('],
  ])('%j: %s in line %i, column %i', (text, kind, line, column, about) => {
    expect(parseTheme(text)).toMatchObject({ kind, line, column, about });
  });

  test('texts that are too long or too deep', () => {
    expect(parseTheme(`{ a: '${'x'.repeat(MAX_LENGTH)}' }`)).toMatchObject({ kind: 'tooLong' });
    expect(parseTheme(`{ a: '${'x'.repeat(MAX_LENGTH - 9)}' }`)).not.toHaveProperty('kind');
    const nested = (levels: number) => `{ a: ${'['.repeat(levels)}${']'.repeat(levels)} }`;
    expect(parseTheme(nested(20))).not.toHaveProperty('kind');
    expect(parseTheme(nested(21))).toMatchObject({ kind: 'tooDeep', line: 1, column: 26 });
    expect(parseTheme(nested(10_000))).toMatchObject({ kind: 'tooDeep' });
    expect(parseTheme('['.repeat(MAX_LENGTH))).toHaveProperty('kind');
  });

  test('comments without an end, in no time', () => {
    const before = performance.now();
    expect(parseTheme(`{}${'/**/'.repeat(5000)}x`)).toMatchObject({ kind: 'syntax' });
    expect(parseTheme(`${'/**/'.repeat(5000)}/*`)).toMatchObject({ kind: 'syntax' });
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

test('knows where each value is, and changes no prototype', () => {
  const text = '{\n palette: { primary: { main: "x" } }, a: [1] }';
  const parsed = parseTheme(text);
  expect('offsets' in parsed && parsed.offsets.get('palette.primary.main')).toBe(
    text.indexOf('"x"'),
  );
  expect('offsets' in parsed && parsed.offsets.get('a.0')).toBe(text.indexOf('1]'));
  expect({}).not.toHaveProperty('polluted');
});
