/** What the claims of pagination open in the real browser. */
import { useEffect, useState } from 'react';
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

/** The page sizes that a server is asked for, and the rows that it sends. */
export function AutoPageSizeOfServer() {
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 1,
  });
  const [answer, setAnswer] = useState<{ rows: typeof rows; total: number }>({
    rows: [],
    total: 0,
  });
  const [asked, setAsked] = useState<readonly string[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const { page, pageSize } = paginationModel;
    if (pageSize > 1) {
      const sent = rows.slice(page * pageSize, (page + 1) * pageSize);
      Promise.resolve({ rows: sent, total: rows.length }).then((next) => {
        setAsked((all) => [...all, `${page} × ${pageSize}`]);
        if (isCurrent) {
          setAnswer(next);
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 440 }}>
      <output>{asked.join(', ')}</output>
      <div style={{ height: 430 }}>
        <DataGrid
          rows={answer.rows}
          columns={columns}
          paginationMode="server"
          rowCount={answer.total}
          autoPageSize
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </div>
    </div>
  );
}
