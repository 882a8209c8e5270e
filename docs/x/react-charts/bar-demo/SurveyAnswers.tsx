import { BarChart } from '@mui/x-charts/BarChart';

/** Percent of 812 answers; disagreement is negative. */
const answers = [
  { question: 'Clean', never: -4, rarely: -10, often: 52, always: 34 },
  { question: 'Safe', never: -7, rarely: -15, often: 49, always: 29 },
  { question: 'Cheap', never: -22, rarely: -31, often: 35, always: 12 },
  { question: 'On time', never: -12, rarely: -34, often: 38, always: 16 },
];
const percent = (value: number | null) => (value === null ? '' : `${Math.abs(value)} %`);

const against = { stack: 'against', stackOrder: 'reverse', valueFormatter: percent } as const;
const inFavor = { stack: 'in favor', valueFormatter: percent };
const colors = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? ['#f2726a', '#ffb870', '#8ab8f5', '#4f7fe8']
    : ['#b3261e', '#e8710a', '#2f8fd8', '#174ea6'];

export default function SurveyAnswers() {
  return (
    <BarChart
      role="img"
      aria-label="How people find the tram: 86 percent call it clean, 78 safe, 54 on time and 47 cheap."
      dataset={answers}
      layout="horizontal"
      height={280}
      colors={colors}
      yAxis={[{ dataKey: 'question', width: 60, disableTicks: true, barGapRatio: -1 }]}
      xAxis={[{ min: -60, max: 100, tickNumber: 5, valueFormatter: percent }]}
      series={[
        { ...against, dataKey: 'never', label: 'Never' },
        { ...against, dataKey: 'rarely', label: 'Rarely' },
        { ...inFavor, dataKey: 'often', label: 'Often' },
        { ...inFavor, dataKey: 'always', label: 'Always' },
      ]}
    />
  );
}
