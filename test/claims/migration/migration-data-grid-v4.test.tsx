import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ComponentType,
  createElement,
  type FC,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { adaptV4Theme, createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  cellsOf,
  proves,
  consoleMessages,
  exempt,
  expectConsole,
  pause,
  screen,
  show,
  textsOf,
} from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Exports = Readonly<Record<string, unknown>>;
type Side = 'v4' | 'v5';
type Plan = 'free' | 'pro';
type Selector = (state: unknown) => unknown;

/** What a `valueGetter` gets in both versions. */
interface GetterParams {
  readonly id: number;
  readonly row: { readonly name: string };
  readonly getValue: (id: number, field: string) => unknown;
}

/** Methods of both versions that claims call. */
interface Api {
  readonly state: Readonly<Record<string, never>>;
  readonly selectRow: (id: number, isSelected?: boolean, third?: boolean) => void;
  readonly updateRows: (rows: readonly Props[]) => void;
  readonly setSortModel: (model: readonly Props[]) => void;
  readonly getDataAsCsv: () => string;
  readonly getRowModels: () => ReadonlyMap<number, Props>;
  readonly setFilterModel: (model: Props) => void;
}

const PACKAGES = {
  v4: { free: '@material-ui/data-grid', pro: '@material-ui/x-grid' },
  v5: { free: '@mui/x-data-grid', pro: '@mui/x-data-grid-pro' },
} as const;

interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
}

/** React 19 took `findDOMNode` away, which Material UI 4 calls for elements, and transitions for their first one. */
function findDOMNode(of: unknown): Node | null {
  if (of === null || of === undefined || of instanceof Node) {
    return of ?? null;
  }
  let fiber = (of as { readonly _reactInternals: Fiber })._reactInternals.child;
  while (fiber && !(fiber.stateNode instanceof Node)) {
    fiber = fiber.child;
  }
  return (fiber?.stateNode as Node | undefined) ?? null;
}
Object.assign(jest.requireActual<object>('react-dom'), { findDOMNode });

function rootOf(side: Side): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules');
}

function load(side: Side, name: string): Exports {
  return jest.requireActual<Exports>(path.join(rootOf(side), name));
}

function textOf(side: Side, file: string): string {
  return readFileSync(path.join(rootOf(side), file), 'utf8');
}

function manifestOf(side: Side, name: string) {
  return JSON.parse(textOf(side, `${name}/package.json`)) as {
    readonly version: string;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
}

/** One version, with a function for grids that draw all columns and rows. */
function releaseOf(side: Side) {
  const free = load(side, PACKAGES[side].free);
  const pro = load(side, PACKAGES[side].pro);
  // React 19 doesn't look at the defaultProps of functions, where v4 has its defaults.
  const defaults =
    side === 'v4'
      ? { ...(pro.DEFAULT_GRID_PROPS_FROM_OPTIONS as object), logger: console, columnBuffer: 20 }
      : { disableVirtualization: true };
  const Free = free.DataGrid as Component;
  const Pro = pro[side === 'v4' ? 'XGrid' : 'DataGridPro'] as Component;
  const useApiRef = pro.useGridApiRef as () => RefObject<Api>;
  return {
    side,
    free,
    pro,
    grid: (props: Props, plan: Plan = 'free') =>
      createElement(plan === 'free' ? Free : Pro, { ...defaults, autoHeight: true, ...props }),
    /** A grid of Pro, and the API that it gives. */
    withApi(props: Props = {}) {
      const held: { api?: RefObject<Api> } = {};
      const Held = () => {
        held.api = useApiRef();
        return (
          <Pro
            {...defaults}
            autoHeight
            rows={ROWS}
            columns={COLUMNS}
            {...props}
            apiRef={held.api}
          />
        );
      };
      const shown = show(<Held />);
      return { ...shown, api: () => (held.api as RefObject<Api>).current };
    },
  };
}

type Release = ReturnType<typeof releaseOf>;

const ROWS = [
  { id: 1, name: 'Ann', age: 30 },
  { id: 2, name: 'Bob', age: 20 },
  { id: 3, name: 'Cid', age: 40 },
];
const COLUMNS = [
  { field: 'name', width: 100 },
  { field: 'age', type: 'number', width: 100 },
];

const v4 = releaseOf('v4');
const v5 = releaseOf('v5');

/** Lets the grid draw itself. */
const settle = (ms = 30) => act(() => pause(ms));

/** Takes what only tests hear: a licence that isn't there, and what React 19 says of Material UI 4. */
function forget(): void {
  const heard = /License key not found|Accessing element\.ref was removed in React 19/;
  if (consoleMessages().some(({ text }) => heard.test(text))) {
    expectConsole('error', heard);
  }
}

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v4: Result; readonly v5: Result }> {
  const before = await look(v4);
  cleanup();
  const after = await look(v5);
  cleanup();
  forget();
  return { v4: before, v5: after };
}

/** What is drawn, once it is. */
async function shown(element: ReactElement) {
  const result = show(element);
  await settle();
  return result;
}

const gridOf = ({ grid }: Release, props: Props = {}, plan: Plan = 'free') =>
  shown(grid({ rows: ROWS, columns: COLUMNS, ...props }, plan));

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return element;
};
const cell = (field: string, index = 0): HTMLElement => {
  const element = cellsOf(field)[index];
  if (!element) {
    throw new Error(`There is no cell ${field} ${index}.`);
  }
  return element;
};
const boxes = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell input')];
const idsAfter = async (release: Release, props: Props) => {
  const { unmount } = await gridOf(release, {
    columns: [{ field: 'id' }, { field: 'n', type: 'number' }, { field: 't' }],
    ...props,
  });
  const ids = textsOf('id').join('');
  unmount();
  return ids;
};
const filterBy = (columnField: string, operatorValue: string, value?: unknown) => ({
  filterModel: { items: [{ id: 1, columnField, operatorValue, value }] },
});
const classesNow = () =>
  new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));

