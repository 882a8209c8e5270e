import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { sampleSeconds, temperatureAt, temperatures } from './kiln';

type Zoom = NonNullable<LineChartProProps['zoomData']>;

const format = (second: number) => {
  const minutes = Math.floor((second % 3600) / 60);
  return `${Math.floor(second / 3600)}:${String(minutes).padStart(2, '0')}`;
};

export default function ManyPoints() {
  const [zoom, setZoom] = React.useState<Zoom>([{ axisId: 'time', start: 0, end: 100 }]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };
  const seconds = React.useMemo(() => sampleSeconds(start, end), [start, end]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChartPro
        role="img"
        aria-label="Temperature of a kiln over 14 hours, between 360 and 880 °C"
        height={270}
        skipAnimation
        margin={{ right: 28 }}
        xAxis={[
          {
            id: 'time',
            data: seconds,
            min: 0,
            max: temperatures.length - 1,
            valueFormatter: format,
            tickLabelMinGap: 16,
            zoom: { minSpan: 0.4, slider: { enabled: true } },
          },
        ]}
        yAxis={[{ min: 300, max: 900, label: '°C', width: 52 }]}
        series={[{ data: seconds.map(temperatureAt), showMark: false }]}
        zoomData={zoom}
        onZoomChange={setZoom}
      />
      <Typography variant="body2" component="output">
        {`${seconds.length} of ${temperatures.length} values are drawn.`}
      </Typography>
    </Stack>
  );
}
