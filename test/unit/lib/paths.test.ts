import { isPlaygroundPath, productIdOf } from '../../../src/lib/paths';

describe('productIdOf', () => {
  it.each([
    ['/x/react-data-grid/sorting/', 'x-data-grid'],
    ['/x/react-date-pickers/', 'x-date-pickers'],
    ['/x/react-charts', 'x-charts'],
    ['/x/react-tree-view/quickstart/', 'x-tree-view'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/rich-tree-view/', 'x-tree-view'],
    ['/x/introduction/', 'x'],
    ['/x/react-data-grid-lookalike/', 'x'],
    ['/material-ui/button/', 'material-ui'],
    ['/joy-ui/', 'joy-ui'],
    ['/base-ui/', 'base-ui'],
    ['/system/borders/', 'system'],
    ['/toolpad/studio/', 'toolpad-studio'],
    ['/toolpad/core/', 'toolpad-core'],
    ['/docs/', 'docs'],
    ['/versions/', 'docs'],
    ['/production-error/', 'docs'],
    ['/experiments/docs/callouts/', 'docs-infra'],
    ['/experiments/other/', undefined],
    ['/', undefined],
    ['/blog/', undefined],
  ])('finds the product of %s', (path, product) => {
    expect(productIdOf(path)).toBe(product);
  });
});

describe('isPlaygroundPath', () => {
  it.each([
    ['/playground', true],
    ['/playground/', true],
    ['/playground/grid/', true],
    ['/playgrounds/', false],
    ['/x/playground/', false],
  ])('%s: %s', (path, expected) => {
    expect(isPlaygroundPath(path)).toBe(expected);
  });
});
