import type { ApiNoteEntry } from '../../../../src/lib/api/apiNoteEntry';
import type { ApiModel } from '../../../../src/lib/api/apiModel';
import { applyNotes } from '../../../../tools/api-reference/applyNotes';

const BASE = { description: '', imports: [], packages: [], demos: [] } as const;

const GRID: ApiModel = {
  ...BASE,
  kind: 'component',
  name: 'DataGrid',
  product: 'data-grid',
  props: [
    { name: 'rows', type: 'Row[]', description: 'The rows.' },
    { name: 'className', type: 'string', description: '' },
  ],
  slots: [{ name: 'toolbar', type: 'T', default: 'Old', description: '' }],
  classes: [],
  source: '',
};
const COLUMN: ApiModel = {
  ...BASE,
  kind: 'interface',
  name: 'GridColDef',
  product: 'data-grid',
  plan: 'pro',
  properties: [
    { name: 'rows', type: 'string', description: '' },
    { name: 'className', type: 'string', description: 'Its own words.' },
  ],
};
const NOTE = { en: 'A note.', zh: '注释。' };
const evidence = { file: '', has: '' };

function noted(...entries: readonly Omit<ApiNoteEntry, 'evidence'>[]) {
  const [grid, column] = applyNotes(
    [GRID, COLUMN],
    entries.map((entry) => ({ ...entry, evidence })),
  );
  return {
    grid: grid?.kind === 'component' ? grid : undefined,
    column: column?.kind === 'interface' ? column : undefined,
  };
}

it('adds notes, plans and defaults to rows and slots', () => {
  const { grid, column } = noted(
    { rows: ['DataGrid.rows'], note: NOTE, plan: 'premium' },
    { rows: ['data-grid/DataGrid.slots.toolbar'], default: 'Toolbar' },
    { rows: ['GridColDef.rows'], plan: 'pro' },
  );
  expect(grid?.props[0]).toEqual({ ...GRID.props[0], note: NOTE, plan: 'premium' });
  expect(grid?.slots[0]?.default).toBe('Toolbar');
  // All of the page needs the plan, which it says once.
  expect(column?.properties[0]).not.toHaveProperty('plan');
});

it('adds a note of a product where a row says nothing itself', () => {
  const { grid, column } = noted({ rows: ['data-grid/*.className'], note: NOTE });
  expect(grid?.props[1]?.note).toEqual(NOTE);
  expect(column?.properties[1]).not.toHaveProperty('note');
});

it.each([
  ['DataGrid.gone', 'DataGrid.gone is no row'],
  ['DataGrid.slots.rows', 'DataGrid.slots.rows is no row'],
  ['charts/DataGrid.rows', 'charts/DataGrid.rows is no row'],
  ['data-grid/*.gone', 'data-grid/*.gone is no row'],
  ['*.rows', 'write "*.rows" as'],
  ['rows', 'write "rows" as'],
])('refuses %s', (row, message) => {
  expect(() => noted({ rows: [row], note: NOTE })).toThrow(message);
});

it('refuses two notes of one row', () => {
  expect(() =>
    noted({ rows: ['DataGrid.rows'], note: NOTE }, { rows: ['DataGrid.rows'], note: NOTE }),
  ).toThrow('DataGrid.rows has two notes.');
});
