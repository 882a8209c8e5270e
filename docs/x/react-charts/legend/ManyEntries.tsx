import { PieChart } from '@mui/x-charts/PieChart';

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

export default function ManyEntries() {
  return (
    <PieChart
      role="img"
      aria-label="Languages of a course: Portuguese 21 and Arabic 17 people, Icelandic 3."
      height={200}
      series={[{ data: languages, innerRadius: 45 }]}
      slotProps={{
        legend: {
          direction: 'vertical',
          sx: { maxHeight: 140, overflowY: 'auto', flexWrap: 'nowrap', fontSize: 13, pr: 1 },
          tabIndex: 0,
        },
      }}
    />
  );
}
