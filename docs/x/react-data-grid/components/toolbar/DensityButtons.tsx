import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid';
import { columns, routes } from './routes';

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const { slots } = useGridRootProps();

  const options = [
    { value: 'compact', name: 'Compact rows', Icon: slots.densityCompactIcon },
    { value: 'standard', name: 'Standard rows', Icon: slots.densityStandardIcon },
    { value: 'comfortable', name: 'Comfortable rows', Icon: slots.densityComfortableIcon },
  ] as const;

  return (
    <Toolbar>
      {options.map(({ value, name, Icon }) => (
        <Tooltip key={value} title={name}>
          <ToolbarButton
            aria-pressed={density === value}
            color={density === value ? 'primary' : 'default'}
            onClick={() => apiRef.current.setDensity(value)}
          >
            <Icon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      ))}
    </Toolbar>
  );
}

const gridSlots = { toolbar: DensityToolbar };

export default function DensityButtons() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <div style={{ height: 393, width: '100%' }}>
      <DataGrid
        label="Routes, roomy or tight"
        rows={routes}
        columns={columns}
        slots={gridSlots}
        density={density}
        onDensityChange={setDensity}
        showToolbar
        hideFooter
      />
    </div>
  );
}
