import { DataGridPro, type DataGridProProps, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, readLog } from './airLog';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, isLast, rowCount } = await readLog(params);
    return { rows, rowCount: isLast ? rowCount : undefined };
  },
};

const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 15 } },
};

export default function LoadAtEnd() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Air readings, as many as there are"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        scrollEndThreshold={200}
        initialState={initialState}
        disableColumnFilter
      />
    </div>
  );
}
