import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Ingredient {
  id: number;
  ingredient: string;
  grams: number;
}

const rows: GridRowsProp<Ingredient> = [
  { id: 1, ingredient: 'Flour', grams: 500 },
  { id: 2, ingredient: 'Water', grams: 325 },
  { id: 3, ingredient: 'Salt', grams: 10 },
];

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

export default function CopyWithHeaders() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const copyAll = async () => {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t', escapeFormulas: false }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied ${text.split('\r\n').length} lines, headers included.`);
    } catch {
      setMessage('The browser did not allow to copy.');
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={copyAll}>Copy the recipe</Button>
        <Typography variant="body2" component="output">
          {message}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Bread for one oven"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