proves(
  [
    'Upgrade to the last v4 first, 4.0.0-alpha.37, and run your tests there.',
    'v5 draws with `@mui/material` and `@mui/system`, both `^5.4.1`, and wants `react` and `react-dom` `^17.0.2 || ^18.0.0`.',
    '`@material-ui/core` and `@material-ui/styles` are no longer peers.',
    'The types use `import type`: TypeScript 3.8 or later.',
    'A key for Pro has to cover March 2023, when 5.17.26 was released.',
    '`@material-ui/data-grid` | `@mui/x-data-grid`',
    '`@material-ui/x-grid` | `@mui/x-data-grid-pro`',
  ],
  () => {
    for (const plan of ['free', 'pro'] as const) {
      const before = manifestOf('v4', PACKAGES.v4[plan]);
      const after = manifestOf('v5', PACKAGES.v5[plan]);
      expect([before.version, after.version]).toEqual(['4.0.0-alpha.37', '5.17.26']);
      expect(Object.keys(before.peerDependencies)).toEqual([
        '@material-ui/core',
        '@material-ui/styles',
        'react',
      ]);
      expect(after.peerDependencies).toEqual({
        '@mui/material': '^5.4.1',
        '@mui/system': '^5.4.1',
        react: '^17.0.2 || ^18.0.0',
        'react-dom': '^17.0.2 || ^18.0.0',
      });
    }
    expect(textOf('v5', '@mui/x-data-grid/models/props/DataGridProps.d.ts')).toMatch(
      /^import type \{/m,
    );
    expect(textOf('v5', '@mui/x-data-grid/CHANGELOG.md')).toMatch(
      /## 5\.17\.26\n\n_Mar 3, 2023_\n/,
    );
  },
);

describe('themes', () => {
  const themed = (theme: object) => async (release: Release) => {
    await shown(
      <ThemeProvider theme={theme}>
        {release.grid({ rows: [], columns: COLUMNS, checkboxSelection: true })}
      </ThemeProvider>,
    );
    return find('.MuiDataGrid-overlay').textContent;
  };

  proves(
    [
      "`adaptV4Theme` takes one argument and ignores the locale; TypeScript stops on it with TS2554, JavaScript doesn't.",
      'Without `adaptV4Theme`, both old keys are ignored.',
      '`plPLGrid`, `ruRUGrid`, `skSKGrid`, `ukUAGrid` | `plPL.components.MuiDataGrid.defaultProps.localeText` and so on',
    ],
    async () => {
      const { plPL } = v5.free as {
        readonly plPL: {
          readonly components: {
            readonly MuiDataGrid: { readonly defaultProps: { readonly localeText: Props } };
          };
        };
      };
      const adapt = adaptV4Theme as (...themes: readonly object[]) => object;
      const look = async (theme: object) => {
        const text = await themed(theme)(v5);
        cleanup();
        return text;
      };
      expect(await look(createTheme(adapt({}, plPL)))).toBe('No rows');
      expect(await look(createTheme({}, plPL))).toBe('Brak danych');
      const old = { props: { MuiDataGrid: { localeText: { noRowsLabel: 'Nothing' } } } };
      expect(await look(createTheme(old as object))).toBe('No rows');
      const overrides = { overrides: { MuiDataGrid: { root: { border: 0 } } } };
      expect(createTheme(overrides as object).components).not.toHaveProperty('MuiDataGrid');
      expect(await look(createTheme(adapt(old)))).toBe('Nothing');
      expectConsole('warn', /adaptV4Theme\(\) is deprecated/);
      const { localeText } = plPL.components.MuiDataGrid.defaultProps;
      for (const name of ['plPL', 'ruRU', 'skSK', 'ukUA']) {
        expect(v4.free).toHaveProperty(`${name}Grid`);
        expect(v5.free).not.toHaveProperty(`${name}Grid`);
        expect(v5.free).toHaveProperty(name);
      }
      expect((v4.free.plPLGrid as Props).noRowsLabel).toBe(localeText.noRowsLabel);
      forget();
    },
  );

  proves(
    [
      'Both versions give their elements the same class names, such as `MuiButtonBase-root`, so style sheets of 4 reach into the grid: its checkboxes lose their padding and corners.',
      "Wrap what is left of 4 in `<StylesProvider generateClassName={createGenerateClassName({ disableGlobal: true, seed: 'four' })}>`, both from `@material-ui/core/styles`; classes such as `MuiCheckbox-root` are then gone from it, and your selectors on them find nothing.",
      "A theme of 4 doesn't reach the grid: give it a `ThemeProvider` from `@mui/material/styles`.",
    ],
    async () => {
      const core = load('v4', '@material-ui/core');
      const styles = load('v4', '@material-ui/core/styles');
      const Checkbox = core.Checkbox as Component;
      const Provider = styles.StylesProvider as Component;
      const Themed = styles.ThemeProvider as Component;
      const generate = styles.createGenerateClassName as (options: Props) => unknown;
      const theme = (styles.createTheme as (options: Props) => unknown)({
        props: { MuiDataGrid: { localeText: { noRowsLabel: 'Nothing' } } },
      });
      const grid = v5.grid({ rows: ROWS, columns: COLUMNS, checkboxSelection: true });
      const look = async (others: ReactNode) => {
        const { unmount } = await shown(
          <>
            {others}
            {grid}
          </>,
        );
        const { padding, borderRadius } = getComputedStyle(
          find('.MuiDataGrid-root .MuiCheckbox-root'),
        );
        unmount();
        return [padding, borderRadius];
      };
      const alone = await look(null);
      expect(alone).toEqual(['9px', '50%']);
      expect(await look(<Checkbox />)).toEqual(['0px', '0']);
      const generateClassName = generate({ disableGlobal: true, seed: 'four' });
      expect(
        await look(
          <Provider generateClassName={generateClassName}>
            <Checkbox />
          </Provider>,
        ),
      ).toEqual(alone);
      const { container, unmount } = await shown(
        <Provider generateClassName={generateClassName}>
          <Checkbox />
        </Provider>,
      );
      expect(container.querySelector('input')).toBeInTheDocument();
      expect(container.querySelector('.MuiCheckbox-root')).toBeNull();
      unmount();
      await shown(<Themed theme={theme}>{v5.grid({ rows: [], columns: COLUMNS })}</Themed>);
      expect(find('.MuiDataGrid-overlay')).toHaveTextContent('No rows');
      forget();
    },
  );
});

describe('values and filters', () => {
  proves(
    'Third argument of `selectRow(id, true, …)` | `true` adds, else the row alone is selected; with `checkboxSelection` it always adds | `true` selects the row alone, else it adds. Turn each round; with `checkboxSelection`, leave it out',
    async () => {
      const seen = await onBoth(async ({ withApi }) => {
        const selectIn = async (props: Props) => {
          const onSelectionModelChange = jest.fn();
          const { api, unmount } = withApi({ ...props, onSelectionModelChange });
          await settle();
          const select = async (...given: Parameters<Api['selectRow']>) => {
            act(() => api().selectRow(...given));
            await settle();
            return onSelectionModelChange.mock.calls.at(-1)?.[0] as unknown;
          };
          await select(1);
          const all = [await select(2), await select(3, true, true), await select(1, true, false)];
          unmount();
          return all;
        };
        return [await selectIn({}), await selectIn({ checkboxSelection: true })];
      });
      const turned = [[1, 2], [3], [3, 1]];
      expect(seen.v4).toEqual([
        [[2], [2, 3], [1]],
        [
          [1, 2],
          [1, 2, 3],
          [1, 2, 3],
        ],
      ]);
      expect(seen.v5).toEqual([turned, turned]);
    },
  );

  proves(
    'Several filters or sorts in the free `DataGrid` | All work | The first one alone works: the console says so, and the model comes back with it',
    async () => {
      const items = [
        { id: 1, columnField: 'name', operatorValue: 'contains', value: 'a' },
        { id: 2, columnField: 'age', operatorValue: '>', value: '35' },
      ];
      const sortModel = [
        { field: 'group', sort: 'asc' },
        { field: 'name', sort: 'desc' },
      ];
      const seen = await onBoth(async (release) => {
        const onFilterModelChange = jest.fn();
        const onSortModelChange = jest.fn();
        const { unmount } = await gridOf(release, { filterModel: { items }, onFilterModelChange });
        const filtered = textsOf('name');
        unmount();
        await gridOf(release, {
          rows: [
            { id: 1, group: 1, name: 'Ann' },
            { id: 2, group: 1, name: 'Bob' },
            { id: 3, group: 0, name: 'Cid' },
          ],
          columns: [{ field: 'group' }, { field: 'name' }],
          sortModel,
          onSortModelChange,
        });
        return {
          filtered,
          sorted: textsOf('name'),
          filters: (onFilterModelChange.mock.calls.at(-1)?.[0] as unknown) ?? null,
          sorts: (onSortModelChange.mock.calls.at(-1)?.[0] as unknown) ?? null,
        };
      });
      expectConsole('error', /`filterModel` can only contain a single item/);
      expectConsole('error', /`sortModel` can only contain a single item/);
      expect(seen.v5).toEqual({
        filtered: ['Ann'],
        sorted: ['Cid', 'Ann', 'Bob'],
        filters: { items: [items[0]] },
        sorts: [sortModel[0]],
      });
      expect(seen.v4).toEqual({
        filtered: [],
        sorted: ['Cid', 'Bob', 'Ann'],
        filters: null,
        sorts: null,
      });
    },
  );

  proves(
    [
      'Filter of numbers with the value `0` | Shows all rows | Filters',
      '`<` on numbers | Keeps rows without a value | Drops rows with `null`',
      "Text filter `'a '` | Looks for the blank, too | Looks for `a`",
    ],
    async () => {
      const rows = [
        { id: 1, n: 3, t: 'ab' },
        { id: 2, n: null, t: 'b' },
        { id: 3, n: 0, t: 'a b' },
      ];
      const seen = await onBoth(async (release) => [
        await idsAfter(release, { rows, ...filterBy('n', '=', '0') }),
        await idsAfter(release, { rows, ...filterBy('n', '>', '0') }),
        await idsAfter(release, { rows, ...filterBy('n', '<', '2') }),
        await idsAfter(release, { rows, ...filterBy('t', 'contains', 'a ') }),
      ]);
      expect(seen).toEqual({ v4: ['123', '123', '23', '3'], v5: ['3', '1', '3', '13'] });
    },
  );

  proves(
    [
      'Opening the filter panel | Calls `onFilterModelChange` | Calls nothing until there is a value',
      "`onFilterModelChange` | `items`, `linkOperator` | `quickFilterValues` and `quickFilterLogicOperator`, too: keep what you don't know",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const onFilterModelChange = jest.fn();
        const { user } = await gridOf(release, {
          components: { Toolbar: release.free.GridToolbar },
          onFilterModelChange,
        });
        await user.click(screen.getByText('Filters'));
        await settle(100);
        const opened = onFilterModelChange.mock.calls.length;
        await user.type(await screen.findByPlaceholderText('Filter value'), 'b');
        await settle(700);
        const model = onFilterModelChange.mock.calls.at(-1)?.[0] as object;
        return [opened, Object.keys(model).sort(), textsOf('name')];
      });
      expect(seen.v4).toEqual([1, ['items', 'linkOperator'], ['Bob']]);
      expect(seen.v5).toEqual([
        0,
        ['items', 'linkOperator', 'quickFilterLogicOperator', 'quickFilterValues'],
        ['Bob'],
      ]);
    },
  );

  proves(
    [
      'Page of a server with more rows than `pageSize` | Cuts them | Shows them all: send what the page needs',
      'Pages | "1-2 of 3", "Next page" | "1–2 of 3" with a dash, "Go to next page"',
      '`paginationMode="server"` without `rowCount` | Counts your rows | The same, with an error in the console',
    ],
    async () => {
      const server = { paginationMode: 'server', pageSize: 2, rowsPerPageOptions: [2] };
      const seen = await onBoth(async (release) => {
        const { unmount } = await gridOf(release, { ...server, rowCount: 10 });
        const names = textsOf('name');
        unmount();
        await gridOf(release, server);
        return [
          names,
          screen.getByText(/^1.2 of 3$/).textContent,
          screen.getByTitle(/next page$/i).title,
        ];
      });
      expectConsole('error', /the 'rowCount' prop is undefined/);
      expect(seen).toEqual({
        v4: [['Ann', 'Bob'], '1-2 of 3', 'Next page'],
        v5: [['Ann', 'Bob', 'Cid'], '1–2 of 3', 'Go to next page'],
      });
    },
  );

  proves(
    [
      'CSV: `true` and `false` | `true`, `false` | `yes`, `no`: give the column a `valueFormatter` if something reads the file',
      'CSV: line breaks in a value | Break the row | Are quoted',
    ],
    async () => {
      const csvOf = async ({ withApi }: Release, format?: (params: Props) => unknown) => {
        const { api, unmount } = withApi({
          rows: [
            { id: 1, open: true, note: 'two\nlines' },
            { id: 2, open: false, note: 'one' },
          ],
          columns: [
            { field: 'open', type: 'boolean', ...(format ? { valueFormatter: format } : {}) },
            { field: 'note' },
          ],
        });
        await settle();
        const csv = api().getDataAsCsv();
        unmount();
        return csv.split('\r\n').slice(1);
      };
      expect(await onBoth((release) => csvOf(release))).toEqual({
        v4: ['true,two\nlines', 'false,one'],
        v5: ['yes,"two\nlines"', 'no,one'],
      });
      const plain = await csvOf(v5, ({ value }) => String(value));
      expect(plain).toEqual(['true,"two\nlines"', 'false,one']);
    },
  );

  proves(
    'Export menu of the toolbar | CSV | Print, too: `componentsProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}`',
    async () => {
      const menuOf = (componentsProps: Props) => async (release: Release) => {
        const { user } = await gridOf(release, {
          components: { Toolbar: release.free.GridToolbar },
          componentsProps,
        });
        await user.click(screen.getByText('Export'));
        const items = await screen.findAllByRole('menuitem');
        return items.map(({ textContent }) => textContent);
      };
      const csv = 'Download as CSV';
      expect(await onBoth(menuOf({}))).toEqual({ v4: [csv], v5: [csv, 'Print'] });
      const without = { toolbar: { printOptions: { disableToolbarButton: true } } };
      expect(await menuOf(without)(v5)).toEqual([csv]);
    },
  );

  proves(
    '`valueFormatter` of a `singleSelect` | In the cell | In the list of options, too',
    async () => {
      const seen = await onBoth(async (release) => {
        const { user } = await gridOf(release, {
          columns: [
            {
              field: 'name',
              type: 'singleSelect',
              editable: true,
              valueOptions: ['Ann', 'Bob'],
              valueFormatter: ({ value }: Props) => `<${String(value)}>`,
            },
          ],
        });
        const before = textsOf('name')[0];
        await user.dblClick(cell('name'));
        const options = await screen.findAllByRole('option');
        return [before, ...options.map(({ textContent }) => textContent)];
      });
      expect(seen).toEqual({ v4: ['<Ann>', 'Ann', 'Bob'], v5: ['<Ann>', '<Ann>', '<Bob>'] });
    },
  );
});

