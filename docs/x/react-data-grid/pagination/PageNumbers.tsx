import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, recordings } from './library';

function NumberedPages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of recordings"
      size="small"
      siblingCount={0}
      // The grid counts pages from 0, `Pagination` from 1. The number of pages is unknown if the total is.
      page={page + 1}
      count={pageCount}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

const slots = { pagination: NumberedPages };
const initialState = { pagination: { paginationModel: { pageSize: 4, page: 2 } } };

export default function PageNumbers() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Recordings"
        rows={recordings}
        columns={columns}
        slots={slots}
        initialState={initialState}
        pageSizeOptions={[4]}
      />
    </div>
  );
}
