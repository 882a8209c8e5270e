import { useTheme } from '@mui/material/styles';
import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 620, label: 'Applied' },
  { value: 310, label: 'Tested' },
  { value: 124, label: 'Met' },
  { value: 40, label: 'Hired' },
];
const shareOf = (value: number) => `${value} (${Math.round((value / 620) * 100)} %)`;

export default function FunnelLabels() {
  const { palette } = useTheme();

  return (
    <FunnelChart
      role="img"
      aria-label="Applicants of a year: 620 applied, half were tested, 124 were met, and 40 hired."
      height={300}
      hideLegend
      gap={4}
      margin={{ left: 0, right: 100 }}
      categoryAxis={{
        categories: steps.map(({ label }) => label),
        position: 'left',
        size: 64,
        disableLine: true,
        disableTicks: true,
      }}
      series={[
        {
          data: steps.map((step) => ({ ...step, color: palette.primary.main })),
          curve: 'step',
          borderRadius: 4,
          variant: 'outlined',
          valueFormatter: ({ value }) => shareOf(value),
          sectionLabel: {
            position: { horizontal: 'end' },
            textAnchor: 'start',
            offset: { x: 8 },
          },
        },
      ]}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: palette.text.primary } }}
    />
  );
}
