import { readThemeNames } from '../../../../tools/api-reference/themeNames';
import { fixtureTypes } from './fixtureSite';

const { types } = fixtureTypes(
  {
    'x-a/themeAugmentation/index.d.ts': `
interface GaugeProps { size: string }
declare namespace Chart { interface BarProps { bars: number } }
export interface ChartsComponentsPropsList {
  MuiGauge: GaugeProps;
  MuiBar: Chart.BarProps;
  MuiText: { text: string };
  MuiFunction(): void;
}
export interface ChartsComponentNameToClassKey { MuiGauge: GaugeProps }
`,
    'x-b/themeAugmentation/index.d.ts': `
interface PieProps<Value> { value: Value }
export interface PieComponentsPropsList { MuiPie: PieProps<string> }
`,
    'x-c/themeAugmentation/index.d.ts': `
interface LineProps { line: string }
export interface LineComponentsPropsList { MuiLine: LineProps }
`,
  },
  ['x-a/themeAugmentation', 'x-b/themeAugmentation', 'x-c/themeAugmentation'],
);

test('components have the names of the lists that packages make for themes', () => {
  const names = readThemeNames(types, ['@mui/x-a/themeAugmentation', '@mui/x-b/themeAugmentation']);
  expect(Object.fromEntries(names)).toEqual({
    GaugeProps: 'MuiGauge',
    'Chart.BarProps': 'MuiBar',
    PieProps: 'MuiPie',
  });
});
