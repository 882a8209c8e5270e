import { filesFor, missingName, packageOf } from '../../../../src/lib/live/manifest';

const manifest = {
  files: ['base.js', 'grid.js', 'pro.js'],
  base: [0],
  groups: [
    { files: [], specifiers: ['react', '@mui/material/Box'] },
    { files: [1, 2], specifiers: ['@mui/x-data-grid-pro'] },
  ],
};

it('finds the scripts of an import', () => {
  expect(filesFor('react', manifest)).toEqual([]);
  expect(filesFor('@mui/x-data-grid-pro', manifest)).toEqual(['grid.js', 'pro.js']);
  expect(filesFor('@mui/x-data-grid-pro/internals', manifest)).toBeUndefined();
  expect(filesFor('toString', manifest)).toBeUndefined();
});

it('names the package that is missing, or the part of one', () => {
  expect(missingName('lodash/map', manifest)).toBe('lodash');
  expect(missingName('@mui/x-charts/BarChart', manifest)).toBe('@mui/x-charts');
  expect(missingName('@mui/material/Bocks', manifest)).toBe('@mui/material/Bocks');
  expect(packageOf('@mui/material/Box')).toBe('@mui/material');
});
