import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart, type AnimatedLineProps, markElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weeks = [
  [12, 18, 9, 14, 22],
  [16, 11, 19, 21, 13],
];

/** The line of the package, without its animation: it's there at once. */
function StillLine({ ownerState, d, className }: AnimatedLineProps) {
  return <path d={d} className={className} stroke={ownerState.color} strokeWidth={2} fill="none" />;
}

export default function QuickMarks() {
  const [week, setWeek] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setWeek(1 - week)}
      >
        Other week
      </Button>
      <LineChart
        role="img"
        aria-label={`Parcels a day in week ${week + 1}: ${weeks[week]?.join(', ')}`}
        height={240}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 0, max: 25, label: 'Parcels' }]}
        series={[{ data: weeks[week] }]}
        slots={{ line: StillLine }}
        sx={{ [`& .${markElementClasses.root}`]: { transitionDuration: '800ms' } }}
      />
    </Stack>
  );
}
