/** What the claims of styling open in the real browser. */
import * as React from 'react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `Row ${id}` }));
const columns: DataGridProps['columns'] = [
  { field: 'id', headerName: 'Id' },
  { field: 'name', headerName: 'Name' },
];
const selected: DataGridProps['rowSelectionModel'] = { type: 'include', ids: new Set([1]) };
const mine = () => 'mine';

function Three(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid rows={many.slice(0, 3)} columns={columns} {...props} />
    </div>
  );
}

export function OwnClass() {
  return (
    <Three
      getRowClassName={mine}
      rowSelectionModel={selected}
      sx={{ '& .mine': { backgroundColor: 'rgb(255, 0, 0)' } }}
    />
  );
}

export function OwnClassWithStates() {
  return (
    <Three
      getRowClassName={mine}
      rowSelectionModel={selected}
      sx={{
        '& .mine': {
          backgroundColor: 'rgb(255, 0, 0)',
          '&:hover, &.Mui-selected': { backgroundColor: 'rgb(0, 128, 0)' },
        },
      }}
    />
  );
}

export function Many() {
  const calls = React.useRef({ rows: 0, cells: 0 });
  const [answer, setAnswer] = React.useState('');
  const [count] = React.useState(() => ({
    row: () => {
      calls.current.rows += 1;
      return '';
    },
    cell: () => {
      calls.current.cells += 1;
      return '';
    },
  }));
  return (
    <div>
      <button
        type="button"
        onClick={() => setAnswer(`${calls.current.rows} ${calls.current.cells}`)}
      >
        Count
      </button>
      <output>{answer}</output>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={many}
          columns={columns}
          getRowClassName={count.row}
          getCellClassName={count.cell}
        />
      </div>
    </div>
  );
}

export function Lines() {
  return (
    <div style={{ width: 600 }}>
      <Three showCellVerticalBorder />
      <Three
        columns={[
          { field: 'id', flex: 1 },
          { field: 'name', flex: 1 },
        ]}
        showCellVerticalBorder
        sx={{ '--DataGrid-rowBorderColor': 'transparent' }}
      />
    </div>
  );
}