describe('clicks, keys and events', () => {
  proves(
    [
      "Click on a row's checkbox | No `onCellClick` | Calls `onCellClick`",
      'Click beside the box, in its cell | Selects, and calls `onRowClick` | Neither',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const log: string[] = [];
        const { user } = await gridOf(release, {
          checkboxSelection: true,
          onCellClick: () => log.push('cell'),
          onRowClick: () => log.push('row'),
          onSelectionModelChange: (model: readonly number[]) => log.push(`selected ${model}`),
        });
        await user.click(boxes()[0] as HTMLElement);
        const onBox = log.splice(0);
        await user.click(cell('__check__', 1));
        return [onBox, log.splice(0)];
      });
      expect(seen.v4).toEqual([['selected 1'], ['cell', 'row', 'selected 1,2']]);
      expect(seen.v5).toEqual([['cell', 'selected 1'], ['cell']]);
    },
  );

  proves(
    [
      '<kbd>Shift</kbd> and click | Selects that row | Selects all rows between, with checkboxes in the free grid, too',
      '<kbd>Shift</kbd>+<kbd>Space</kbd> in Pro | Selects that row alone | Adds it',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const onSelectionModelChange = jest.fn();
        const last = () => onSelectionModelChange.mock.calls.at(-1)?.[0] as unknown;
        const free = await gridOf(release, { checkboxSelection: true, onSelectionModelChange });
        await free.user.click(boxes()[0] as HTMLElement);
        await free.user.keyboard('{Shift>}');
        await free.user.click(boxes()[2] as HTMLElement);
        await free.user.keyboard('{/Shift}');
        const ofBoxes = last();
        free.unmount();
        const { user } = await gridOf(release, { onSelectionModelChange }, 'pro');
        await user.click(cell('name', 0));
        await user.keyboard('{Shift>}');
        await user.click(cell('name', 2));
        await user.keyboard('{/Shift}');
        const ofRows = last();
        await user.click(cell('name', 0));
        await user.keyboard('{ArrowDown}{Shift>} {/Shift}');
        return [ofBoxes, ofRows, last()];
      });
      expect(seen).toEqual({
        v4: [[1, 3], [3], [2]],
        v5: [
          [1, 2, 3],
          [1, 2, 3],
          [1, 2],
        ],
      });
    },
  );

  proves(
    '`apiRef.current.updateRows()` | Shows after 100 ms | Shows at once: set `throttleRowsMs` if updates pour in',
    async () => {
      const seen = await onBoth(async ({ withApi }) => {
        const { api } = withApi();
        await settle();
        act(() => api().updateRows([{ id: 1, name: 'Zed' }]));
        const atOnce = textsOf('name')[0];
        await settle(200);
        return [atOnce, textsOf('name')[0]];
      });
      expect(seen).toEqual({ v4: ['Ann', 'Zed'], v5: ['Zed', 'Zed'] });
      const { api } = v5.withApi({ throttleRowsMs: 100 });
      await settle();
      act(() => {
        api().updateRows([{ id: 1, name: 'Zoe' }]);
        api().updateRows([{ id: 1, name: 'Zed' }]);
      });
      expect(textsOf('name')[0]).not.toBe('Zed');
      await settle(200);
      expect(textsOf('name')[0]).toBe('Zed');
      forget();
    },
  );

  proves(
    '`onEditCellPropsChange`, `onEditRowsModelChange` | With each letter | 500 ms after the last letter, or with the commit',
    async () => {
      const seen = await onBoth(async (release) => {
        const onEditCellPropsChange = jest.fn();
        const onEditRowsModelChange = jest.fn();
        const { user } = await gridOf(release, {
          columns: [{ field: 'name', editable: true }],
          onEditCellPropsChange,
          onEditRowsModelChange,
        });
        const calls = () => [
          onEditCellPropsChange.mock.calls.length,
          onEditRowsModelChange.mock.calls.length,
        ];
        await user.dblClick(cell('name'));
        const start = onEditRowsModelChange.mock.calls.length;
        await user.keyboard('xy');
        await settle(200);
        const typed = calls();
        await settle(500);
        const waited = calls();
        await user.keyboard('z{Enter}');
        await settle();
        return { start, typed, waited, committed: calls()[0], name: textsOf('name')[0] };
      });
      expect(seen.v4).toMatchObject({ typed: [2, 3], waited: [2, 3], committed: 3 });
      expect(seen.v5).toMatchObject({ typed: [0, 1], waited: [1, 2], committed: 2 });
      expect([seen.v4.start, seen.v5.start]).toEqual([1, 1]);
      expect([seen.v4.name, seen.v5.name]).toEqual(['Annxyz', 'Annxyz']);
    },
  );

  proves('`onStateChange` | `({ state, api })` | `(state)`', async () => {
    const seen = await onBoth(async (release) => {
      const onStateChange = jest.fn();
      await gridOf(release, { onStateChange });
      const given = onStateChange.mock.calls.at(-1)?.[0] as object;
      return ['state' in given, 'api' in given, 'rows' in given];
    });
    expect(seen).toEqual({ v4: [true, true, false], v5: [false, false, true] });
  });

  proves(
    "`onSelectionModelChange` | Reports a `selectionModel` without rows that `isRowSelectable` refuses | Isn't called for these",
    async () => {
      const seen = await onBoth(async (release) => {
        const onSelectionModelChange = jest.fn();
        await gridOf(
          release,
          {
            checkboxSelection: true,
            selectionModel: [1, 2],
            isRowSelectable: ({ id }: Props) => id !== 2,
            onSelectionModelChange,
          },
          'pro',
        );
        return [
          onSelectionModelChange.mock.calls.map(([model]) => model as unknown),
          document.querySelectorAll('.Mui-selected').length,
        ];
      });
      expect(seen).toEqual({ v4: [[[1]], 1], v5: [[], 1] });
    },
  );

  proves(
    [
      '`params.getValue(id, field)` | Works | Works with a warning: take `params.row`',
      'Unknown `type` of a column | Taken for a string | The same, with a warning',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        await gridOf(release, {
          columns: [
            { field: 'name', type: 'money' },
            {
              field: 'both',
              valueGetter: ({ id, row, getValue }: GetterParams) =>
                [getValue(id, 'name'), row.name].join(),
            },
          ],
        });
        return [textsOf('name')[0], textsOf('both')[0]];
      });
      expectConsole('warn', /You are calling getValue\. This method is deprecated/);
      expectConsole('warn', /The column type "money" you are using is not supported/);
      expect(seen).toEqual({ v4: ['Ann', 'Ann,Ann'], v5: ['Ann', 'Ann,Ann'] });
    },
  );
});

