import { apiMethods } from '../../../../tools/api-reference/apiMethods';
import { memoryProgram } from './memoryProgram';

const FREE = `
export interface GridSortApi {
  /**
   * Sorts a column of [[GridRow]] objects.
   * @param {string} field The field.
   * @param {string} direction - The direction.
   * @returns {boolean} Whether it changed.
   */
  sortColumn: (field: string, direction?: 'asc' | 'desc') => boolean;
  /** @deprecated Use \`sortColumn\`. */
  sort(): void;
  /** @ignore - do not document. */
  hidden: () => void;
}
export type Publisher = (...args: string[]) => void;
export interface GridCoreApi<State> {
  /**
   * Emits.
   * @param {string} name Its name.
   */
  publishEvent: Publisher;
  state: State;
  dataSource: { /** Fetches. */ fetchRows: () => void; cache: string };
}
export interface GridApi extends GridSortApi, GridCoreApi<{ rows: number }> {}
`;
const PRO = `
import { GridApi as Free } from '../x-data-grid/index';
export interface GridPinningApi { pinColumn: (field: string) => void }
export interface GridApi extends Free, GridPinningApi {}
`;
const PREMIUM = `
import { GridApi as Pro } from '../x-data-grid-pro/index';
export interface GridExcelApi { exportExcel: () => void }
export interface GridApi extends Pro, GridExcelApi {}
`;
const PACKAGES = {
  'x-data-grid/index.d.ts': FREE,
  'x-data-grid-pro/index.d.ts': PRO,
  'x-data-grid-premium/index.d.ts': PREMIUM,
};
const methods = apiMethods(memoryProgram(PACKAGES));
const find = (name: string) => methods.find((method) => method.name === name);

test('methods are sorted by interface and name, without those that ask not to be documented', () => {
  expect(methods.map(({ group, name }) => `${group}.${name}`)).toEqual([
    'GridCoreApi.dataSource.cache',
    'GridCoreApi.dataSource.fetchRows',
    'GridCoreApi.publishEvent',
    'GridCoreApi.state',
    'GridExcelApi.exportExcel',
    'GridPinningApi.pinColumn',
    'GridSortApi.sort',
    'GridSortApi.sortColumn',
  ]);
});

test('a method has its type, parameters and result as they are written', () => {
  expect(find('sortColumn')).toEqual({
    name: 'sortColumn',
    group: 'GridSortApi',
    description: 'Sorts a column of `GridRow` objects.',
    type: "(field: string, direction?: 'asc' | 'desc') => boolean",
    parameters: [
      { name: 'field', type: 'string', description: 'The field.' },
      {
        name: 'direction',
        type: "'asc' | 'desc'",
        description: 'The direction.',
        optional: true,
      },
    ],
    returns: { type: 'boolean', description: 'Whether it changed.' },
  });
});

test.each([
  ['sort', undefined, 'Use `sortColumn`.'],
  ['pinColumn', 'pro', undefined],
  ['exportExcel', 'premium', undefined],
  ['dataSource.fetchRows', undefined, undefined],
])('%s needs the plan %s, and its advice is %s', (name, plan, deprecated) => {
  expect(find(name)?.plan).toBe(plan);
  expect(find(name)?.deprecated).toBe(deprecated);
});

test('a function whose type has a name is described by its comment', () => {
  expect(find('publishEvent')).toMatchObject({
    type: 'Publisher',
    parameters: [{ name: 'name', type: 'string', description: 'Its name.' }],
  });
});

test('a value has no parameters, and its type is the one that the interface is given', () => {
  expect(find('state')?.parameters).toBeUndefined();
  expect(find('state')?.type).toBe('{ rows: number; }');
});

test.each([
  [
    { ...PACKAGES, 'x-data-grid-pro/index.d.ts': 'export {};' },
    /x-data-grid-pro exports no type GridApi/,
  ],
  [{ 'x-data-grid/index.d.ts': FREE }, /no types of the package @mui\/x-data-grid-pro/],
])('what is missing is named with its package (%#)', (files, message) => {
  expect(() => apiMethods(memoryProgram(files))).toThrow(message);
});
