/** What the claims of the heatmap open in the real browser. */
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import CalendarHeatmap from '../../../docs/x/react-charts/heatmap/CalendarHeatmap';

export function Named() {
  return (
    <div style={{ width: 400 }}>
      <Heatmap
        width={400}
        height={300}
        xAxis={[{ data: ['a', 'b'], valueFormatter: (name: string) => `Hour ${name}` }]}
        yAxis={[{ data: ['p', 'q'] }]}
        series={[
          {
            data: [
              [0, 0, 5],
              [1, 1, 50],
            ],
            valueFormatter: ([x, y, value]) => `${x}/${y}/${value} visits`,
          },
        ]}
      />
    </div>
  );
}

export function Calendar() {
  return (
    <div style={{ width: 720 }}>
      <CalendarHeatmap />
    </div>
  );
}
