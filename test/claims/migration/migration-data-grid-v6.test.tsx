import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  proves,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  within,
} from '../harness';
import { takeMessages } from '../support/console';

type Props = Readonly<Record<string, unknown>>;
type Side = 'v6' | 'v7';
type Component = ComponentType<Props>;
type Method = (...values: readonly unknown[]) => unknown;
type Api = Readonly<Record<string, Method>> & {
  readonly state: { readonly density: unknown };
  readonly instanceId: object;
};
type Exports = Readonly<Record<string, unknown>>;

const PACKAGES = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'] as const;

function folderOf(side: Side, name: string): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules/@mui', name);
}

function manifestOf(side: Side, name: string) {
  return JSON.parse(readFileSync(path.join(folderOf(side, name), 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
}

const sourceOf = (side: Side, file: string) =>
  readFileSync(path.join(folderOf(side, file)), 'utf8');

function releaseOf(side: Side) {
  const community = jest.requireActual<Exports>(folderOf(side, 'x-data-grid'));
  const premium = jest.requireActual<Exports>(folderOf(side, 'x-data-grid-premium'));
  return {
    side,
    community,
    premium,
    Grid: community.DataGrid as Component,
    Premium: premium.DataGridPremium as Component,
    Toolbar: community.GridToolbar as Component,
  };
}

type Release = ReturnType<typeof releaseOf>;

const v6 = releaseOf('v6');
const v7 = releaseOf('v7');

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v6: Result; readonly v7: Result }> {
  const before = await look(v6);
  cleanup();
  const after = await look(v7);
  cleanup();
  return { v6: before, v7: after };
}

const rows = [
  { id: 1, name: 'Ada', team: 'Red', points: 3 },
  { id: 2, name: 'Ben', team: 'Red', points: -3 },
  { id: 3, name: 'Cem', team: 'Blue', points: 0 },
];
const columns = [
  { field: 'name', headerName: 'Name' },
  { field: 'team', headerName: 'Team' },
  { field: 'points', headerName: 'Points', type: 'number' },
];
const editable = columns.map((column) => ({ ...column, editable: true }));

/** The text of a grid with these rows, columns and props. */
function gridOf({ Grid }: Release, props: Props = {}): ReactElement {
  return <Grid rows={rows} columns={columns} {...props} />;
}
function premiumOf({ Premium }: Release, props: Props = {}): ReactElement {
  return <Premium rows={rows} columns={columns} {...props} />;
}

/** A ref as both versions take it, and what it holds. */
function refOf() {
  const apiRef: { current: Partial<Api> } = { current: {} };
  return { apiRef, api: () => apiRef.current as Api };
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return element;
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const cell = (field: string, id = 1) =>
  find(`[data-id="${id}"] [data-field="${field}"]:not([role=columnheader])`);
const textsOf = (field: string) =>
  [...document.querySelectorAll(`[role=row] [data-field="${field}"]:not([role=columnheader])`)].map(
    ({ textContent }) => textContent,
  );
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[role=columnheader]')].map(
    ({ dataset }) => dataset.field,
  );
const settle = () => act(() => pause(120));
const lastOf = (listener: jest.Mock) => listener.mock.calls.at(-1)?.[0] as unknown;
const filterBy = (field: string, operator: string, value: unknown) => ({
  items: [{ id: 1, field, operator, value }],
});
/** The panel of filters is open on one item. */
const openFilter = (field: string, operator: string) => ({
  filter: { filterModel: { items: [{ id: 1, field, operator }] } },
  preferencePanel: { open: true, openedPanelValue: 'filters' },
});

/** A module that takes the types of one side. */
const typed = (side: Side, text: string) => `
  import type { GridColDef, GridFilterOperator } from '${folderOf(side, 'x-data-grid')}';
  interface Row { id: number; net: number }
  ${text}`;

describe('grid 6 and 7', () => {
  // v6 has another name for the product in its notice of the missing licence.
  afterEach(() => {
    takeMessages('error', /MUI: Missing license key/);
  });

  proves(
    [
      'Upgrade to the last v6 first: 6.20.4 of the grid and of Pro, 6.20.5 of Premium.',
      'v7 wants `@mui/material` and `@mui/system` `^5.15.14 || ^6.0.0 || ^7.0.0`.',
      'v6 took 5.4: upgrade Material UI within version 5 first if yours is older.',
      '`react` and `react-dom` may be `^17.0.0 || ^18.0.0 || ^19.0.0`; 19 is new.',
      '`@emotion/react` `^11.9.0` and `@emotion/styled` `^11.8.1` are peers of the grid itself now.',
      'Pro and Premium: replace `@mui/x-license-pro` with `@mui/x-license` 7.',
      'The folder `legacy`, built for Internet Explorer 11, is gone: remove aliases that lead to it.',
    ],
    () => {
      for (const name of PACKAGES) {
        const before = manifestOf('v6', name);
        const after = manifestOf('v7', name);
        expect(before.version).toBe(name === 'x-data-grid-premium' ? '6.20.5' : '6.20.4');
        expect(after.version).toBe('7.29.13');
        expect(before.peerDependencies).toEqual({
          '@mui/material': '^5.4.1',
          '@mui/system': '^5.4.1',
          react: '^17.0.0 || ^18.0.0',
          'react-dom': '^17.0.0 || ^18.0.0',
        });
        expect(after.peerDependencies).toEqual({
          '@emotion/react': '^11.9.0',
          '@emotion/styled': '^11.8.1',
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
          react: '^17.0.0 || ^18.0.0 || ^19.0.0',
          'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
        });
        expect(existsSync(folderOf('v6', `${name}/legacy`))).toBe(true);
        expect(existsSync(folderOf('v7', `${name}/legacy`))).toBe(false);
      }
      expect(manifestOf('v6', 'x-data-grid-pro').dependencies).toHaveProperty('@mui/x-license-pro');
      expect(manifestOf('v7', 'x-data-grid-pro').dependencies['@mui/x-license']).toMatch(/^7\./);
    },
  );

  proves(
    [
      'Import `LicenseInfo` from `@mui/x-license`, which v8 wants too; v7 still has it in Pro and Premium.',
      '`LicenseInfo` has the same methods there',
    ],
    () => {
      type Info = { readonly LicenseInfo: object };
      const before = jest.requireActual<Info>(folderOf('v6', 'x-license-pro'));
      const after = jest.requireActual<Info>(folderOf('v7', 'x-license'));
      const methodsOf = ({ LicenseInfo }: Info) => Object.getOwnPropertyNames(LicenseInfo).sort();
      expect(methodsOf(after)).toEqual(methodsOf(before));
      expect(methodsOf(after)).toContain('setLicenseKey');
      for (const name of ['x-data-grid-pro', 'x-data-grid-premium']) {
        expect(jest.requireActual(folderOf('v7', name))).toHaveProperty('LicenseInfo');
        expect(jest.requireActual(`@mui/${name}`)).not.toHaveProperty('LicenseInfo');
      }
      expect(jest.requireActual('@mui/x-license')).toHaveProperty('LicenseInfo');
    },
  );

  describe('functions of columns', () => {
    proves(
      [
        'Not an object any more, but `(value, row, column, apiRef)`.',
        '`valueGetter` | `({ value, row }) =>` | `(value, row) =>`',
        '`valueFormatter`, also of aggregation | `({ value }) =>` | `(value) =>`; it knows the row now',
        '`colSpan` | `({ row, value }) =>` | `(value, row) =>`',
        '`groupingValueGetter` | `({ value, row }) =>` | `(value, row) =>`',
      ],
      async () => {
        const seen = await onBoth((release) => {
          const getter = jest.fn(() => 'Bo');
          const formatter = jest.fn();
          const span = jest.fn();
          const grouping = jest.fn(() => 'one');
          show(
            premiumOf(release, {
              rows: rows.slice(0, 1),
              columns: [
                { field: 'name', valueGetter: getter, colSpan: span },
                { field: 'team', valueFormatter: formatter },
              ],
            }),
          );
          cleanup();
          show(
            premiumOf(release, {
              rows: rows.slice(0, 1),
              columns: [{ field: 'team', groupingValueGetter: grouping }],
              initialState: { rowGrouping: { model: ['team'] } },
            }),
          );
          cleanup();
          const shapes = [getter, span, formatter, grouping].map(({ mock }) => {
            const call = mock.calls.find(([first]) => first !== undefined) as readonly unknown[];
            return call.length === 1 ? Object.keys(call[0] as object) : call.slice(0, 2);
          });
          const total = jest.fn(() => 'total');
          const { max } = release.premium.GRID_AGGREGATION_FUNCTIONS as { readonly max: object };
          show(
            premiumOf(release, {
              aggregationModel: { points: 'max' },
              aggregationFunctions: { max: { ...max, valueFormatter: total } },
            }),
          );
          const [ofTotal] = total.mock.calls.at(-1) as unknown as readonly unknown[];
          return { shapes, total: typeof ofTotal === 'object' ? 'params' : ofTotal };
        });
        for (const names of seen.v6.shapes) {
          expect(names).toContain('value');
        }
        expect(seen.v6.shapes[0]).toContain('row');
        expect(seen.v6.shapes[2]).not.toContain('row');
        expect(seen.v6.total).toBe('params');
        const row = expect.objectContaining({ name: 'Ada' }) as unknown;
        expect(seen.v7).toEqual({
          shapes: [
            ['Ada', row],
            ['Bo', row],
            ['Red', row],
            ['Red', row],
          ],
          total: 3,
        });
      },
    );

    proves(
      [
        '`valueSetter` | `({ value, row }) =>` | `(value, row) =>`',
        '`valueParser`, `pastedValueParser` | `(value, params) =>` | `(value, row, column) =>`',
        "edits that aren't saved: an old `valueSetter` loses the row, so `processRowUpdate` gets one without its id.",
      ],
      async () => {
        const seen = await onBoth(async (release) => {
          const parse = jest.fn((value: unknown) => value);
          const pasted = jest.fn();
          const { user, unmount } = show(
            premiumOf(release, {
              experimentalFeatures: { clipboardPaste: true },
              columns: [
                { field: 'name', editable: true, valueParser: parse, pastedValueParser: pasted },
              ],
            }),
          );
          await user.click(cell('name'));
          fireEvent.keyDown(cell('name'), { key: 'v', code: 'KeyV', keyCode: 86, ctrlKey: true });
          fireEvent.paste(document.activeElement as Element, {
            clipboardData: { getData: () => 'Zoe' },
          });
          await settle();
          await user.dblClick(cell('name', 2));
          await user.keyboard('x{Enter}');
          await settle();
          const second = [parse, pasted].map(({ mock }) =>
            Object.keys((mock.calls.at(-1) as readonly object[])[1] ?? {}),
          );
          unmount();
          const processRowUpdate = jest.fn((row: unknown) => row);
          const valueSetter = (params: { readonly row: object; readonly value: string }) => ({
            ...params.row,
            name: params.value,
          });
          const edited = show(
            gridOf(release, {
              columns: [{ field: 'name', editable: true, valueSetter }],
              processRowUpdate,
              onProcessRowUpdateError: jest.fn(),
            }),
          );
          await edited.user.dblClick(cell('name'));
          await edited.user.keyboard('x{Enter}');
          await settle();
          return { saved: lastOf(processRowUpdate), second };
        });
        expect(seen.v6.saved).toEqual({ ...rows[0], name: 'Adax' });
        expect(seen.v7.saved).not.toHaveProperty('id');
        for (const names of seen.v6.second) {
          expect(names).toContain('row');
        }
        for (const names of seen.v7.second) {
          expect(names).toContain('name');
        }
      },
    );

    proves(
      [
        "TypeScript sees the imports of these types, and `params.row` in a `valueGetter`: \"Property 'row' does not exist on type 'never'\", TS2339.",
        "**It doesn't see** `valueFormatter: ({ value }) => …`, `params: any`, nor a `valueSetter`, `valueParser`, `pastedValueParser` or `colSpan` in a `GridColDef[]`.",
      ],
      async () => {
        const column = (rest: string) =>
          typed('v7', `export const columns: GridColDef[] = [{ field: 'net', ${rest} }];`);
        await expectTypeError(
          column('valueGetter: (params) => params.row.net'),
          /TS2339: Property 'row' does not exist on type 'never'/,
        );
        for (const silent of [
          'valueFormatter: ({ value }) => `${value} €`',
          'valueGetter: (params: any) => params.row.net',
          'valueSetter: ({ row, value }) => ({ ...row, net: value })',
          'valueParser: (value, params) => params.row.net',
          'colSpan: ({ row }) => row.net',
        ]) {
          await expectCompiles(column(silent));
        }
        await expectCompiles(
          column('pastedValueParser: (value, params) => params.row.net').replace(
            'x-data-grid',
            'x-data-grid-premium',
          ),
        );
      },
    );

    proves(
      [
        'empty cells, or the text "undefined";',
        '"Cannot read properties of undefined (reading \'row\')" or "Cannot destructure property \'value\'", where a cell is empty;',
      ],
      async () => {
        const old = {
          getter: (params: { row: { team: string } }) => params.row.team,
          safe: (params?: { row?: { team: string } }) => params?.row?.team,
          formatter: ({ value }: { value: string }) => `${value}`,
        };
        const textWith = (name: unknown, column: Props) => (release: Release) => {
          try {
            show(gridOf(release, { rows: [{ id: 1, name, team: 'Red' }], columns: [column] }));
            return textsOf('name')[0];
          } catch (error) {
            return (error as Error).message;
          } finally {
            cleanup();
          }
        };
        const field = 'name';
        const getter = textWith('Ada', { field, valueGetter: old.safe });
        expect(await onBoth(getter)).toEqual({ v6: 'Red', v7: '' });
        const formatter = textWith('Ada', { field, valueFormatter: old.formatter });
        expect(await onBoth(formatter)).toEqual({ v6: 'Ada', v7: 'undefined' });
        const empty = await onBoth(textWith(undefined, { field, valueGetter: old.getter }));
        expect(empty.v6).toBe('Red');
        expect(empty.v7).toBe("Cannot read properties of undefined (reading 'row')");
        const nothing = await onBoth(textWith(null, { field, valueFormatter: old.formatter }));
        expect(nothing.v7).toMatch(/^Cannot destructure property 'value'/);
      },
    );

    proves(
      '`renderCell`, `renderEditCell`, `getActions`, `cellClassName` and `valueOptions` keep their params.',
      async () => {
        const seen = await onBoth(async (release) => {
          const functions = {
            renderCell: jest.fn(() => null),
            renderEditCell: jest.fn(() => null),
            getActions: jest.fn(() => []),
            cellClassName: jest.fn(() => ''),
            valueOptions: jest.fn(() => ['Red']),
          };
          const { renderCell, renderEditCell, getActions, cellClassName, valueOptions } = functions;
          const { user } = show(
            gridOf(release, {
              rows: rows.slice(0, 1),
              disableVirtualization: true,
              columns: [
                { field: 'name', renderCell, cellClassName },
                { field: 'team', type: 'singleSelect', editable: true, valueOptions },
                { field: 'points', editable: true, renderEditCell },
                { field: 'actions', type: 'actions', getActions },
              ],
            }),
          );
          await user.dblClick(cell('points'));
          await settle();
          await user.keyboard('{Escape}');
          await user.dblClick(cell('team'));
          await settle();
          return Object.values(functions).map(({ mock }) => {
            const [params] = mock.calls[0] as unknown as readonly [object];
            return ['id', 'row'].map((name) => name in params);
          });
        });
        expect(seen.v6).toEqual(Array.from({ length: 5 }, () => [true, true]));
        expect(seen.v7).toEqual(seen.v6);
      },
    );

    proves(
      [
        'What `getApplyFilterFn` and `getApplyQuickFilterFn` return gets `(value, row, column, apiRef)`.',
        'If you wrote `getApplyFilterFnV7` or `getApplyQuickFilterFnV7`, only the name changes, as `GetApplyFilterFnV7` becomes `GetApplyFilterFn`; `GetApplyFilterFnLegacy` is gone.',
        'An old function finds no rows, and TypeScript tells of it only if the operator has the type of its value.',
      ],
      async () => {
        const found = (functions: Props, quick: Props = {}) =>
          onBoth((release) => {
            const asked = filterBy('name', 'own', 'Ada');
            show(
              gridOf(release, {
                columns: [
                  { field: 'name', filterOperators: [{ value: 'own', ...functions }], ...quick },
                ],
                filterModel:
                  Object.keys(quick).length > 0 ? { items: [], quickFilterValues: ['Ada'] } : asked,
              }),
            );
            return textsOf('name');
          });
        const legacy = () => (params: { value: string }) => params.value === 'Ada';
        const current = () => (value: string, row: { name: string }) =>
          value === 'Ada' && row.name === 'Ada';
        expect(await found({ getApplyFilterFn: legacy })).toEqual({ v6: ['Ada'], v7: [] });
        expect((await found({ getApplyFilterFn: current })).v7).toEqual(['Ada']);
        const renamed = { getApplyFilterFn: current, getApplyFilterFnV7: current };
        expect(await found(renamed)).toEqual({ v6: ['Ada'], v7: ['Ada'] });
        const quick = (fn: unknown) => found({}, { getApplyQuickFilterFn: fn });
        expect(await quick(legacy)).toEqual({ v6: ['Ada'], v7: [] });
        expect((await quick(current)).v7).toEqual(['Ada']);
        const operator = (of: string) =>
          typed(
            'v7',
            `export const own: GridFilterOperator${of} = {
              value: 'own', getApplyFilterFn: () => (params) => params.row.net > 1 };`,
          );
        await expectCompiles(operator(''));
        await expectTypeError(operator('<Row, number>'), /TS2339/);
        for (const gone of ['GetApplyFilterFnV7', 'GetApplyFilterFnLegacy']) {
          await expectTypeError(
            `export type { ${gone} } from '${folderOf('v7', 'x-data-grid')}';`,
            /TS2305|TS2724/,
          );
        }
        await expectCompiles(
          `export type { GetApplyFilterFn } from '${folderOf('v7', 'x-data-grid')}';`,
        );
      },
    );
  });

  describe('looks', () => {
    proves(
      [
        "Cells with `renderCell` | `display: flex`, centred | `display: block`, with a `line-height` of the row's height | Buttons, chips and pictures stand too high, a second line is cut off: add `display: 'flex'` to the column",
        'Lines between rows | `border-bottom` of the cell | `border-top`, with a colour in a variable | `borderBottom` of yours draws a second line: set `--DataGrid-rowBorderColor` on the grid',
        'Text of a cell | In `.MuiDataGrid-cellContent` | In the cell | Styles on the old class are ignored',
        'Elements in a cell, and more than one line of text, are centred again with:',
      ],
      async () => {
        const seen = await onBoth((release) => {
          const renderCell = () => <b>x</b>;
          show(
            gridOf(release, {
              columns: [
                { field: 'name', renderCell },
                { field: 'team', display: 'flex', renderCell },
                { field: 'points' },
              ],
              sx: { '--DataGrid-rowBorderColor': 'red' },
            }),
          );
          const styles = [cell('name'), cell('team')].map((one) => getComputedStyle(one));
          return {
            displays: styles.map(({ display, alignItems }) => [display, alignItems]),
            lineHeight: styles[0]?.lineHeight,
            bottom: styles[0]?.borderBottomWidth,
            top: styles[0]?.borderTop,
            color: getComputedStyle(find('.MuiDataGrid-root')).getPropertyValue(
              '--DataGrid-rowBorderColor',
            ),
            content: cell('points').querySelector('.MuiDataGrid-cellContent')?.textContent,
            own: cell('points').firstChild?.nodeType === Node.TEXT_NODE,
          };
        });
        expect(seen.v6).toMatchObject({
          displays: [
            ['flex', 'center'],
            ['flex', 'center'],
          ],
          lineHeight: '',
          bottom: '1px',
          content: '3',
          own: false,
        });
        expect(seen.v7).toEqual({
          displays: [
            ['block', ''],
            ['flex', 'center'],
          ],
          lineHeight: 'calc(var(--height) - 1px)',
          bottom: '',
          top: '1px solid var(--rowBorderColor)',
          color: 'red',
          content: undefined,
          own: true,
        });
      },
    );

    proves(
      [
        'Header and pinned columns | The header has no background | `palette.background.default` | On paper, the header stands out, and a `backgroundColor` of `.MuiDataGrid-columnHeaders` is covered: set `--DataGrid-containerBackground`, `--DataGrid-pinnedBackground`',
        'The backgrounds are also in the theme, as `mixins.MuiDataGrid.containerBackground` and `pinnedBackground`; v8 moves them to [the palette](/x/migration/migration-data-grid-v7/#theme-mixins-are-a-palette-now).',
      ],
      async () => {
        const look = (mixins: object) => (release: Release) => {
          const theme = createTheme({
            palette: { background: { default: '#123456' } },
            mixins: { MuiDataGrid: mixins } as object,
          });
          const sx = { '& .MuiDataGrid-columnHeaders': { backgroundColor: 'rgb(255, 0, 0)' } };
          show(<ThemeProvider theme={theme}>{gridOf(release, { sx })}</ThemeProvider>);
          const root = getComputedStyle(find('.MuiDataGrid-root'));
          return [
            getComputedStyle(find('.MuiDataGrid-columnHeaders [role=row]')).background,
            root.getPropertyValue('--DataGrid-containerBackground'),
            root.getPropertyValue('--DataGrid-pinnedBackground'),
          ];
        };
        const row = 'var(--DataGrid-containerBackground)';
        expect(await onBoth(look({}))).toEqual({
          v6: ['rgba(0, 0, 0, 0)', '', ''],
          v7: [row, '#123456', '#123456'],
        });
        const own = { containerBackground: '#eeeeee', pinnedBackground: '#dddddd' };
        expect((await onBoth(look(own))).v7).toEqual([row, '#eeeeee', '#dddddd']);
      },
    );

    proves(
      [
        'Selects of the filter panel | Native | Menus of Material UI | Tests that choose with `selectOptions` fail: click the option',
        'Filter of a date from the panel | A string, `2024-01-05` | A `Date`, midnight in UTC: `toISOString()` begins with the day, `getDate()` is the day before in America. Strings still work in a model that you pass',
        'Filter of a number or boolean from the panel | A string, `"3"`, `"true"` | `3`, `true`: your server gets another type',
      ],
      async () => {
        const days = [
          { id: 1, day: new Date(2024, 0, 5), paid: true, points: 3 },
          { id: 2, day: new Date(2024, 1, 5), paid: false, points: 4 },
        ];
        const filtered = [
          { field: 'day', type: 'date' },
          { field: 'paid', type: 'boolean' },
          { field: 'points', type: 'number' },
        ];
        const valueOf = (field: string, operator: string, choose: () => Promise<void>) =>
          onBoth(async (release) => {
            const onFilterModelChange = jest.fn();
            const initialState = openFilter(field, operator);
            show(
              gridOf(release, { rows: days, columns: filtered, onFilterModelChange, initialState }),
            );
            await settle();
            const native = count('.MuiDataGrid-filterForm select');
            await choose();
            await act(() => pause(300));
            const model = lastOf(onFilterModelChange) as { items: readonly { value: unknown }[] };
            return { native, value: model.items[0]?.value };
          });
        const type = (inputType: string, value: string) => async () => {
          fireEvent.change(find(`input[type=${inputType}]`), { target: { value } });
        };
        const day = await valueOf('day', 'is', type('date', '2024-01-05'));
        expect(day).toEqual({
          v6: { native: 3, value: '2024-01-05' },
          v7: { native: 0, value: new Date('2024-01-05') },
        });
        const chosen = day.v7.value as Date;
        expect(chosen.toISOString()).toBe('2024-01-05T00:00:00.000Z');
        const timeZone = 'America/New_York';
        expect(chosen.toLocaleDateString('en-US', { timeZone })).toBe('1/4/2024');
        const points = await valueOf('points', '=', type('number', '3'));
        expect([points.v6.value, points.v7.value]).toEqual(['3', 3]);
        const paid = await valueOf('paid', 'is', async () => {
          const field = find('.MuiDataGrid-filterFormValueInput');
          const select = field.querySelector('select');
          if (select) {
            fireEvent.change(select, { target: { value: 'true' } });
            return;
          }
          fireEvent.mouseDown(within(field).getByRole('combobox'));
          fireEvent.click(await screen.findByRole('option', { name: 'true' }));
        });
        expect([paid.v6.value, paid.v7.value]).toEqual(['true', true]);
        const passed = await onBoth((release) => {
          const filterModel = filterBy('day', 'is', '2024-01-05');
          show(gridOf(release, { rows: days, columns: filtered, filterModel }));
          return textsOf('points');
        });
        expect(passed).toEqual({ v6: ['3'], v7: ['3'] });
      },
    );

    proves(
      [
        'Columns panel | Switches, "Show all", "Hide all" | Boxes, "Show/Hide All", "Reset" | Texts of yours for the old buttons are ignored: [rename them](#columns-panel-slotpropscolumnsmanagement)',
        '`sort`, `searchPredicate`, `autoFocusSearchField` and `getTogglableColumns` go there; `disableHideAllButton` and `disableShowAllButton` are one `disableShowHideToggle`.',
        'Of the texts, `columnsPanelTextFieldLabel` and `columnsPanelTextFieldPlaceholder` are now `columnsManagementSearchTitle`, `columnsPanelShowAllButton` and `columnsPanelHideAllButton` are `columnsManagementShowHideAllText`, and `columnsPanelDragIconLabel` is gone.',
      ],
      async () => {
        const panelWith = async (release: Release, props: Props) => {
          const initialState = { preferencePanel: { open: true, openedPanelValue: 'columns' } };
          const { unmount } = show(gridOf(release, { initialState, ...props }));
          await settle();
          const panel = find('.MuiDataGrid-panel');
          const labels = [...panel.querySelectorAll('input[type=checkbox]')].map((input) =>
            input.getAttribute('name'),
          );
          const search = panel.querySelector('input:not([type=checkbox])');
          const seen = {
            text: panel.textContent,
            labels,
            switches: panel.querySelectorAll('.MuiSwitch-root').length,
            search: search?.getAttribute('placeholder'),
            focused: document.activeElement === search,
          };
          unmount();
          return seen;
        };
        const plain = await onBoth((release) => panelWith(release, {}));
        expect(plain.v6).toMatchObject({ switches: 3, search: 'Column title' });
        expect(plain.v6.text).toMatch(/Find column.*Hide allShow all/);
        expect(plain.v7).toMatchObject({ switches: 0, search: 'Search' });
        expect(plain.v7.text).toMatch(/Show\/Hide AllReset/);
        const list = {
          sort: 'desc',
          autoFocusSearchField: false,
          searchPredicate: () => true,
          getTogglableColumns: () => ['name', 'team'],
        };
        const before = await panelWith(v6, {
          slotProps: {
            columnsPanel: { ...list, disableHideAllButton: true, disableShowAllButton: true },
          },
        });
        expect(before).toMatchObject({ labels: ['team', 'name'], focused: false });
        expect(before.text).not.toMatch(/all/);
        const after = await panelWith(v7, {
          slotProps: { columnsManagement: { ...list, disableShowHideToggle: true } },
        });
        expect(after).toMatchObject({ labels: ['team', 'name'], focused: false });
        expect(after.text).not.toMatch(/All/);
        const texts = await panelWith(v7, {
          localeText: {
            columnsManagementSearchTitle: 'Find one',
            columnsManagementShowHideAllText: 'Every one',
            columnsPanelHideAllButton: 'Old one',
          },
        });
        expect(texts.search).toBe('Find one');
        expect(texts.text).toContain('Every one');
        expect(texts.text).not.toContain('Old one');
        const locale = 'x-data-grid/models/api/gridLocaleTextApi.d.ts';
        expect(sourceOf('v6', locale)).toContain('columnsPanelDragIconLabel');
        expect(sourceOf('v7', locale)).not.toContain('columnsPanelDragIconLabel');
      },
    );
  });

  describe('behaviour', () => {
    proves(
      '`density` | The density at first | The density: the menu in the toolbar does nothing. Pass `initialState.density`, or handle `onDensityChange`',
      async () => {
        const chooseIn = (props: Props) => async (release: Release) => {
          const slots = { toolbar: release.Toolbar };
          const { user } = show(gridOf(release, { slots, ...props }));
          await user.click(screen.getByRole('button', { name: 'Density' }));
          await user.click(screen.getByRole('menuitem', { name: 'Comfortable' }));
          await settle();
          return find('[data-id="1"]').style.maxHeight;
        };
        const onDensityChange = jest.fn();
        expect(await onBoth(chooseIn({ density: 'compact', onDensityChange }))).toEqual({
          v6: '67px',
          v7: '36px',
        });
        expect(lastOf(onDensityChange)).toBe('comfortable');
        expect(await chooseIn({ initialState: { density: 'compact' } })(v7)).toBe('67px');
      },
    );

    proves(
      [
        '`state.density` | `{ value, factor }` | A string; `gridDensityFactorSelector` gives the factor',
        '`gridDensityValueSelector` | `gridDensitySelector`, which gives the text',
      ],
      async () => {
        const seen = await onBoth(({ community, ...release }) => {
          const { apiRef, api } = refOf();
          show(gridOf({ community, ...release }, { apiRef, density: 'compact' }));
          const { gridDensityFactorSelector, gridDensitySelector, gridDensityValueSelector } =
            community as Readonly<Record<string, Method | undefined>>;
          return [
            api().state.density,
            gridDensityFactorSelector?.(apiRef),
            gridDensitySelector?.(api().state, api().instanceId),
            gridDensityValueSelector?.(apiRef),
          ];
        });
        const before = { value: 'compact', factor: 0.7 };
        expect(seen).toEqual({
          v6: [before, 0.7, before, 'compact'],
          v7: ['compact', 0.7, 'compact', undefined],
        });
      },
    );

    proves(
      'Quick filter | Looks in hidden columns too | Leaves them out: `quickFilterExcludeHiddenColumns: false` in the filter model brings them back',
      async () => {
        const found = (more: Props) =>
          onBoth((release) => {
            show(
              gridOf(release, {
                columnVisibilityModel: { team: false },
                filterModel: { items: [], quickFilterValues: ['Blue'], ...more },
              }),
            );
            return textsOf('name');
          });
        expect(await found({})).toEqual({ v6: ['Cem'], v7: [] });
        expect((await found({ quickFilterExcludeHiddenColumns: false })).v7).toEqual(['Cem']);
      },
    );

    proves(
      [
        'Selected rows that a filter hides | Stay selected | Leave the selection, and `onRowSelectionModelChange` is called; `keepNonExistentRowsSelected` keeps them',
        'Boxes with `disableMultipleRowSelection` | Select several rows | Select one',
      ],
      async () => {
        const select = (props: Props) =>
          onBoth(async (release) => {
            const { apiRef, api } = refOf();
            const onRowSelectionModelChange = jest.fn();
            const { user } = show(
              premiumOf(release, { apiRef, onRowSelectionModelChange, ...props }),
            );
            await user.click(screen.getByText('Ben'));
            act(() => {
              api().setFilterModel?.(filterBy('name', 'equals', 'Ada'));
            });
            await settle();
            return onRowSelectionModelChange.mock.calls.map(([model]) => model as unknown);
          });
        expect(await select({})).toEqual({ v6: [[2]], v7: [[2], []] });
        expect(await select({ checkboxSelection: true })).toEqual({ v6: [[2]], v7: [[2], []] });
        expect((await select({ keepNonExistentRowsSelected: true })).v7).toEqual([[2]]);
        const boxes = await onBoth(async (release) => {
          const onRowSelectionModelChange = jest.fn();
          const { user } = show(
            premiumOf(release, {
              checkboxSelection: true,
              disableMultipleRowSelection: true,
              onRowSelectionModelChange,
            }),
          );
          for (const box of screen.getAllByRole('checkbox', { name: /select row/i }).slice(1)) {
            await user.click(box);
          }
          return lastOf(onRowSelectionModelChange);
        });
        expect(boxes).toEqual({ v6: [2, 3], v7: [3] });
      },
    );

    proves(
      'Operators of text columns | Seven | Nine: your server gets `doesNotContain` and `doesNotEqual`',
      () => {
        const valuesOf = ({ community }: Release) =>
          (community.getGridStringOperators as () => readonly { readonly value: string }[])().map(
            ({ value }) => value,
          );
        expect(valuesOf(v6)).toHaveLength(7);
        expect(valuesOf(v7)).toHaveLength(9);
        expect(valuesOf(v7).filter((value) => !valuesOf(v6).includes(value))).toEqual([
          'doesNotContain',
          'doesNotEqual',
        ]);
      },
    );

    proves(
      "<kbd>Delete</kbd> on an editable cell | Writes `''` | Writes `undefined` into numbers and dates, `''` into text",
      async () => {
        const seen = await onBoth(async (release) => {
          const processRowUpdate = jest.fn((row: unknown) => row);
          const { user } = show(
            gridOf(release, {
              rows: [{ id: 1, number: 1, text: 'x', day: new Date(0) }],
              columns: [
                { field: 'number', type: 'number', editable: true },
                { field: 'text', editable: true },
                { field: 'day', type: 'date', editable: true },
              ],
              processRowUpdate,
            }),
          );
          const values: unknown[] = [];
          for (const field of ['number', 'text', 'day']) {
            await user.click(cell(field));
            await user.keyboard('{Delete}');
            await settle();
            await user.keyboard('{Enter}');
            await settle();
            values.push((lastOf(processRowUpdate) as Props)[field]);
          }
          return values;
        });
        expect(seen).toEqual({ v6: ['', '', ''], v7: [undefined, '', undefined] });
      },
    );

    proves(
      'Paste, in Premium | Needs `clipboardPaste` | Always on, and calls `processRowUpdate`: `disableClipboardPaste` turns it off',
      async () => {
        const paste = (props: Props) =>
          onBoth(async (release) => {
            const processRowUpdate = jest.fn((row: unknown) => row);
            const { user } = show(
              premiumOf(release, { columns: editable, processRowUpdate, ...props }),
            );
            await user.click(cell('name'));
            fireEvent.keyDown(cell('name'), { key: 'v', code: 'KeyV', keyCode: 86, ctrlKey: true });
            fireEvent.paste(document.activeElement as Element, {
              clipboardData: { getData: () => 'Zoe' },
            });
            await settle();
            return (lastOf(processRowUpdate) as Props | undefined)?.name;
          });
        expect(await paste({})).toEqual({ v6: undefined, v7: 'Zoe' });
        const flagged = await paste({ experimentalFeatures: { clipboardPaste: true } });
        expect(flagged.v6).toBe('Zoe');
        expect((await paste({ disableClipboardPaste: true })).v7).toBeUndefined();
      },
    );

    proves('`columnGroupingModel` | Needs `columnGrouping` | Always on', async () => {
      const grouped = (props: Props) =>
        onBoth((release) => {
          const columnGroupingModel = [{ groupId: 'People', children: [{ field: 'name' }] }];
          show(gridOf(release, { columnGroupingModel, ...props }));
          return screen.queryAllByText('People').length;
        });
      expect(await grouped({})).toEqual({ v6: 0, v7: 1 });
      const flagged = await grouped({ experimentalFeatures: { columnGrouping: true } });
      expect(flagged).toEqual({ v6: 1, v7: 1 });
    });

    proves(
      'Width of columns in `DataGrid` | Fixed | Can be dragged; a double click fits it: `disableColumnResize` and `disableAutosize` turn this off',
      async () => {
        const widths = (props: Props) =>
          onBoth(async (release) => {
            const onColumnWidthChange = jest.fn();
            const { user } = show(gridOf(release, { onColumnWidthChange, ...props }));
            const handles = count('.MuiDataGrid-columnSeparator--resizable');
            await user.dblClick(find('.MuiDataGrid-columnSeparator'));
            await settle();
            return [handles, onColumnWidthChange.mock.calls.length];
          });
        expect(await widths({})).toEqual({ v6: [0, 0], v7: [3, 1] });
        const off = { disableColumnResize: true, disableAutosize: true };
        expect((await widths(off)).v7).toEqual([0, 0]);
      },
    );

    proves(
      'Printing with selected rows | All rows | The selected rows: pass [`getRowsToExport`](/x/react-data-grid/export/)',
      () => {
        const file = 'x-data-grid/node/hooks/features/export/useGridPrintExport.js';
        expect(sourceOf('v6', file)).toMatch(
          /if \(options\?\.getRowsToExport\) \{\s*updateGridRowsForPrint/,
        );
        expect(sourceOf('v6', file)).not.toContain('defaultGetRowsToExport');
        expect(sourceOf('v7', file)).toMatch(/getRowsToExport \?\? \S+defaultGetRowsToExport/);
      },
    );

    proves(
      'Aggregation of a column with `aggregable: false` | Ignored in the model | Applied: take it out of the model',
      async () => {
        const seen = await onBoth((release) => {
          show(
            premiumOf(release, {
              columns: [{ field: 'name' }, { field: 'points', type: 'number', aggregable: false }],
              aggregationModel: { points: 'max' },
            }),
          );
          return textsOf('points');
        });
        expect(seen).toEqual({ v6: ['3', '-3', '0'], v7: ['3', '-3', '0', '3'] });
      },
    );

    proves(
      '<kbd>Enter</kbd> on a group in tree data | Does nothing | Opens or closes it',
      async () => {
        const seen = await onBoth(async (release) => {
          const { user } = show(
            premiumOf(release, {
              rows: [
                { id: 1, path: ['a'] },
                { id: 2, path: ['a', 'b'] },
              ],
              columns: [{ field: 'id' }],
              treeData: true,
              getTreeDataPath: (row: { path: string[] }) => row.path,
            }),
          );
          await user.click(cell('__tree_data_group__'));
          const after: number[] = [];
          for (const key of ['{Enter}', '{Enter}']) {
            await user.keyboard(key);
            await settle();
            after.push(count('[data-id="2"]'));
          }
          return after;
        });
        expect(seen).toEqual({ v6: [0, 0], v7: [1, 0] });
      },
    );

    proves(
      [
        '`rowCount` without `paginationMode="server"` | Silent | The console says "Usage of the `rowCount` prop with client side pagination … has no effect"',
        '`paginationMode="server"` without `rowCount` | "0–0 of 0" | "1–NaN of undefined": pass `rowCount`, or `-1` if you don\'t know it',
      ],
      async () => {
        const shown = (props: Props) =>
          onBoth(async (release) => {
            show(gridOf(release, props));
            await settle();
            return find('.MuiTablePagination-displayedRows').textContent;
          });
        await shown({ rowCount: 100 });
        const notices = expectConsole(
          'error',
          /Usage of the `rowCount` prop with client side pagination .* has no effect/,
        );
        expect(notices).toHaveLength(1);
        expect(await shown({ paginationMode: 'server' })).toEqual({
          v6: '0–0 of 0',
          v7: '1–NaN of undefined',
        });
        expectConsole('error', /'rowCount' prop is undefined|`rowCount` prop must be passed/);
        const unknown = await shown({ paginationMode: 'server', rowCount: -1 });
        expect(unknown.v7).toBe('1–100 of more than 100');
      },
    );
  });

  describe('roles, rows and tests', () => {
    proves(
      [
        "Role `grid` | On the root | On `.MuiDataGrid-main`; `aria-label` stays on the root, so `getByRole('grid', { name })` finds nothing. v8 moves the label too",
        'Role of a cell | `cell` | `gridcell`',
        'Cells by `.MuiDataGrid-cell` | The cells | One more in each row, empty, with `.MuiDataGrid-cellEmpty`',
        'Header | Above `.MuiDataGrid-virtualScroller`, with `aria-label` | Inside it, without',
        'Button of the column menu | "Menu" | "Name column menu"',
        'With `experimentalFeatures.ariaV7` in v6 you had these three roles already, and the rest not.',
      ],
      async () => {
        const look = (props: Props) => (release: Release) => {
          show(gridOf(release, { 'aria-label': 'Orders', ...props }));
          const header = screen.getAllByRole('columnheader')[0] as HTMLElement;
          return {
            grid: screen.getByRole('grid').classList[0],
            named: screen.queryAllByRole('grid', { name: 'Orders' }).length,
            label: find('[aria-label=Orders]').classList[0],
            roles: [screen.queryAllByRole('cell').length, screen.queryAllByRole('gridcell').length],
            cells: count('[data-id="1"] .MuiDataGrid-cell'),
            empty: count('[data-id="1"] .MuiDataGrid-cellEmpty'),
            header: [
              header.closest('.MuiDataGrid-virtualScroller') !== null,
              header.getAttribute('aria-label'),
            ],
            menu: within(header).getByLabelText(/menu/i).getAttribute('aria-label'),
          };
        };
        const seen = await onBoth(look({}));
        const root = 'MuiDataGrid-root';
        const before = {
          grid: root,
          named: 1,
          label: root,
          roles: [9, 0],
          cells: 3,
          empty: 0,
          header: [false, 'Name'],
          menu: 'Menu',
        };
        expect(seen).toEqual({
          v6: before,
          v7: {
            grid: 'MuiDataGrid-main',
            named: 0,
            label: root,
            roles: [0, 9],
            cells: 4,
            empty: 1,
            header: [true, null],
            menu: 'Name column menu',
          },
        });
        const flagged = look({ experimentalFeatures: { ariaV7: true } })(v6);
        expect(flagged).toEqual({
          ...before,
          grid: 'MuiDataGrid-main',
          named: 0,
          roles: [0, 9],
        });
      },
    );

    proves(
      [
        'Role with tree data | `grid` | `treegrid`',
        'Rows with pinned columns | A part on each side: three rows | One row',
      ],
      async () => {
        const tree = (props: Props) => (release: Release) => {
          show(
            premiumOf(release, {
              rows: [{ id: 1, path: ['a'] }],
              treeData: true,
              getTreeDataPath: (row: { path: string[] }) => row.path,
              ...props,
            }),
          );
          return screen.queryByRole('treegrid') ? 'treegrid' : screen.getByRole('grid').role;
        };
        expect(await onBoth(tree({}))).toMatchObject({ v7: 'treegrid' });
        cleanup();
        expect(tree({})(v6)).not.toBe('treegrid');
        cleanup();
        expect(tree({ experimentalFeatures: { ariaV7: true } })(v6)).toBe('treegrid');
        cleanup();
        const seen = await onBoth((release) => {
          const pinnedColumns = { left: ['name'], right: ['points'] };
          show(premiumOf(release, { initialState: { pinnedColumns } }));
          return count('[role=row][data-id="1"]');
        });
        expect(seen).toEqual({ v6: 3, v7: 1 });
      },
    );

    proves(
      '`onRowsScrollEnd` in jsdom | Nothing | "IntersectionObserver is not defined": define one for your tests',
      async () => {
        const seen = await onBoth((release) => {
          try {
            show(premiumOf(release, { onRowsScrollEnd: jest.fn() }));
            return 'nothing';
          } catch (error) {
            return (error as Error).message;
          }
        });
        expect(seen).toEqual({ v6: 'nothing', v7: 'IntersectionObserver is not defined' });
      },
    );

    proves(
      [
        'The grid ignores props that it no longer has.',
        'A grid with `components` shows no toolbar of yours, one with `unstable_headerFilters` no header filters, and one with `rowBuffer` takes the default.',
      ],
      async () => {
        const seen = await onBoth((release) => {
          show(
            premiumOf(release, {
              components: { Toolbar: () => <p>Mine</p> },
              unstable_headerFilters: true,
              rowBuffer: 1,
            }),
          );
          return [
            screen.queryAllByText('Mine').length,
            screen.getAllByRole('row').length,
            consoleMessages().filter(({ text }) => !text.includes('license')).length,
          ];
        });
        // The header, its filters, and one row; the header and three rows.
        expect(seen).toEqual({ v6: [1, 3, 0], v7: [0, 4, 0] });
      },
    );
  });

  describe('names', () => {
    const locales =
      'arSD beBY bgBG csCZ daDK deDE elGR enUS esES faIR fiFI frFR heIL hrHR huHU itIT jaJP koKR nbNO nlNL plPL ptBR ptPT roRO ruRU skSK svSE trTR ukUA urPK viVN zhCN zhHK zhTW'.split(
        ' ',
      );
    proves(
      'No locale is at the root any more: `arSD`, `beBY`, `bgBG`, `csCZ`, `daDK`, `deDE`, `elGR`, `enUS`, `esES`, `faIR`, `fiFI`, `frFR`, `heIL`, `hrHR`, `huHU`, `itIT`, `jaJP`, `koKR`, `nbNO`, `nlNL`, `plPL`, `ptBR`, `ptPT`, `roRO`, `ruRU`, `skSK`, `svSE`, `trTR`, `ukUA`, `urPK`, `viVN`, `zhCN`, `zhHK` and `zhTW`.',
      () => {
        for (const name of PACKAGES) {
          const exported = jest.requireActual<Exports>(folderOf('v7', `${name}/locales`));
          for (const locale of locales) {
            expect(jest.requireActual(folderOf('v6', name))).toHaveProperty(locale);
            expect(jest.requireActual(folderOf('v7', name))).not.toHaveProperty(locale);
            expect(exported).toHaveProperty(locale);
          }
        }
      },
    );

    proves(
      [
        '`componentsProps` is `slotProps`, and each slot has a small first letter: `Toolbar` is `toolbar`, `BaseTextField` is `baseTextField`.',
        'So are the members of `GridSlotsComponent`; `UncapitalizedGridSlotsComponent`, `UncapitalizedGridProSlotsComponent` and `UncapitalizedGridPremiumSlotsComponent` are now `GridSlotsComponent`, `GridProSlotsComponent` and `GridPremiumSlotsComponent`.',
        '`PreferencesPanel` and `preferencesPanel` are gone, with `GridPreferencesPanel` and `PreferencesPanelPropsOverrides`: take `panel`.',
      ],
      async () => {
        const seen = await onBoth((release) => {
          const Own = ({ text }: { readonly text?: string }) => <p>{text}</p>;
          const props =
            release.side === 'v6'
              ? { components: { Toolbar: Own }, componentsProps: { toolbar: { text: 'Mine' } } }
              : { slots: { toolbar: Own }, slotProps: { toolbar: { text: 'Mine' } } };
          show(gridOf(release, props));
          return screen.queryAllByText('Mine').length;
        });
        expect(seen).toEqual({ v6: 1, v7: 1 });
        const premium = folderOf('v7', 'x-data-grid-premium');
        await expectCompiles(`
          import type { GridSlotsComponent } from '${folderOf('v7', 'x-data-grid')}';
          import type { GridProSlotsComponent } from '${folderOf('v7', 'x-data-grid-pro')}';
          import type { GridPremiumSlotsComponent } from '${premium}';
          type All = GridSlotsComponent & GridProSlotsComponent & GridPremiumSlotsComponent;
          export type Used = All['toolbar' | 'baseTextField' | 'panel' | 'headerFilterCell'];`);
        for (const gone of [
          'UncapitalizedGridSlotsComponent',
          'UncapitalizedGridProSlotsComponent',
          'UncapitalizedGridPremiumSlotsComponent',
          'PreferencesPanelPropsOverrides',
          'GridPreferencesPanel',
        ]) {
          await expectTypeError(`export type { ${gone} } from '${premium}';`, /TS2305|TS2724/);
        }
        const panel = await onBoth((release) => {
          show(
            gridOf(release, {
              slots: { preferencesPanel: () => <p>Mine</p> },
              initialState: { preferencePanel: { open: true, openedPanelValue: 'filters' } },
            }),
          );
          return screen.queryAllByText('Mine').length;
        });
        expect(panel).toEqual({ v6: 1, v7: 0 });
      },
    );

    proves(
      [
        'Cells and rows of your own get fewer props: a `cell` no `cellMode`, `editCellState`, `field`, `formattedValue`, `hasFocus`, `height`, `isEditable`, `isSelected`, `tabIndex` or `value`; a `row` no `containerWidth`, `firstColumnToRender`, `lastColumnToRender`, `renderedColumns`, `position`, `focusedCell`, `focusedCellColumnIndexNotInRange` or `tabbableCell`.',
        'Take them from `apiRef.current.getCellParams(rowId, column.field)`.',
        'If you render `GridCell` or `GridRow` yourself, pass all that you got: `isNotVisible`, `showRightBorder`, `isLastVisible` and `row` are required.',
      ],
      async () => {
        const cellProps =
          'cellMode editCellState field formattedValue hasFocus height isEditable isSelected tabIndex value';
        const rowProps =
          'containerWidth firstColumnToRender lastColumnToRender renderedColumns position focusedCell tabbableCell';
        const seen = await onBoth((release) => {
          const { apiRef, api } = refOf();
          const own = (name: string, given: Set<string>) => {
            const Part = release.community[name] as Component;
            return function Own(props: Props) {
              for (const key of Object.keys(props)) {
                given.add(key);
              }
              return <Part {...props} />;
            };
          };
          const given = { cell: new Set<string>(), row: new Set<string>() };
          show(
            gridOf(release, {
              apiRef,
              slots: { cell: own('GridCell', given.cell), row: own('GridRow', given.row) },
            }),
          );
          return {
            cell: cellProps.split(' ').filter((name) => given.cell.has(name)),
            row: rowProps.split(' ').filter((name) => given.row.has(name)),
            required: [given.cell, given.row].map((names) =>
              ['isNotVisible', 'showRightBorder', 'isLastVisible', 'row'].filter((name) =>
                names.has(name),
              ),
            ),
            params: api().getCellParams?.(1, 'name'),
          };
        });
        expect(seen.v7).toMatchObject({
          cell: [],
          row: [],
          required: [
            ['isNotVisible', 'showRightBorder', 'row'],
            ['isNotVisible', 'isLastVisible', 'row'],
          ],
          params: {
            cellMode: 'view',
            field: 'name',
            formattedValue: 'Ada',
            hasFocus: false,
            tabIndex: -1,
            value: 'Ada',
          },
        });
        expect(seen.v6.cell).toEqual(expect.arrayContaining(['cellMode', 'field', 'value']));
        expect(seen.v6.row).toEqual(
          expect.arrayContaining(['firstColumnToRender', 'renderedColumns', 'position']),
        );
      },
    );

    proves(
      [
        "A column's `type` may only be one that the grid knows.",
        'The type `GridNativeColTypes` is `GridColType` now.',
        '`GridValueGetterParams`, `GridGroupingValueGetterParams` | `GridValueGetter`, `GridGroupingValueGetter` for the function',
        '`GridValueFormatterParams` | `GridValueFormatter`',
        '`GridValueSetterParams` | `GridValueSetter`',
        '`GridRenderedRowsIntervalChangeParams` | `GridRenderContext`: `firstRowIndex`, `lastRowIndex`',
        '`GridRootContainerRef` | `React.RefObject<HTMLDivElement>`',
        '`GridPinnedColumns`, now with required `left` and `right`, of columns | `GridPinnedColumnFields`',
      ],
      async () => {
        const premium = folderOf('v7', 'x-data-grid-premium');
        for (const gone of [
          'GridNativeColTypes',
          'GridValueGetterParams',
          'GridGroupingValueGetterParams',
          'GridValueFormatterParams',
          'GridValueSetterParams',
          'GridRenderedRowsIntervalChangeParams',
          'GridRootContainerRef',
          'GridPinnedPosition',
        ]) {
          const from = (side: Side) =>
            `export type { ${gone} } from '${folderOf(side, 'x-data-grid-premium')}';`;
          await expectCompiles(from('v6'));
          await expectTypeError(from('v7'), /TS2305|TS2724/);
        }
        await expectCompiles(`
          import type { GridColDef, GridColType, GridGroupingValueGetter, GridPinnedColumnFields,
            GridRenderContext, GridValueFormatter, GridValueGetter, GridValueSetter, GridApi,
          } from '${premium}';
          interface Row { id: number; net: number }
          export const getter: GridValueGetter<Row> = (value, row) => row.net;
          export const grouping: GridGroupingValueGetter<Row> = (value, row) => row.net;
          export const formatter: GridValueFormatter<Row> = (value, row) => row.net;
          export const setter: GridValueSetter<Row> = (value, row) => ({ ...row, net: value });
          export const type: GridColType = 'number';
          export const pinned: GridPinnedColumnFields = { left: ['net'] };
          export const first = ({ firstRowIndex, lastRowIndex }: GridRenderContext) => firstRowIndex + lastRowIndex;
          export const root = (api: GridApi): React.RefObject<HTMLDivElement | null> => api.rootElementRef;
          export const columns: GridColDef[] = [{ field: 'net', type: 'number' }];`);
        await expectTypeError(
          typed('v7', "export const columns: GridColDef[] = [{ field: 'net', type: 'money' }];"),
          /TS2322/,
        );
        await expectCompiles(
          typed('v6', "export const columns: GridColDef[] = [{ field: 'net', type: 'money' }];"),
        );
        await expectTypeError(
          `import type { GridPinnedColumns } from '${premium}';
           export const pinned: GridPinnedColumns = { left: ['net'] };`,
          /TS2322|TS2741/,
        );
      },
    );

    proves(
      [
        '`unstable_headerFilters` | `headerFilters`',
        '`unstable_cellSelection`, `unstable_cellSelectionModel` | `cellSelection`, `cellSelectionModel`',
        '`unstable_onCellSelectionModelChange` | `onCellSelectionModelChange`',
        '`unstable_ignoreValueFormatterDuringExport` | `ignoreValueFormatterDuringExport`',
        '`unstable_splitClipboardPastedText` | `splitClipboardPastedText`',
        '`experimentalFeatures` with `ariaV7`, `columnGrouping`, `clipboardPaste`, `lazyLoading` | Remove these four: always on',
        '`rowBuffer`, `columnBuffer` | `rowBufferPx`, `columnBufferPx`, in pixels: 150 each, where you had 3 items',
        '`rowThreshold`, `columnThreshold` | Remove',
      ],
      async () => {
        const grid = (side: Side, props: string) => `
          import { DataGridPremium } from '${folderOf(side, 'x-data-grid-premium')}';
          export const grid = <DataGridPremium rows={[]} columns={[]} ${props} />;`;
        const old = [
          'unstable_headerFilters',
          'unstable_cellSelection',
          'unstable_cellSelectionModel={{}}',
          'unstable_onCellSelectionModelChange={() => {}}',
          'unstable_ignoreValueFormatterDuringExport',
          'unstable_splitClipboardPastedText={() => null}',
          'rowBuffer={1}',
          'columnBuffer={1}',
          'rowThreshold={1}',
          'columnThreshold={1}',
          'experimentalFeatures={{ ariaV7: true }}',
          'experimentalFeatures={{ columnGrouping: true }}',
          'experimentalFeatures={{ clipboardPaste: true }}',
          'experimentalFeatures={{ lazyLoading: true }}',
        ];
        for (const props of old) {
          await expectCompiles(grid('v6', props));
          await expectTypeError(grid('v7', props), /TS2322|TS2353|TS2561/);
        }
        const current = `headerFilters cellSelection cellSelectionModel={{}} onCellSelectionModelChange={() => {}}
          ignoreValueFormatterDuringExport splitClipboardPastedText={() => null} rowBufferPx={1} columnBufferPx={1}`;
        await expectCompiles(grid('v7', current));
        await expectCompiles(`
          import { DataGridPremium } from '@mui/x-data-grid-premium';
          export const grid = <DataGridPremium rows={[]} columns={[]} ${current} />;`);
        const defaults = (side: Side) =>
          sourceOf(
            side,
            side === 'v6'
              ? 'x-data-grid/DataGrid/useDataGridProps.js'
              : 'x-data-grid/constants/dataGridPropsDefaultValues.js',
          );
        expect(defaults('v6')).toMatch(/columnBuffer: 3,\s*rowBuffer: 3/);
        expect(defaults('v7')).toContain('rowBufferPx: 150');
        expect(defaults('v7')).toContain('columnBufferPx: 150');
      },
    );

    proves(
      [
        '`unstable_getCellSelectionModel()`, `unstable_setCellSelectionModel()` | `getCellSelectionModel()`, `setCellSelectionModel()`',
        '`unstable_getSelectedCellsAsArray()`, `unstable_isCellSelected()` | `getSelectedCellsAsArray()`, `isCellSelected()`',
        '`unstable_selectCellRange()` | `selectCellRange()`',
        '`unstable_getColumnGroupPath()`, `unstable_getAllGroupDetails()` | `getColumnGroupPath()`, `getAllGroupDetails()`',
        '`unstable_setRowHeight()`, `unstable_getRowInternalSizes()` | `getRowHeight` of the grid; nothing succeeds the second',
        '`sortColumn(column)` of `apiRef` | `sortColumn(field)`. JavaScript: "Cannot read properties of undefined (reading \'field\')"',
        '`getRootDimensions().scrollBarSize` | `scrollbarSize`',
      ],
      async () => {
        const names =
          'getCellSelectionModel setCellSelectionModel getSelectedCellsAsArray isCellSelected selectCellRange getColumnGroupPath getAllGroupDetails'.split(
            ' ',
          );
        const seen = await onBoth((release) => {
          const { apiRef, api } = refOf();
          show(premiumOf(release, { apiRef }));
          const has = (name: string) => typeof api()[name] === 'function';
          let sorted: unknown;
          try {
            act(() => {
              api().sortColumn?.(api().getColumn?.('team'), 'asc');
            });
            sorted = textsOf('name');
          } catch (error) {
            sorted = (error as Error).message;
          }
          return {
            old: names.filter((name) => has(`unstable_${name}`)),
            current: names.filter(has),
            heights: ['unstable_setRowHeight', 'unstable_getRowInternalSizes'].filter(has),
            sorted,
            sizes: Object.keys(api().getRootDimensions?.() as object).filter((name) =>
              /^scrollbarSize$/i.test(name),
            ),
          };
        });
        expect(seen).toEqual({
          v6: {
            old: names,
            current: [],
            heights: ['unstable_setRowHeight', 'unstable_getRowInternalSizes'],
            sorted: ['Cem', 'Ada', 'Ben'],
            sizes: ['scrollBarSize'],
          },
          v7: {
            old: [],
            current: names,
            heights: [],
            sorted: "Cannot read properties of undefined (reading 'field')",
            sizes: ['scrollbarSize'],
          },
        });
        const { apiRef, api } = refOf();
        show(gridOf(v7, { apiRef }));
        act(() => {
          api().sortColumn?.('team', 'asc');
        });
        expect(textsOf('name')).toEqual(['Cem', 'Ada', 'Ben']);
        const today = refOf();
        show(
          premiumOf(
            {
              ...v7,
              Premium: jest.requireActual<Exports>('@mui/x-data-grid-premium')
                .DataGridPremium as Component,
            },
            { apiRef: today.apiRef },
          ),
        );
        expect(names.filter((name) => typeof today.api()[name] === 'function')).toEqual(names);
      },
    );

    proves(
      [
        '`unstable_gridFocusColumnGroupHeaderSelector`, `unstable_gridTabIndexColumnGroupHeaderSelector` | The same names without `unstable_`',
        '`unstable_gridFocusColumnHeaderFilterSelector`, `unstable_gridTabIndexColumnHeaderFilterSelector` | The same names without `unstable_`',
        '`unstable_gridHeaderFilteringEditFieldSelector`, `unstable_gridHeaderFilteringMenuSelector`, `unstable_gridHeaderFilteringStateSelector` | The same names without `unstable_`',
        '`GridPinnedPosition.left` | `GridPinnedColumnPosition.LEFT`',
        '`SUBMIT_FILTER_STROKE_TIME`, `SUBMIT_FILTER_DATE_STROKE_TIME` | The prop `filterDebounceMs`',
      ],
      () => {
        const names =
          'gridFocusColumnGroupHeaderSelector gridTabIndexColumnGroupHeaderSelector gridFocusColumnHeaderFilterSelector gridTabIndexColumnHeaderFilterSelector gridHeaderFilteringEditFieldSelector gridHeaderFilteringMenuSelector gridHeaderFilteringStateSelector'.split(
            ' ',
          );
        const today = jest.requireActual<Exports>('@mui/x-data-grid-premium');
        for (const name of names) {
          expect(v6.premium).toHaveProperty(`unstable_${name}`);
          expect(v7.premium).not.toHaveProperty(`unstable_${name}`);
          expect(v7.premium).toHaveProperty(name);
          expect(today).toHaveProperty(name);
        }
        expect(v6.premium).toHaveProperty('GridPinnedPosition.left', 'left');
        expect(v7.premium).toHaveProperty('GridPinnedColumnPosition.LEFT', 'left');
        expect(v7.premium).not.toHaveProperty('GridPinnedPosition');
        for (const name of ['SUBMIT_FILTER_STROKE_TIME', 'SUBMIT_FILTER_DATE_STROKE_TIME']) {
          expect(v6.premium).toHaveProperty(name);
          expect(v7.premium).not.toHaveProperty(name);
        }
        expect(sourceOf('v7', 'x-data-grid/models/props/DataGridProps.d.ts')).toContain(
          'filterDebounceMs',
        );
      },
    );

    proves(
      [
        '`componentsProps` of `GridToolbarFilterButton` | `slotProps`, which the other buttons of the toolbar have too: props on them did reach the button or tooltip',
        '`excelOptions` in the type `GridToolbarExportProps` | Unchanged on `GridToolbar` and `GridToolbarExport` of Premium',
        '`getOptionLabel`, `getOptionValue` of inputs such as `GridEditSingleSelectCell` | The same in the column',
      ],
      async () => {
        const seen = await onBoth((release) => {
          const parts = release.community as Readonly<Record<string, Component>>;
          const { GridToolbarContainer, GridToolbarFilterButton, GridToolbarColumnsButton } = parts;
          if (!GridToolbarContainer || !GridToolbarFilterButton || !GridToolbarColumnsButton) {
            throw new Error('A part of the toolbar is gone.');
          }
          const button = { button: { variant: 'outlined' } };
          const Old = () => (
            <GridToolbarContainer>
              <GridToolbarFilterButton componentsProps={button} />
              <GridToolbarColumnsButton variant="outlined" />
            </GridToolbarContainer>
          );
          const Current = () => (
            <GridToolbarContainer>
              <GridToolbarFilterButton slotProps={button} />
              <GridToolbarColumnsButton slotProps={button} />
            </GridToolbarContainer>
          );
          const bars = release.side === 'v6' ? [Old] : [Old, Current];
          return bars.map((toolbar) => {
            const { unmount } = show(gridOf(release, { slots: { toolbar } }));
            const outlined = count('.MuiButton-outlined');
            unmount();
            return outlined;
          });
        });
        expect(seen).toEqual({ v6: [2], v7: [0, 2] });
        const exportWith = (side: Side) => `
        import { GridToolbar, GridToolbarExport } from '${folderOf(side, 'x-data-grid-premium')}';
        export const button = <GridToolbarExport excelOptions={{ fileName: 'orders' }} />;
        export const bar = <GridToolbar excelOptions={{ fileName: 'orders' }} />;`;
        await expectCompiles(exportWith('v6'));
        await expectCompiles(exportWith('v7'));
        const input = 'x-data-grid/components/cell/GridEditSingleSelectCell.d.ts';
        expect(sourceOf('v6', input)).toContain("'getOptionLabel' | 'getOptionValue'");
        expect(sourceOf('v7', input)).not.toMatch(/getOptionLabel|getOptionValue/);
        await expectCompiles(
          typed(
            'v7',
            `export const columns: GridColDef[] = [{ field: 'net', type: 'singleSelect',
            getOptionLabel: () => 'x', getOptionValue: () => 'x' }];`,
          ),
        );
      },
    );

    proves(
      [
        '`multiFilterOperator` of a filter form | Remove',
        '`contentWidth` of a skeleton cell | `width`',
        '`filterOperators` of a header filter of your own | `colDef.filterOperators`',
      ],
      () => {
        const form = 'x-data-grid/components/panel/filterPanel/GridFilterForm.d.ts';
        expect(sourceOf('v6', form)).toContain('multiFilterOperator?');
        expect(sourceOf('v7', form)).not.toContain('multiFilterOperator');
        const skeleton = 'x-data-grid/components/cell/GridSkeletonCell.d.ts';
        expect(sourceOf('v6', skeleton)).toContain('contentWidth');
        expect(sourceOf('v7', skeleton)).not.toContain('contentWidth');
        expect(sourceOf('v7', skeleton)).toContain('width?: number | string');
        const header = 'x-data-grid-pro/components/headerFiltering/GridHeaderFilterCell.d.ts';
        expect(sourceOf('v6', header)).toContain('filterOperators?');
        expect(sourceOf('v7', header)).not.toContain('filterOperators');
        expect(sourceOf('v7', header)).toContain('colDef: GridColDef');
      },
    );

    proves(
      [
        'A selector that gets the state needs `apiRef.current.instanceId` after it.',
        'Pass `apiRef` instead: this works in v6, v7 and v8, which takes nothing else.',
        'In JavaScript both versions only warn of it, for some: "A selector was called without passing the instance ID".',
      ],
      async () => {
        const seen = await onBoth((release) => {
          const { apiRef, api } = refOf();
          show(gridOf(release, { apiRef }));
          const select = release.community.gridFilteredSortedRowIdsSelector as Method;
          return [select(apiRef), select(api().state, api().instanceId), select(api().state)];
        });
        const ids = [1, 2, 3];
        expect(seen).toEqual({ v6: [ids, ids, ids], v7: [ids, ids, ids] });
        expectConsole('warn', /MUI X: A selector was called without passing the instance ID/);
        expectConsole('warn', /MUI: A selector was called without passing the instance ID/);
        await expectCompiles(`
          import { gridSortModelSelector, useGridApiContext } from '@mui/x-data-grid';
          export const useIt = () => gridSortModelSelector(useGridApiContext());`);
        await expectTypeError(
          `import { gridSortModelSelector, useGridApiContext } from '@mui/x-data-grid';
           export const useIt = () => gridSortModelSelector(useGridApiContext().current.state);`,
          /TS/,
        );
      },
    );

    proves(
      [
        '`gridClasses` tells with TS2339, TS2551 or TS7053; selectors in strings and theme keys tell nothing.',
        '`cellContent`, `cell--withRenderer` | `cell`',
        '`columnHeader--showColumnBorder` | `columnHeader--withLeftBorder`, `columnHeader--withRightBorder`',
        '`columnHeadersInner`, `columnHeadersInner--scrollable`, `columnHeaderDropZone` | `columnHeaders`',
        '`pinnedColumnHeaders`, `pinnedColumnHeaders--left`, `pinnedColumnHeaders--right` | `columnHeader--pinnedLeft`, `columnHeader--pinnedRight`',
        '`pinnedColumns--left`, `pinnedColumns--right` | `cell--pinnedLeft`, `cell--pinnedRight`',
        '`columnsPanel`, `columnsPanelRow` | `columnsManagement`, `columnsManagementRow`',
        '`columnGroupHeader` | `columnHeader`',
      ],
      async () => {
        const gone =
          'cellContent cell--withRenderer columnHeader--showColumnBorder columnHeadersInner columnHeadersInner--scrollable columnHeaderDropZone pinnedColumnHeaders pinnedColumnHeaders--left pinnedColumnHeaders--right pinnedColumns--left pinnedColumns--right columnsPanel columnsPanelRow columnGroupHeader'.split(
            ' ',
          );
        const current =
          'cell columnHeader--withLeftBorder columnHeader--withRightBorder columnHeaders columnHeader--pinnedLeft columnHeader--pinnedRight cell--pinnedLeft cell--pinnedRight columnsManagement columnsManagementRow columnHeader'.split(
            ' ',
          );
        for (const name of gone) {
          expect(v6.premium.gridClasses).toHaveProperty([name]);
          expect(v7.premium.gridClasses).not.toHaveProperty([name]);
        }
        for (const name of current) {
          expect(v7.premium.gridClasses).toHaveProperty([name]);
        }
        await expectTypeError(
          `import { gridClasses } from '${folderOf('v7', 'x-data-grid')}';
           export const names = [gridClasses.cellContent, gridClasses.columnHeadersInner,
             gridClasses['cell--withRenderer']];`,
          /TS2339|TS2551|TS7053/,
        );
        show(
          premiumOf(v7, {
            initialState: { pinnedColumns: { left: ['name'], right: ['points'] } },
            columnGroupingModel: [{ groupId: 'People', children: [{ field: 'team' }] }],
            showColumnVerticalBorder: true,
          }),
        );
        for (const name of [
          'cell--pinnedLeft',
          'cell--pinnedRight',
          'columnHeader--pinnedLeft',
          'columnHeader--pinnedRight',
          'columnHeader--withLeftBorder',
          'columnHeader--withRightBorder',
        ]) {
          expect(count(`.MuiDataGrid-${name}`)).toBeGreaterThan(0);
        }
        expect(find('[role=columnheader][data-fields]')).toHaveClass('MuiDataGrid-columnHeader');
        expect(fields()).toContain('team');
      },
    );
  });
});

exempt(
  [
    'This guide is for apps with `@mui/x-data-grid`, `-pro` or `-premium` 6.',
    'The functions of columns have other arguments, which no command changes: they take most of the time.',
    "The app compiles, and this finds nothing: `git grep -nE 'Grid(ValueGetter|ValueFormatter|ValueSetter)Params|componentsProps|FilterFnV7|(row|column)(Buffer|Threshold)=|cellContent|x-license-pro'`.",
    'Each function of a column has `value` as its first argument: search for `valueGetter`, `valueFormatter`, `valueSetter`, `valueParser`, `colSpan`, `getApplyFilterFn`.',
    'Every column shows values, also where a cell is empty; one edit in each editable column is saved.',
    'Cells with elements are centred, and the header has the right background in both schemes.',
    'Your server answers filters on a date, a number and a boolean, and "does not contain".',
    'A grid with `density` still follows its menu, and paste is on where you want it.',
    'You can leave to that guide: `getByRole` with a name, backgrounds in the theme, and `apiRef` in selectors of your own.',
  ],
  'Advice.',
);
exempt(
  'your key has to cover the release date of the version that you install: see [what each license message means](/x/introduction/licensing/#what-each-license-message-means).',
  'The page on licensing has the proof.',
);
exempt(
  [
    'renames `components` to `slots` and `componentsProps` to `slotProps`, with the names of the slots;',
    'takes `ariaV7`, `columnGrouping`, `clipboardPaste` and `lazyLoading` out of `experimentalFeatures`.',
    'It leaves alone: the functions of columns, filter operators, imports of locales and of the licence, `unstable_headerFilters`, methods with `unstable_`, buffers, `slotProps.columnsPanel`, selectors, styles, props that are spread, and grids under a name of your own such as `styled(DataGrid)`.',
    "`ERR … Cannot read properties of undefined (reading 'name')` and the file is as it was | An object in `components` spreads another: `{ ...common }` | Write `slots` by hand, then run it again",
    '`slots` or `slotProps` twice on one grid, error TS17001 | The grid had `components` and `slots` | Make one object of them: the second alone would count',
    '`slots={parts}` with `{ Toolbar: … }` further up | It renames the prop, not the keys of a variable | Write the keys with a small letter; nothing shows else',
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these, and read in its source.',
);
