import { PieChart } from '@mui/x-charts/PieChart';

interface Part {
  readonly label: string;
  readonly value: number;
}

const calls: readonly Part[] = [
  { label: 'Invoices', value: 412 },
  { label: 'Passwords', value: 305 },
  { label: 'Delivery', value: 188 },
  { label: 'Returns', value: 34 },
  { label: 'Praise', value: 21 },
  { label: 'Wrong number', value: 17 },
  { label: 'Press', value: 8 },
];

/** Keeps the largest parts and joins all others. */
function withOther(parts: readonly Part[], keep: number) {
  const sorted = [...parts].sort((a, b) => b.value - a.value);
  const rest = sorted.slice(keep);
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  return [
    ...sorted.slice(0, keep),
    { id: 'other', label: `${rest.length} others`, value, color: '#757575' },
  ];
}

export default function OtherSlice() {
  return (
    <PieChart
      role="img"
      aria-label="985 calls in May: invoices 412, passwords 305, delivery 188, and four other reasons 80 together."
      height={220}
      series={[{ data: withOther(calls, 3), valueFormatter: ({ value }) => `${value} calls` }]}
    />
  );
}
