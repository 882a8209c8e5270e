import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { center } from './flats';

export default function NearestPoint() {
  const [reach, setReach] = React.useState<'all' | 'near' | 'point'>('all');
  const [clicked, setClicked] = React.useState<string>();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reach of the pointer"
        value={reach}
        onChange={(_, next: 'all' | 'near' | 'point' | null) => setReach(next ?? reach)}
      >
        <ToggleButton value="all">Any distance</ToggleButton>
        <ToggleButton value="near">30 px</ToggleButton>
        <ToggleButton value="point">Point only</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        role="img"
        aria-label="Rent by size of nine apartments in the center."
        height={230}
        xAxis={[{ label: 'Size (m²)', min: 20, max: 110 }]}
        yAxis={[{ width: 52, valueFormatter: (rent: number) => `€${rent}` }]}
        series={[{ data: center, highlightScope: { highlight: 'item' } }]}
        disableVoronoi={reach === 'point'}
        voronoiMaxRadius={reach === 'near' ? 30 : undefined}
        onItemClick={(_: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setClicked(center[dataIndex]?.id)
        }
      />
      <Typography variant="body2" role="status">
        Clicked: {clicked ?? 'none yet'}
      </Typography>
    </Stack>
  );
}
