import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [18, 19, 20, 21, 22, 23, 24];

export default function NoiseLimits() {
  const { palette } = useTheme();

  return (
    <LineChart
      role="img"
      aria-label="Noise near the stage stays below the day's limit of 75 dB, but is at 62 dB after 22:00, above the night's limit of 55."
      height={300}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour} h`,
        },
      ]}
      yAxis={[{ label: 'dB', min: 40, max: 85 }]}
      series={[{ data: [58, 66, 71, 73, 68, 62, 51], showMark: false }]}
    >
      <ChartsReferenceLine
        y={75}
        label="Day: 75 dB"
        labelAlign="start"
        lineStyle={{ stroke: palette.success.main }}
        labelStyle={{ fontSize: 12 }}
      />
      <ChartsReferenceLine
        y={55}
        label="Night: 55 dB"
        labelAlign="start"
        lineStyle={{ stroke: palette.error.main }}
        labelStyle={{ fontSize: 12 }}
      />
      <ChartsReferenceLine x={22} lineStyle={{ strokeDasharray: '4 4' }} />
    </LineChart>
  );
}
