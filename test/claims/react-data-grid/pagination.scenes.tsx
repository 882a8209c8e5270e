/** What the claims of pagination open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';

export { default as AutoPageSize } from '../../../docs/x/react-data-grid/pagination/AutoPageSize';

const rows = Array.from({ length: 40 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

/** The page sizes that `onPaginationModelChange` got. */
export function AutoPageSizes() {
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 25,
  });
  const [sizes, setSizes] = useState<readonly number[]>([]);
  return (
    <div style={{ height: 440 }}>
      <output>{sizes.join(', ')}</output>
      <div style={{ height: 430 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          autoPageSize
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => {
            setPaginationModel(model);
            setSizes((all) => [...all, model.pageSize]);
          }}
        />
      </div>
    </div>
  );
}
