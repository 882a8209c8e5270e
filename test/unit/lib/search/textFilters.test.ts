import { filtersOfPage, filtersOfScope } from '../../../../src/lib/search/textFilters';

describe('filtersOfPage', () => {
  it.each([
    ['/x/react-charts/bars/', ['current', 'current x-charts']],
    ['/zh/x/api/data-grid/data-grid/', ['current', 'current x-data-grid']],
    ['/x/8.9.0/react-data-grid/sorting/', ['8.9.0', '8.9.0 x-data-grid']],
    ['/zh/x/8.9.0/introduction/', ['8.9.0', '8.9.0 x']],
  ])('%s', (path, scopes) => {
    expect(filtersOfPage(path)).toEqual(scopes.map((scope) => ({ scope })));
  });
});

describe('filtersOfScope', () => {
  it('asks for the current version unless a cut one is named', () => {
    expect(filtersOfScope({})).toEqual({ scope: 'current' });
    expect(filtersOfScope({ version: '8.9.0' })).toEqual({ scope: '8.9.0' });
  });

  it('finds exactly the pages of the product in the version', () => {
    expect(filtersOfPage('/zh/x/8.9.0/react-charts/bars/')).toContainEqual(
      filtersOfScope({ product: 'x-charts', version: '8.9.0' }),
    );
  });
});
