import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ComponentType,
  type PropsWithChildren,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-data-grid';
import {
  createRowSelectionManager,
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  GridToolbar,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_AGGREGATION_FUNCTIONS,
  type GridApiPremium,
  gridFilteredRowsLookupSelector,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridRowSelectionManagerSelector,
  type GridRowSelectionModel,
  gridRowsLookupSelector,
  gridVisibleRowsLookupSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import {
  DataGridPro,
  type GridDataSource,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { LicenseInfo } from '@mui/x-license';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  openMenuOf,
  pause,
  renderHook,
  screen,
  show,
  textsOf,
  within,
} from '../harness';

const siteDir = process.cwd();
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The packages of v7. Their props aren't those of today, so nothing checks them here. */
const oldFolder = path.join(installPackages(siteDir, 'v7'), 'node_modules/@mui');
type OldModule = Readonly<Record<string, unknown>>;
const oldPremium = jest.requireActual<OldModule>(path.join(oldFolder, 'x-data-grid-premium'));
const OldGrid = oldPremium.DataGridPremium as ComponentType<Record<string, unknown>>;
const OldToolbar = oldPremium.GridToolbar as ComponentType;

const rows = [
  { id: 1, name: 'Ada', team: 'Red', points: 3 },
  { id: 2, name: 'Ben', team: 'Red', points: -3 },
  { id: 3, name: 'Cem', team: 'Blue', points: 0 },
];
const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'team', headerName: 'Team' },
  { field: 'points', headerName: 'Points', type: 'number' },
];
const grouped: Partial<DataGridPremiumProps> = {
  checkboxSelection: true,
  initialState: { rowGrouping: { model: ['team'] } },
  defaultGroupingExpansionDepth: -1,
};

function Grid(props: Partial<DataGridPremiumProps>) {
  return <DataGridPremium rows={rows} columns={columns} {...props} />;
}

/** The grid of v7 with the same rows; `api` is what its ref holds. */
function showOld(props: Readonly<Record<string, unknown>> = {}) {
  const apiRef = { current: {} };
  const shown = show(<OldGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />);
  return { ...shown, apiRef, api: () => apiRef.current as GridApiPremium };
}

function showNew(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  return { ...show(<Grid apiRef={apiRef} {...props} />), apiRef, api };
}

const settle = () => act(() => pause(80));
const rootOf = (container: HTMLElement) => {
  const root = container.querySelector('.MuiDataGrid-root');
  if (!root) {
    throw new Error('There is no grid.');
  }
  return root;
};
const headerBox = () => screen.getByRole('checkbox', { name: /select all rows/i });
const boxes = () => screen.getAllByRole('checkbox', { name: /select row/i });
/** A model, with its set as a list. */
const plain = ({ type, ids }: GridRowSelectionModel) => ({ type, ids: [...ids] });
const include = (...ids: readonly (string | number)[]) => ({ type: 'include', ids });
const lastOf = (listener: jest.Mock) => listener.mock.calls.at(-1)?.[0];

proves(
  [
    'Keep Material UI and React.',
    'Like the last v7, v8 accepts `@mui/material` 5.15.14 or later, 6, and 7, and React 17, 18, and 19.',
  ],
  () => {
    for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium']) {
      const { peerDependencies } = manifestOf(path.resolve(`node_modules/@mui/${name}`));
      expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
      expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
      const before = manifestOf(path.join(oldFolder, name));
      expect(before.version).toBe('7.29.13');
      expect(before.peerDependencies).toEqual(peerDependencies);
    }
  },
);

proves('Pro and Premium now install `@mui/x-telemetry`.', () => {
  const licence = (folder: string) => manifestOf(path.join(folder, 'x-license')).dependencies;
  expect(licence(path.join(siteDir, 'node_modules/@mui'))).toHaveProperty('@mui/x-telemetry');
  expect(licence(oldFolder)).not.toHaveProperty('@mui/x-telemetry');
  for (const name of ['x-data-grid-pro', 'x-data-grid-premium']) {
    const { dependencies } = manifestOf(path.join(siteDir, 'node_modules/@mui', name));
    expect(dependencies).toHaveProperty('@mui/x-license');
  }
});

proves('v8 imports a style sheet.', () => {
  const file = 'node_modules/@mui/x-data-grid/DataGrid/index.js';
  expect(readFileSync(path.join(siteDir, file), 'utf8')).toContain('require("../index.css")');
});

proves(
  [
    'In the jsdom environment of Jest, the next error is `TextEncoder is not defined`.',
    "In the Jest setup, add `globalThis.TextEncoder = require('node:util').TextEncoder`.",
  ],
  () => {
    const defined = globalThis.TextEncoder;
    const load = (name: string) => () => jest.isolateModules(() => jest.requireActual(name));
    const hash = path.join(siteDir, 'node_modules/@mui/x-internals/hash/index.js');
    try {
      Reflect.deleteProperty(globalThis, 'TextEncoder');
      expect(load(hash)).toThrow('TextEncoder is not defined');
      expect(existsSync(path.join(oldFolder, 'x-internals/hash'))).toBe(false);
    } finally {
      globalThis.TextEncoder = defined;
    }
    expect(load(hash)).not.toThrow();
    const file = 'node_modules/@mui/x-data-grid/material/variables.js';
    expect(readFileSync(path.join(siteDir, file), 'utf8')).toContain('x-internals/hash');
  },
);

describe('select all', () => {
  proves(
    [
      "When a user checks the box in the header, `onRowSelectionModelChange` receives `{ type: 'exclude', ids: new Set() }`.",
      'This model means "all rows except these ids".',
      'v7 listed the ids of all rows.',
      'Code that only reads `ids` sees an empty selection, so a bulk action does nothing.',
      'Rows that are added later are selected too.',
      'A filter no longer removes hidden rows from this model.',
      'From a model of the type `include`, a filter still removes them, unless you set `keepNonExistentRowsSelected`.',
      '`getSelectedRows()` still returns a `Map` of rows, for both types.',
    ],
    async () => {
      const changed = jest.fn();
      const old = showOld({ checkboxSelection: true, onRowSelectionModelChange: changed });
      await old.user.click(headerBox());
      expect(lastOf(changed)).toEqual([1, 2, 3]);
      expect(old.api().getSelectedRows()).toBeInstanceOf(Map);
      const filter = { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] };
      act(() => old.api().setFilterModel(filter));
      expect(lastOf(changed)).toEqual([1]);
      old.unmount();

      const props = { checkboxSelection: true, onRowSelectionModelChange: changed };
      const { user, api, apiRef, rerender } = showNew(props);
      await user.click(headerBox());
      const model = lastOf(changed);
      expect(plain(model)).toEqual({ type: 'exclude', ids: [] });
      expect([...model.ids]).toEqual([]);
      expect([...api().getSelectedRows().keys()]).toEqual([1, 2, 3]);
      act(() => api().setFilterModel(filter));
      expect(plain(lastOf(changed))).toEqual({ type: 'exclude', ids: [] });
      for (const keepNonExistentRowsSelected of [false, true]) {
        const picked = jest.fn();
        const included = showNew({
          keepNonExistentRowsSelected,
          onRowSelectionModelChange: picked,
        });
        act(() => included.api().selectRow(2));
        act(() => included.api().setFilterModel(filter));
        expect(plain(lastOf(picked))).toEqual({
          type: 'include',
          ids: keepNonExistentRowsSelected ? [2] : [],
        });
        included.unmount();
      }
      expect(api().getSelectedRows().size).toBe(3);
      rerender(<Grid apiRef={apiRef} rows={[...rows, { id: 4 }]} {...props} />);
      expect(api().isRowSelected(4)).toBe(true);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([1]) }));
      expect([...api().getSelectedRows().keys()]).toEqual([1]);
    },
  );

  proves(
    [
      'The model has the type `include` in these cases:',
      'A filter is set.',
      'The grid has `isRowSelectable` or `checkboxSelectionVisibleOnly`.',
    ],
    async () => {
      const limits: readonly Partial<DataGridPremiumProps>[] = [
        { filterModel: { items: [{ field: 'name', operator: 'isNotEmpty' }] } },
        { isRowSelectable: () => true },
        { checkboxSelectionVisibleOnly: true, pagination: true },
      ];
      for (const limit of limits) {
        const changed = jest.fn();
        const { user, unmount } = show(
          <Grid checkboxSelection onRowSelectionModelChange={changed} {...limit} />,
        );
        await user.click(headerBox());
        expect(plain(lastOf(changed))).toEqual(include(1, 2, 3));
        unmount();
      }
    },
  );

  proves(
    [
      'If a server sends the pages, "select all" now means all rows of the server, not the loaded page.',
      'To select only the loaded rows, as in v7, pass `isRowSelectable={() => true}`.',
    ],
    async () => {
      const chosen = async (props: Partial<DataGridPremiumProps>) => {
        const changed = jest.fn();
        const { user, unmount } = show(
          <Grid
            checkboxSelection
            pagination
            paginationMode="server"
            rowCount={30}
            onRowSelectionModelChange={changed}
            {...props}
          />,
        );
        await user.click(headerBox());
        unmount();
        return plain(lastOf(changed));
      };
      expect(await chosen({})).toEqual({ type: 'exclude', ids: [] });
      expect(await chosen({ isRowSelectable: () => true })).toEqual(include(1, 2, 3));
    },
  );

  proves(
    [
      'The grid has tree data or row grouping, and `rowSelectionPropagation` has `descendants: false`.',
      'In this case, the model leaves out rows in closed groups, as in v7.',
    ],
    async () => {
      const alone = { parents: false, descendants: false };
      const tree = {
        treeData: true,
        getTreeDataPath: ({ id }: { id: number }) => (id === 2 ? ['1', '2'] : [String(id)]),
      };
      const groups = { initialState: { rowGrouping: { model: ['team'] } } };
      const teams = ['auto-generated-row-team/Red', 'auto-generated-row-team/Blue'];
      for (const [grouping, ids] of [
        [tree, [1, 3]],
        [groups, teams],
      ] as const) {
        const changed = jest.fn();
        const props = { ...grouping, checkboxSelection: true, onRowSelectionModelChange: changed };
        for (const rowSelectionPropagation of [undefined, alone]) {
          const old = showOld({ ...props, rowSelectionPropagation });
          await old.user.click(headerBox());
          expect(lastOf(changed)).toEqual(ids);
          old.unmount();
        }
        const { user, unmount } = show(<Grid {...props} rowSelectionPropagation={alone} />);
        await user.click(headerBox());
        expect(plain(lastOf(changed))).toEqual(include(...ids));
        unmount();
        const whole = show(<Grid {...props} />);
        await whole.user.click(headerBox());
        expect(plain(lastOf(changed))).toEqual({ type: 'exclude', ids: [] });
        whole.unmount();
      }
    },
  );

  proves(
    [
      'Ask for each row instead of reading `ids`.',
      'If you send the selection to a server, send `type` too.',
      'JSON loses the content of a `Set`: `JSON.stringify(model)` writes `"ids":{}`.',
    ],
    () => {
      const all: GridRowSelectionModel = { type: 'exclude', ids: new Set() };
      expect(createRowSelectionManager(all).has(7)).toBe(true);
      const one: GridRowSelectionModel = { type: 'include', ids: new Set([1]) };
      expect(JSON.stringify(one)).toBe('{"type":"include","ids":{}}');
    },
  );

  proves(
    'During `onRowSelectionModelChange`, `isRowSelected()` and `getSelectedRows()` still return the old selection of a controlled model, as in v7.',
    async () => {
      for (const release of ['v7', 'v8'] as const) {
        const seen: unknown[] = [];
        const Controlled = () => {
          const [model, setModel] = useState<unknown>(
            release === 'v7' ? [] : { type: 'include', ids: new Set() },
          );
          const apiRef = useGridApiRef();
          const props = {
            apiRef,
            rows,
            columns,
            checkboxSelection: true,
            rowSelectionModel: model,
            onRowSelectionModelChange: (next: unknown) => {
              setModel(next);
              const api = apiRef.current;
              seen.push([api?.isRowSelected(1), [...(api?.getSelectedRows().keys() ?? [])]]);
            },
          };
          useEffect(() => {
            seen.push(apiRef.current?.isRowSelected(1));
          }, [apiRef, model]);
          return release === 'v7' ? (
            <OldGrid {...props} />
          ) : (
            <DataGridPremium {...(props as DataGridPremiumProps)} />
          );
        };
        const { user, unmount } = show(<Controlled />);
        await user.click(boxes()[0] as HTMLElement);
        expect(seen).toEqual([false, [false, []], true]);
        unmount();
      }
    },
  );

  proves(
    [
      'To leave out rows that a filter hides, keep the rows whose `id` is in `gridFilteredSortedRowIdsSelector(apiRef)`.',
      'Call this selector in an event handler or an effect.',
      'During the first render of the grid, it throws "Cannot read properties of null (reading \'state\')".',
    ],
    () => {
      const seen: unknown[] = [];
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
      const Early = () => {
        const apiRef = useGridApiRef();
        return (
          <Grid apiRef={apiRef} rows={gridFilteredSortedRowIdsSelector(apiRef).map(String) as []} />
        );
      };
      expect(() => show(<Early />)).toThrow("Cannot read properties of null (reading 'state')");
      errors.mockRestore();
      const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] };
      const Late = () => {
        const apiRef = useGridApiRef();
        useEffect(() => {
          seen.push(gridFilteredSortedRowIdsSelector(apiRef));
        }, [apiRef]);
        return <Grid apiRef={apiRef} filterModel={filterModel} />;
      };
      show(<Late />);
      expect(seen).toEqual([[1]]);
    },
  );
});