describe('attributes', () => {
  proves(
    [
      'Text of a cell | In the cell | In a `div.MuiDataGrid-cellContent` with a `title`: `getByText` finds this, so add `.closest(\'[role="cell"]\')`',
      '`data-value`, `data-rowindex`, `data-rowselected`, `data-editable`, `data-mode` of a cell | Set | Gone. The row has `data-rowindex` and `aria-selected`; classes `MuiDataGrid-cell--editable` and `--editing` tell the rest',
      '`aria-rowcount` | Rows | Rows and header: 1 more',
      "Name of a column header | From its content | `aria-label`, the header's name",
      '`Mui-even`, `Mui-odd` of a row | Set | Gone: stripe with `indexRelativeToCurrentPage` in `getRowClassName`',
    ],
    async () => {
      const names = ['value', 'rowindex', 'rowselected', 'editable', 'mode'];
      const seen = await onBoth(async (release) => {
        await gridOf(release, {
          columns: [{ field: 'name', headerName: 'Name', editable: true }],
          selectionModel: [1],
          getRowClassName: ({ indexRelativeToCurrentPage: index }: Props) =>
            index === undefined ? '' : `stripe-${Number(index) % 2}`,
        });
        const text = screen.getByText('Ann');
        const row = find('.MuiDataGrid-row');
        return {
          role: text.getAttribute('role'),
          className: text.className,
          title: text.getAttribute('title'),
          closest: text.closest('[role="cell"]') === cell('name'),
          data: names.filter((name) => cell('name').hasAttribute(`data-${name}`)),
          ofRow: [row.dataset.rowindex, row.getAttribute('aria-selected')],
          editable: cell('name').classList.contains('MuiDataGrid-cell--editable'),
          rows: screen.getByRole('grid').getAttribute('aria-rowcount'),
          header: screen.getByRole('columnheader').getAttribute('aria-label'),
          stripes: [...document.querySelectorAll('.MuiDataGrid-row')].map(
            (one) => /Mui-(?:even|odd)|stripe-./.exec(one.className)?.[0],
          ),
        };
      });
      expect(seen.v4).toMatchObject({
        role: 'cell',
        closest: true,
        data: names,
        rows: '3',
        header: null,
        stripes: ['Mui-even', 'Mui-odd', 'Mui-even'],
      });
      expect(seen.v5).toMatchObject({
        role: null,
        className: 'MuiDataGrid-cellContent',
        title: 'Ann',
        closest: true,
        data: [],
        ofRow: ['0', 'true'],
        editable: true,
        rows: '4',
        header: 'Name',
        stripes: ['stripe-0', 'stripe-1', 'stripe-0'],
      });
      const { user } = await gridOf(v5, { columns: [{ field: 'name', editable: true }] });
      await user.dblClick(cell('name'));
      expect(cell('name')).toHaveClass('MuiDataGrid-cell--editing');
    },
  );

  proves(
    'Name of the checkboxes | "Select All Rows checkbox", "Select Row checkbox" | "Select all rows", "Select row", and "Unselect …" once checked',
    async () => {
      const seen = await onBoth(async (release) => {
        const { user } = await gridOf(release, { checkboxSelection: true });
        const labels = () =>
          [...document.querySelectorAll('input[type=checkbox]')]
            .slice(0, 2)
            .map((box) => box.getAttribute('aria-label'));
        const before = labels();
        await user.click(find('[role=columnheader] input'));
        return [before, labels()];
      });
      const old = ['Select All Rows checkbox', 'Select Row checkbox'];
      expect(seen.v4).toEqual([old, old]);
      expect(seen.v5).toEqual([
        ['Select all rows', 'Select row'],
        ['Unselect all rows', 'Unselect row'],
      ]);
    },
  );
});

describe('looks', () => {
  proves(
    [
      '`display` of a cell | `block`, or `flex` with `renderCell` | `flex`: `text-align` does nothing, set `align` of the column',
      "`line-height` of a cell | Its height less 1 px, inherited | None: text of `renderCell` isn't centred by it any more, but by `align-items`",
      '`box-sizing` | `border-box` for all that is inside | Only headers and cells: what you render has that of your page, so add `CssBaseline`',
      'Border of the last row | Drawn | Transparent above the footer, which has a `border-top`',
      'Selected rows, focus | `#3f51b5` | `#1976d2`, the primary colour of Material UI 5',
      'Sort icon | Takes its room always | No room until the pointer is on the header',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        await gridOf(release, {
          columns: [
            { field: 'name' },
            { field: 'age', align: 'center', renderCell: () => <i>inside</i> },
          ],
          selectionModel: [2],
        });
        const plain = getComputedStyle(cell('name'));
        const centred = getComputedStyle(cell('age'));
        return {
          plain: [plain.display, plain.textAlign, plain.lineHeight],
          centred: [centred.display, centred.alignItems, centred.justifyContent],
          inside: getComputedStyle(cell('age').querySelector('i') as Element).boxSizing,
          ofCell: plain.boxSizing,
          last: getComputedStyle(cell('name', 2)).borderBottomColor,
          footer: getComputedStyle(find('.MuiDataGrid-footerContainer')).borderTopStyle,
          selected: getComputedStyle(find('.Mui-selected')).backgroundColor,
          icon: getComputedStyle(find('.MuiDataGrid-iconButtonContainer')).width,
        };
      });
      expect(seen.v4).toMatchObject({
        plain: ['block', 'left', '51px'],
        centred: ['flex', 'center', 'center'],
        last: 'rgb(224, 224, 224)',
        footer: '',
        selected: 'rgba(63, 81, 181, 0.08)',
        icon: '',
      });
      expect(seen.v5).toMatchObject({
        plain: ['flex', '', ''],
        centred: ['flex', 'center', 'center'],
        inside: '',
        ofCell: 'border-box',
        footer: 'solid',
        selected: 'rgba(25, 118, 210, 0.08)',
        icon: '0px',
      });
      expect(textOf('v4', `${PACKAGES.v4.free}/dist/index-cjs.js`)).toContain(
        '"& *, & *::before, & *::after":{boxSizing:"inherit"}',
      );
      expect(textOf('v5', '@mui/x-data-grid/node/components/containers/GridRootStyles.js')).toMatch(
        /\.autoHeight[\s\S]{0,120}lastVisible[\s\S]{0,80}borderBottomColor: 'transparent'/,
      );
    },
  );

  proves('`columnBuffer` | `2` | `3`', () => {
    const valuesOf = (exported: Exports, name: string) => exported[name] as Props;
    expect(valuesOf(v4.free, 'DEFAULT_GRID_PROPS_FROM_OPTIONS').columnBuffer).toBe(2);
    expect(valuesOf(v5.free, 'DATA_GRID_PROPS_DEFAULT_VALUES').columnBuffer).toBe(3);
  });

  /** Classes of v4, and those of v5 in their place, which `gridClasses` has, too. */
  const RENAMED: Readonly<Record<string, string>> = {
    'MuiDataGrid-columnsContainer': 'MuiDataGrid-columnHeaders',
    'MuiDataGrid-columnHeaderWrapper': 'MuiDataGrid-columnHeadersInner',
    scroll: 'MuiDataGrid-columnHeadersInner--scrollable',
    'MuiDataGrid-viewport': 'MuiDataGrid-virtualScroller',
    'MuiDataGrid-dataContainer': 'MuiDataGrid-virtualScrollerContent',
    'MuiDataGrid-renderingZone': 'MuiDataGrid-virtualScrollerRenderZone',
    'MuiDataGrid-gridMenuList': 'MuiDataGrid-menuList',
    'MuiGridMenu-root': 'MuiDataGrid-menu',
    'MuiGridPanel-root': 'MuiDataGrid-panel',
    'MuiGridPanel-paper': 'MuiDataGrid-paper',
    'MuiGridPanelContent-root': 'MuiDataGrid-panelContent',
    'MuiGridPanelFooter-root': 'MuiDataGrid-panelFooter',
    'MuiGridPanelWrapper-root': 'MuiDataGrid-panelWrapper',
    'MuiDataGridPanelHeader-root': 'MuiDataGrid-panelHeader',
    'MuiDataGridColumnsPanel-container': 'MuiDataGrid-columnsPanel',
    'MuiDataGridColumnsPanel-column': 'MuiDataGrid-columnsPanelRow',
    'MuiGridFilterForm-root': 'MuiDataGrid-filterForm',
    'MuiGridFilterForm-closeIcon': 'MuiDataGrid-filterFormDeleteIcon',
    'MuiGridFilterForm-columnSelect': 'MuiDataGrid-filterFormColumnInput',
    'MuiGridFilterForm-operatorSelect': 'MuiDataGrid-filterFormOperatorInput',
    'MuiGridFilterForm-filterValueInput': 'MuiDataGrid-filterFormValueInput',
    'MuiGridFilterForm-linkOperatorSelect': 'MuiDataGrid-filterFormLinkOperatorInput',
    'MuiGridToolbarFilterButton-list': 'MuiDataGrid-toolbarFilterList',
  };

  proves(
    [
      '`MuiDataGrid-columnsContainer` | `MuiDataGrid-columnHeaders`',
      '`MuiDataGrid-columnHeaderWrapper` | `MuiDataGrid-columnHeadersInner`',
      '`scroll` on it | `MuiDataGrid-columnHeadersInner--scrollable`',
      '`MuiDataGrid-viewport` | `MuiDataGrid-virtualScroller`',
      '`MuiDataGrid-dataContainer` | `MuiDataGrid-virtualScrollerContent`',
      '`MuiDataGrid-renderingZone` | `MuiDataGrid-virtualScrollerRenderZone`',
      '`MuiDataGrid-window`, `MuiDataGrid-windowContainer` | None; `virtualScroller` scrolls',
      '`MuiDataGrid-gridMenuList` | `MuiDataGrid-menuList`',
      '`MuiGridMenu-root` | `MuiDataGrid-menu`',
      '`MuiGridPanel-root`, `MuiGridPanel-paper` | `MuiDataGrid-panel`, `MuiDataGrid-paper`',
      '`MuiGridPanelContent-root`, `MuiGridPanelFooter-root`, `MuiGridPanelWrapper-root` | `MuiDataGrid-panelContent`, `MuiDataGrid-panelFooter`, `MuiDataGrid-panelWrapper`',
      '`MuiDataGridPanelHeader-root` | `MuiDataGrid-panelHeader`',
      '`MuiDataGridColumnsPanel-container`, `MuiDataGridColumnsPanel-column` | `MuiDataGrid-columnsPanel`, `MuiDataGrid-columnsPanelRow`',
      '`MuiGridFilterForm-root`, `MuiGridFilterForm-closeIcon` | `MuiDataGrid-filterForm`, `MuiDataGrid-filterFormDeleteIcon`',
      '`MuiGridFilterForm-columnSelect`, `-operatorSelect`, `-filterValueInput`, `-linkOperatorSelect` | `MuiDataGrid-filterFormColumnInput`, `-filterFormOperatorInput`, `-filterFormValueInput`, `-filterFormLinkOperatorInput`',
      '`MuiGridToolbarFilterButton-list` | `MuiDataGrid-toolbarFilterList`',
      'v7 takes `columnHeadersInner` away again.',
      'If you go on to v8, style `columnHeader`, `row` and `cell` alone: these stayed.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { user } = await gridOf(release, {
          components: { Toolbar: release.free.GridToolbar },
          filterModel: {
            items: [{ id: 1, columnField: 'name', operatorValue: 'contains', value: 'a' }],
          },
        });
        const classes = classesNow();
        const collect = async () => {
          await settle(100);
          classesNow().forEach((one) => classes.add(one));
        };
        await user.hover(screen.getByText('Filters'));
        await settle(1200);
        await collect();
        await user.click(screen.getByText('Filters'));
        await collect();
        await user.click(screen.getAllByText('Columns')[0] as HTMLElement);
        await collect();
        await user.click(screen.getByText('Export'));
        await collect();
        return classes;
      });
      const window = ['MuiDataGrid-window', 'MuiDataGrid-windowContainer'];
      // JSS numbers the classes that no theme can name.
      const has = (classes: ReadonlySet<string>) => (name: string) =>
        classes.has(name) || [...classes].some((one) => one.startsWith(`${name}-`));
      const old = [...Object.keys(RENAMED), ...window];
      expect(old.filter((name) => !has(seen.v4)(name))).toEqual([]);
      expect(old.filter((name) => has(seen.v5)(name))).toEqual([]);
      expect(Object.values(RENAMED).filter((name) => !has(seen.v5)(name))).toEqual([]);
      const v7 = jest.requireActual<{ readonly gridClasses: Props }>(
        path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-data-grid'),
      );
      const v8 = jest.requireActual<{ readonly gridClasses: Props }>('@mui/x-data-grid');
      expect(v5.free.gridClasses).toHaveProperty('columnHeadersInner');
      expect(v7.gridClasses).not.toHaveProperty('columnHeadersInner');
      const stayed = { columnHeader: 'COLUMN_HEADER', row: 'ROW', cell: 'CELL' };
      for (const [name, constant] of Object.entries(stayed)) {
        expect(v4.free[`GRID_${constant}_CSS_CLASS`]).toBe(`MuiDataGrid-${name}`);
        expect(v8.gridClasses[name]).toBe(`MuiDataGrid-${name}`);
      }
    },
  );

  proves('`Mui-resizing` on a separator | `MuiDataGrid-columnSeparator--resizing`', () => {
    const before = textOf('v4', `${PACKAGES.v4.pro}/dist/index-cjs.js`);
    const file = '@mui/x-data-grid/node/components/columnHeaders/GridColumnHeaderSeparator.js';
    expect(before).toContain('Mui-resizing');
    expect(before).not.toContain('columnSeparator--resizing');
    expect(textOf('v5', file)).toContain('columnSeparator--resizing');
    expect(textOf('v5', file)).not.toContain('Mui-resizing');
  });
});

