import { absoluteAddresses, inStylesheetLayer } from '../../../../src/lib/pages/pageStylesheets';

const BASE = 'https://fonts.test/css/icons.css?family=A';

test.each([
  ['url(a.woff2)', 'url("https://fonts.test/css/a.woff2")'],
  ["url( '../b.woff2' )", 'url("https://fonts.test/b.woff2")'],
  ['URL("/c.woff2")', 'url("https://fonts.test/c.woff2")'],
  ['url(https://other.test/d)', 'url("https://other.test/d")'],
  ['url(data:font/woff2;base64,AA==)', 'url("data:font/woff2;base64,AA==")'],
  ['url(#clip)', 'url(#clip)'],
  ['curl(x', 'curl(x'],
])('%s becomes %s', (css, absolute) => {
  expect(absoluteAddresses(css, BASE)).toBe(absolute);
});

test('puts the text into the layer, without rules that must come first in a file', () => {
  expect(inStylesheetLayer('@charset "utf-8";.a{color:red}', BASE)).toBe(
    '@layer fonts {\n.a{color:red}\n}',
  );
});

test('a sheet that imports another can not', () => {
  expect(inStylesheetLayer('@import url(b.css);', BASE)).toBeUndefined();
});
