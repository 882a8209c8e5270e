import { markdownPath } from '../../../../src/lib/pages/markdownPath';

it.each([
  ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting.md'],
  ['/x/react-data-grid/sorting', '/x/react-data-grid/sorting.md'],
  ['/zh/x/8.9.0/react-charts/', '/zh/x/8.9.0/react-charts.md'],
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/versions/', '/versions.md'],
])('gives %s the address %s', (page, address) => {
  expect(markdownPath(page)).toBe(address);
});

it('has an address of its own for demos in JavaScript', () => {
  expect(markdownPath('/x/react-data-grid/sorting/', 'JS')).toBe(
    '/x/react-data-grid/sorting.js.md',
  );
});
