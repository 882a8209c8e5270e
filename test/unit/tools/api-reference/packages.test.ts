import {
  installedVersion,
  mainPackagesOf,
  packageFolder,
  packageOfFile,
  packagesOf,
  planOfFile,
} from '../../../../tools/api-reference/packages';
import { makeSite } from './fixtureSite';

const site = makeSite({
  'x-charts/package.json': '{ "version": "8.1.0" }',
  'x-charts-pro/package.json': '{ "name": "@mui/x-charts-pro" }',
  'x-tree-view/package.json': '[]',
});

test('the free package of a product comes first, and says which plan a name needs', () => {
  expect(packagesOf('data-grid')).toEqual([
    { name: '@mui/x-data-grid', product: 'data-grid' },
    { name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro' },
    { name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  ]);
  expect(packagesOf('tree-view').map(({ name }) => name)).toEqual([
    '@mui/x-tree-view',
    '@mui/x-tree-view-pro',
  ]);
});

test('an add-on belongs to its product, but not to the main packages', () => {
  expect(packagesOf('material-ui')).toEqual([
    { name: '@mui/material', product: 'material-ui' },
    { name: '@mui/lab', product: 'material-ui', addOnTo: '@mui/material' },
  ]);
  expect(mainPackagesOf('material-ui').map(({ name }) => name)).toEqual(['@mui/material']);
  expect(mainPackagesOf('charts')).toEqual(packagesOf('charts'));
});

test('the version is that of the installed package', () => {
  expect(installedVersion(site, '@mui/x-charts')).toBe('8.1.0');
});

test.each([
  ['@mui/x-charts-pro', /@mui\/x-charts-pro\/package\.json says no version/],
  ['@mui/x-tree-view', /@mui\/x-tree-view\/package\.json says no version/],
  ['@mui/x-data-grid', /@mui\/x-data-grid\/package\.json/],
])('a manifest of %s without a version is an error that names the file', (name, message) => {
  expect(() => installedVersion(site, name)).toThrow(message);
});

test('finds a package in node_modules of the project', () => {
  expect(packageFolder('/site', '@mui/x-charts')).toBe('/site/node_modules/@mui/x-charts');
});

test.each([
  ['/site/node_modules/@mui/x-charts/esm/index.d.ts', '@mui/x-charts', undefined],
  ['/site/node_modules/@mui/x-charts-pro/index.d.ts', '@mui/x-charts-pro', 'pro'],
  ['/site/node_modules/@mui/x-data-grid-premium/a/b.d.ts', '@mui/x-data-grid-premium', 'premium'],
  ['/site/node_modules/dayjs/index.d.ts', 'dayjs', undefined],
  // A package that brings its own copy of another one.
  ['/site/node_modules/@mui/x-charts-pro/node_modules/dayjs/index.d.ts', 'dayjs', undefined],
  ['/site/src/lib/paths.ts', undefined, undefined],
  ['', undefined, undefined],
])('%s belongs to %s, of the plan %s', (file, name, plan) => {
  expect(packageOfFile(file)).toBe(name);
  expect(planOfFile(file)).toBe(plan);
});
