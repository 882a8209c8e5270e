import { isSitePath, isWebAddress } from '../../../src/lib/webAddress';

test.each(['https://mui.com/x/', 'http://localhost:3000', 'HTTPS://mui.com/?a=b#c'])(
  '%s is an address of the web',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(isSitePath(address)).toBe(false);
  },
);

test.each(['/', '/x/react-charts/', '/x/react-charts/#bars', '/versions?a=b'])(
  '%s is a path of the site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
    expect(isWebAddress(path)).toBe(false);
  },
);

test.each([
  'javascript:alert(1)//https://mui.com/',
  ' javascript:alert(1)#',
  'java\tscript:alert(1)',
  'data:text/html,<p>',
  'vbscript:x',
  'file:///etc/hosts',
  'blob:https://mui.com/1',
  'ftp://mui.com/',
  'mailto:a@mui.com',
  '//mui.com/#a',
  '/\\mui.com/#a',
  '\\\\mui.com',
  'https:mui.com',
  'https:///x',
  'https://a b/',
  'x/react-charts/#a',
  '#a',
  '',
])('"%s" is neither', (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(isSitePath(text)).toBe(false);
});
