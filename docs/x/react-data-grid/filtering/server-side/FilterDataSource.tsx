import { DataGrid, type DataGridProps, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchSightings, toQuery } from './sightings';

const dataSource: GridDataSource = {
  getRows: async ({ filterModel, start, end }) => {
    const rows = await fetchSightings(toQuery(filterModel));
    return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
  },
};

const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
  filter: { filterModel: { items: [{ field: 'count', operator: '>=', value: 2 }] } },
};

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function FilterDataSource() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Bird sightings"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5]}
        disableColumnSorting
        showToolbar
        disableColumnSelector
        slotProps={slotProps}
      />
    </div>
  );
}
