import { filtersOfPage, filtersOfScope } from '../../../../src/lib/search/textFilters';

describe('filtersOfPage', () => {
  it.each([
    ['/x/react-charts/bars/', { version: 'current', product: 'x-charts' }],
    ['/zh/x/api/data-grid/data-grid/', { version: 'current', product: 'x-data-grid' }],
    ['/x/8.9.0/react-data-grid/sorting/', { version: '8.9.0', product: 'x-data-grid' }],
    ['/zh/x/8.9.0/introduction/', { version: '8.9.0', product: 'x' }],
  ])('%s', (path, filters) => {
    expect(filtersOfPage(path)).toEqual(filters);
  });
});

describe('filtersOfScope', () => {
  it('asks for the current version unless a cut one is named', () => {
    expect(filtersOfScope({})).toEqual({ version: 'current' });
    expect(filtersOfScope({ version: '8.9.0' })).toEqual({ version: '8.9.0' });
  });

  it('finds exactly the pages of the product in the version', () => {
    expect(filtersOfScope({ product: 'x-charts', version: '8.9.0' })).toEqual(
      filtersOfPage('/zh/x/8.9.0/react-charts/bars/'),
    );
  });
});
