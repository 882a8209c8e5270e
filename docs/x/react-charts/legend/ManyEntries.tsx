import { ChartsLegend, type ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const languages = [
  { id: 'pt', label: 'Portuguese', value: 21 },
  { id: 'ar', label: 'Arabic', value: 17 },
  { id: 'pl', label: 'Polish', value: 15 },
  { id: 'tr', label: 'Turkish', value: 12 },
  { id: 'vi', label: 'Vietnamese', value: 10 },
  { id: 'uk', label: 'Ukrainian', value: 9 },
  { id: 'sw', label: 'Swahili', value: 6 },
  { id: 'is', label: 'Icelandic', value: 3 },
];

/** The list takes the focus, so it needs a name. */
function LanguageLegend(props: ChartsLegendProps) {
  return <ChartsLegend {...props} aria-label="Languages" tabIndex={0} />;
}

export default function ManyEntries() {
  return (
    <PieChart
      role="img"
      aria-label="Languages of a school: Portuguese 21 and Arabic 17 students, Icelandic 3."
      height={200}
      // The default palette has seven colors, which is too few for eight slices.
      colors={mangoFusionPalette}
      series={[{ data: languages, innerRadius: 45 }]}
      slots={{ legend: LanguageLegend }}
      slotProps={{
        legend: {
          direction: 'vertical',
          // This height cuts the sixth entry in half, which shows that more entries follow.
          sx: { maxHeight: 163, overflowY: 'auto', flexWrap: 'nowrap', fontSize: 13, pr: 1 },
        },
      }}
    />
  );
}
