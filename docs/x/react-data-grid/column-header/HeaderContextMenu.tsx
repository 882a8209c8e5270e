import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: readonly GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', width: 140 },
  { field: 'queen', headerName: 'Queen', width: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];

export default function HeaderContextMenu() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('');
  const [anchor, setAnchor] = React.useState<Element | null>(null);

  const openMenu: GridEventListener<'columnHeaderContextMenu'> = (params, event) => {
    event.preventDefault(); // Keep the browser's menu closed.
    setField(params.field);
    setAnchor(apiRef.current?.getColumnHeaderElement(params.field) ?? null);
  };

  const fitToContent = () => {
    setAnchor(null);
    apiRef.current?.autosizeColumns({ columns: [field] });
  };

  const makeWide = () => {
    setAnchor(null);
    apiRef.current?.setColumnWidth(field, 240);
  };

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Beehives"
        apiRef={apiRef}
        rows={hives}
        columns={columns}
        onColumnHeaderContextMenu={openMenu}
        hideFooter
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: () => apiRef.current?.setColumnHeaderFocus(field) } }}
      >
        <MenuItem onClick={fitToContent}>Fit to content</MenuItem>
        <MenuItem onClick={makeWide}>Make it wide</MenuItem>
      </Menu>
    </div>
  );
}
