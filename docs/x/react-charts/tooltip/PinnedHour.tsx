import * as React from 'react';
import Stack from '@mui/material/Stack';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];
const visitors = [12, 34, 61, 88, 73, 52, 67, 91, 40];

export default function PinnedHour() {
  const [index, setIndex] = React.useState(3);

  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Visitors by hour peak at 11:00 with 88 and at 15:00 with 91."
        height={240}
        xAxis={[
          {
            id: 'hours',
            data: hours,
            scaleType: 'point',
            valueFormatter: (hour: number) => `${hour}:00`,
            tickLabelInterval: (_, tick) => tick % 2 === 0,
          },
        ]}
        series={[{ data: visitors }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'line' }}
        highlightedAxis={[{ axisId: 'hours', dataIndex: index }]}
        onHighlightedAxisChange={([axis]) => {
          if (axis) {
            setIndex(axis.dataIndex);
          }
        }}
      />
      <Slider
        aria-label="Hour"
        size="small"
        value={index}
        max={hours.length - 1}
        getAriaValueText={(value) => `${hours[value]}:00`}
        onChange={(_, value) => setIndex(Number(value))}
        sx={{ width: 'calc(100% - 85px)', marginInlineStart: '65px' }}
      />
      <Typography variant="body2" role="status">
        {hours[index]}:00: {visitors[index]} visitors
      </Typography>
    </Stack>
  );
}
