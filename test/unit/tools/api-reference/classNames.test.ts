import path from 'node:path';
import { createClassNames, isGlobalState } from '../../../../tools/api-reference/classNames';
import { makeSite } from './fixtureSite';

const make = (prefix: string) => `exports.get${prefix}UtilityClass = (key) => '${prefix}-' + key;`;
const site = makeSite({
  'x-charts/Gauge/gaugeClasses.js': make('Gauge'),
  'x-charts/Bar/barClasses.js': "exports.barClasses = { root: 'Bar-root' };",
  'x-charts/Bar/oddClasses.js': 'exports.oddClasses = { root: 1 }; exports.get = String;',
  'x-charts/Pie/types.js': '',
  'x-charts/Pie/index.js': `${make('Other')}${make('Pie')}`,
  'x-charts/Line/text.js': "module.exports = 'text';",
  'x-charts/Line/index.js': make('Other'),
});
const file = (name: string) => path.join(site, 'node_modules/@mui/x-charts', name);
const classNamesOf = createClassNames(site);

test.each([
  ['Gauge', 'esm/Gauge/Gauge.d.ts', 'esm/Gauge/gaugeClasses.d.ts', 'Gauge-root'],
  ['Bar', 'Bar/Bar.d.ts', 'Bar/barClasses.d.ts', 'Bar-root'],
  ['Pie', 'Pie/Pie.d.ts', 'Pie/types.d.ts', 'Pie-root'],
])(
  'classes of %s are asked of the code: the file of their type, or else the folder of the component',
  (component, home, declaration, expected) => {
    expect(classNamesOf(component, file(home), file(declaration))?.('root')).toBe(expected);
  },
);

test('a key that a list of names lacks has no class', () => {
  expect(classNamesOf('Bar', file('Bar/Bar.d.ts'), file('Bar/barClasses.d.ts'))?.('x')).toBe(
    undefined,
  );
});

test.each([
  ['names of another component', 'Line', 'Line/text.d.ts'],
  ['lists of anything but texts', 'Line', 'Bar/oddClasses.d.ts'],
])('%s are no names of classes', (_, component, declaration) => {
  expect(classNamesOf(component, file('Line/Line.d.ts'), file(declaration))).toBe(undefined);
});

test.each([
  ['Mui-selected', true],
  ['MuiGauge-root', false],
])('%s says a state that components share: %s', (className, expected) => {
  expect(isGlobalState(className)).toBe(expected);
});