describe('toolbar', () => {
  const namesIn = (bar: Element | null) =>
    within(bar as HTMLElement)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const barOf = (container: HTMLElement, name: string) =>
    container.querySelector(`.MuiDataGrid-${name}`);

  proves(
    [
      '`slots.toolbar` alone no longer shows a toolbar.',
      "Add `showToolbar`, also in theme defaults and in wrapper components that the codemod didn't change.",
      'If you pass `showToolbar` without a slot, the grid shows the new toolbar.',
      'Show text. Tests find "Show filters" and "Select columns" | Show icons. Tests find "Filters" and "Columns" | Same as in v7',
      'Has a button | Has no button: [add one](/x/react-data-grid/components/toolbar/#add-a-density-switch) | Has a button',
      'Shows with `showQuickFilter` only | Shows unless `showQuickFilter` is `false`. An icon until a user clicks it | Same as in the new toolbar',
      'None | `toolbar`, with a single tab stop | `toolbar`, with a tab stop for each button',
      '`MuiDataGrid-toolbarContainer` | `MuiDataGrid-toolbar` | Both classes',
    ],
    async () => {
      const old = showOld({ slots: { toolbar: OldToolbar } });
      const before = barOf(old.container, 'toolbarContainer');
      expect(namesIn(before)).toEqual(['Select columns', 'Show filters', 'Density', 'Export']);
      expect(before).not.toHaveAttribute('role');
      expect(screen.getByRole('button', { name: 'Show filters' })).toHaveTextContent('Filters');
      expect(barOf(old.container, 'toolbar')).toBeNull();
      expect(screen.queryByPlaceholderText('Search…')).toBeNull();
      old.unmount();

      const none = show(
        <DataGrid rows={rows} columns={columns} slots={{ toolbar: GridToolbar }} />,
      );
      expect(screen.queryByRole('toolbar')).toBeNull();
      expect(barOf(none.container, 'toolbarContainer')).toBeNull();
      none.unmount();

      const fresh = show(<DataGrid rows={rows} columns={columns} showToolbar />);
      const bar = screen.getByRole('toolbar');
      expect(bar).toHaveClass('MuiDataGrid-toolbar');
      expect(namesIn(bar)).toEqual(['Columns', 'Filters', 'Export', 'Search']);
      expect(within(bar).getByRole('button', { name: 'Filters' })).toHaveTextContent('');
      const stops = within(bar).getAllByRole('button');
      expect(stops.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
      const search = within(bar).getByRole('button', { name: 'Search' });
      expect(search).toHaveAttribute('aria-expanded', 'false');
      await fresh.user.click(search);
      expect(search).toHaveAttribute('aria-expanded', 'true');
      fresh.rerender(
        <DataGrid
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />,
      );
      expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
      fresh.unmount();

      show(<DataGrid rows={rows} columns={columns} showToolbar slots={{ toolbar: GridToolbar }} />);
      const deprecated = screen.getByRole('toolbar');
      expect(deprecated).toHaveClass('MuiDataGrid-toolbar', 'MuiDataGrid-toolbarContainer');
      expect(namesIn(deprecated)).toEqual([
        'Select columns',
        'Show filters',
        'Density',
        'Export',
        'Search',
      ]);
      for (const button of within(deprecated).getAllByRole('button')) {
        expect(button.tabIndex).toBe(0);
      }
      expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
  );

  proves(
    [
      'A custom toolbar of plain elements stays the same.',
      'If your toolbar uses older parts, such as `GridToolbarContainer` and `GridToolbarFilterButton`, these parts still work, with some changes:',
      '`GridToolbarQuickFilter` throws "MUI X: Missing context" outside a `GridToolbarContainer` or a `Toolbar`, such as in a `<div>` or a footer.',
    ],
    async () => {
      const Own = () => <div data-testid="own">Orders</div>;
      const { unmount } = show(
        <DataGrid rows={rows} columns={columns} showToolbar slots={{ toolbar: Own }} />,
      );
      expect(screen.getByTestId('own').outerHTML).toBe('<div data-testid="own">Orders</div>');
      unmount();
      const OldFilter = oldPremium.GridToolbarQuickFilter as ComponentType;
      const oldPlain = () => (
        <div>
          <OldFilter />
        </div>
      );
      const plain = () => (
        <div>
          <GridToolbarQuickFilter />
        </div>
      );
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
      for (const slot of ['toolbar', 'footer']) {
        const old = showOld({ slots: { [slot]: oldPlain } });
        expect(screen.getByRole('searchbox')).toBeVisible();
        old.unmount();
        expect(() => show(<Grid showToolbar slots={{ [slot]: plain }} />)).toThrow(
          'MUI X: Missing context',
        );
      }
      quiet.mockRestore();
      for (const Bar of [GridToolbarContainer, community.Toolbar]) {
        const held = () => (
          <Bar>
            <GridToolbarQuickFilter />
          </Bar>
        );
        const { unmount: close } = show(<Grid slots={{ footer: held }} />);
        expect(screen.getByRole('searchbox')).toBeInTheDocument();
        close();
      }
      const Parts = () => (
        <GridToolbarContainer>
          <GridToolbarColumnsButton />
          <GridToolbarFilterButton />
        </GridToolbarContainer>
      );
      const { user } = show(
        <DataGrid rows={rows} columns={columns} showToolbar slots={{ toolbar: Parts }} />,
      );
      await user.click(screen.getByRole('button', { name: 'Show filters' }));
      expect(await screen.findByRole('combobox', { name: 'Operator' })).toBeVisible();
    },
  );

  proves(
    [
      '`GridToolbarContainer` has the role `toolbar`.',
      '`GridToolbarQuickFilter` is an icon until a user clicks it.',
      'The input has `type="text"`. In v7, it had `type="search"`. `getByRole(\'searchbox\')` finds both.',
      'In tests, click the button "Search" before you type.',
    ],
    async () => {
      const toolbarOf = (Container: ComponentType<PropsWithChildren>, Filter: ComponentType) =>
        function Own() {
          return (
            <Container>
              <Filter />
            </Container>
          );
        };
      const OldOwn = toolbarOf(
        oldPremium.GridToolbarContainer as ComponentType<PropsWithChildren>,
        oldPremium.GridToolbarQuickFilter as ComponentType,
      );
      const old = showOld({ slots: { toolbar: OldOwn } });
      await old.user.type(screen.getByRole('searchbox'), 'Ada');
      expect(screen.getByRole('searchbox')).toHaveValue('Ada');
      expect(screen.queryByRole('toolbar')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
      expect(screen.getByRole('searchbox')).toHaveAttribute('type', 'search');
      old.unmount();

      const Own = toolbarOf(GridToolbarContainer, GridToolbarQuickFilter);
      const { user } = show(
        <DataGrid rows={rows} columns={columns} showToolbar slots={{ toolbar: Own }} />,
      );
      const icon = within(screen.getByRole('toolbar')).getByRole('button', { name: 'Search' });
      expect(icon).toHaveAttribute('aria-expanded', 'false');
      expect(screen.getByRole('searchbox')).toHaveAttribute('type', 'text');
      await user.click(icon);
      expect(icon).toHaveAttribute('aria-expanded', 'true');
      await user.type(screen.getByRole('searchbox'), 'Ada');
      expect(screen.getByRole('searchbox')).toHaveValue('Ada');
    },
  );

  proves(
    [
      '`GridToolbarContainer` aligns its parts to the end and draws a line below.',
      "To restore the layout of v7, pass `sx={{ justifyContent: 'start', borderBottom: 0 }}`.",
    ],
    () => {
      const ruleOf = (bar: Element | null) => {
        if (!bar) {
          throw new Error('There is no toolbar.');
        }
        // jsdom drops a border whose colour is a variable, so the rules themselves are read.
        const rules = [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .map(({ cssText }) => cssText);
        const name = [...bar.classList].find((one) => one.startsWith('css-')) ?? '';
        return rules.filter((rule) => rule.includes(`.${name}`)).join('\n');
      };
      const OldContainer = oldPremium.GridToolbarContainer as ComponentType<PropsWithChildren>;
      const OldOwn = () => <OldContainer>Orders</OldContainer>;
      const old = showOld({ slots: { toolbar: OldOwn } });
      const before = barOf(old.container, 'toolbarContainer') as Element;
      expect(getComputedStyle(before).justifyContent).toBe('');
      expect(ruleOf(before)).not.toMatch(/border-bottom|justify-content/);
      old.unmount();

      const Own = () => <GridToolbarContainer>Orders</GridToolbarContainer>;
      const fresh = show(<Grid showToolbar slots={{ toolbar: Own }} />);
      const after = barOf(fresh.container, 'toolbarContainer') as Element;
      expect(getComputedStyle(after).justifyContent).toBe('end');
      expect(ruleOf(after)).toMatch(/border-bottom: ?1px solid/);
      fresh.unmount();

      const Start = () => (
        <GridToolbarContainer sx={{ justifyContent: 'start', borderBottom: 0 }}>
          Orders
        </GridToolbarContainer>
      );
      const back = show(<Grid showToolbar slots={{ toolbar: Start }} />);
      const restored = barOf(back.container, 'toolbarContainer') as Element;
      expect(getComputedStyle(restored).justifyContent).toBe('start');
      expect(ruleOf(restored)).toMatch(/border-bottom: ?0/);
    },
  );

  proves(
    [
      'The `sx` prop styles the field inside `.MuiDataGrid-toolbarQuickFilter`.',
      'In v7, it styled the element `.MuiDataGrid-toolbarQuickFilter` itself.',
      'To set a margin, wrap `GridToolbarQuickFilter` or give it a `className`.',
    ],
    () => {
      const marginOf = (element: Element | null | undefined) =>
        element && getComputedStyle(element).marginLeft;
      const sx = { marginLeft: '11px' };
      const OldFilter = oldPremium.GridToolbarQuickFilter as ComponentType<{ sx: object }>;
      const OldOwn = () => <OldFilter sx={sx} />;
      const old = showOld({ slots: { toolbar: OldOwn } });
      expect(marginOf(barOf(old.container, 'toolbarQuickFilter'))).toBe('11px');
      old.unmount();
      for (const given of [{ sx }, { slotProps: { root: { sx } } }] as readonly object[]) {
        const Own = () => (
          <GridToolbarContainer>
            <GridToolbarQuickFilter {...given} className="end" />
          </GridToolbarContainer>
        );
        const { container, unmount } = show(<Grid showToolbar slots={{ toolbar: Own }} />);
        const outer = barOf(container, 'toolbarQuickFilter');
        expect(outer).toHaveClass('end');
        expect(marginOf(outer)).not.toBe('11px');
        expect(marginOf(outer?.querySelector('.MuiTextField-root'))).toBe('11px');
        unmount();
      }
    },
  );
});

proves(
  [
    'The key of `GridDataSourceCacheDefault` no longer includes `groupKeys`.',
    'If you pass this cache to a grid with tree data or row grouping, no request is sent when a user opens a group.',
    'The group gets the cached response of the root, and rows disappear.',
    "If you don't set `dataSourceCache`, the cache of the grid already distinguishes groups.",
    'Pass a `getKey` with everything that [changes the response](/x/react-data-grid/server-side-data/#cache-responses).',
    'In Premium, add `groupFields` and `aggregationModel`.',
  ],
  async () => {
    const OldCache = oldPremium.GridDataSourceCacheDefault as typeof GridDataSourceCacheDefault;
    const getKey = ({ filterModel, sortModel, groupKeys, start, end }: GridGetRowsParams) =>
      JSON.stringify([filterModel, sortModel, groupKeys, start, end]);
    const old = (dataSource: GridDataSource) => ({
      unstable_dataSource: dataSource,
      unstable_dataSourceCache: new OldCache({ ttl: 60_000 }),
    });
    const caches = {
      own: { dataSourceCache: new GridDataSourceCacheDefault({ ttl: 60_000 }) },
      keyed: { dataSourceCache: new GridDataSourceCacheDefault({ ttl: 60_000, getKey }) },
      none: {},
    };
    /** What the grid asks for when the first team is opened, and the rows that show then. */
    const open = async (grouping: 'tree' | 'groups', cache: 'v7' | keyof typeof caches) => {
      const asked: (readonly string[] | undefined)[] = [];
      const dataSource: GridDataSource = {
        getRows: ({ groupKeys }) => {
          asked.push(groupKeys);
          const answer = groupKeys?.length
            ? [{ id: 'ada', name: 'Ada', team: 'Red', kids: 0 }]
            : ['Red', 'Blue'].map((team) => ({ id: team, name: team, team, kids: 1 }));
          return Promise.resolve({ rows: answer, rowCount: answer.length });
        },
        getGroupKey: (row) => row.team,
        getChildrenCount: (row) => row.kids,
      };
      const props = {
        columns,
        disableVirtualization: true,
        ...(grouping === 'tree'
          ? { treeData: true }
          : { initialState: { rowGrouping: { model: ['team'] } } }),
      };
      const { user, unmount } = show(
        cache === 'v7' ? (
          <OldGrid {...props} {...old(dataSource)} />
        ) : (
          <DataGridPremium {...props} dataSource={dataSource} {...caches[cache]} />
        ),
      );
      await settle();
      await user.click(screen.getAllByRole('button', { name: 'see children' })[0] as HTMLElement);
      await act(() => pause(700));
      const found = {
        asked,
        blue: screen.queryAllByText(/Blue/).length > 0,
        ada: screen.queryAllByText(/Ada/).length > 0,
      };
      unmount();
      return found;
    };
    const right = { asked: [[], ['Red']], blue: true, ada: true };
    for (const grouping of ['tree', 'groups'] as const) {
      expect(await open(grouping, 'v7')).toEqual(right);
      expect(await open(grouping, 'own')).toEqual({ asked: [[]], blue: false, ada: false });
      expect(await open(grouping, 'keyed')).toEqual(right);
      expect(await open(grouping, 'none')).toEqual(right);
    }
  },
);

proves(
  [
    'With tree data or row grouping, `rowSelectionPropagation` now defaults to `{ parents: true, descendants: true }`:',
    'When a user selects a group, the model has the ids of the group and of all its rows. In v7, it had the id of the group alone.',
    'If your `rowSelectionModel` names all children of a group, the grid adds the group and calls `onRowSelectionModelChange`.',
  ],
  async () => {
    const group = 'auto-generated-row-team/Red';
    const changed = jest.fn();
    const old = showOld({ ...grouped, onRowSelectionModelChange: changed });
    await old.user.click(boxes()[0] as HTMLElement);
    expect(lastOf(changed)).toEqual([group]);
    old.unmount();
    const { user, unmount } = show(<Grid {...grouped} onRowSelectionModelChange={changed} />);
    await user.click(boxes()[0] as HTMLElement);
    expect(plain(lastOf(changed))).toEqual(include(group, 1, 2));
    unmount();
    show(
      <Grid
        {...grouped}
        rowSelectionModel={{ type: 'include', ids: new Set([3]) }}
        onRowSelectionModelChange={changed}
      />,
    );
    expect(plain(lastOf(changed))).toEqual(include(3, 'auto-generated-row-team/Blue'));
  },
);

describe('behaviour', () => {
  proves(
    'The row stays selected | The grid deselects the row and reports an empty selection',
    async () => {
      const changed = jest.fn();
      const old = showOld({ onRowSelectionModelChange: changed });
      await old.user.click(screen.getByText('Ada'));
      await old.user.click(screen.getByText('Ada'));
      expect(lastOf(changed)).toEqual([1]);
      old.unmount();
      const { user } = show(<Grid onRowSelectionModelChange={changed} />);
      await user.click(screen.getByText('Ada'));
      expect(plain(lastOf(changed))).toEqual(include(1));
      await user.click(screen.getByText('Ada'));
      expect(plain(lastOf(changed))).toEqual(include());
    },
  );

  proves(
    'The box is checked. A click clears the selection | The box is unchecked and indeterminate. A click selects all rows. With `isRowSelectable`, the box is checked when all selectable rows are selected',
    async () => {
      const changed = jest.fn();
      const old = showOld({ checkboxSelection: true, onRowSelectionModelChange: changed });
      await old.user.click(boxes()[0] as HTMLElement);
      expect(headerBox()).toBeChecked();
      await old.user.click(headerBox());
      expect(lastOf(changed)).toEqual([]);
      old.unmount();
      const { user, unmount } = show(
        <Grid checkboxSelection onRowSelectionModelChange={changed} />,
      );
      await user.click(boxes()[0] as HTMLElement);
      expect(headerBox()).not.toBeChecked();
      expect(headerBox()).toHaveAttribute('data-indeterminate', 'true');
      await user.click(headerBox());
      expect(lastOf(changed).type).toBe('exclude');
      unmount();
      const some = show(<Grid checkboxSelection isRowSelectable={({ id }) => id !== 2} />);
      await some.user.click(headerBox());
      expect(headerBox()).toBeChecked();
      expect(headerBox()).toHaveAttribute('data-indeterminate', 'false');
    },
  );

  proves(
    [
      'The grid stays on the page | The grid goes to the first page. `onPaginationModelChange` is called after `onSortModelChange`',
      '`resetPageOnSortFilter` | Remove it. This is always on',
    ],
    () => {
      const order: string[] = [];
      const props = {
        pagination: true,
        pageSizeOptions: [1],
        initialState: { pagination: { paginationModel: { page: 2, pageSize: 1 } } },
        onSortModelChange: () => order.push('sort'),
        onPaginationModelChange: () => order.push('page'),
      } as const;
      const old = showOld(props);
      act(() => old.api().setSortModel([{ field: 'name', sort: 'desc' }]));
      expect(old.api().state.pagination.paginationModel.page).toBe(2);
      expect(order.splice(0)).toEqual(['sort']);
      old.unmount();
      const { api } = showNew(props);
      const page = () => api().state.pagination.paginationModel.page;
      act(() => api().setSortModel([{ field: 'name', sort: 'desc' }]));
      expect(order).toEqual(['sort', 'page']);
      expect(page()).toBe(0);
      act(() => api().setPage(2));
      act(() => api().setFilterModel({ items: [{ field: 'name', operator: 'isNotEmpty' }] }));
      expect(page()).toBe(0);
    },
  );

  proves(
    'The key is the field of the row | The key is the value from `valueGetter`, also in group ids. `groupingValueGetter` overrides both',
    () => {
      const teams: GridColDef[] = [
        { field: 'name' },
        { field: 'team', valueGetter: (value?: string) => value?.toUpperCase() },
      ];
      const ids = () =>
        [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(
          ({ dataset }) => dataset.id,
        );
      const initialState = { rowGrouping: { model: ['team'] } };
      const old = showOld({ columns: teams, initialState });
      expect(ids()).toEqual(['auto-generated-row-team/Red', 'auto-generated-row-team/Blue']);
      old.unmount();
      const { unmount } = show(<Grid columns={teams} initialState={initialState} />);
      expect(ids()).toEqual(['auto-generated-row-team/RED', 'auto-generated-row-team/BLUE']);
      unmount();
      const groupingValueGetter = (_: never, row: { team?: string }) => row.team?.charAt(0);
      show(
        <Grid
          columns={teams.map((column) => ({ ...column, groupingValueGetter }))}
          initialState={initialState}
        />,
      );
      expect(ids()).toEqual(['auto-generated-row-team/R', 'auto-generated-row-team/B']);
    },
  );

  proves(
    [
      'The results are `NaN`, `Infinity`, and `-Infinity` | The results are `null`',
      'If the sum of the numbers is 0, such as for 3 and −3, `avg` returns `null`. To get 0, pass your own function in `aggregationFunctions`.',
    ],
    () => {
      type Functions = Readonly<Record<string, { apply: (of: { values: unknown[] }) => unknown }>>;
      const before = oldPremium.GRID_AGGREGATION_FUNCTIONS as Functions;
      const after = GRID_AGGREGATION_FUNCTIONS as unknown as Functions;
      const results = (functions: Functions, values: unknown[]) =>
        ['avg', 'min', 'max'].map((name) => functions[name]?.apply({ values }));
      expect(results(before, [null])).toEqual([NaN, Infinity, -Infinity]);
      expect(results(after, [null])).toEqual([null, null, null]);
      expect(results(before, [3, -3])[0]).toBe(0);
      expect(results(after, [3, -3])[0]).toBeNull();
    },
  );

  proves(
    "Header filters of `singleSelect` and `boolean` columns | React doesn't warn | With React 18, a second render warns of an invalid prop `inputRef` of `GridFilterInputSingleSelect` or `GridFilterInputBoolean`. The filters work, and React 19 doesn't warn",
    () => {
      const checked = (of: object, name: string) =>
        Object.keys((Reflect.get(of, name) as { propTypes?: object }).propTypes ?? {}).includes(
          'inputRef',
        );
      for (const name of ['GridFilterInputSingleSelect', 'GridFilterInputBoolean']) {
        expect(checked(oldPremium, name)).toBe(false);
        expect(checked(premium, name)).toBe(true);
      }
      const filters: GridColDef[] = [
        { field: 'name', type: 'singleSelect', valueOptions: ['Ann'] },
        { field: 'team', type: 'boolean' },
      ];
      const { rerender } = show(<Grid headerFilters columns={filters} />);
      rerender(<Grid headerFilters columns={filters.map((column) => ({ ...column }))} />);
      expect(screen.getAllByRole('combobox').length).toBeGreaterThan(0);
    },
  );

  proves(
    'The menu lists all functions | `aggregationFunctions` defaults to `{}`. List the functions that your server supports',
    async () => {
      const source: GridDataSource = { getRows: async () => ({ rows, rowCount: 3 }) };
      const aggregating = async (user: Parameters<typeof openMenuOf>[0]) => {
        await settle();
        await openMenuOf(user, 'Points');
        return screen.queryByLabelText('Aggregation') !== null;
      };
      const old = showOld({ rows: [], unstable_dataSource: source });
      expect(await aggregating(old.user)).toBe(true);
      old.unmount();
      const { user, unmount } = show(<Grid rows={[]} dataSource={source} />);
      expect(await aggregating(user)).toBe(false);
      unmount();
      const known = show(
        <Grid
          rows={[]}
          dataSource={{ ...source, getAggregatedValue: () => '' }}
          aggregationFunctions={{ sum: { columnTypes: ['number'] } }}
        />,
      );
      expect(await aggregating(known.user)).toBe(true);
    },
  );

  proves(
    'There is no pivoting | The menu has "Manage pivot", and the new toolbar has "Pivot". `disablePivoting` removes both',
    async () => {
      const pivotOf = async ({ api }: Pick<ReturnType<typeof showNew>, 'api'>) => {
        const button = screen.queryByLabelText('Pivot') !== null;
        act(() => api().showColumnMenu('points'));
        await screen.findByText('Hide column');
        return [button, screen.queryByText('Manage pivot') !== null];
      };
      const old = showOld();
      expect(await pivotOf(old)).toEqual([false, false]);
      old.unmount();
      for (const disablePivoting of [false, true]) {
        const fresh = showNew({ showToolbar: true, disablePivoting });
        expect(await pivotOf(fresh)).toEqual([!disablePivoting, !disablePivoting]);
        fresh.unmount();
      }
    },
  );

  proves('Rows move during the drag | Rows move on drop. A line shows the target', () => {
    const drag = (target: Element, type: string) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY: 1 });
      Object.defineProperty(event, 'dataTransfer', {
        value: { dropEffect: 'copy', effectAllowed: '', setData: () => {}, getData: () => '' },
      });
      fireEvent(target, event);
    };
    const names = (): readonly (readonly string[])[] => {
      const handle = cellOf('__reorder__', 0).querySelector('.MuiDataGrid-rowReorderCell');
      const seen: (readonly string[])[] = [];
      if (handle) {
        drag(handle, 'dragstart');
        drag(cellOf('name', 2), 'dragenter');
        drag(cellOf('name', 2), 'dragover');
        seen.push(textsOf('name'));
        drag(handle, 'dragend');
        seen.push(textsOf('name'));
      }
      return seen;
    };
    const moved = ['Ben', 'Cem', 'Ada'];
    const old = showOld({ rowReordering: true });
    expect(names()).toEqual([moved, moved]);
    old.unmount();
    const { unmount } = show(<Grid rowReordering />);
    expect(names()).toEqual([['Ada', 'Ben', 'Cem'], moved]);
    unmount();
    show(<Grid rowReordering />);
    drag(
      cellOf('__reorder__', 0).querySelector('.MuiDataGrid-rowReorderCell') as Element,
      'dragstart',
    );
    drag(cellOf('name', 2), 'dragenter');
    drag(cellOf('name', 2), 'dragover');
    expect(cellOf('name', 2).parentElement).toHaveClass('MuiDataGrid-row--dropBelow');
  });

  proves(
    'Text is split at tabs | Text is split at `clipboardCopyCellDelimiter`. `splitClipboardPastedText` gets this delimiter as its second argument',
    async () => {
      const paste = async (splitClipboardPastedText: jest.Mock) => {
        fireEvent.mouseDown(cellOf('name', 0));
        fireEvent.mouseUp(cellOf('name', 0));
        fireEvent.click(cellOf('name', 0));
        fireEvent.keyDown(document.activeElement ?? document.body, {
          key: 'v',
          keyCode: 86,
          ctrlKey: true,
        });
        fireEvent.paste(document.activeElement ?? document.body, {
          clipboardData: { getData: () => 'x' },
        });
        await act(() => pause(250));
        return splitClipboardPastedText.mock.calls;
      };
      const split = jest.fn(() => null);
      const props = { clipboardCopyCellDelimiter: ';', splitClipboardPastedText: split };
      const old = showOld(props);
      expect(await paste(split)).toEqual([['x']]);
      old.unmount();
      split.mockClear();
      show(<Grid {...props} />);
      expect(await paste(split)).toEqual([['x', ';']]);
      await expectCompiles(`
        import { DataGridPremium } from '@mui/x-data-grid-premium';
        export const grid = <DataGridPremium rows={[]} columns={[]}
          splitClipboardPastedText={(text, delimiter) => [text.split(delimiter)]} />;`);
    },
  );

  proves(
    'Columns return to their state when the panel opened | Columns return to the first or initial `columnVisibilityModel`',
    async () => {
      const reset = async (user: Parameters<typeof openMenuOf>[0], api: () => GridApiPremium) => {
        act(() => api().setColumnVisibility('team', false));
        act(() => api().showPreferences(premium.GridPreferencePanelsValue.columns));
        const button = await screen.findByRole('button', { name: 'Reset' });
        act(() => api().setColumnVisibility('name', false));
        await user.click(button);
        return api().state.columns.columnVisibilityModel;
      };
      const initialState = { columns: { columnVisibilityModel: { points: false } } };
      const old = showOld({ initialState });
      expect(await reset(old.user, old.api)).toEqual({ points: false, team: false });
      old.unmount();
      const fresh = showNew({ initialState });
      expect(await reset(fresh.user, fresh.api)).toEqual({ points: false });
      fresh.unmount();
      const controlled = showNew({ columnVisibilityModel: { points: false } });
      const changed = jest.fn();
      controlled.rerender(
        <Grid
          apiRef={controlled.apiRef}
          columnVisibilityModel={{ name: false }}
          onColumnVisibilityModelChange={changed}
        />,
      );
      act(() => controlled.api().showPreferences(premium.GridPreferencePanelsValue.columns));
      await controlled.user.click(await screen.findByRole('button', { name: 'Reset' }));
      expect(lastOf(changed)).toEqual({ points: false });
    },
  );

  proves(
    'The button is in the cell | The button is in the menu of the filter. `slotProps.headerFilterCell.showClearIcon` shows it in the cell again',
    async () => {
      const props = {
        headerFilters: true,
        filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] },
      };
      const clear = () => screen.queryByRole('button', { name: 'Clear filter' });
      const old = showOld(props);
      expect(clear()).not.toBeNull();
      old.unmount();
      const { user, rerender } = show(<Grid {...props} />);
      expect(clear()).toBeNull();
      await user.click(screen.getAllByRole('button', { name: 'Operator' })[0] as HTMLElement);
      expect(await screen.findByRole('menuitem', { name: 'Clear filter' })).toBeVisible();
      await user.keyboard('{Escape}');
      rerender(<Grid {...props} slotProps={{ headerFilterCell: { showClearIcon: true } }} />);
      expect(await screen.findByRole('button', { name: 'Clear filter' })).not.toBeNull();
    },
  );

  proves(
    'The print export finds `MuiDataGrid-toolbarContainer` | The print export finds `MuiDataGrid-toolbar`. Give your custom toolbar this class',
    () => {
      const file = 'hooks/features/export/useGridPrintExport.js';
      const textOf = (folder: string) =>
        readFileSync(path.join(folder, 'x-data-grid', file), 'utf8');
      expect(textOf(oldFolder)).toMatch(/gridClasses\.toolbarContainer}`\)\?\.remove/);
      expect(textOf(path.resolve('node_modules/@mui'))).toMatch(
        /gridClasses\.toolbar}`\)\?\.remove/,
      );
    },
  );

  proves(
    'They have `true` or `false` for every row | They have `false` entries only. Compare with `!== false`. The compiler stops on `=== true` with TS2367',
    async () => {
      const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] };
      const old = showOld({ filterModel });
      const { filter, visibleRowsLookup } = old.api().state;
      expect(filter.filteredRowsLookup).toEqual({ 1: true, 2: false, 3: false });
      expect(visibleRowsLookup).toEqual({ 1: true, 2: false, 3: false });
      old.unmount();
      const { apiRef } = showNew({ filterModel });
      expect(gridFilteredRowsLookupSelector(apiRef)).toEqual({ 2: false, 3: false });
      expect(gridVisibleRowsLookupSelector(apiRef)).toEqual({ 2: false, 3: false });
      await expectTypeError(
        `import { gridFilteredRowsLookupSelector, useGridApiContext } from '@mui/x-data-grid';
       export const useShown = () => gridFilteredRowsLookupSelector(useGridApiContext())[1] === true;`,
        /TS2367/,
      );
    },
  );

  proves(
    'It is the third argument | It is the fourth argument. The third is an argument of the selector. If you pass a comparison there and the selector returns new objects, the component re-renders with every change of the state',
    () => {
      const rendered = jest.fn();
      const same = (a: unknown, b: unknown) => String(a) === String(b);
      const select = () => ['a'];
      function Third() {
        useGridSelector(useGridApiContext(), select, same as never);
        rendered();
        return null;
      }
      function Fourth() {
        useGridSelector(useGridApiContext(), select, undefined, same);
        rendered();
        return null;
      }
      const rendersOf = (footer: ComponentType) => {
        const { api, unmount } = showNew({ slots: { footer } });
        rendered.mockClear();
        act(() => api().setColumnWidth('name', 200));
        act(() => api().setColumnWidth('name', 210));
        unmount();
        return rendered.mock.calls.length;
      };
      expect(rendersOf(Third)).toBeGreaterThan(0);
      expect(rendersOf(Fourth)).toBe(0);

      const useOldSelector = oldPremium.useGridSelector as (...all: readonly unknown[]) => unknown;
      const useOldContext = oldPremium.useGridApiContext as () => unknown;
      function Before() {
        useOldSelector(useOldContext(), select, same);
        rendered();
        return null;
      }
      const old = showOld({ slots: { footer: Before } });
      rendered.mockClear();
      act(() => old.api().setColumnWidth('name', 200));
      expect(rendered).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      '`apiRef.current` is `{}` | `apiRef.current` is `null`. Reading from it during render throws "Cannot read properties of null"',
      '`useGridApiRef()` returns a ref that is `null` at first, also in its type.',
      'Effects of the component that renders the grid still find the API object in the ref.',
    ],
    () => {
      const useOldRef = oldPremium.useGridApiRef as () => { current: object };
      expect(renderHook(useOldRef).result.current.current).toEqual({});
      const { result } = renderHook(() => useGridApiRef());
      expect(result.current.current).toBeNull();
      expect(() =>
        Reflect.apply(() => (result.current.current as never)['getRow'], null, []),
      ).toThrow('Cannot read properties of null');
      let found: unknown;
      function Page() {
        const apiRef = useGridApiRef();
        useEffect(() => {
          found = apiRef.current?.getRow(1);
        }, [apiRef]);
        return <Grid apiRef={apiRef} />;
      }
      show(<Page />);
      expect(found).toBe(rows[0]);
    },
  );
});

