import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const generated = [180, 240, 390, 560, 690, 740];
const planned = [200, 280, 400, 520, 640, 760];

export default function AreaAndPlan() {
  return (
    <LineChart
      role="img"
      aria-label="Solar power per month: 180 MWh in January, 740 in June. Since April generation has been near or above the plan."
      height={280}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'MWh' }]}
      series={[
        { id: 'generated', data: generated, label: 'Generated', area: true, showMark: false },
        { id: 'planned', data: planned, label: 'Planned', showMark: false },
      ]}
      sx={{
        [`& .${areaElementClasses.series}-generated`]: { fillOpacity: 0.35 },
        [`& .${lineElementClasses.series}-planned`]: { strokeDasharray: '6 4' },
      }}
    />
  );
}
