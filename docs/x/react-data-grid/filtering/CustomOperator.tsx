import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Guesthouse {
  id: number;
  name: string;
  stars: number;
  price: number;
}

const rows: GridRowsProp<Guesthouse> = [
  { id: 1, name: 'Seeblick', stars: 4, price: 96 },
  { id: 2, name: 'Alte Post', stars: 3, price: 71 },
  { id: 3, name: 'Zum Anker', stars: 5, price: 128 },
  { id: 4, name: 'Haus Erika', stars: 2, price: 54 },
];

function StarsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const stars = React.useRef<HTMLDivElement>(null);
  // The panel calls `focus` when it opens.
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
  }));

  return (
    <Box ref={stars} role="group" aria-label="Fewest stars" sx={{ alignSelf: 'end', p: 1 }}>
      <Rating
        name="fewest-stars"
        value={item.value ? Number(item.value) : null}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Guesthouse, number> = {
  value: 'atLeast',
  label: 'at least',
  getApplyFilterFn: (item) => (item.value ? (stars) => stars >= Number(item.value) : null),
  InputComponent: StarsInput,
  getValueAsString: (value) => `${value} stars`,
};

const columns: GridColDef<Guesthouse>[] = [
  { field: 'name', headerName: 'Guesthouse', flex: 1, minWidth: 130 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 130, filterOperators: [atLeast] },
  { field: 'price', headerName: 'Per night (€)', type: 'number', width: 130 },
];

export default function CustomOperator() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Guesthouses"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'stars', operator: 'atLeast', value: 3 }] },
          },
        }}
      />
    </div>
  );
}
