import {
  forbiddenInKey,
  forbiddenInValue,
  isForbiddenKey,
} from '../../../../src/lib/theme/themeStrings';

describe('a value', () => {
  test.each([
    '#00695c',
    'rgb(0 105 92 / calc(50% + (1% * 2)))',
    'var(--brand, #fff)',
    '"Segoe UI", \'Noto\', sans-serif',
    'R & D',
    '"a b" 1fr\n"c d" auto',
    '0 1px 2px #000, inset 0 0 0 1px red !important',
    'translate(-50%, 10px) / 2',
    '',
  ])('may be %j', (text) => {
    expect(forbiddenInValue(text)).toBeUndefined();
  });

  test.each([
    ['red;} body{display:none', ';'],
    ['red}', '}'],
    ['{', '{'],
    ['red/* ', '/*'],
    ['\\75rl(x)', '\\'],
    ['url(https://evil.example/x.png)', 'url('],
    ['URL\n(x.png)', 'URL\n('],
    ['-webkit-image-set("x.png" 1x)', 'image-set('],
    ['expression(alert(1))', 'expression('],
    ['//evil.example/x.png', '//'],
    ['https://evil.example', '//'],
    ['javascript:alert(1)', 'script:'],
    ['"open', '"'],
    ["it's", "'"],
    ['"two\nlines"', '"'],
    ['calc(1px', ')'],
    ['1px)', ')'],
    ['a[b)', ')'],
    [':is(&)', '&'],
  ])('may not be %j, for %j', (text, sign) => {
    expect(forbiddenInValue(text)).toBe(sign);
  });
});

describe('a key', () => {
  test.each([
    'backgroundColor',
    '--my-color',
    '&:hover, .Mui-selected &',
    '& .MuiButton-root:not(:disabled) > [data-x="a;b"]'.replace(';', ' '),
    '@media (min-width: 600px)',
    '@supports (display: grid)',
    '@container sidebar (min-width: 400px)',
    '@keyframes spin',
    '2',
  ])('may be %j', (text) => {
    expect(forbiddenInKey(text)).toBeUndefined();
  });

  test.each([
    ['@import', '@import'],
    [' @import "x"', '@import'],
    ['@font-face', '@font-face'],
    ['@FONT-FACE', '@FONT-FACE'],
    ['@layer x', '@layer'],
    ['@\\69mport', '@'],
    ['& {} body', '{'],
    ['body:has(&)', '&'],
    ['[a', ']'],
  ])('may not be %j, for %j', (text, sign) => {
    expect(forbiddenInKey(text)).toBe(sign);
  });

  test('may not reach prototypes or HTML', () => {
    for (const key of [
      '__proto__',
      'constructor',
      'prototype',
      'dangerouslySetInnerHTML',
      'srcDoc',
      'children',
      'ref',
    ]) {
      expect(isForbiddenKey(key)).toBe(true);
    }
    expect(isForbiddenKey('primary')).toBe(false);
  });
});
