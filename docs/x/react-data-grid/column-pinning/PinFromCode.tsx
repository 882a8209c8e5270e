import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { rosterColumns, shifts } from './roster';

export default function PinFromCode() {
  const apiRef = useGridApiRef();
  const [day, setDay] = React.useState('none');

  const hold = (next: string) => {
    const pinned = apiRef.current?.getPinnedColumns();
    const others = pinned?.left?.filter((field) => field !== day) ?? [];
    apiRef.current?.setPinnedColumns({
      ...pinned,
      left: next === 'none' ? others : [...others, next],
    });
    setDay(next);
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 328, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day to compare with"
        value={day}
        onChange={(_, next: string | null) => hold(next ?? day)}
      >
        <ToggleButton value="none">None</ToggleButton>
        <ToggleButton value="sat">Saturday</ToggleButton>
        <ToggleButton value="sun">Sunday</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Hours of the week"
          apiRef={apiRef}
          rows={shifts}
          columns={rosterColumns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          hideFooter
        />
      </div>
    </div>
  );
}