describe('attributes', () => {
  proves(
    [
      'They are on the root | The grid drops them. Pass them in `slotProps.root`, or in `slotProps.main` for the element with the role',
      'They are on the root | They are on the element with the role',
      '`.MuiDataGrid-main` and the footer | Both are inside `.MuiDataGrid-mainContent`. Selectors with `>` miss them',
      '`forwardedProps` | `slotProps.root`, `slotProps.main`',
    ],
    () => {
      const props = { 'data-testid': 'orders', 'aria-describedby': 'help', 'aria-label': 'Orders' };
      const old = showOld(props);
      expect(screen.getByTestId('orders')).toBe(rootOf(old.container));
      expect(screen.getByTestId('orders')).toHaveAttribute('aria-describedby', 'help');
      expect(screen.getByTestId('orders')).toHaveAttribute('aria-label', 'Orders');
      expect(old.container.querySelector('.MuiDataGrid-root > .MuiDataGrid-main')).not.toBeNull();
      old.unmount();
      const labelled = show(
        <div>
          <DataGrid rows={rows} columns={columns} {...props} />
          <DataGrid rows={rows} columns={columns} aria-labelledby="heading" />
          <h2 id="heading">Lines</h2>
        </div>,
      );
      expect(screen.queryByTestId('orders')).toBeNull();
      expect(labelled.container.querySelector('[aria-describedby="help"]')).toBeNull();
      expect(screen.getByRole('grid', { name: 'Orders' })).toHaveClass('MuiDataGrid-main');
      expect(screen.getByRole('grid', { name: 'Lines' })).toHaveClass('MuiDataGrid-main');
      const [content] = rootOf(labelled.container).children;
      expect(content).toHaveClass('MuiDataGrid-mainContent');
      expect(content?.querySelector(':scope > .MuiDataGrid-main')).not.toBeNull();
      expect(content?.querySelector(':scope > .MuiDataGrid-footerContainer')).not.toBeNull();
      labelled.unmount();
      const root = { 'data-testid': 'orders' };
      const { container } = show(
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ root, main: { 'aria-describedby': 'help' } }}
        />,
      );
      expect(screen.getByTestId('orders')).toBe(rootOf(container));
      expect(screen.getByRole('grid')).toHaveAttribute('aria-describedby', 'help');
    },
  );

  proves(
    [
      "`grid` | `treegrid`, as with tree data. `getByRole('grid')` finds nothing",
      '`experimentalFeatures.ariaV8` | Remove it. This is always on',
    ],
    () => {
      const old = showOld(grouped);
      expect(screen.queryByRole('grid')).not.toBeNull();
      old.unmount();
      const { unmount } = show(<Grid {...grouped} />);
      expect(screen.queryByRole('grid')).toBeNull();
      expect(screen.queryByRole('treegrid')).not.toBeNull();
      unmount();
      show(<Grid treeData getTreeDataPath={({ name }) => [name]} />);
      expect(screen.queryByRole('treegrid')).not.toBeNull();
    },
  );
});

