import { readPackageTypes } from '../../../../tools/api-reference/program';
import { fixtureTypes } from './fixtureSite';

const { siteDir, types } = fixtureTypes(
  {
    'x-a/index.d.ts': `
export { Gauge as Meter } from './Gauge';
export interface Options<Value = string> { value: Value }
`,
    'x-a/Gauge.d.ts': 'export declare function Gauge(): null;',
    'x-b/index.d.ts': "export * from '@mui/x-a';",
  },
  ['x-a', 'x-b'],
  [{ name: 'GaugeOptions', module: '@mui/x-a', type: 'Options' }],
);

test('finds an export by its name, as the original declaration', () => {
  const exported = types.exportsOf('@mui/x-a');
  expect([...exported.keys()].sort()).toEqual(['Meter', 'Options']);
  expect(exported.get('Meter')?.name).toBe('Gauge');
});

test('what packages hand on is the same thing in all of them', () => {
  expect(types.exportsOf('@mui/x-b').get('Meter')).toBe(types.exportsOf('@mui/x-a').get('Meter'));
});

test('a type is read with the defaults of its parameters', () => {
  const value = types.aliases.get('GaugeOptions')?.getProperty('value');
  expect(value && types.checker.typeToString(types.checker.getTypeOfSymbol(value))).toBe('string');
});

test('a module that was not read is named', () => {
  expect(() => types.exportsOf('@mui/x-c')).toThrow('@mui/x-c is not among the modules');
});

test('all modules that are not installed are named in one error', () => {
  const read = () => readPackageTypes(siteDir, ['@mui/x-a', '@mui/x-c', '@mui/x-d/more'], []);
  expect(read).toThrow(/^The packages can't be read:\n.*'@mui\/x-c'.*\n.*'@mui\/x-d\/more'/);
});

test('a type that its module does not export is named', () => {
  const aliases = [{ name: 'One', module: '@mui/x-a', type: 'Gone' }];
  expect(() => readPackageTypes(siteDir, ['@mui/x-a'], aliases)).toThrow(/@mui\/x-a.*'Gone'/s);
});
