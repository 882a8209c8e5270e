import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const shared = { highlightScope, showMark: false };
const rooms = [
  { ...shared, id: 'office', label: 'Office', data: [420, 610, 980, 1240, 890, 520] },
  { ...shared, id: 'lab', label: 'Lab', data: [400, 450, 560, 600, 540, 430] },
  { ...shared, id: 'cafeteria', label: 'Cafeteria', data: [410, 430, 1390, 1180, 620, 440] },
];

export default function HighlightFromButtons() {
  const [pinned, setPinned] = React.useState('cafeteria');
  const [hovered, setHovered] = React.useState<HighlightItemData | null>(null);
  const item = React.useMemo(() => hovered ?? { seriesId: pinned }, [hovered, pinned]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Room to emphasize"
        value={pinned}
        onChange={(_, id: string | null) => setPinned(id ?? pinned)}
      >
        {rooms.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label="Carbon dioxide in three rooms from 8:00 to 18:00: the cafeteria peaks at noon with 1,390 ppm."
        height={260}
        xAxis={[
          {
            data: [8, 10, 12, 14, 16, 18],
            scaleType: 'point',
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'CO₂ in ppm', width: 64 }]}
        series={rooms}
        highlightedItem={item}
        onHighlightChange={setHovered}
      />
    </Stack>
  );
}