proves(
  [
    'Pass the comparison of `useGridSelector` as the fourth argument:',
    'As the third argument, a comparison with typed arguments still compiles, but has no effect.',
    'As the fourth argument, `(a: string[], b: string[]) => boolean` fails with TS2769.',
    'Type its arguments as `unknown`.',
    'The compiler reports them with `@types/react` 19',
    'Import `@mui/x-data-grid/themeAugmentation`, in addition to the augmentation of Pro or Premium.',
    'Otherwise, the compiler refuses `DataGrid` in the palette with TS2353.',
  ],
  async () => {
    const comparing = (type: string, place: 'same' | 'undefined, same') => `
      import { gridSortModelSelector, useGridApiContext, useGridSelector, type GridApi } from '@mui/x-data-grid';
      const same = (a: ${type}, b: ${type}) => String(a) === String(b);
      export function useFields() {
        return useGridSelector(
          useGridApiContext(),
          (ref: React.RefObject<GridApi>) => gridSortModelSelector(ref).map(({ field }) => field),
          ${place},
        );
      }`;
    await expectCompiles(comparing('string[]', 'same'));
    await expectCompiles(comparing('unknown', 'same'));
    await expectTypeError(comparing('string[]', 'undefined, same'), /TS2769/);
    await expectCompiles(comparing('unknown', 'undefined, same'));
    await expectTypeError(
      `import { GridPagination } from '@mui/x-data-grid';
      export const pages = <GridPagination showFirstButton />;`,
      /TS2322/,
    );
    for (const name of ['pro', 'premium']) {
      const folder = path.join(siteDir, `node_modules/@mui/x-data-grid-${name}/themeAugmentation`);
      for (const file of ['index', 'overrides', 'props']) {
        const types = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8');
        expect(types).not.toMatch(/Palette|x-data-grid\/themeAugmentation/);
      }
    }
    await expectCompiles(`
      import { createTheme } from '@mui/material/styles';
      import type {} from '@mui/x-data-grid/themeAugmentation';
      export const theme = createTheme({ palette: { DataGrid: { headerBg: '#eef2f7' } } });`);
  },
);

