import { LineChart } from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6];

export default function LeagueRanks() {
  return (
    <LineChart
      role="img"
      aria-label="Ranks over six rounds: Reykjavik climbs from 4 to 1, Porto falls from 1 to 3."
      height={280}
      xAxis={[{ data: rounds, scaleType: 'point', position: 'top', label: 'Round' }]}
      yAxis={[
        {
          reverse: true,
          min: 0.5,
          max: 4.5,
          tickInterval: [1, 2, 3, 4],
          valueFormatter: (rank: number) => `#${rank}`,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        { label: 'Porto', data: [1, 1, 2, 2, 3, 3], curve: 'bumpX', showMark: false },
        { label: 'Lagos', data: [2, 3, 1, 1, 1, 2], curve: 'bumpX', showMark: false },
        { label: 'Busan', data: [3, 2, 3, 4, 4, 4], curve: 'bumpX', showMark: false },
        { label: 'Reykjavik', data: [4, 4, 4, 3, 2, 1], curve: 'bumpX', showMark: false },
      ]}
    />
  );
}