describe('parameters and props', () => {
  proves(
    [
      '`params.api` left the parameters of events, of `renderHeader`, and of `getRowClassName`, `getCellClassName`, `isCellEditable` and `isRowSelectable`.',
      'In JavaScript it is `undefined`, and reading from it throws.',
      '`renderCell` and `renderEditCell` keep it, and so does `valueGetter` until v7.',
      'In Pro, the third argument of an event has it: `onRowDoubleClick={(params, event, details) => details.api.setPage(0)}`.',
      'In the free grid nothing hands it to an event in v5: control the model, or call `useGridApiContext()` in a component inside of the grid.',
      'From v6 on, the free grid takes an `apiRef` too.',
    ],
    async () => {
      const taken = async (release: Release, plan: Plan) => {
        const seen: Record<string, boolean> = {};
        const note = (name: string, result: unknown) => (params: object) => {
          seen[name] = 'api' in params;
          return result;
        };
        const { user } = await gridOf(
          release,
          {
            columns: [
              {
                field: 'name',
                editable: true,
                renderHeader: note('renderHeader', null),
                renderCell: note('renderCell', 'cell'),
                renderEditCell: note('renderEditCell', null),
                valueGetter: note('valueGetter', 'value'),
              },
            ],
            checkboxSelection: true,
            selectionModel: [1],
            getRowClassName: note('getRowClassName', ''),
            getCellClassName: note('getCellClassName', ''),
            isCellEditable: note('isCellEditable', true),
            isRowSelectable: note('isRowSelectable', true),
            onRowDoubleClick: (params: object, event: object, details: object) => {
              seen.event = 'api' in params;
              seen.details = 'api' in details;
            },
          },
          plan,
        );
        await user.click(find('[role=columnheader] input'));
        await user.dblClick(cell('name'));
        return seen;
      };
      const kept = { renderCell: true, renderEditCell: true, valueGetter: true };
      const left = [
        'renderHeader',
        'getRowClassName',
        'getCellClassName',
        'isCellEditable',
        'isRowSelectable',
        'event',
      ];
      const all = (value: boolean) => Object.fromEntries(left.map((name) => [name, value]));
      expect(await onBoth((release) => taken(release, 'free'))).toEqual({
        v4: { ...kept, ...all(true), details: false },
        v5: { ...kept, ...all(false), details: false },
      });
      expect((await onBoth((release) => taken(release, 'pro'))).v5.details).toBe(true);
      const inContext = jest.fn();
      const useContext = v5.free.useGridApiContext as () => RefObject<Api>;
      const Footer = () => {
        inContext(useContext().current.getRowModels().size);
        return null;
      };
      await gridOf(v5, { components: { Footer } });
      expect(inContext).toHaveBeenLastCalledWith(3);
      const ofV6 = textOf('v5', '@mui/x-data-grid/models/props/DataGridProps.d.ts');
      expect(ofV6).toMatch(/DataGridForcedPropsKey = 'apiRef'/);
      const v6 = path.join(installPackages(process.cwd(), 'v6'), 'node_modules/@mui/x-data-grid');
      expect(readFileSync(path.join(v6, 'models/props/DataGridProps.d.ts'), 'utf8')).not.toMatch(
        /DataGridForcedPropsKey = 'apiRef'/,
      );
      forget();
    },
  );

  proves(
    [
      'It gets `id`, `field`, `value` and `api`, and no longer `row`, `getValue`, `colDef`, `cellMode`, `hasFocus` and `tabIndex`.',
      'In JavaScript the grid shows "Cannot read properties of undefined" or "params.getValue is not a function" in place of its rows.',
      'From v7 on the arguments are `(value, row)`.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const given = jest.fn();
        await gridOf(release, {
          columns: [
            {
              field: 'name',
              valueFormatter: (params: Props) => {
                given(Object.keys(params).sort());
                return String((params.row as Props | undefined)?.age);
              },
            },
          ],
        });
        return [given.mock.calls[0]?.[0] as unknown, textsOf('name')[0]];
      });
      const formats = [
        ({ row }: GetterParams) => row.name,
        (params: GetterParams) => params.getValue(params.id, 'name'),
      ];
      const shows = [];
      for (const valueFormatter of formats) {
        const { unmount } = await gridOf(v5, { columns: [{ field: 'age', valueFormatter }] });
        shows.push([find('.MuiDataGrid-overlay').textContent, textsOf('age').length]);
        unmount();
      }
      expect(shows).toEqual([
        ["Cannot read properties of undefined (reading 'name')", 0],
        ['params.getValue is not a function', 0],
      ]);
      expectConsole('error', /Cannot read properties of undefined/);
      expectConsole('error', /params\.getValue is not a function/);
      const gone = ['cellMode', 'colDef', 'getValue', 'hasFocus', 'row', 'tabIndex'];
      const stayed = ['api', 'field', 'id', 'value'];
      expect(seen.v5).toEqual([stayed, 'undefined']);
      expect(seen.v4).toEqual([[...stayed, ...gone, 'formattedValue'].sort(), '30']);
      const v7 = path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-data-grid');
      expect(readFileSync(path.join(v7, 'models/colDef/gridColDef.d.ts'), 'utf8')).toMatch(
        /type GridValueFormatter<[\s\S]*?> = \(value: TValue, row: R,/,
      );
    },
  );

  proves(
    [
      'In JavaScript these do nothing, silently.',
      '`onRowOver`, `onRowOut`, `onRowEnter`, `onRowLeave` | `componentsProps.row`, with `onMouseOver` and so on. v8: `slotProps.row`',
      '`onCellOver`, `onCellOut`, `onCellEnter`, `onCellLeave`, `onCellBlur` | `componentsProps.cell`. v8: `slotProps.cell`',
      '`state` | `initialState`; `filter`, `sorting`, `pagination`, `columns` and `preferencePanel` only',
      '`components.Checkbox`, `componentsProps.checkbox` | `components.BaseCheckbox`, `componentsProps.baseCheckbox`. v8: `slots.baseCheckbox`',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const log = new Set<string>();
        const note = (name: string) => () => log.add(name);
        const names = ['Over', 'Out', 'Enter', 'Leave'];
        const handlers = Object.fromEntries(
          names.flatMap((name) => [
            [`onRow${name}`, note('old row')],
            [`onCell${name}`, note('old cell')],
          ]),
        );
        const ofSlot = (what: string) =>
          Object.fromEntries(names.map((name) => [`onMouse${name}`, note(`${what} ${name}`)]));
        const { user } = await gridOf(release, {
          ...handlers,
          onCellBlur: note('old blur'),
          checkboxSelection: true,
          state: { preferencePanel: { open: true, openedPanelValue: 'columns' } },
          initialState: { preferencePanel: { open: true, openedPanelValue: 'filters' } },
          components: { Checkbox: () => <b>old</b>, BaseCheckbox: () => <b>new</b> },
          componentsProps: {
            row: ofSlot('row'),
            cell: { ...ofSlot('cell'), onBlur: note('cell blur') },
          },
        });
        await settle(100);
        const panel = screen.queryByText('Find column') ? 'columns' : 'filters';
        await user.hover(cell('name'));
        await user.hover(document.body);
        await user.click(cell('name'));
        act(() => cell('name').blur());
        return { log: [...log].sort(), panel, box: find('b').textContent };
      });
      expect(seen.v4).toEqual({
        log: ['old blur', 'old cell', 'old row'],
        panel: 'columns',
        box: 'old',
      });
      const parts = ['Enter', 'Leave', 'Out', 'Over'];
      expect(seen.v5).toEqual({
        log: [
          ...parts.map((name) => `cell ${name}`),
          'cell blur',
          ...parts.map((name) => `row ${name}`),
        ].sort(),
        panel: 'filters',
        box: 'new',
      });
      const keys = /interface GridInitialStateCommunity \{([\s\S]*?)\n\}/.exec(
        textOf('v5', '@mui/x-data-grid/models/gridStateCommunity.d.ts'),
      )?.[1];
      expect([...(keys ?? '').matchAll(/(\w+)\?:/g)].map(([, key]) => key).sort()).toEqual([
        'columns',
        'filter',
        'pagination',
        'preferencePanel',
        'sorting',
      ]);
    },
  );

  proves(
    '`onCellValueChange` | `onCellEditCommit`, which is called when an edit ends. v8: `processRowUpdate`',
    async () => {
      const seen = await onBoth(async (release) => {
        const onCellEditCommit = jest.fn();
        const { user } = await gridOf(release, {
          columns: [{ field: 'name', editable: true }],
          onCellEditCommit,
        });
        await user.dblClick(cell('name'));
        await user.keyboard('x');
        const before = onCellEditCommit.mock.calls.length;
        await user.keyboard('{Enter}');
        await settle();
        return [before, onCellEditCommit.mock.calls[0]?.[0] as unknown];
      });
      const committed = [0, { id: 1, field: 'name', value: 'Annx' }];
      expect(seen).toEqual({ v4: committed, v5: committed });
    },
  );

  proves(
    [
      'Slots take what they need from three hooks.',
      '`useGridState` still gives the state and warns.',
      '`state.options` | `useGridRootProps()`',
      '`components`, `componentsProps` | `useGridRootProps()`',
    ],
    async () => {
      const seen = await onBoth(async ({ side, free, grid }) => {
        const held: Record<string, unknown> = {};
        const Footer: FC = () => {
          if (side === 'v4') {
            const { apiRef, options } = (
              free.useGridSlotComponentProps as () => {
                readonly apiRef: RefObject<Props>;
                readonly options: Props;
              }
            )();
            held.rowCount = options.rowCount;
            held.components = typeof apiRef.current.components;
          } else {
            const apiRef = (free.useGridApiContext as () => RefObject<Props>)();
            const props = (free.useGridRootProps as () => Props)();
            const [state] = (free.useGridState as (apiRef: unknown) => readonly Props[])(apiRef);
            held.rowCount = props.rowCount;
            held.components = typeof props.components;
            held.same = state === apiRef.current.state;
          }
          return null;
        };
        await shown(grid({ rows: ROWS, columns: COLUMNS, rowCount: 7, components: { Footer } }));
        return held;
      });
      expectConsole('warn', /The hook useGridState is deprecated/);
      expect(seen).toEqual({
        v4: { rowCount: 7, components: 'object' },
        v5: { rowCount: 7, components: 'object', same: true },
      });
    },
  );
});