describe('looks', () => {
  const variable = (root: Element, name: string) => getComputedStyle(root).getPropertyValue(name);

  proves(
    [
      'The grid has none | The grid has `palette.background.default`. Inside a `Paper`, set `palette.DataGrid.bg`',
      'They set the colors of headers and pinned columns | They are removed. Use [the palette](#theme-mixins-are-a-palette-now)',
      'Colors come from the theme | Colors are relative CSS colors, `rgba(from …)`.',
      'They have the `letterSpacing` of `body2` | They have no `letterSpacing`, so texts are a little narrower',
      'Rename `containerBackground` to `headerBg`, and `pinnedBackground` to `pinnedBg`, and move both from the mixins to the palette.',
      'In JavaScript, the grid ignores the mixins.',
    ],
    () => {
      const old = showOld();
      const before = rootOf(old.container);
      expect(getComputedStyle(before).backgroundColor).toBe('rgba(0, 0, 0, 0)');
      expect(getComputedStyle(before).letterSpacing).toBe('0.01071em');
      expect(variable(before, '--DataGrid-containerBackground')).toBe('#fff');
      expect(variable(before, '--DataGrid-pinnedBackground')).toBe('#fff');
      old.unmount();

      const plainGrid = show(<Grid />);
      const after = rootOf(plainGrid.container);
      expect(getComputedStyle(after).backgroundColor).toBe(
        'var(--DataGrid-t-color-background-base)',
      );
      expect(variable(after, '--DataGrid-t-color-background-base')).toBe('#fff');
      expect(getComputedStyle(after).letterSpacing).toBe('');
      expect(variable(after, '--DataGrid-containerBackground')).toBe('');
      expect(variable(after, '--DataGrid-pinnedBackground')).toBe('');
      expect(variable(after, '--DataGrid-t-color-interactive-focus')).toMatch(/^rgba\(from /);
      plainGrid.unmount();

      const theme = createTheme({
        palette: { DataGrid: { bg: '#abcdef', headerBg: '#fedcba', pinnedBg: '#111111' } },
        mixins: { MuiDataGrid: { containerBackground: '#123456', pinnedBackground: '#654321' } },
      } as object);
      const themed = (
        <ThemeProvider theme={theme}>
          <Grid />
        </ThemeProvider>
      );
      const root = rootOf(show(themed).container);
      expect(variable(root, '--DataGrid-t-color-background-base')).toBe('#abcdef');
      expect(variable(root, '--DataGrid-t-header-background-base')).toBe('#fedcba');
      expect(variable(root, '--DataGrid-t-cell-background-pinned')).toBe('#111111');
    },
  );

  proves(
    [
      'A circle appears | A bar appears above rows, and a skeleton if there are no rows. Change this in `slotProps.loadingOverlay`, with `variant` and `noRowsVariant`',
      '`main--hasSkeletonLoadingOverlay` | `main--hiddenContent`',
      'The grid has them | They are removed',
      'A grid without a toolbar has it | It is removed',
    ],
    () => {
      const has = (name: string) => document.querySelector(`.${name}`) !== null;
      const old = showOld({ loading: true });
      expect(has('MuiDataGrid-root--noToolbar')).toBe(true);
      expect(has('MuiCircularProgress-root')).toBe(true);
      old.rerender(<OldGrid rows={[]} columns={columns} loading />);
      expect(has('MuiCircularProgress-root')).toBe(true);
      old.unmount();
      const { rerender } = show(<Grid loading />);
      expect(has('MuiDataGrid-root--noToolbar')).toBe(false);
      expect(has('MuiLinearProgress-root')).toBe(true);
      rerender(<Grid loading rows={[]} />);
      expect(has('MuiDataGrid-skeletonLoadingOverlay')).toBe(true);
      expect(has('MuiDataGrid-main--hiddenContent')).toBe(true);
      const loadingOverlay = {
        variant: 'circular-progress',
        noRowsVariant: 'circular-progress',
      } as const;
      rerender(<Grid loading rows={[]} slotProps={{ loadingOverlay }} />);
      expect(has('MuiCircularProgress-root')).toBe(true);
      rerender(<Grid loading slotProps={{ loadingOverlay }} />);
      expect(has('MuiCircularProgress-root')).toBe(true);
      const classes = premium.gridClasses as object;
      for (const name of ['detailPanels', 'pinnedColumns', 'pinnedRowsRenderZone']) {
        expect(classes).not.toHaveProperty(name);
      }
    },
  );

  proves(
    'No column, or none shown | The grid shows "No rows", or nothing if it has rows | The grid shows "No columns". Replace the text with `slots.noColumnsOverlay`',
    () => {
      const hidden = Object.fromEntries(columns.map(({ field }) => [field, false]));
      const wordsOf = (render: typeof showOld | typeof showNew) =>
        [
          { columns: [] },
          { columns: [], rows: [] },
          { columnVisibilityModel: hidden },
          { columnVisibilityModel: hidden, rows: [] },
        ].map((props) => {
          const { unmount } = render(props);
          const text = document.body.textContent?.match(/No (rows|columns)/)?.[0] ?? '';
          unmount();
          return text;
        });
      expect(wordsOf(showOld)).toEqual(['', 'No rows', '', 'No rows']);
      expect(wordsOf(showNew)).toEqual(Array(4).fill('No columns'));
      show(<Grid columns={[]} slots={{ noColumnsOverlay: () => <p>Mine</p> }} />);
      expect(screen.getByText('Mine')).toBeVisible();
    },
  );

  const opened = (panel: 'filters' | 'columns') => ({
    initialState: {
      preferencePanel: {
        open: true,
        openedPanelValue: premium.GridPreferencePanelsValue[panel],
      },
    },
  });

  proves(
    [
      'They are underlined | They are outlined. The code below this table underlines them again',
      "The sizes of fields and the places of labels don't return to those in v7.",
      'The search field of the columns panel and selects in cells are underlined too.',
      'Without `notched`, React warns. Without the spread, the compiler stops with TS2353.',
    ],
    async () => {
      const teams = ['Red', 'Blue'];
      const fieldsOf = (of: string) =>
        [...document.querySelectorAll(`${of} .MuiInputBase-root`)].map((field) =>
          field.classList.contains('MuiOutlinedInput-root'),
        );
      const props = {
        columns: columns.map((column) =>
          column.field === 'team'
            ? ({ ...column, type: 'singleSelect', valueOptions: teams, editable: true } as const)
            : column,
        ),
        headerFilters: true,
        slots: { toolbar: GridToolbar },
      };
      let rest: readonly boolean[] = [];
      /** Whether each field is outlined: those of filters first. */
      const look = async (
        render: (more: object) => ReturnType<typeof showNew>,
      ): Promise<Readonly<Record<string, readonly boolean[]>>> => {
        const filters = render(opened('filters'));
        await settle();
        const found = {
          panel: fieldsOf('.MuiDataGrid-filterForm'),
          headers: fieldsOf('[role="columnheader"]'),
          toolbar: fieldsOf('[class*="toolbarContainer"]'),
        };
        /** Labels in the place of outlined fields, and small fields. */
        rest = ['.MuiInputLabel-outlined', '.MuiInputBase-sizeSmall'].map(
          (each) => document.querySelectorAll(`.MuiDataGrid-filterForm ${each}`).length > 0,
        );
        filters.unmount();
        const others = render(opened('columns'));
        await settle();
        act(() => others.api().startCellEditMode({ id: 1, field: 'team' }));
        const search = fieldsOf('.MuiDataGrid-panel');
        const cell = fieldsOf('.MuiDataGrid-cell--editing');
        others.unmount();
        return { ...found, search, cell };
      };
      const all = (outlined: boolean, others = outlined) => ({
        panel: Array(4).fill(outlined),
        headers: Array(3).fill(outlined),
        toolbar: [outlined],
        search: [others],
        cell: [others],
      });
      const toolbar = { showQuickFilter: true };
      const slotProps = { toolbar };
      const old = await look((more) => {
        const OldBar = { slots: { toolbar: OldToolbar } };
        return showOld({ ...props, ...OldBar, slotProps, ...more }) as unknown as ReturnType<
          typeof showNew
        >;
      });
      expect(old).toEqual(all(false, true));
      expect(rest).toEqual([false, false]);
      const fresh = await look((more) => showNew({ ...props, showToolbar: true, ...more }));
      expect(fresh).toEqual(all(true));
      const baseTextField = { material: { variant: 'standard' } } as const;
      const restored = (notched: object) =>
        look((more) =>
          showNew({
            ...props,
            showToolbar: true,
            slotProps: {
              ...slotProps,
              baseTextField,
              baseSelect: { material: { variant: 'standard', ...notched } },
            },
            ...more,
          }),
        );
      const warnings = () => consoleMessages().filter(({ text }) => /`notched`/.test(text));
      expect(await restored({ notched: undefined })).toEqual(all(false));
      expect(rest).toEqual([true, true]);
      expect(warnings()).toHaveLength(0);
      expect(await restored({})).toEqual(all(false));
      expectConsole('error', /`true` for a non-boolean attribute `notched`/);

      const gridWith = (material: string) => `
        import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid rows={[]} columns={[]} slotProps={{
          baseTextField: { material: { variant: 'standard' } },
          baseSelect: { material: { variant: 'standard', ${material} } },
        }} />;`;
      await expectCompiles(gridWith('...{ notched: undefined }'));
      await expectTypeError(gridWith('notched: undefined'), /TS2353/);
    },
  );

  proves(
    'They open at the start, `bottom-start` | They open at the end, `bottom-end`. `slotProps.basePopper.placement` changes this, for column menus too',
    async () => {
      const places = () =>
        [...document.querySelectorAll<HTMLElement>('[data-popper-placement]')].map(
          ({ dataset }) => dataset.popperPlacement,
        );
      /** Where the two panels, the two menus of the toolbar, and the menu of a column open. */
      const look = async (
        render: (more: object) => Pick<ReturnType<typeof showNew>, 'api' | 'unmount'>,
      ) => {
        const found: unknown[] = [];
        for (const panel of ['filters', 'columns'] as const) {
          const { unmount } = render(opened(panel));
          await settle();
          found.push(...places());
          unmount();
        }
        for (const name of ['Density', 'Export']) {
          const { unmount } = render({});
          fireEvent.click(screen.getByLabelText(name));
          await settle();
          found.push(...places());
          unmount();
        }
        const { api, unmount } = render({});
        act(() => api().showColumnMenu('name'));
        await settle();
        found.push(...places());
        unmount();
        return found;
      };
      const start = 'bottom-start';
      const end = 'bottom-end';
      expect(await look((more) => showOld({ slots: { toolbar: OldToolbar }, ...more }))).toEqual([
        start,
        start,
        start,
        start,
        end,
      ]);
      const bar = { showToolbar: true, slots: { toolbar: GridToolbar } };
      expect(await look((more) => showNew({ ...bar, ...more }))).toEqual(Array(5).fill(end));
      const slotProps = { basePopper: { placement: start } } as const;
      expect(await look((more) => showNew({ ...bar, slotProps, ...more }))).toEqual(
        Array(5).fill(start),
      );
    },
  );

  proves(
    [
      "It has `MuiPaper-root` and `MuiDataGrid-paper` | It has `MuiDataGrid-paper` alone. `MuiPaper` in the theme and `paper` in the `styleOverrides` of `MuiDataGrid` have no effect. Write `'& .MuiDataGrid-paper'` in `panel` of these `styleOverrides`",
      'They are on `MuiFormControl-root` | They are on the `MuiInputBase-root` inside',
    ],
    async () => {
      const borderRadius = '33px';
      const theme = createTheme({
        components: {
          MuiPaper: { styleOverrides: { root: { borderRadius } } },
          MuiDataGrid: {
            styleOverrides: {
              paper: { opacity: 0.5 },
              panel: { '& .MuiDataGrid-paper': { order: 7 } },
            },
          },
        },
      });
      const find = (name: string) => {
        const found = document.querySelector(`.MuiDataGrid-${name}`);
        if (!found) {
          throw new Error(`There is no ${name}.`);
        }
        return found;
      };
      const look = async (render: (panel: 'filters' | 'columns') => { unmount: () => void }) => {
        const found = [];
        for (const panel of ['filters', 'columns'] as const) {
          const { unmount } = render(panel);
          await settle();
          const frame = find('paper');
          found.push([
            frame.classList.contains('MuiPaper-root'),
            getComputedStyle(frame).borderRadius === borderRadius,
            getComputedStyle(frame).opacity === '0.5',
            getComputedStyle(frame).order === '7',
          ]);
          if (panel === 'filters') {
            for (const input of ['Column', 'Operator', 'LogicOperator']) {
              const { classList } = find(`filterForm${input}Input`);
              found.push([
                classList.contains('MuiFormControl-root'),
                classList.contains('MuiInputBase-root'),
              ]);
            }
          }
          unmount();
        }
        return found;
      };
      const themed = (grid: ReactElement) =>
        show(<ThemeProvider theme={theme}>{grid}</ThemeProvider>);
      const before = await look((panel) =>
        themed(<OldGrid rows={rows} columns={columns} {...opened(panel)} />),
      );
      const all = [true, true, true, true];
      expect(before).toEqual([all, ...Array(3).fill([true, false]), all]);
      const after = await look((panel) => themed(<Grid {...opened(panel)} />));
      const panelAlone = [false, false, false, true];
      expect(after).toEqual([panelAlone, ...Array(3).fill([false, true]), panelAlone]);
    },
  );
});

describe('selection', () => {
  proves(
    [
      '`GridRowSelectionModel` was an array of ids.',
      'It is now an object with a `type` and a `Set` of ids.',
      'In JavaScript, the grid throws "Cannot read properties of undefined (reading \'size\')" for an array.',
      'A single id is refused too, and the type `GridInputRowSelectionModel` is removed (TS2724).',
      'Code that reads the model as an array fails with TS2339 for `.length`, and with TS2488 for `[...model]`.',
      '`setRowSelectionModel()` takes the object too.',
    ],
    async () => {
      const old = showOld({ rowSelectionModel: [1] });
      expect(old.api().isRowSelected(1)).toBe(true);
      old.unmount();
      const { api, unmount } = showNew();
      const list = [1] as unknown as GridRowSelectionModel;
      expect(() => act(() => api().setRowSelectionModel(list))).toThrow(
        "Cannot read properties of undefined (reading 'size')",
      );
      unmount();
      await expectTypeError(
        `import { DataGrid } from '@mui/x-data-grid';
         export const grid = <DataGrid rows={[]} columns={[]} rowSelectionModel={1} />;`,
        /TS2322/,
      );
      await expectTypeError(
        `export type { GridInputRowSelectionModel } from '@mui/x-data-grid';`,
        /TS2724/,
      );
      const read = (code: string) => `import type { GridRowSelectionModel } from '@mui/x-data-grid';
        export const read = (model: GridRowSelectionModel) => ${code};`;
      await expectTypeError(read('model.length'), /TS2339/);
      await expectTypeError(read('[...model]'), /TS2488/);
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => show(<Grid rowSelectionModel={list} checkboxSelection />)).toThrow(
        "Cannot read properties of undefined (reading 'size')",
      );
      quiet.mockRestore();
    },
  );

  proves(
    [
      '`selectedGridRowsSelector` | `gridRowSelectionIdsSelector`',
      '`selectedGridRowsCountSelector` | `gridRowSelectionCountSelector`. With `exclude`, it counts loaded rows only. For rows on a server, use `rowCount - model.ids.size`',
      '`selectedIdsLookupSelector` | `gridRowSelectionManagerSelector(apiRef).has(id)`. To get the ids, [ask for each row](#select-all-no-longer-lists-the-ids)',
      '`gridRowsDataRowIdToIdLookupSelector`, `dataRowIdToIdLookup` | `gridRowsLookupSelector`, or `apiRef.current.getRow(id)`',
    ],
    () => {
      const { apiRef, api } = showNew({
        rowSelectionModel: { type: 'include', ids: new Set([1]) },
      });
      expect([...gridRowSelectionIdsSelector(apiRef)]).toEqual([[1, rows[0]]]);
      expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
      const server = showNew({
        paginationMode: 'server',
        rowCount: 30,
        rowSelectionModel: { type: 'exclude', ids: new Set([1]) },
      });
      expect(gridRowSelectionCountSelector(server.apiRef)).toBe(rows.length - 1);
      server.unmount();
      expect(gridRowSelectionManagerSelector(apiRef).has(1)).toBe(true);
      expect(gridRowsLookupSelector(apiRef)[1]).toBe(rows[0]);
      expect(api().getRow(1)).toBe(rows[0]);
      expect(api().state.rows).not.toHaveProperty('dataRowIdToIdLookup');
    },
  );
});

