import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import { Playground } from '@site/src/features/playground';
import type { Choices } from '@site/src/lib/playground/choices';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './BarChart.controls.json';

const palette = (name: string, value: unknown): NamedValue<unknown> => ({
  value,
  code: name,
  imports: [`import { ${name} } from '@mui/x-charts/colorPalettes';`],
});

const MONTHS = { data: ['April', 'May', 'June', 'July'] };
const isHorizontal = ({ layout }: Choices) => layout === 'horizontal';

const definition: PlaygroundDefinition = {
  model,
  start: { borderRadius: '4', grid: 'horizontal' },
  fixed: {
    role: { value: 'img' },
    'aria-label': { value: 'Nights in tents and cabins: most in July, 310 and 96.' },
    height: { value: 300 },
    xAxis: { value: [MONTHS], when: (choices) => !isHorizontal(choices) },
    yAxis: { value: [MONTHS], when: isHorizontal },
    series: {
      value: [
        { label: 'Tents', data: [64, 142, 228, 310] },
        { label: 'Cabins', data: [58, 71, 83, 96] },
      ],
    },
  },
  named: {
    barLabel: { value: { value: 'value', code: "'value'" } },
    colors: {
      blueberryTwilightPalette: palette('blueberryTwilightPalette', blueberryTwilightPalette),
      cheerfulFiestaPalette: palette('cheerfulFiestaPalette', cheerfulFiestaPalette),
      mangoFusionPalette: palette('mangoFusionPalette', mangoFusionPalette),
    },
    grid: {
      horizontal: { value: { horizontal: true }, code: '{ horizontal: true }' },
      vertical: { value: { vertical: true }, code: '{ vertical: true }' },
      both: {
        value: { horizontal: true, vertical: true },
        code: '{ horizontal: true, vertical: true }',
      },
    },
    layout: { horizontal: { value: 'horizontal', code: "'horizontal'" } },
    width: {
      '240': { value: 240, code: '240' },
      '360': { value: 360, code: '360' },
      '480': { value: 480, code: '480' },
    },
  },
};

export default function BarChartPlayground() {
  return <Playground component={BarChart} definition={definition} minHeight={361} fullWidth />;
}
