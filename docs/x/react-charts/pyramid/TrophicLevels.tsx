import { useTheme } from '@mui/material/styles';
import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Pike', value: 1.2 },
  { label: 'Perch', value: 11 },
  { label: 'Plankton', value: 96 },
  { label: 'Algae', value: 810 },
];

export default function TrophicLevels() {
  const { palette } = useTheme();

  return (
    <FunnelChart
      role="img"
      aria-label="Living mass of a lake in metric tons: algae 810, plankton 96, perch 11, pike 1.2"
      height={260}
      hideLegend
      gap={4}
      categoryAxis={{
        categories: levels.map(({ label }) => label),
        position: 'left',
        size: 72,
        disableLine: true,
        disableTicks: true,
      }}
      series={[
        {
          curve: 'step-pyramid',
          funnelDirection: 'increasing',
          variant: 'outlined',
          borderRadius: 4,
          valueFormatter: ({ value }) => `${value} t`,
          data: levels.map((level) => ({ ...level, color: palette.primary.main })),
        },
      ]}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: palette.text.primary } }}
    />
  );
}
