import { DataGrid, type DataGridProps, type GridDataSource } from '@mui/x-data-grid';
import { listStays } from './campsite';
import { columns } from './columns';

const dataSource: GridDataSource = {
  getRows: (params) => listStays(params),
};

const initialState: DataGridProps['initialState'] = {
  // The footer shows this row count until the first response.
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function BasicDataSource() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Stays at the campsite"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[5, 10, 20]}
      />
    </div>
  );
}
