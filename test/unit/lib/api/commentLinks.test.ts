import { addressText, commentTarget } from '../../../../src/lib/api/commentLinks';

const PAGES = new Set(['/x/react-charts/bars', '/components/buttons', '/api/paper']);
const addressOf = (path: string) => (PAGES.has(path) ? `/zh${path}/` : undefined);

test.each([
  ['https://mui.com/x/react-charts/bars/', '/zh/x/react-charts/bars/'],
  ['/x/react-charts/bars/#colors', '/zh/x/react-charts/bars/#colors'],
  ['https://mui.com/material-ui/react-button/', '/zh/components/buttons/'],
  ['https://v7.mui.com/material-ui/react-button/', '/zh/components/buttons/'],
  ['https://mui.com/material-ui/api/paper/', '/zh/api/paper/'],
  // What isn't written here yet stands for the documented version there: without one, there is a later one.
  ['https://mui.com/material-ui/transitions/', 'https://v7.mui.com/material-ui/transitions/'],
  [
    'https://mui.com/material-ui/customization/palette/#values',
    'https://v7.mui.com/material-ui/customization/palette/#values',
  ],
  ['https://v7.mui.com/system/borders/', 'https://v7.mui.com/system/borders/'],
  ['https://mui.com/x/gone/', 'https://mui.com/x/gone/'],
  [
    'https://example.com/material-ui/react-button/',
    'https://example.com/material-ui/react-button/',
  ],
])('%s leads to %s', (href, target) => {
  expect(commentTarget(href, { addressOf })).toBe(target);
});

test('an address of either release is called by its page', () => {
  expect(addressText('https://v7.mui.com/material-ui/transitions/')).toBe('Transitions');
});
