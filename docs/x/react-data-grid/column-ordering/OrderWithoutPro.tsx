import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { albumColumns, albums, type Album } from './records';

function inOrder(fields: readonly string[]): readonly GridColDef<Album>[] {
  return fields.flatMap((field) => albumColumns.filter((column) => column.field === field));
}

const views = {
  counter: inOrder(['artist', 'title', 'stock', 'year', 'label', 'id']),
  stockroom: inOrder(['id', 'stock', 'label', 'title', 'artist', 'year']),
};

export default function OrderWithoutPro() {
  const [view, setView] = React.useState<keyof typeof views>('counter');

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 318, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, next: keyof typeof views | null) => setView(next ?? view)}
      >
        <ToggleButton value="counter">Counter</ToggleButton>
        <ToggleButton value="stockroom">Stockroom</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Records" rows={albums} columns={views[view]} hideFooter />
      </div>
    </div>
  );
}
