import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeLevels() {
  const [load, setLoad] = React.useState(72);
  const { palette } = useTheme();
  const level = load < 60 ? 'normal' : load < 85 ? 'high' : 'critical';
  const colors = {
    normal: palette.success.main,
    high: palette.warning.main,
    critical: palette.error.main,
  };

  return (
    <Stack sx={{ width: 220, maxWidth: '100%', px: 2 }}>
      <Gauge
        aria-label="Load of the server"
        aria-valuetext={`${load} percent, ${level}`}
        height={150}
        value={load}
        text={`${load}%\n${level}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: { fill: colors[level] },
          [`& .${gaugeClasses.valueText}`]: { fontSize: 18 },
        }}
      />
      <Slider
        aria-label="Load"
        size="small"
        value={load}
        onChange={(_, value) => setLoad(Array.isArray(value) ? (value[0] ?? 0) : value)}
      />
    </Stack>
  );
}
