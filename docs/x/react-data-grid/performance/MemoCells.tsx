import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { vats, type Vat } from './cheeses';

const drawn = { plain: 0, memo: 0 };

function Chart({ values, kind }: { values: readonly number[]; kind: 'plain' | 'memo' }) {
  React.useEffect(() => {
    drawn[kind] += 1;
  });
  const points = values.map((value, index) => `${index * 20},${24 - value * 2}`).join(' ');
  return (
    <svg width="80" height="24" role="img" aria-label={`Acidity: ${values.join(', ')}`}>
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

// Draws again only when `values` is another array.
const MemoChart = React.memo(Chart);

const columns: GridColDef<Vat>[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 110 },
  { field: 'turned', headerName: 'Turned', type: 'number', width: 90 },
  {
    field: 'plain',
    headerName: 'Plain',
    width: 110,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <Chart values={row.history} kind="plain" />,
  },
  {
    field: 'memo',
    headerName: 'Memoized',
    width: 110,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <MemoChart values={row.history} kind="memo" />,
  },
];

export default function MemoCells() {
  const [rows, setRows] = React.useState(vats);
  const [result, setResult] = React.useState('');

  const turn = () => {
    drawn.plain = 0;
    drawn.memo = 0;
    setRows((all) => all.map((vat) => ({ ...vat, turned: vat.turned + 1 })));
    setTimeout(() => setResult(`plain: ${drawn.plain}, memoized: ${drawn.memo}`), 300);
  };

  return (
    <Stack spacing={1} sx={{ height: 220, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={turn}>
          Turn all
        </Button>
        <Typography variant="body2" component="output">
          {result && `Charts drawn again: ${result}`}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Cheese in the cellar" rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
