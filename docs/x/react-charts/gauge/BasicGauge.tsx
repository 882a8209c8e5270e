import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return <Gauge aria-label="Disk used, in percent" height={150} value={62} />;
}
