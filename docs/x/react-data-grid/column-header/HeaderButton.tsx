import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

type Unit = 'C' | 'F';

function UnitButton({ unit, onSwitch }: { unit: Unit; onSwitch: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={`Show brood temperature in °${unit === 'C' ? 'F' : 'C'}`}
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation(); // Don't sort.
        onSwitch();
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Enter') {
          event.stopPropagation(); // The header would sort.
        }
      }}
      sx={{
        font: 'inherit',
        minWidth: 32,
        minHeight: 28,
        color: 'inherit',
        bgcolor: 'transparent',
      }}
    >
      °{unit}
    </Box>
  );
}

export default function HeaderButton() {
  const [unit, setUnit] = React.useState<Unit>('C');

  const columns = React.useMemo<readonly GridColDef<Hive>[]>(
    () => [
      { field: 'name', headerName: 'Hive', flex: 1, minWidth: 120 },
      {
        field: 'brood',
        headerName: 'Brood',
        type: 'number',
        width: 180,
        valueFormatter: (value: number) => (unit === 'C' ? value : value * 1.8 + 32).toFixed(1),
        renderHeader: ({ colDef }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
            {colDef.headerName}
            <UnitButton unit={unit} onSwitch={() => setUnit((now) => (now === 'C' ? 'F' : 'C'))} />
          </Box>
        ),
      },
    ],
    [unit],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Beehives" rows={hives} columns={columns} hideFooter />
    </div>
  );
}
