import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function PanelFromCode() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);

  return (
    <div style={{ height: 265, width: '100%', display: 'flex', flexDirection: 'column', gap: 8 }}>
      <div>
        <Button
          size="small"
          onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}
        >
          Choose columns
        </Button>
        <output>The panel is {open ? 'open' : 'closed'}.</output>
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Vegetable garden and a button"
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          onPreferencePanelOpen={({ openedPanelValue }) =>
            setOpen(openedPanelValue === GridPreferencePanelsValue.columns)
          }
          onPreferencePanelClose={() => setOpen(false)}
          hideFooter
        />
      </div>
    </div>
  );
}
