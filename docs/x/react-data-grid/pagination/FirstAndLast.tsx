import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { columns, recordings } from './library';

const pageSizeOptions = [4, 8, { value: -1, label: 'All' }];

const slotProps: DataGridProProps['slotProps'] = {
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
};

const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 4 } },
};

export default function FirstAndLast() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGridPro
        aria-label="Recordings"
        rows={recordings}
        columns={columns}
        pagination
        pageSizeOptions={pageSizeOptions}
        slotProps={slotProps}
        initialState={initialState}
      />
    </div>
  );
}