describe('names', () => {
  const v8 = jest.requireActual<Exports>('@mui/x-data-grid');
  /** Old names, those of v5, and those of v8 where they are others again. */
  const SELECTORS: readonly (readonly [string, string, string?])[] = [
    ['filterGridStateSelector', 'gridFilterModelSelector'],
    ['activeGridFilterItemsSelector', 'gridFilterActiveItemsSelector'],
    ['filterGridItemsCounterSelector', 'gridFilterActiveItemsSelector'],
    ['filterGridColumnLookupSelector', 'gridFilterActiveItemsLookupSelector'],
    [
      'visibleGridRowsStateSelector',
      'gridVisibleRowsLookupSelector',
      'gridFilteredRowsLookupSelector',
    ],
    ['visibleGridRowCountSelector', 'gridVisibleRowCountSelector', 'gridExpandedRowCountSelector'],
    [
      'visibleSortedGridRowIdsSelector',
      'gridVisibleSortedRowIdsSelector',
      'gridExpandedSortedRowIdsSelector',
    ],
    [
      'visibleSortedGridRowsSelector',
      'gridVisibleSortedRowEntriesSelector',
      'gridExpandedSortedRowEntriesSelector',
    ],
    [
      'visibleSortedGridRowsAsArraySelector',
      'gridVisibleSortedRowEntriesSelector',
      'gridExpandedSortedRowEntriesSelector',
    ],
    ['sortedGridRowIdsSelector', 'gridSortedRowIdsSelector'],
    ['sortedGridRowsSelector', 'gridSortedRowEntriesSelector'],
    ['unorderedGridRowIdsSelector', 'gridRowIdsSelector', 'gridDataRowIdsSelector'],
    ['gridColumnMenuStateSelector', 'gridColumnMenuSelector'],
  ];

  /** The same of what both versions give: a `Map`, pairs and entries as pairs. */
  function plain(value: unknown): unknown {
    if (value instanceof Map) {
      return [...(value as ReadonlyMap<unknown, unknown>)];
    }
    return Array.isArray(value)
      ? value.map((one: { readonly model?: unknown; readonly id?: unknown }) =>
          one?.model === undefined ? one : [one.id, one.model],
        )
      : value;
  }

  proves(
    [
      '`filterGridStateSelector` | `gridFilterModelSelector` | The same',
      '`activeGridFilterItemsSelector` | `gridFilterActiveItemsSelector` | The same',
      '`filterGridItemsCounterSelector` | `gridFilterActiveItemsSelector(apiRef).length` | The same',
      '`filterGridColumnLookupSelector` | `gridFilterActiveItemsLookupSelector` | The same',
      '`visibleGridRowsStateSelector` | `gridVisibleRowsLookupSelector`, for its `visibleRowsLookup` | `gridFilteredRowsLookupSelector`',
      '`visibleGridRowCountSelector` | `gridVisibleRowCountSelector` | `gridExpandedRowCountSelector`',
      '`visibleSortedGridRowIdsSelector` | `gridVisibleSortedRowIdsSelector` | `gridExpandedSortedRowIdsSelector`',
      '`visibleSortedGridRowsSelector`, `visibleSortedGridRowsAsArraySelector` | `gridVisibleSortedRowEntriesSelector` | `gridExpandedSortedRowEntriesSelector`',
      '`sortedGridRowIdsSelector` | `gridSortedRowIdsSelector` | The same',
      '`sortedGridRowsSelector` | `gridSortedRowEntriesSelector` | The same',
      '`unorderedGridRowIdsSelector` | `gridRowIdsSelector` | `gridDataRowIdsSelector`',
      '`unorderedGridRowModelsSelector` | `apiRef.current.getRowModels()` | The same',
      '`gridColumnMenuStateSelector` | `gridColumnMenuSelector` | The same',
      'The selectors with `Entries` give `{ id, model }[]` where v4 gave a `Map` or pairs.',
      'Call them with `apiRef`: with a state alone, the console says "A selector was called without passing the instance ID".',
      '`state.filter` | `state.filter.filterModel`',
      '`state.visibleRows.visibleRowsLookup` | `state.filter.visibleRowsLookup`',
      '`state.visibleRows.visibleRows` | `gridVisibleSortedRowIdsSelector`',
      '`state.rows.allRows` | `state.rows.ids`',
    ],
    async () => {
      const filterModel = filterBy('name', 'contains', 'i').filterModel;
      const seen = await onBoth(async (release) => {
        const { api } = release.withApi({
          rows: [...ROWS, { id: 4, name: 'Dil', age: 10 }],
          filterModel,
          sortModel: [{ field: 'age', sort: 'asc' }],
        });
        await settle();
        const read = (name: string): unknown => (release.pro[name] as Selector)(api().state);
        const { filter, visibleRows, rows } = api().state as Readonly<Record<string, Props>>;
        const gives = Object.fromEntries(
          SELECTORS.map(([before, after]) => {
            const value = read(release.side === 'v4' ? before : after);
            if (before === 'filterGridItemsCounterSelector' && Array.isArray(value)) {
              return [before, value.length];
            }
            return before === 'visibleGridRowsStateSelector' && release.side === 'v4'
              ? [before, (value as Props).visibleRowsLookup]
              : [before, plain(value)];
          }),
        );
        return {
          gives,
          models: [...api().getRowModels().values()],
          ofState:
            release.side === 'v4'
              ? [filter?.items, visibleRows?.visibleRowsLookup, rows?.allRows]
              : [(filter?.filterModel as Props).items, filter?.visibleRowsLookup, rows?.ids],
          rawEntries:
            release.side === 'v4'
              ? plain(read('unorderedGridRowModelsSelector'))
              : read('gridSortedRowEntriesSelector'),
          shownIds: release.side === 'v4' ? visibleRows?.visibleRows : null,
        };
      });
      expectConsole('warn', /selector was called without passing the instance ID/);
      for (const [before] of SELECTORS) {
        const [old, now] = [seen.v4.gives[before], seen.v5.gives[before]];
        if (before === 'filterGridStateSelector') {
          expect(now).toMatchObject(old as object);
        } else {
          expect({ [before]: now }).toEqual({ [before]: old });
        }
      }
      expect(seen.v5.models).toEqual(seen.v4.models);
      expect(seen.v4.rawEntries).toEqual(seen.v4.models);
      expect(seen.v5.ofState).toEqual(seen.v4.ofState);
      expect(seen.v5.rawEntries).toEqual([
        { id: 4, model: { id: 4, name: 'Dil', age: 10 } },
        { id: 2, model: ROWS[1] },
        { id: 1, model: ROWS[0] },
        { id: 3, model: ROWS[2] },
      ]);
      expect(seen.v5.gives.visibleSortedGridRowIdsSelector).toEqual([4, 3]);
      expect([...(seen.v4.shownIds as readonly string[])].map(Number).sort()).toEqual([3, 4]);
      for (const [before, after, later = after] of SELECTORS) {
        expect([before in v5.pro, later in v8]).toEqual([false, true]);
      }
      expect(v5.pro).not.toHaveProperty('unorderedGridRowModelsSelector');
    },
  );

  proves(
    [
      '`gridScrollbarStateSelector`, `gridViewportSizeStateSelector` | `apiRef.current.getRootDimensions()` | The same',
      '`gridColumnReorderSelector`, `gridColumnReorderDragColSelector`, `gridColumnResizeSelector`, `gridResizingColumnFieldSelector` in the free package | From Pro only | Pro',
      '`state.containerSizes`, `state.viewportSizes`, `state.scrollBar` | `apiRef.current.getRootDimensions()`',
      '`state.isScrolling`, `state.rendering` | None',
    ],
    async () => {
      for (const name of ['gridScrollbarStateSelector', 'gridViewportSizeStateSelector']) {
        expect([name in v4.free, name in v5.free]).toEqual([true, false]);
      }
      const ofColumns = [
        'gridColumnReorderSelector',
        'gridColumnReorderDragColSelector',
        'gridColumnResizeSelector',
        'gridResizingColumnFieldSelector',
      ];
      for (const name of ofColumns) {
        expect([name in v4.free, name in v5.free, name in v5.pro]).toEqual([true, false, true]);
      }
      const gone = ['containerSizes', 'viewportSizes', 'scrollBar', 'isScrolling', 'rendering'];
      const seen = await onBoth(async ({ withApi }) => {
        const { api } = withApi();
        await settle();
        return [gone.filter((name) => name in api().state), 'getRootDimensions' in api()];
      });
      expect(seen).toEqual({ v4: [gone, false], v5: [[], true] });
    },
  );

  const CLASSES: Readonly<Record<string, string>> = {
    GRID_CELL_CSS_CLASS: 'cell',
    GRID_ROW_CSS_CLASS: 'row',
    GRID_COLUMN_HEADER_CSS_CLASS: 'columnHeader',
    GRID_COLUMN_HEADER_TITLE_CSS_CLASS: 'columnHeaderTitleContainer',
    GRID_COLUMN_HEADER_DRAGGING_CSS_CLASS: 'columnHeader--dragging',
    GRID_COLUMN_HEADER_DROP_ZONE_CSS_CLASS: 'columnHeaderDropZone',
    GRID_COLUMN_HEADER_SEPARATOR_RESIZABLE_CSS_CLASS: 'columnSeparator--resizable',
  };
  const TYPES: Readonly<Record<string, string>> = {
    STRING: 'string',
    NUMBER: 'number',
    BOOLEAN: 'boolean',
    DATE: 'date',
    DATETIME: 'dateTime',
  };

  proves(
    [
      '`GRID_CELL_CSS_CLASS`, `GRID_ROW_CSS_CLASS` | `gridClasses.cell`, `gridClasses.row`',
      '`GRID_COLUMN_HEADER_CSS_CLASS` | `gridClasses.columnHeader`',
      '`GRID_COLUMN_HEADER_TITLE_CSS_CLASS` | `gridClasses.columnHeaderTitleContainer`',
      "`GRID_COLUMN_HEADER_DRAGGING_CSS_CLASS` | `gridClasses['columnHeader--dragging']`",
      '`GRID_COLUMN_HEADER_DROP_ZONE_CSS_CLASS` | `gridClasses.columnHeaderDropZone`',
      "`GRID_COLUMN_HEADER_SEPARATOR_RESIZABLE_CSS_CLASS` | `gridClasses['columnSeparator--resizable']`",
      '`GRID_CSS_CLASS_PREFIX`, `GRID_ROOT_CSS_CLASS_SUFFIX`, `GRID_CELL_CSS_CLASS_SUFFIX`, `GRID_ROW_CSS_CLASS_SUFFIX`, `GRID_COLUMN_HEADER_CSS_CLASS_SUFFIX` | None: `gridClasses` has the whole names',
      "`GRID_STRING_COLUMN_TYPE`, `GRID_NUMBER_COLUMN_TYPE`, `GRID_BOOLEAN_COLUMN_TYPE`, `GRID_DATE_COLUMN_TYPE`, `GRID_DATETIME_COLUMN_TYPE` | `'string'`, `'number'`, `'boolean'`, `'date'`, `'dateTime'`",
    ],
    () => {
      for (const [constant, key] of Object.entries(CLASSES)) {
        const now = (v5.free.gridClasses as Readonly<Record<string, string>>)[key];
        expect([constant, now]).toEqual([constant, v4.free[constant]]);
      }
      for (const [constant, type] of Object.entries(TYPES)) {
        expect(v4.free[`GRID_${constant}_COLUMN_TYPE`]).toBe(type);
      }
      for (const name of Object.keys(v4.free).filter((one) => /CSS_CLASS|COLUMN_TYPE$/.test(one))) {
        expect([name, name in v5.free]).toEqual([name, false]);
      }
    },
  );

  proves(
    [
      '`XGrid`, `XGridProps` | `DataGridPro`, `DataGridProProps`',
      '`gridCheckboxSelectionColDef` | `GRID_CHECKBOX_SELECTION_COL_DEF`',
      '`DEFAULT_GRID_OPTIONS`, `DEFAULT_GRID_PROPS_FROM_OPTIONS` | `DATA_GRID_PROPS_DEFAULT_VALUES`, in Pro `DATA_GRID_PRO_PROPS_DEFAULT_VALUES`',
      '`DEFAULT_GRID_SLOTS_COMPONENTS` | `DATA_GRID_DEFAULT_SLOTS_COMPONENTS`, gone in v6',
      '`getInitialGridFilterState` | `getDefaultGridFilterModel`',
      '`getInitialGridSortingState`, `getInitialGridState`, other names with `getInitial` | None: write the value',
      '`useLogger`, `useNativeEventListener` | `useGridLogger`, which takes `apiRef` first, `useGridNativeEventListener`',
    ],
    () => {
      const renamed: Readonly<Record<string, string>> = {
        XGrid: 'DataGridPro',
        gridCheckboxSelectionColDef: 'GRID_CHECKBOX_SELECTION_COL_DEF',
        DEFAULT_GRID_OPTIONS: 'DATA_GRID_PRO_PROPS_DEFAULT_VALUES',
        DEFAULT_GRID_SLOTS_COMPONENTS: 'DATA_GRID_DEFAULT_SLOTS_COMPONENTS',
        getInitialGridFilterState: 'getDefaultGridFilterModel',
        useLogger: 'useGridLogger',
        useNativeEventListener: 'useGridNativeEventListener',
      };
      for (const [before, after] of Object.entries(renamed)) {
        expect([before, before in v4.pro, before in v5.pro]).toEqual([before, true, false]);
        expect(v5.pro).toHaveProperty(after);
      }
      expect((v4.pro.useLogger as (...given: never[]) => unknown).length).toBe(1);
      expect((v5.pro.useGridLogger as (...given: never[]) => unknown).length).toBe(2);
      expect(v5.free).toHaveProperty('DATA_GRID_PROPS_DEFAULT_VALUES');
      const v6 = jest.requireActual<Exports>(
        path.join(installPackages(process.cwd(), 'v6'), 'node_modules/@mui/x-data-grid'),
      );
      expect(v6).not.toHaveProperty('DATA_GRID_DEFAULT_SLOTS_COMPONENTS');
      const given = (v4.free.getInitialGridFilterState as () => object)();
      expect((v5.free.getDefaultGridFilterModel as () => object)()).toMatchObject(given);
      expect(Object.keys(v5.free).filter((name) => name.startsWith('getInitial'))).toEqual([]);
    },
  );

  /** Methods and members of `apiRef.current` that are gone, with what stands in the table for them. */
  const METHODS: Readonly<Record<string, string | null>> = {
    getState: 'state',
    applyFilterLinkOperator: 'setFilterLinkOperator',
    upsertFilter: 'upsertFilterItem',
    deleteFilter: 'deleteFilterItem',
    applyFilters: 'unstable_applyFilters',
    applyFilter: 'unstable_applyFilters',
    on: 'subscribeEvent',
    once: 'subscribeEvent',
    removeListener: 'subscribeEvent',
    removeAllListeners: 'subscribeEvent',
    emit: 'publishEvent',
    copySelectedRowsToClipboard: 'unstable_copySelectedRowsToClipboard',
    getContainerPropsState: 'getRootDimensions',
    getRenderContextState: null,
    updateViewport: null,
    updateControlState: null,
    applyControlStateConstraint: null,
    events: null,
    maxListeners: null,
    warnOnce: null,
  };

  proves(
    [
      '`getState()` | `state`',
      '`applyFilterLinkOperator()` | `setFilterLinkOperator()`. v8: `setFilterLogicOperator()`',
      '`upsertFilter()`, `deleteFilter()` | `upsertFilterItem()`, `deleteFilterItem()`',
      '`applyFilters()`, `applyFilter()` | Remove: a new model filters. `unstable_applyFilters()` if you must',
      '`on()`, `once()`, `removeListener()`, `removeAllListeners()` | `subscribeEvent()`, which returns the function that unsubscribes',
      '`emit()` | `publishEvent()`',
      '`copySelectedRowsToClipboard()` | `unstable_copySelectedRowsToClipboard()`, gone in v6',
      '`getContainerPropsState()`, `getRenderContextState()`, `updateViewport()` | `getRootDimensions()` for sizes; nothing for the rest',
      '`updateControlState()`, `applyControlStateConstraint()`, `events`, `maxListeners`, `warnOnce` | None',
    ],
    async () => {
      const seen = await onBoth(async ({ withApi }) => {
        const { api } = withApi();
        await settle();
        const held = api() as unknown as object;
        return (name: string) => name in held;
      });
      for (const [before, after] of Object.entries(METHODS)) {
        expect([before, seen.v4(before), seen.v5(before)]).toEqual([before, true, false]);
        expect([after, after === null || seen.v5(after)]).toEqual([after, true]);
      }
      const v6 = path.join(installPackages(process.cwd(), 'v6'), 'node_modules/@mui/x-data-grid');
      expect(
        readFileSync(path.join(v6, 'hooks/features/clipboard/useGridClipboard.js'), 'utf8'),
      ).not.toContain('copySelectedRowsToClipboard =');
      const { api } = v5.withApi();
      await settle();
      act(() => api().setFilterModel(filterBy('name', 'contains', 'b').filterModel));
      await settle();
      expect(textsOf('name')).toEqual(['Bob']);
      const onClick = jest.fn();
      const events = api() as unknown as {
        readonly subscribeEvent: (event: string, handler: () => void) => () => void;
        readonly publishEvent: (event: string, params: object) => void;
      };
      const unsubscribe = events.subscribeEvent('rowDoubleClick', onClick);
      act(() => events.publishEvent('rowDoubleClick', {}));
      unsubscribe();
      act(() => events.publishEvent('rowDoubleClick', {}));
      expect(onClick).toHaveBeenCalledTimes(1);
      forget();
    },
  );
});

