import { explicitScheme, nextColorMode, parseColorMode } from '../../../../src/lib/theme/colorMode';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  [undefined, 'system'],
  ['', 'system'],
  ['Dark', 'system'],
] as const)('a stored %p means %s', (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', null],
] as const)('%s is %p to Docusaurus', (mode, scheme) => {
  expect(explicitScheme(mode)).toBe(scheme);
});

test('the toggle goes from system to light to dark and round again', () => {
  expect(nextColorMode('system')).toBe('light');
  expect(nextColorMode('light')).toBe('dark');
  expect(nextColorMode('dark')).toBe('system');
});
