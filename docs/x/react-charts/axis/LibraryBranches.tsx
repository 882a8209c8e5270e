import { BarChart } from '@mui/x-charts/BarChart';

const branches = [
  { name: 'Old Harbor', loans: 5400 },
  { name: 'Central Station', loans: 8900 },
  { name: 'University', loans: 7600 },
  { name: 'Botanic Garden', loans: 2100 },
  { name: 'Northern Market', loans: 3800 },
  { name: 'Hillside', loans: 1700 },
];
const thousands = (value: number) => (value === 0 ? '0' : `${value / 1000}k`);

export default function LibraryBranches() {
  return (
    <BarChart
      role="img"
      aria-label="Loans by branch: Central Station leads with 8,900, Hillside has 1,700."
      dataset={branches}
      height={332}
      xAxis={[
        {
          dataKey: 'name',
          height: 104,
          tickPlacement: 'middle',
          tickLabelStyle: { angle: -45, fontSize: 13 },
          tickLabelInterval: () => true,
        },
      ]}
      yAxis={[{ width: 36, valueFormatter: thousands }]}
      series={[{ dataKey: 'loans' }]}
    />
  );
}
