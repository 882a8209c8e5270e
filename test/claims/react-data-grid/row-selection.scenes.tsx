/** What the claims of row selection open in the real browser. */
import { useState } from 'react';
import { DataGridPro, type GridPaginationModel } from '@mui/x-data-grid-pro';

export { default as SelectFromCode } from '../../../docs/x/react-data-grid/row-selection/SelectFromCode';

const all = Array.from({ length: 10 }, (_, index) => ({ id: 1 + index, name: `row ${1 + index}` }));
const columns = [{ field: 'id' }, { field: 'name' }];
const belowTwo = { items: [{ field: 'name', operator: 'doesNotContain', value: 'row 2' }] };

/** Pages of five rows, as a server sends them, and a filter that hides row 2. */
export function Pages() {
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const first = 5 * paginationModel.page;
  return (
    <DataGridPro
      rows={all.slice(first, first + 5)}
      columns={columns}
      checkboxSelection
      keepNonExistentRowsSelected
      pagination
      paginationMode="server"
      rowCount={10}
      paginationModel={paginationModel}
      onPaginationModelChange={setPaginationModel}
      pageSizeOptions={[5]}
    />
  );
}

export function Filtered() {
  const [isFiltered, setIsFiltered] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsFiltered(true)}>
        Hide row 2
      </button>
      <DataGridPro
        rows={all}
        columns={columns}
        checkboxSelection
        filterModel={isFiltered ? belowTwo : { items: [] }}
      />
    </>
  );
}
