import { type AdapterSource, dateAdapters } from '../../../../tools/api-reference/adapters';

const declared = (name: string, library: string, locale = 'string') => `
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { '${library}': Moment }
}
export declare class ${name} extends Base<${locale}> implements MuiPickersAdapter<${locale}> {}`;

const TEXTS: Readonly<Record<string, string>> = {
  AdapterMoment: declared('AdapterMoment', 'moment'),
  AdapterFns: declared('AdapterFns', 'fns', 'Locale'),
  AdapterFnsV2: declared('AdapterFns', 'fns', 'Locale'),
  AdapterFnsBase: '',
  AdapterNoClass: '',
  AdapterNoDates: 'export declare class AdapterNoDates {}',
  AdapterNoPeer: declared('AdapterNoPeer', 'other'),
  AdapterNoLocale: `interface PickerValidDateLookup { moment: Moment }
export declare class AdapterNoLocale {}`,
};
const source = (...names: readonly string[]): AdapterSource => ({
  packageName: '@mui/x-date-pickers',
  names,
  peers: { moment: '^2.29.4', fns: '^2.25.0 || ^3.2.0 || ^4.0.0' },
  versions: { moment: '2.30.1', fns: '4.1.0' },
  declarations: (name) => TEXTS[name] ?? '',
});

test('adapters have their library, its versions, and the types of dates and locales', () => {
  expect(
    dateAdapters(source('AdapterMoment', 'AdapterFnsV2', 'AdapterFnsBase', 'AdapterFns')),
  ).toEqual([
    {
      name: 'AdapterFns',
      exported: 'AdapterFns',
      library: 'fns',
      range: '^3.2.0 || ^4.0.0',
      used: '4.1.0',
      dateType: 'Moment',
      locale: 'object',
    },
    {
      name: 'AdapterFnsV2',
      exported: 'AdapterFns',
      library: 'fns',
      range: '^2.25.0',
      dateType: 'Moment',
      locale: 'object',
    },
    {
      name: 'AdapterMoment',
      exported: 'AdapterMoment',
      library: 'moment',
      range: '^2.29.4',
      used: '2.30.1',
      dateType: 'Moment',
      locale: 'name',
    },
  ]);
});

test.each([
  ['AdapterNoClass', 'declares no class'],
  ['AdapterNoDates', 'adds no type of date'],
  ['AdapterNoPeer', 'works with other, which is no peer dependency'],
  ['AdapterNoLocale', 'implements no MuiPickersAdapter'],
])('%s is an error that names it and the package', (name, message) => {
  expect(() => dateAdapters(source(name))).toThrow(`@mui/x-date-pickers/${name} ${message}`);
});
