import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridSidebarValue,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { byVehicle, columns, crossings } from './crossings';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: { enabled: true, model: byVehicle },
};

export default function SidebarFromCode() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);

  const toggle = () => {
    if (open) {
      apiRef.current?.hideSidebar();
    } else {
      apiRef.current?.showSidebar(GridSidebarValue.Pivot);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Button size="small" aria-expanded={open} onClick={toggle} sx={{ alignSelf: 'start' }}>
        {open ? 'Hide the fields' : 'Arrange the fields'}
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Ferry tickets and a sidebar"
          apiRef={apiRef}
          rows={crossings}
          columns={columns}
          initialState={initialState}
          onSidebarOpen={() => setOpen(true)}
          onSidebarClose={() => setOpen(false)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
