import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { cabins, columns } from './cabins';

// The default progress indicators have no name for screen readers.
const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading cabins" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading cabins" />,
};

const VARIANTS = ['linear-progress', 'circular-progress', 'skeleton'] as const;

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<(typeof VARIANTS)[number]>('linear-progress');
  const [empty, setEmpty] = React.useState(false);

  const slotProps = React.useMemo<GridSlotsComponentsProps>(
    () => ({ loadingOverlay: { variant, noRowsVariant: variant } }),
    [variant],
  );

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup row aria-label="What a loading grid shows" value={variant} sx={{ px: 1.5 }}>
        {VARIANTS.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={value}
            control={<Radio size="small" onChange={() => setVariant(value)} />}
          />
        ))}
        <FormControlLabel
          label="no rows yet"
          control={<Switch checked={empty} onChange={() => setEmpty(!empty)} />}
        />
      </RadioGroup>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Cabins, loading"
          rows={empty ? [] : cabins}
          columns={columns}
          slots={slots}
          slotProps={slotProps}
          loading
          hideFooter
        />
      </div>
    </div>
  );
}