describe('exports', () => {
  const has = (module: object, name: string) => name in module;

  proves(
    [
      '`useGridApiEventHandler` | `useGridEvent`',
      '`useGridApiOptionHandler` | `useGridEventPriority`',
      '`createUseGridApiEventHandler` | `useGridEvent`',
      '`LicenseInfo` | Import it from `@mui/x-license`',
      '`gridDetailPanelExpandedRowsHeightCacheSelector` | Removed',
      '`sanitizeFilterItemValue` | Removed: copy the code that you need',
      '`GridOverlays` | Removed: replace the [slots of overlays](/x/react-data-grid/overlays/)',
      '`GridSaveAltIcon` | `GridDownloadIcon`, the new `exportIcon`, or `SaveAlt` of `@mui/icons-material`',
    ],
    () => {
      const gone = [
        'useGridApiEventHandler',
        'useGridApiOptionHandler',
        'createUseGridApiEventHandler',
        'LicenseInfo',
        'gridDetailPanelExpandedRowsHeightCacheSelector',
        'sanitizeFilterItemValue',
        'GridOverlays',
        'GridSaveAltIcon',
      ];
      for (const name of gone) {
        expect([name, has(oldPremium, name)]).toEqual([name, true]);
        expect([name, has(premium, name), has(pro, name)]).toEqual([name, false, false]);
      }
      expect(has(community, 'useGridEvent')).toBe(true);
      expect(has(community, 'useGridEventPriority')).toBe(true);
      expect(has(community, 'GridDownloadIcon')).toBe(true);
      expect(typeof LicenseInfo.setLicenseKey).toBe('function');
    },
  );

  proves(
    [
      '`GridListColDef` | `GridListViewColDef`',
      '`GridSortItem` | `GridSortModel[number]`',
      '`BaseFormControlPropsOverrides`, `BaseInputAdornmentPropsOverrides` | Removed, like their slots',
      '`acceptsApiRef` is removed from `OutputSelector`.',
    ],
    async () => {
      await expectCompiles(`
        import type { GridListViewColDef, GridSortModel } from '@mui/x-data-grid-pro';
        export const column: GridListViewColDef = { field: 'card' };
        export const item: GridSortModel[number] = { field: 'name', sort: 'asc' };`);
      for (const name of [
        'GridListColDef',
        'GridSortItem',
        'BaseFormControlPropsOverrides',
        'BaseInputAdornmentPropsOverrides',
      ]) {
        await expectTypeError(`export type { ${name} } from '@mui/x-data-grid';`, /TS2305|TS2724/);
      }
      expect(premium.gridSortModelSelector).not.toHaveProperty('acceptsApiRef');
    },
  );

  proves(
    [
      '`@mui/x-data-grid/joy` | Removed: replace [base slots](/x/react-data-grid/components/#use-your-own-buttons-and-inputs)',
      'Files inside the package, such as `@mui/x-data-grid/hooks/utils/useGridApiRef` | Import from the package itself. Its `exports` only allow folders that have an index',
    ],
    async () => {
      const folder = path.resolve('node_modules/@mui/x-data-grid');
      expect(existsSync(path.join(oldFolder, 'x-data-grid/joy'))).toBe(true);
      expect(existsSync(path.join(folder, 'joy'))).toBe(false);
      expect(manifestOf(path.join(oldFolder, 'x-data-grid')).exports).toBeUndefined();
      expect(manifestOf(folder).exports['./*'].import.default).toBe('./esm/*/index.js');
      await expectTypeError(
        `import '@mui/x-data-grid/joy';
         export { useGridApiRef } from '@mui/x-data-grid/hooks/utils/useGridApiRef';`,
        /TS2307|TS2882/,
      );
    },
  );
});

