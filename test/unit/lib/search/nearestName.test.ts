import { nearestName } from '../../../../src/lib/search/nearestName';

const names = ['DataGrid', 'DataGridPro', 'DateField', 'Gauge'];

describe('nearestName', () => {
  it.each([
    ['DataGird', 'DataGrid'],
    ['dataGridpro', 'DataGridPro'],
    ['DatField', 'DateField'],
    ['Gauges', 'Gauge'],
    ['', 'Gauge'],
  ])('for %j is %j', (wanted, name) => {
    expect(nearestName(wanted, names)).toBe(name);
  });

  it('is nothing without names', () => {
    expect(nearestName('DataGrid', [])).toBeUndefined();
  });
});
