import {
  cookieValue,
  parseDemoHash,
  preferenceCookie,
  resolveCodeStyling,
  resolveCodeVariant,
} from '../../../../src/lib/code/preferences';

describe('the language of source code', () => {
  it.each([
    ['#BasicBars.tsx', 'JS', 'TS'],
    ['#BasicBars.js', 'TS', 'JS'],
    ['#BasicBars.js', undefined, 'JS'],
    ['#BasicBars', 'JS', 'JS'],
    ['#BasicBars.ts', 'JS', 'JS'],
    ['#BasicBars.jsx', 'TS', 'TS'],
    ['#BasicBars.js?x', undefined, 'TS'],
    ['', 'JS', 'JS'],
    ['', 'TS', 'TS'],
    ['', 'js', 'TS'],
    ['', 'Cobol', 'TS'],
    ['', undefined, 'TS'],
  ] as const)('with hash %j and cookie %j is %s', (hash, cookie, expected) => {
    expect(resolveCodeVariant(hash, cookie)).toBe(expected);
  });
});

describe('the styling of source code', () => {
  it.each([
    ['#tailwind-Foo.js', 'css', 'tailwind'],
    ['#css-Foo.tsx', undefined, 'css'],
    ['#system-Foo.tsx', 'css', 'system'],
    ['#css-tailwind-Foo.js', undefined, 'tailwind'],
    ['#tailwind-Foo', 'css', 'css'],
    ['#tailwind-Foo', undefined, 'system'],
    ['#Foo.tsx', 'tailwind', 'tailwind'],
    ['', 'MUI System', 'system'],
    ['', 'Tailwind', 'tailwind'],
    ['', 'CSS', 'css'],
    ['', 'Tailwind CSS', 'system'],
    ['', 'constructor', 'system'],
    ['', '', 'system'],
    ['', undefined, 'system'],
  ] as const)('with hash %j and cookie %j is %s', (hash, cookie, expected) => {
    expect(resolveCodeStyling(hash, cookie)).toBe(expected);
  });
});

describe('a hash', () => {
  it.each([
    ['#BasicBars.tsx', { name: 'BasicBars', variant: 'TS' }],
    ['#css-BasicBars.js', { name: 'BasicBars', variant: 'JS', styling: 'css' }],
    ['#tailwind-BasicBars.tsx', { name: 'BasicBars', variant: 'TS', styling: 'tailwind' }],
    ['#system-BasicBars.js', { name: 'BasicBars', variant: 'JS', styling: 'system' }],
    ['#BasicBars', undefined],
    ['#.js', undefined],
    ['#notes.txt', undefined],
    ['', undefined],
  ])('%j asks for %j', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
  });

  it.each([
    ['letters', 'a'],
    ['letters and a mark', 'a-'],
    ['letters before a mark', 'a', '-'],
    ['dots', '.'],
    ['letters before the end of a source', 'a', '.tsx'],
    ['marks before the end of a source', '-', '.js'],
    ['percent signs', '%'],
  ])('of 100,000 %s is read in no time', (_of, part, end = '') => {
    const hash = `#${part.repeat(100_000)}${end}`;
    const start = performance.now();
    expect(parseDemoHash(hash)).toBeUndefined();
    resolveCodeVariant(hash, undefined);
    resolveCodeStyling(hash, undefined);
    // A pattern that begins anew at each letter takes half a minute.
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('may be as long as the longest name needs', () => {
    const name = 'A'.repeat(100);
    expect(parseDemoHash(`#tailwind-${name}.tsx`)).toMatchObject({ name });
    expect(parseDemoHash('#first.Second.tsx')).toMatchObject({ name: 'Second' });
  });
});

describe('a cookie', () => {
  it.each([
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=JS; b=2', 'JS'],
    ['xcodeVariant=JS', undefined],
    ['codeVariant=JS; codeVariant=TS', undefined],
    ['codeVariant=', ''],
    ['codeVariant=MUI%20System', 'MUI System'],
    ['codeVariant=%E0%A4%A', '%E0%A4%A'],
    ['', undefined],
  ])('in %j has the value %j', (cookies, expected) => {
    expect(cookieValue(cookies, 'codeVariant')).toBe(expected);
  });

  it('is found in no time among huge ones', () => {
    const start = performance.now();
    for (const part of ['a', ';', '; codeVariant=', '=', '%']) {
      cookieValue(part.repeat(100_000), 'codeVariant');
    }
    expect(cookieValue(`a=${'b'.repeat(100_000)}; codeVariant=JS`, 'codeVariant')).toBe('JS');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is written for a year and the whole site', () => {
    expect(preferenceCookie('variant', 'JS')).toBe(
      'codeVariant=JS;path=/;max-age=31536000;SameSite=Lax',
    );
    expect(preferenceCookie('styling', 'tailwind')).toBe(
      'codeStyling=tailwind;path=/;max-age=31536000;SameSite=Lax',
    );
  });
});
