import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { heartRate } from './heartRate';

/** s */
const WINDOW = 60;

export default function LiveData() {
  const [isRunning, setRunning] = React.useState(false);
  const [now, setNow] = React.useState(WINDOW);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => setNow((last) => last + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const seconds = Array.from({ length: WINDOW + 1 }, (_, index) => now - WINDOW + index);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        role="img"
        aria-label="Heart rate over the last minute, between 60 and 120 beats a minute"
        height={240}
        skipAnimation
        xAxis={[
          {
            data: seconds,
            min: now - WINDOW,
            max: now,
            domainLimit: 'strict',
            tickInterval: seconds.filter((second) => second % 15 === 0),
            valueFormatter: (second: number) => `${second} s`,
          },
        ]}
        yAxis={[{ min: 50, max: 130, label: 'Beats a minute' }]}
        series={[{ data: seconds.map(heartRate), showMark: false }]}
      />
    </Stack>
  );
}