describe('props', () => {
  proves(
    [
      '`unstable_dataSource`, `unstable_dataSourceCache` | `dataSource`, `dataSourceCache`. With the old name, the grid sends no request and shows "No rows"',
      '`unstable_onDataSourceError` | `onDataSourceError`, with one argument',
      '`onDataSourceError` receives one error, a `GridGetRowsError` or a `GridUpdateRowError`.',
      'Its `cause` is the original error, and its `params` are the parameters of the request.',
      '`apiRef.current.dataSource` replaces `apiRef.current.unstable_dataSource`.',
    ],
    async () => {
      const getRows = jest.fn(async () => ({ rows, rowCount: 3 }));
      const spread: object = { unstable_dataSource: { getRows } };
      const { unmount } = show(<DataGridPro columns={columns} {...spread} />);
      await settle();
      expect(getRows).not.toHaveBeenCalled();
      expect(screen.getByText('No rows')).toBeVisible();
      unmount();

      const failure = new Error('down');
      const source: GridDataSource = {
        getRows: async (params: GridGetRowsParams) => {
          if (params.sortModel.length > 0) {
            throw failure;
          }
          return { rows, rowCount: 3 };
        },
        updateRow: () => Promise.reject(failure),
      };
      const failed = jest.fn();
      const { apiRef, api } = createApiRef<pro.GridApiPro>();
      show(
        <DataGridPro
          apiRef={apiRef}
          columns={columns.map((column) => ({ ...column, editable: true }))}
          dataSource={source}
          dataSourceCache={null}
          onDataSourceError={failed}
        />,
      );
      await settle();
      expect(textsOf('name')).toEqual(['Ada', 'Ben', 'Cem']);
      expect(typeof api().dataSource.fetchRows).toBe('function');
      expect(Reflect.has(api(), 'unstable_dataSource')).toBe(false);
      act(() => api().startCellEditMode({ id: 1, field: 'name' }));
      await act(async () => {
        await api().setEditCellValue({ id: 1, field: 'name', value: 'Eve' });
      });
      act(() => api().stopCellEditMode({ id: 1, field: 'name' }));
      await settle();
      expect(lastOf(failed)).toBeInstanceOf(pro.GridUpdateRowError);
      expect(lastOf(failed).cause).toBe(failure);
      expect(lastOf(failed).params).toMatchObject({ rowId: 1 });
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      await settle();
      expect(failed.mock.calls.at(-1)).toHaveLength(1);
      expect(lastOf(failed)).toBeInstanceOf(GridGetRowsError);
      expect(lastOf(failed).cause).toBe(failure);
      expect(lastOf(failed).params.sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
    },
  );

  proves(
    [
      '`unstable_lazyLoading`, `unstable_lazyLoadingRequestThrottleMs` | `lazyLoading`, `lazyLoadingRequestThrottleMs`',
      '`unstable_listView`, `unstable_listColumn` | `listView`, `listViewColumn`',
      '`unstable_rowSpanning` | `rowSpanning`',
    ],
    () =>
      expectCompiles(`
        import { DataGridPro } from '@mui/x-data-grid-pro';
        export const grid = <DataGridPro columns={[]} lazyLoading lazyLoadingRequestThrottleMs={10}
          listView listViewColumn={{ field: 'card' }} rowSpanning />;`),
  );

  proves(
    [
      "`indeterminateCheckboxAction` | Remove it. The action is always `'select'`",
      '`rowPositionsDebounceMs` | Remove it',
      'The compiler reports these names, except in props that you spread.',
    ],
    async () => {
      const propsOf = (props: string) => `
        import { DataGridPremium } from '@mui/x-data-grid-premium';
        export const grid = <DataGridPremium rows={[]} columns={[]} ${props} />;`;
      for (const one of [
        'indeterminateCheckboxAction="select"',
        'rowPositionsDebounceMs={1}',
        'resetPageOnSortFilter',
        'unstable_listView',
        'unstable_rowSpanning',
        'forwardedProps={{}}',
        'experimentalFeatures={{ ariaV8: true }}',
      ]) {
        await expectTypeError(propsOf(one), /TS2322|TS2353/);
      }
      await expectCompiles(propsOf("{...{ indeterminateCheckboxAction: 'select' }}"));
      const changed = jest.fn();
      const { user } = show(<Grid checkboxSelection onRowSelectionModelChange={changed} />);
      await user.click(boxes()[0] as HTMLElement);
      await user.click(headerBox());
      expect(lastOf(changed).type).toBe('exclude');
    },
  );

  proves(
    [
      '`apiRef.current.forceUpdate()` | Remove it. Read the state with `useGridSelector`',
      '`apiRef.current.resize()` | Remove it',
    ],
    () => {
      const old = showOld();
      expect(Object.keys(old.api())).toEqual(expect.arrayContaining(['forceUpdate', 'resize']));
      old.unmount();
      const { api } = showNew();
      expect(Object.keys(api())).not.toContain('forceUpdate');
      expect(Object.keys(api())).not.toContain('resize');
    },
  );
});

proves(
  [
    'If a function takes the ref, type its parameter as `React.RefObject<GridApi | null>`.',
    'Pass `apiRef` to selectors instead of `apiRef.current.state` and `instanceId`.',
    'Your own function in `useGridSelector` receives `apiRef` too.',
    'If it still reads the state, it throws "Cannot read properties of undefined".',
  ],
  async () => {
    await expectCompiles(`
      import { gridPageSelector, useGridApiRef, type GridApi } from '@mui/x-data-grid';
      export const pageOf = (apiRef: React.RefObject<GridApi | null>) => gridPageSelector(apiRef);
      export const usePage = () => pageOf(useGridApiRef());`);
    const seen = jest.fn();
    function Footer() {
      const apiRef = useGridApiContext();
      seen(useGridSelector(apiRef, (ref) => ref === apiRef));
      return null;
    }
    const { unmount } = show(<Grid slots={{ footer: Footer }} />);
    expect(seen).toHaveBeenLastCalledWith(true);
    unmount();
    function Old() {
      const select = (state: GridApiPremium['state']) => state.sorting.sortModel;
      useGridSelector(useGridApiContext(), select as never);
      return null;
    }
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(<Grid slots={{ footer: Old }} />)).toThrow(
      'Cannot read properties of undefined',
    );
    quiet.mockRestore();
  },
);

proves(
  [
    'A `Set` of ids replaces the array in each of these names:',
    '`detailPanelExpandedRowIds` and `onDetailPanelExpandedRowIdsChange`',
    '`getExpandedDetailPanels()` and `setExpandedDetailPanels()`',
    '`gridDetailPanelExpandedRowIdsSelector`',
    '`initialState.detailPanel.expandedRowIds`',
    'In JavaScript, an array in `detailPanelExpandedRowIds` or `initialState` throws "expandedRowIds.has is not a function".',
  ],
  () => {
    const changed = jest.fn();
    const { api, apiRef, unmount } = showNew({
      getDetailPanelContent: () => 'Lines',
      onDetailPanelExpandedRowIdsChange: changed,
    });
    act(() => api().setExpandedDetailPanels(new Set([1])));
    expect(lastOf(changed)).toEqual(new Set([1]));
    expect(api().getExpandedDetailPanels()).toEqual(new Set([1]));
    expect(premium.gridDetailPanelExpandedRowIdsSelector(apiRef)).toEqual(new Set([1]));
    unmount();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const lists: readonly object[] = [
      { detailPanelExpandedRowIds: [1] },
      { initialState: { detailPanel: { expandedRowIds: [1] } } },
    ];
    for (const list of lists) {
      expect(() => show(<Grid getDetailPanelContent={() => 'Lines'} {...list} />)).toThrow(
        'expandedRowIds.has is not a function',
      );
    }
    quiet.mockRestore();
  },
);

describe('data source', () => {
  proves(
    [
      '`paginationModel` of `getRows` is optional in the types.',
      'Write `?.`, or use `start` and `end`.',
    ],
    async () => {
      const reads = (expression: string) => `
      import type { GridGetRowsParams } from '@mui/x-data-grid';
      export const read = (params: GridGetRowsParams) => ${expression};`;
      await expectTypeError(reads('params.paginationModel.page'), /TS18048/);
      await expectCompiles(reads('[params.paginationModel?.page, params.start, params.end]'));
    },
  );

  proves(
    [
      'Import `GridDataSource` and `GridGetRowsParams` from your grid package.',
      '`groupKeys` needs the types of Pro, and `groupFields` needs the types of Premium.',
    ],
    async () => {
      const reads = (name: string, from: string) => `
        import type { GridGetRowsParams } from '@mui/x-data-grid${from}';
        export const read = (params: GridGetRowsParams) => params.${name};`;
      await expectTypeError(reads('groupKeys', ''), /TS2339/);
      await expectCompiles(reads('groupKeys', '-pro'));
      await expectTypeError(reads('groupFields', '-pro'), /TS2339/);
      await expectCompiles(reads('groupFields', '-premium'));
    },
  );

  proves(
    'When a user edits a row, the grid calls `updateRow({ rowId, updatedRow, previousRow })` instead of `processRowUpdate`. v7 never called `updateRow`.',
    async () => {
      const updateRow = jest.fn(async () => ({ ...rows[0], name: 'Eve' }));
      const source = { getRows: async () => ({ rows, rowCount: 3 }), updateRow };
      const processRowUpdate = jest.fn((row: object) => row);
      const editable = { columns: columns.map((column) => ({ ...column, editable: true })) };
      const edit = async (api: () => GridApiPremium) => {
        await settle();
        act(() => api().startCellEditMode({ id: 1, field: 'name' }));
        await act(async () => {
          await api().setEditCellValue({ id: 1, field: 'name', value: 'Eve' });
        });
        act(() => api().stopCellEditMode({ id: 1, field: 'name' }));
        await settle();
      };
      const old = showOld({ ...editable, rows: [], unstable_dataSource: source, processRowUpdate });
      await edit(old.api);
      expect(updateRow).not.toHaveBeenCalled();
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
      old.unmount();
      processRowUpdate.mockClear();
      const { api } = showNew({ ...editable, rows: [], dataSource: source, processRowUpdate });
      await edit(api);
      expect(updateRow.mock.calls).toEqual([
        [{ rowId: 1, updatedRow: { ...rows[0], name: 'Eve' }, previousRow: rows[0] }],
      ]);
      expect(processRowUpdate).not.toHaveBeenCalled();
    },
  );
});

