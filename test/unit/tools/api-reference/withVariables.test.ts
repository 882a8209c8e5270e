import type { CssVariableEntry } from '../../../../src/data/cssVariables';
import type { ApiModel } from '../../../../src/lib/api/apiModel';
import { withVariables } from '../../../../tools/api-reference/withVariables';

const component = (name: string, product: ApiModel['product'] = 'data-grid'): ApiModel => ({
  kind: 'component',
  name,
  product,
  description: '',
  imports: [],
  packages: [],
  demos: [],
  props: [],
  slots: [],
  classes: [],
  source: '',
});
const entry: CssVariableEntry = {
  product: 'data-grid',
  owners: ['DataGrid'],
  name: '--DataGrid-gap',
  default: '4px',
  note: { en: 'The gap.', zh: '间隙。' },
  evidence: { file: '', has: '' },
};

it('gives components their variables, and leads from those of paid plans to them', () => {
  const [grid, premium, chart] = withVariables(
    [component('DataGrid'), component('DataGridPremium'), component('DataGrid', 'charts')],
    [entry],
  );
  expect(grid).toMatchObject({
    variables: [{ name: '--DataGrid-gap', default: '4px', note: entry.note }],
  });
  expect(grid).not.toHaveProperty('variablesOf');
  expect(premium).toMatchObject({ variablesOf: 'DataGrid' });
  expect(premium).not.toHaveProperty('variables');
  expect(chart).toEqual(component('DataGrid', 'charts'));
});

it('names the components that have no page', () => {
  expect(() => withVariables([component('DataGridPro')], [entry])).toThrow(
    '--DataGrid-gap is for DataGrid, which has no page.',
  );
});