exempt(
  [
    'This guide is for apps with `@material-ui/data-grid` or `@material-ui/x-grid` 4.',
    'A JavaScript app needs both lists: nothing else tells it.',
    'Each `selectRow` with a third argument does what it did.',
    'Columns with `valueFormatter` show a value in each row, and in the CSV.',
    'Bulk actions know what <kbd>Shift</kbd> and click selects.',
    'Server pages ask for the rows of one page, and have a `rowCount`.',
    "Stop at 5.17.26, and compile and test there: the later guides don't repeat what v5 changed without an error.",
    'Set `experimentalFeatures={{ newEditingApi: true }}` and write editing with `processRowUpdate`; v6 has nothing else.',
  ],
  'Advice.',
);
exempt(
  "The app compiles, and this finds nothing: `git grep -nE '@material-ui/(data|x)-grid|XGrid|params\\.api\\b|onViewportRows|MuiGrid(Panel|Menu|Filter|Toolbar)|columnsContainer|renderingZone|data-rowselected'`.",
  'Advice; the names are those of the sections above.',
);
exempt(
  'Material UI 5 needs `@emotion/react` and `@emotion/styled`, too.',
  'About Material UI; this site has them for the same reason.',
);
exempt(
  [
    'The codemod leaves the grid alone: it renames `@material-ui/core` and `@material-ui/icons` in imports, and skips `data-grid` and `x-grid` on purpose.',
    "It wraps your theme in `adaptV4Theme`, and [loses the grid's language](#texts-are-english-again) on the way.",
    'The codemod turns `createMuiTheme(theme, plPL)` into `createTheme(adaptV4Theme(theme, plPL))`.',
  ],
  'Seen by running the codemod, 5.15.14, on a file with both grids, a theme and a locale.',
);
exempt(
  'The line with `themeAugmentation` makes TypeScript accept `MuiDataGrid`, and is new.',
  'The block above it is compiled with v5; the change log of 5.0.0-beta.0 says that it is new.',
);
exempt(
  [
    '`GridComponentProps`, `GridOptions`, `GridOptionsProp` | `DataGridProps` or `DataGridProProps`',
    '`GridSlotsComponent` for a variable | `Partial<GridSlotsComponent>`: all slots are required',
    '`GridFilterItem` without `columnField` | `columnField` is required. v8: `field`, and `operator` for `operatorValue`',
    '`state.columnReorder`, `state.columnResize` | The same in Pro, absent from the types of the free grid',
    '`MuiCallbackDetails` | `GridCallbackDetails`',
    '`GridStateChangeParams` | `GridState`',
    '`GridExportCsvOptions` | `GridCsvExportOptions`',
    '`GridExportCsvDelimiter` | `string`',
    '`GridResizeParams` | `ElementSize`',
    '`GridRowScrollEndParams`, `GridColumnReorderState`, `GridColumnResizeState` | From Pro only',
    '`InternalGridRowsState` | `GridRowsState`',
    '`VisibleGridRowsState` | `GridFilterState`',
    '`GridPageApi`, `GridPageSizeApi` | `GridPaginationApi`',
  ],
  'Types, which nothing can run: read in the declarations of both versions, and compared by docs:migration.',
);
exempt(
  [
    '`onViewportRowsChange` | The event `renderedRowsIntervalChange`, with `firstRowToRender` and `lastRowToRender`. v8: with `firstRowIndex` and `lastRowIndex`',
    '`hideFooterRowCount`, `onColumnResize`, `onColumnWidthChange` in the free grid | Only in Pro, where alone they worked',
    '`GridViewport`, `GridWindow`, `GridRowCells`, `GridColumnsHeader` and other containers | None: the slots `Row` and `Cell`',
  ],
  'jsdom has no layout to scroll or resize; the names were read in the declarations, and compared by docs:migration.',
);