describe('pagination and base slots', () => {
  const labels = (container: HTMLElement) =>
    container.querySelector('.MuiTablePagination-selectLabel')?.textContent;

  proves(
    [
      'Rename `localeText.MuiTablePagination` to `paginationRowsPerPage`, `paginationDisplayedRows`, and `paginationItemAriaLabel`.',
      '`GridPagination` no longer takes props.',
      "Pass the props of Material UI's `TablePagination` in `slotProps.basePagination.material`:",
      "In `slotProps.pagination`, they have no effect on `GridPagination`, and the compiler doesn't report them.",
      'On `<GridPagination>` itself, they have no effect either.',
      'Texts for `MuiTablePagination` in the theme no longer reach the grid: pass a [locale of the grid](/x/react-data-grid/localization/) instead.',
    ],
    async () => {
      const theme = createTheme({
        components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Theme' } } },
      });
      const old = show(
        <ThemeProvider theme={theme}>
          <OldGrid rows={rows} columns={columns} pagination />
        </ThemeProvider>,
      );
      expect(labels(old.container)).toBe('Theme');
      old.unmount();
      const localeText = {
        paginationRowsPerPage: 'Per page',
        paginationDisplayedRows: () => 'Shown',
        paginationItemAriaLabel: (type: string) => `Turn: ${type}`,
      };
      const own = show(<DataGrid rows={rows} columns={columns} localeText={localeText} />);
      expect(labels(own.container)).toBe('Per page');
      expect(screen.getByText('Shown')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Turn: next' })).toBeVisible();
      own.unmount();
      const slotProps = { pagination: { showFirstButton: true } };
      const { container, rerender } = show(
        <ThemeProvider theme={theme}>
          <DataGrid rows={rows} columns={columns} slotProps={slotProps} />
        </ThemeProvider>,
      );
      expect(labels(container)).toBe('Rows per page:');
      expect(screen.queryByRole('button', { name: 'Go to first page' })).toBeNull();
      const given: object = { showFirstButton: true };
      const Pages = () => <community.GridPagination {...given} />;
      rerender(<DataGrid rows={rows} columns={columns} slots={{ pagination: Pages }} />);
      expect(screen.getByRole('button', { name: 'Go to next page' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Go to first page' })).toBeNull();
      rerender(
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ basePagination: { material: { showFirstButton: true } } }}
        />,
      );
      expect(screen.getByRole('button', { name: 'Go to first page' })).toBeVisible();
      await expectCompiles(`
        import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid rows={[]} columns={[]}
          slotProps={{ pagination: { showFirstButton: true, labelRowsPerPage: '' } }} />;`);
    },
  );

  const gridWith = (props: string) => `
    import { DataGrid } from '@mui/x-data-grid';
    export const grid = <DataGrid rows={[]} columns={[]} ${props} />;`;

  proves(
    [
      '`baseTextField`, `baseCheckbox`, `baseSelect`, `baseButton`, and the other base slots accept a few props only.',
      'Pass the props of Material UI in `material`.',
      'For a text field, pass `slotProps.htmlInput` and `slotProps.input` next to `material`.',
      'Inside `material`, `inputProps` and `InputProps` have no effect.',
      'For a checkbox, rename `inputProps` to `slotProps.htmlInput`.',
      '`baseFormControl`, `baseInputLabel`, and `baseInputAdornment` are removed.',
      '`columnUnsortedIcon` is removed.',
      '`columnMenuUnsortIcon` is the icon in the column menu.',
      "`slots.toolbar` can't be `null`.",
      '`slotProps.panel` takes `target` instead of `anchorEl`.',
      'It no longer takes `placement`, `sx`, `slotProps`, or `ownerState`. Use `slotProps.basePopper` to [place panels](#looks).',
    ],
    async () => {
      for (const refused of [
        "slotProps={{ baseTextField: { variant: 'standard' } }}",
        'slotProps={{ baseCheckbox: { disableRipple: true } }}',
        'slotProps={{ baseCheckbox: { inputProps: {} } }}',
        'slotProps={{ baseSelect: { MenuProps: {} } }}',
        "slotProps={{ baseButton: { variant: 'outlined' } }}",
        'slotProps={{ baseFormControl: {} }}',
        'slotProps={{ baseInputLabel: {} }}',
        'slotProps={{ baseInputAdornment: {} }}',
        'slots={{ columnUnsortedIcon: () => null }}',
        'slots={{ toolbar: null }}',
        'slotProps={{ panel: { anchorEl: null } }}',
        "slotProps={{ panel: { placement: 'top' } }}",
        'slotProps={{ panel: { sx: {} } }}',
        'slotProps={{ panel: { slotProps: {} } }}',
        'slotProps={{ panel: { ownerState: {} } }}',
      ]) {
        await expectTypeError(gridWith(refused), /TS2322|TS2353|TS2561/);
      }
      await expectCompiles(
        gridWith(`slots={{ columnMenuUnsortIcon: () => null }} slotProps={{
          panel: { target: null },
          basePopper: { placement: 'bottom-start' },
          baseTextField: { material: { variant: 'standard' } },
          baseSelect: { material: { MenuProps: {} } },
          baseButton: { material: { variant: 'outlined' } },
        }}`),
      );
      show(
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          slotProps={{ baseCheckbox: { slotProps: { htmlInput: { title: 'Choose' } } } }}
        />,
      );
      expect(screen.getAllByTitle('Choose')).toHaveLength(4);
      const htmlInput = { title: 'Text' };
      const input = { startAdornment: <b>€</b> };
      const without = { inputProps: htmlInput, InputProps: input };
      for (const [baseTextField, found] of [
        [{ material: without }, 0],
        [{ slotProps: { htmlInput, input } }, 1],
      ] as readonly (readonly [object, number])[]) {
        const { unmount } = show(
          <Grid
            initialState={{
              preferencePanel: {
                open: true,
                openedPanelValue: premium.GridPreferencePanelsValue.filters,
              },
            }}
            slotProps={{ baseTextField }}
          />,
        );
        await settle();
        expect(screen.queryAllByTitle('Text')).toHaveLength(found);
        expect(screen.queryAllByText('€')).toHaveLength(found);
        unmount();
      }
    },
  );

  proves(
    [
      '`GridActionsCellItem` with `color="error"` or `sx` | Pass `material={{ color: \'error\' }}`',
      '`GridToolbarQuickFilter` with props of a text field | Pass `placeholder` and `fullWidth` in `slotProps.root`. For more, compose a [`QuickFilter`](/x/react-data-grid/components/quick-filter/)',
      'With `@types/react` 18, these props compile.',
      '`variant` and `sx` work in `slotProps.root` too, but its type lacks both.',
      '`id`, `inputProps`, and `InputProps` have no effect.',
      'If you pass `slotProps.root.slotProps` in their place, the quick filter loses its icon, its clear button, and the role `searchbox`.',
      '`InputComponentProps` of a filter operator | Use the props of `GridFilterInputValueProps`. For more, type the operator as `GridFilterOperator<any, any, any, MyProps>`',
      'A `baseCheckbox` or `baseSelect` that wraps the component of Material UI. It fails with TS2322, and in JavaScript, the box has no name | Pass `slotProps={{ baseCheckbox: { material: { … } } }}`, or write a component that takes [the few props](/x/react-data-grid/components/#use-your-own-buttons-and-inputs)',
      'An icon of `@mui/icons-material` as a slot. It fails with TS2322 | Wrap the icon in a function that passes `className` and `fontSize`',
    ],
    async () => {
      const names = `
        import DeleteIcon from '@mui/icons-material/Delete';
        import { DataGrid, GridActionsCellItem, GridToolbarQuickFilter,
          type GridFilterInputValueProps, type GridFilterOperator,
        } from '@mui/x-data-grid';
        import Select, { type SelectProps } from '@mui/material/Select';
        import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
        export function OwnSelect(props: SelectProps) { return <Select {...props} variant="filled" />; }
        export function OwnCheckbox(props: CheckboxProps) { return <Checkbox {...props} color="secondary" />; }
        interface MyProps extends GridFilterInputValueProps { unit: string }
        declare function Input(props: MyProps): React.ReactNode;
        export type Used = [GridFilterOperator, typeof DataGrid,
          typeof GridActionsCellItem,
          typeof GridToolbarQuickFilter, typeof Input, typeof DeleteIcon];`;
      for (const refused of [
        'const item = <GridActionsCellItem icon={<i />} label="x" color="error" />',
        'const item = <GridActionsCellItem icon={<i />} label="x" sx={{}} />',
        'const field = <GridToolbarQuickFilter placeholder="x" />',
        "const field = <GridToolbarQuickFilter slotProps={{ root: { variant: 'standard' } }} />",
        'const field = <GridToolbarQuickFilter slotProps={{ root: { sx: {} } }} />',
        "const operator: GridFilterOperator = { value: 'x', getApplyFilterFn: () => null, InputComponentProps: { unit: 'kg' } }",
        'const grid = <DataGrid rows={[]} columns={[]} slots={{ exportIcon: DeleteIcon }} />',
        'const grid = <DataGrid rows={[]} columns={[]} slots={{ baseSelect: OwnSelect }} />',
        'const grid = <DataGrid rows={[]} columns={[]} slots={{ baseCheckbox: OwnCheckbox }} />',
      ]) {
        await expectTypeError(`${names}\nexport ${refused};`, /TS2322|TS2353|TS2559/);
      }
      await expectCompiles(`${names}
        export const item = <GridActionsCellItem icon={<i />} label="x" material={{ color: 'error', sx: {} }} />;
        export const field = <GridToolbarQuickFilter slotProps={{ root: {
          placeholder: 'x', fullWidth: true, ...{ variant: 'standard', sx: {} } } }} />;
        export const operator: GridFilterOperator<any, any, any, MyProps> = {
          value: 'x', getApplyFilterFn: () => null, InputComponent: Input, InputComponentProps: { unit: 'kg' },
        };
        function Icon({ className, fontSize }: { className?: string; fontSize?: 'small' | 'medium' | 'large' | 'inherit' }) {
          return <DeleteIcon className={className} fontSize={fontSize} />;
        }
        export const grid = <DataGrid rows={[]} columns={[]} slots={{ exportIcon: Icon }}
          slotProps={{ baseSelect: { material: { variant: 'filled' } }, baseCheckbox: { material: { color: 'secondary' } } }} />;`);
      const input = { startAdornment: <b>€</b> };
      /** What of a property arrives in the quick filter, with a text in it. */
      const arriving = (Filter: ComponentType, release: 'v7' | 'v8') => {
        const Own = () => (
          <GridToolbarContainer>
            <Filter />
          </GridToolbarContainer>
        );
        const filterModel = { items: [], quickFilterValues: ['a'] };
        const shown =
          release === 'v7'
            ? showOld({ filterModel, slots: { toolbar: Filter } })
            : show(<Grid filterModel={filterModel} showToolbar slots={{ toolbar: Own }} />);
        const field = shown.container.querySelector('.MuiTextField-root');
        const text = field?.querySelector('input');
        const found = {
          placeholder: text?.placeholder === 'Team',
          underlined: field?.querySelector('.MuiInput-root') !== null,
          fullWidth: field?.classList.contains('MuiFormControl-fullWidth'),
          margin: field && getComputedStyle(field).marginTop === '11px',
          id: text?.id === 'search',
          maxLength: text?.maxLength === 3,
          adornment: screen.queryAllByText('€').length > 0,
          icon: field?.querySelector('[data-testid="SearchIcon"]') !== null,
          clear: field?.querySelector('button') !== null,
          searchbox: screen.queryByRole('searchbox') !== null,
        };
        shown.unmount();
        return found;
      };
      const kept = { placeholder: 'Team', fullWidth: true, sx: { marginTop: '11px' } };
      const lost = { id: 'search', inputProps: { maxLength: 3 }, InputProps: input };
      const given = { ...kept, ...lost, variant: 'standard' };
      const OldFilter = oldPremium.GridToolbarQuickFilter as ComponentType<object>;
      const parts = { clear: true, searchbox: true };
      const first = { placeholder: true, underlined: true, fullWidth: true, margin: true };
      expect(arriving(() => <OldFilter {...given} />, 'v7')).toEqual({
        ...first,
        ...parts,
        id: true,
        maxLength: true,
        adornment: true,
        icon: false,
      });
      const dropped = { id: false, maxLength: false, adornment: false };
      for (const way of [given, { slotProps: { root: given } }] as readonly object[]) {
        expect(arriving(() => <GridToolbarQuickFilter {...way} />, 'v8')).toEqual({
          ...first,
          ...parts,
          ...dropped,
          icon: true,
        });
      }
      const replaced = { slotProps: { root: { ...kept, slotProps: { input } } } };
      expect(arriving(() => <GridToolbarQuickFilter {...replaced} />, 'v8')).toEqual({
        ...first,
        ...dropped,
        underlined: false,
        adornment: true,
        icon: false,
        clear: false,
        searchbox: false,
      });
      const OwnBox = (props: CheckboxProps) => <Checkbox {...props} color="secondary" />;
      const slots = { baseCheckbox: OwnBox as ComponentType };
      const old = showOld({ checkboxSelection: true, slots });
      expect(boxes()).toHaveLength(3);
      old.unmount();
      const unnamed = show(<Grid checkboxSelection slots={slots} />);
      expect(screen.getAllByRole('checkbox')).toHaveLength(4);
      expect(screen.queryAllByRole('checkbox', { name: /select/i })).toEqual([]);
      unnamed.unmount();
      const material = { baseCheckbox: { material: { color: 'secondary' } } } as const;
      const named = show(<Grid checkboxSelection slotProps={material} />);
      expect(boxes()).toHaveLength(3);
      expect(boxes()[0]?.parentElement).toHaveClass('MuiCheckbox-colorSecondary');
      named.unmount();
      show(
        <DataGrid
          rows={rows.slice(0, 1)}
          columns={[
            {
              field: 'actions',
              type: 'actions',
              getActions: () => [
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label="Delete"
                  material={{ color: 'error' }}
                />,
              ],
            },
          ]}
        />,
      );
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveClass(
        'MuiIconButton-colorError',
      );
    },
  );
});

exempt(
  [
    'A read-only grid takes about 15 minutes.',
    'Configure your bundler and your tests to load `.css` files of packages.',
    "The app compiles, and this command finds nothing: `git grep -nE 'unstable_(dataSource|list|lazy|row|onData)|selectedGridRows|GridApi(Event|Option)Handler|MuiTablePagination|containerBackground'`.",
    'Your code reads stored selections and open panels as a `Set`.',
    'Each grid that had a toolbar still has one, with the quick filter where you want it.',
    'Grids inside a `Paper` and in the dark scheme have the right background.',
  ],
  'Advice.',
);
exempt(
  [
    "Without configuration, the Pages Router of Next.js, Jest, Vitest, and Node stop with `Unexpected token '.'` or `ERR_UNKNOWN_FILE_EXTENSION`.",
    'The tag `@8` installs a later release than 8.10.2.',
    'but not with `@types/react` 18',
    "Browsers before Chrome 119 and Firefox 128 don't support them",
  ],
  'Of tools and packages that these tests have not; the pages on installation and licensing have the proof of theirs.',
);
exempt(
  [
    'It removes `indeterminateCheckboxAction`, `rowPositionsDebounceMs`, `resetPageOnSortFilter`, and `ariaV8`.',
    'It imports `LicenseInfo` from `@mui/x-license`.',
    'It adds `showToolbar` if `slots` names a `toolbar` in JSX.',
    'If `rowSelectionModel` takes a variable from `useState`, it turns the initial array into an object.',
    'Grids in your wrapper components that spread their props',
    '`localeText`, `slotProps`, the theme, and types',
  ],
  'Seen by running the codemod, 8.29.3, on an app with each of these, and read in its source.',
);
