/** What the claims of pagination open in the real browser. */
import { useEffect, useState } from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { DataGrid, type DataGridProps, type GridPaginationModel } from '@mui/x-data-grid';

export { default as AutoPageSize } from '../../../docs/x/react-data-grid/pagination/AutoPageSize';

const rows = Array.from({ length: 40 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

function Heights({ onChange }: { onChange: (height: number) => void }) {
  return [430, 260, 150].map((height) => (
    <button key={height} type="button" onClick={() => onChange(height)}>
      {height} px
    </button>
  ));
}

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
  const [height, setHeight] = useState(430);

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
    <div>
      <Heights onChange={setHeight} />
      <output>{asked.join(', ')}</output>
      <div style={{ height }}>
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

/** The page's code that keeps the first row, with the size that fits. */
export function KeptFirstRow() {
  const [height, setHeight] = useState(430);
  const [paginationModel, setPaginationModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 1,
  });
  const keepFirstRow = (next: GridPaginationModel) =>
    setPaginationModel((current) => {
      if (next.pageSize === current.pageSize) {
        return next;
      }
      const page = Math.floor((current.page * current.pageSize) / next.pageSize);
      return { ...next, page: Math.max(0, page) };
    });

  return (
    <div>
      <Heights onChange={setHeight} />
      <div style={{ height }}>
        <DataGrid
          rows={rows}
          columns={columns}
          autoPageSize
          paginationModel={paginationModel}
          onPaginationModelChange={keepFirstRow}
        />
      </div>
    </div>
  );
}

export function TwoPages({ slotProps }: Pick<DataGridProps, 'slotProps'>) {
  return (
    <DataGrid
      rows={rows.slice(0, 8)}
      columns={columns}
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      slotProps={slotProps}
    />
  );
}

function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ color: disabled ? 'action.disabled' : undefined }}
    />
  );
}

const focusableButtons: DataGridProps['slotProps'] = {
  basePagination: {
    material: {
      showFirstButton: true,
      showLastButton: true,
      slots: {
        actions: {
          firstButton: PageButton,
          previousButton: PageButton,
          nextButton: PageButton,
          lastButton: PageButton,
        },
      },
    },
  },
};

/** With the page's buttons, which keep the focus. */
export function TwoPagesWithFocus() {
  return <TwoPages slotProps={focusableButtons} />;
}
