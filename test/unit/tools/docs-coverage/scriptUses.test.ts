import { scriptUses } from '../../../../tools/docs-coverage/scriptUses';

const used = (text: string) => scriptUses(text).map(({ kind, name }) => `${kind}.${name}`);

test.each([
  [
    '<DataGrid rows={rows} aria-label="Orders" loading />',
    ['props.rows', 'props.aria-label', 'props.loading'],
  ],
  ['<DataGridPremium<Order> rowHeight={20}></DataGridPremium>', ['props.rowHeight']],
  ['<Table rows={rows} />', []],
  ['<DataGrid {...{ density: "compact" }} />', ['props.density']],
  ['const more: Partial<DataGridProps> = { rowHeight: 20 };', ['props.rowHeight']],
  ["type Click = DataGridProps<Order>['onRowClick'];", ['props.onRowClick']],
])('props: %s', (text, expected) => {
  expect(used(text)).toEqual(expected);
});

test.each([
  ['<DataGrid slots={{ toolbar: Bar }} />', ['props.slots', 'slots.toolbar']],
  ['<DataGrid slotProps={{ panel: { sx: {} } }} />', ['props.slotProps', 'slots.panel']],
  ['const slots = { footer: Footer };', ['slots.footer']],
  ["const own: DataGridProps['slotProps'] = { row: {} };", ['props.slotProps', 'slots.row']],
  ['const own = { cell: Cell } satisfies Partial<GridSlots>;', ['slots.cell']],
  ['<Panel slots={{ toolbar: Bar }} />', []],
])('slots: %s', (text, expected) => {
  expect(used(text)).toEqual(expect.arrayContaining(expected));
  expect(used(text)).toHaveLength(expected.length);
});

test.each([
  [
    "const list: readonly GridColDef<Order>[] = [{ field: 'id', renderCell: () => ({ width: 1 }) }];",
    ['field', 'renderCell'],
  ],
  [
    "const one: GridSingleSelectColDef = { field: 'id', valueOptions: [] };",
    ['field', 'valueOptions'],
  ],
  ['<DataGrid columns={[{ flex: 1 }]} />', ['flex']],
  ['const list = [{ minWidth: 1 }]; <DataGrid columns={list} />;', ['minWidth']],
  ['const list = React.useMemo<GridColDef[]>(() => [{ width: 1 }], []);', ['width']],
  ['const list = fields.map((field): GridColDef => ({ field }));', ['field']],
  [
    'function make(): GridColDef[] { const wide = { flex: 1 }; return [wide, { sortable: false }]; }',
    ['flex', 'sortable'],
  ],
  [
    "const base: GridColDef = { align: 'right' }; const own = [{ ...base, width: 1 }] satisfies GridColDef[];",
    ['align', 'width'],
  ],
  ['const list = [open ? { flex: 1 } : { width: 1 }] as GridColDef[];', ['flex', 'width']],
  ["const format: GridColDef['valueFormatter'] = String;", ['valueFormatter']],
  ["{ field: 'a', sortable: false }", ['field', 'sortable']],
  ['const rows: Order[] = [{ width: 1 }];', []],
  ["const model: GridSortModel = [{ field: 'a', sort: 'asc' }];", []],
])('column fields: %s', (text, expected) => {
  const fields = used(text).filter((name) => name.startsWith('columnFields.'));
  expect(fields.sort()).toEqual(expected.map((name) => `columnFields.${name}`).sort());
});

test('a list that is made of itself ends', () => {
  expect(used('const columns = [...columns, { flex: 1 }];')).toEqual(['columnFields.flex']);
});

test.each([
  ['apiRef.current.setPage(1)', ['setPage']],
  ['apiRef.current?.setPage(1)', ['setPage']],
  ['apiRef.current!.setPage(1)', ['setPage']],
  ['props.gridApiRef.current.setPage(1)', ['setPage']],
  ['params.api.getRow(id)', ['getRow']],
  ['api.getRow(id)', ['getRow']],
  ['const { getRow: read } = apiRef.current;', ['getRow']],
  [
    'apiRef.current.dataSource.cache.clear()',
    ['dataSource', 'dataSource.cache', 'dataSource.cache.clear'],
  ],
  ['list.current.setPage(1)', []],
  ['setPage(1)', []],
])('methods: %s', (text, expected) => {
  expect(used(text).sort()).toEqual(expected.map((name) => `methods.${name}`));
});

test.each([
  ["apiRef.current.subscribeEvent('rowClick', read)", 'rowClick'],
  ["useGridEvent(apiRef, 'rowClick', read)", 'rowClick'],
  ["const read: GridEventListener<'rowClick'> = () => {};", 'rowClick'],
])('events: %s', (text, expected) => {
  expect(used(text)).toContain(`events.${expected}`);
});

test('other functions take no names of events', () => {
  expect(used("addEventListener('resize', read)")).toEqual([]);
});
