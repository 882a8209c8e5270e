import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Component,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { cleanup } from '@testing-library/react';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  proves,
  consoleMessages,
  exempt,
  expectConsole,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  within,
} from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Side = 'v5' | 'v6';
type Plan = '' | '-pro' | '-premium';

const folderOf = (side: Side, plan: Plan = '') =>
  path.join(installPackages(process.cwd(), side), `node_modules/@mui/x-data-grid${plan}`);

const sourceOf = (side: Side, file: string, plan: Plan = '') =>
  readFileSync(path.join(folderOf(side, plan), file), 'utf8');

/** One version: its components, and the names that props have there. */
function releaseOf(side: Side) {
  const exportsOf = (plan: Plan) =>
    jest.requireActual<Readonly<Record<string, unknown>>>(folderOf(side, plan));
  return {
    side,
    Grid: exportsOf('').DataGrid as ComponentType<Props>,
    Pro: exportsOf('-pro').DataGridPro as ComponentType<Props>,
    Premium: exportsOf('-premium').DataGridPremium as ComponentType<Props>,
    exported: { ...exportsOf('-premium'), ...exportsOf('') },
    useApiRef: exportsOf('-pro').useGridApiRef as () => RefObject<unknown>,
    selection: side === 'v5' ? 'selectionModel' : 'rowSelectionModel',
    onSelection: side === 'v5' ? 'onSelectionModelChange' : 'onRowSelectionModelChange',
    clickSelectsNot: side === 'v5' ? 'disableSelectionOnClick' : 'disableRowSelectionOnClick',
  };
}

type Release = ReturnType<typeof releaseOf>;

const v5 = releaseOf('v5');
const v6 = releaseOf('v6');

/** What it gives with both versions. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v5: Result; readonly v6: Result }> {
  const before = await look(v5);
  cleanup();
  const after = await look(v6);
  cleanup();
  takeNoticesOfLicence();
  return { v5: before, v6: after };
}

/** An error boundary: shows what was thrown. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });

  override state: { readonly message?: string } = {};

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p role="alert">{message}</p>;
  }
}

const manyRows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  n: `n${index + 1}`,
  v: index + 1,
}));

/** The packages for Pro and Premium ask for a key in words of their own time. */
function takeNoticesOfLicence(): void {
  takeIfWritten(/License key not found|MUI: Missing license key/);
}

/** For what is written once, in whichever claim comes first. */
function takeIfWritten(pattern: RegExp, level: 'error' | 'warn' = 'error'): void {
  if (consoleMessages().some(({ text }) => pattern.test(text))) {
    expectConsole(level, pattern);
  }
}

/** A grid of three rows; all of it is drawn. */
function gridOf(Grid: ComponentType<Props>, props: Props = {}): ReactElement {
  return (
    <Boundary>
      <Grid
        autoHeight
        disableVirtualization
        rows={manyRows.slice(0, 3)}
        columns={[{ field: 'n' }, { field: 'v', type: 'number' }]}
        {...props}
      />
    </Boundary>
  );
}

/** Shows a grid of Pro, and gives its API. */
function showPro<Api extends object>({ Pro, useApiRef }: Release, props: Props): Api {
  const holder: { ref?: RefObject<unknown> } = {};
  function Host() {
    const apiRef = useApiRef();
    Object.assign(holder, { ref: apiRef });
    return gridOf(Pro, { ...props, apiRef });
  }
  show(<Host />);
  return holder.ref?.current as Api;
}

/** @throws when there is none */
function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) {
    throw new Error('Nothing is there.');
  }
  return value;
}

const alertText = () => screen.queryByRole('alert')?.textContent;
const editor = () => document.querySelector<HTMLInputElement>('.MuiDataGrid-cell input');
const selectedRows = () => document.querySelectorAll('.MuiDataGrid-row.Mui-selected').length;
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const cell = (field: string, index = 0) =>
  found(document.querySelectorAll<HTMLElement>(`[role=cell][data-field="${field}"]`)[index]);

interface Difference {
  readonly kind: string;
  readonly name: string;
  readonly of: readonly string[];
}

const { differences } = JSON.parse(
  readFileSync('tools/migration/differences/migration-data-grid-v5.json', 'utf8'),
) as { readonly differences: readonly Difference[] };

const GONE = new Set(
  differences.filter(({ kind }) => /export|member/.test(kind)).map(({ name }) => name),
);

/** All declarations of one version, without their comments. */
function declarationsOf(side: Side): string {
  const plans: readonly Plan[] = ['', '-pro', '-premium'];
  return plans
    .flatMap((plan) => {
      const folder = folderOf(side, plan);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    })
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

const declared: Partial<Record<Side, Set<string>>> = {};

/** Whether a version declares this name. */
function declares(side: Side, name: string): boolean {
  declared[side] ??= new Set(declarationsOf(side).match(/[\w$]+/g));
  return declared[side].has(name);
}

/** The names of the packages in the inline code of a cell of a table: whole pieces, methods, or what has a dot. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
    [...code.matchAll(/[A-Za-z_]\w{3,}/g)]
      .map(([name]) => name)
      .filter(
        (name) => !/^(?:apiRef|column|current|edit|field|null|state|length|view)$/.test(name),
      ),
  );
}

/** Each row has at least one old name that is gone, and only new names that v6 declares. */
function expectRenamed(rows: readonly string[]): void {
  for (const row of rows) {
    const [before = '', after = ''] = row.split(' | ');
    const gone = namesIn(before).filter((name) => GONE.has(name));
    expect([row, gone.length > 0]).toEqual([row, true]);
    for (const name of gone) {
      expect([name, declares('v5', name)]).toEqual([name, true]);
    }
    const [here = ''] = after.split('; v8');
    for (const name of namesIn(here)) {
      expect([name, declares('v6', name)]).toEqual([name, true]);
    }
  }
}

function manifestOf(side: Side) {
  return JSON.parse(sourceOf(side, 'package.json')) as {
    readonly version: string;
    readonly peerDependencies: Readonly<Record<string, string>>;
    readonly engines: Readonly<Record<string, string>>;
  };
}

proves(
  [
    'Upgrade to the last v5 first, 5.17.26, and run your tests there.',
    'Material UI may stay: both versions accept `@mui/material` and `@mui/system` `^5.4.1`.',
    '`react` and `react-dom` may be `^17.0.0 || ^18.0.0`; React 19 needs v7.',
    '`node` has to be `>=14.0.0` instead of 12.',
  ],
  () => {
    const before = manifestOf('v5');
    const after = manifestOf('v6');
    expect([before.version, after.version]).toEqual(['5.17.26', '6.20.4']);
    for (const { peerDependencies } of [before, after]) {
      expect(peerDependencies['@mui/material']).toBe('^5.4.1');
      expect(peerDependencies['@mui/system']).toBe('^5.4.1');
    }
    expect(after.peerDependencies.react).toBe('^17.0.0 || ^18.0.0');
    expect(after.peerDependencies['react-dom']).toBe('^17.0.0 || ^18.0.0');
    expect([before.engines.node, after.engines.node]).toEqual(['>=12.0.0', '>=14.0.0']);
    const v7 = path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-data-grid');
    expect(readFileSync(path.join(v7, 'package.json'), 'utf8')).toMatch(/"react": ".*\^19\.0\.0"/);
  },
);

describe('old names', () => {
  proves(
    [
      'In JavaScript, in props that you spread, and in columns without a type, nothing is written to the console, but for filter items without an `operator`.',
      'and writes "The `operator` field is required on `filterModel.items`".',
    ],
    () => {
      show(
        gridOf(v6.Grid, {
          onCellEditCommit: jest.fn(),
          page: 1,
          onPageChange: jest.fn(),
          disableSelectionOnClick: true,
          headerHeight: 40,
          columnTypes: {},
          columns: [{ field: 'n', hide: true }],
          filterModel: { items: [{ columnField: 'n', value: 'a' }], linkOperator: 'or' },
          components: { Header: () => null, ErrorOverlay: () => null },
          initialState: { pagination: { pageSize: 5 } },
        }),
      );
      expectConsole('error', /The `operator` field is required on `filterModel.items`/);
      expect(consoleMessages()).toEqual([]);
    },
  );

  proves('`onCellEditCommit` | Edits show, and nobody saves them', async () => {
    const seen = await onBoth(async ({ Grid }) => {
      const save = jest.fn();
      const columns = [{ field: 'n', editable: true }];
      const { user } = show(gridOf(Grid, { columns, onCellEditCommit: save }));
      await user.dblClick(cell('n'));
      await user.keyboard('!{Enter}');
      await pause(50);
      return [save.mock.calls.length, textsOf('n')[0]];
    });
    expect(seen).toEqual({ v5: [1, 'n1!'], v6: [0, 'n1!'] });
  });

  proves(
    [
      '`page`, `pageSize`, `onPageChange` | 100 rows a page; the handler is never called',
      '`initialState.pagination.pageSize` | 100 rows a page',
      '`rowsPerPageOptions` is `pageSizeOptions`.',
      'With `pageSize` alone, v5 let people turn pages; a `paginationModel` without a handler stays on its page: put it into `initialState.pagination` instead.',
    ],
    async () => {
      const rows = Array.from({ length: 120 }, (_, id) => ({ id, n: `n${id}` }));
      const seen = await onBoth(async ({ Grid }) => {
        const onPageChange = jest.fn();
        const old = { rows, onPageChange, pageSize: 5, page: 1, rowsPerPageOptions: [5, 10] };
        const { user } = show(gridOf(Grid, old));
        const first = textsOf('n').length;
        await user.click(screen.getByLabelText('Go to next page'));
        const calls = onPageChange.mock.calls.length;
        cleanup();
        const initialState = { pagination: { pageSize: 5 } };
        show(gridOf(Grid, { rows, initialState, rowsPerPageOptions: [5] }));
        return [first, calls, textsOf('n').length];
      });
      expect(seen).toEqual({ v5: [5, 1, 5], v6: [100, 0, 100] });
      const model = { page: 0, pageSize: 5 };
      const afterNext = async (release: Release, props: Props) => {
        const options = { rowsPerPageOptions: [5], pageSizeOptions: [5] };
        const { user } = show(gridOf(release.Grid, { rows, ...options, ...props }));
        await user.click(screen.getByLabelText('Go to next page'));
        const [first] = textsOf('n');
        cleanup();
        return first;
      };
      const initialState = { pagination: { paginationModel: model } };
      expect(await afterNext(v5, { pageSize: 5 })).toBe('n5');
      expect(await afterNext(v6, { paginationModel: model })).toBe('n0');
      expect(await afterNext(v6, { initialState })).toBe('n5');
    },
  );

  proves(
    [
      '`hide: true` on a column | The column shows',
      '`columnField` in a filter item | All rows: the item is dropped',
      "`linkOperator: 'or'` | Rows that match all items: `and`",
      '`disableSelectionOnClick` | A click selects the row',
      '`headerHeight` | Headers are 56 px high',
      '`columnTypes` | Bare values instead of formatted ones',
      '`components.Header`, `ErrorOverlay` | Nothing',
    ],
    async () => {
      const seen = await onBoth(async ({ Grid, Pro }) => {
        show(gridOf(Grid, { columns: [{ field: 'n', hide: true }, { field: 'v' }] }));
        const shown = headers();
        cleanup();
        const items = [{ id: 1, columnField: 'n', operatorValue: 'contains', value: '2' }];
        show(gridOf(Grid, { filterModel: { items } }));
        const filtered = textsOf('n').length;
        cleanup();
        const either = ['n1', 'n2'].map((value, id) => ({
          id,
          value,
          ...{ columnField: 'n', operatorValue: 'equals', field: 'n', operator: 'equals' },
        }));
        show(gridOf(Pro, { filterModel: { linkOperator: 'or', items: either } }));
        const linked = textsOf('n').length;
        cleanup();
        const { user } = show(gridOf(Grid, { disableSelectionOnClick: true, headerHeight: 40 }));
        await user.click(cell('n'));
        const clicked = selectedRows();
        const { height } = found(screen.getAllByRole('columnheader')[0]).style;
        cleanup();
        const columnTypes = {
          money: { valueFormatter: ({ value }: { value: number }) => `€${value}` },
        };
        const columns = [{ field: 'v', type: 'money' }];
        const components = { Header: () => <p>Orders</p> };
        show(gridOf(Grid, { columnTypes, columns, components }));
        return [
          ...[shown, filtered, linked, clicked, height],
          ...[textsOf('v')[0], screen.queryByText('Orders') !== null],
        ];
      });
      expect(seen.v5).toEqual([['v'], 1, 2, 0, '40px', '€1', true]);
      expect(seen.v6).toEqual([['n', 'v'], 3, 0, 1, '56px', '1', false]);
      expect([GONE.has('Header'), GONE.has('ErrorOverlay')]).toEqual([true, true]);
    },
  );
});

describe('stored filters', () => {
  const restored = (initialState: object) => {
    show(gridOf(v6.Pro, { pagination: true, rows: manyRows, initialState, pageSizeOptions: [5] }));
    const texts = [headers(), textsOf('n')];
    cleanup();
    return texts;
  };

  proves(
    [
      '`exportState()` and the models of handlers have `field` for `columnField`, `operator` for `operatorValue`, `logicOperator` for `linkOperator`, and `pagination.paginationModel` with `page` and `pageSize`.',
      'A state that v5 stored restores columns and sorting only, so translate it once:',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const item =
          release === v5
            ? { id: 1, columnField: 'n', operatorValue: 'contains', value: '1' }
            : { id: 1, field: 'n', operator: 'contains', value: '1' };
        const model = { page: 1, pageSize: 5 };
        const api = showPro<{ exportState: () => object }>(release, {
          rows: manyRows,
          pagination: true,
          rowsPerPageOptions: [5],
          pageSizeOptions: [5],
          initialState: {
            pagination: release === v5 ? model : { paginationModel: model },
            filter: {
              filterModel: {
                items: [item],
                [release === v5 ? 'linkOperator' : 'logicOperator']: 'and',
              },
            },
            sorting: { sortModel: [{ field: 'v', sort: 'desc' }] },
            columns: { columnVisibilityModel: { v: false } },
          },
        });
        return JSON.parse(JSON.stringify(api.exportState())) as {
          readonly pagination: object;
          readonly filter: { readonly filterModel: Props & { readonly items: readonly Props[] } };
        };
      });
      const [oldItem = {}] = seen.v5.filter.filterModel.items;
      const [newItem = {}] = seen.v6.filter.filterModel.items;
      expect(Object.keys(oldItem).sort()).toEqual(['columnField', 'id', 'operatorValue', 'value']);
      expect(Object.keys(newItem).sort()).toEqual(['field', 'id', 'operator', 'value']);
      expect([seen.v5, seen.v6].map(({ filter }) => 'linkOperator' in filter.filterModel)).toEqual([
        true,
        false,
      ]);
      expect(seen.v6.filter.filterModel.logicOperator).toBe('and');
      expect(seen.v5.pagination).toEqual({ page: 1, pageSize: 5 });
      expect(seen.v6.pagination).toMatchObject({ paginationModel: { page: 1, pageSize: 5 } });
      const [shown, texts = []] = restored(seen.v5);
      expect([shown, texts[0], texts.length]).toEqual([['n'], 'n30', 30]);
      takeIfWritten(/The `operator` field is required/);
      takeIfWritten(/The page size `100` is not preset/, 'warn');
      // What fromV5 of the page makes of it.
      const { items, linkOperator, ...quick } = seen.v5.filter.filterModel;
      const translated = {
        ...seen.v5,
        pagination: { paginationModel: seen.v5.pagination },
        filter: {
          filterModel: {
            ...quick,
            logicOperator: linkOperator === 'or' ? 'or' : 'and',
            items: items.map(({ columnField, operatorValue = 'contains', ...item }) => ({
              ...item,
              field: columnField,
              operator: operatorValue,
            })),
          },
        },
      };
      expect(restored(translated)).toEqual([['n'], ['n15', 'n14', 'n13', 'n12', 'n11']]);
    },
  );

  proves('Items that people typed have `fromInput` too.', async () => {
    const onFilterModelChange = jest.fn();
    const initialState = { preferencePanel: { open: true, openedPanelValue: 'filters' } };
    show(gridOf(v6.Grid, { initialState, onFilterModelChange }));
    const field = await screen.findByPlaceholderText('Filter value');
    fireEvent.change(field, { target: { value: 'n2' } });
    await act(() => pause(300));
    const [model] = onFilterModelChange.mock.calls.at(-1) as [{ items: readonly Props[] }];
    expect(Object.keys(model.items[0] ?? {})).toContain('fromInput');
  });
});

describe('editing', () => {
  /** What happens with a cell of an editable column; saved values stand in the list. */
  function startEditing(
    { Grid }: Release,
    column: Props = {},
    props: Props = {},
  ): { readonly saved: unknown[]; readonly user: ReturnType<typeof show>['user'] } {
    const saved: unknown[] = [];
    const { user } = show(
      gridOf(Grid, {
        columns: [{ field: 'n', editable: true, ...column }, { field: 'v' }],
        onCellEditCommit: ({ value }: { value: unknown }) => saved.push(value),
        processRowUpdate: (row: { n: unknown }) => {
          saved.push(row.n);
          return row;
        },
        ...props,
      }),
    );
    return { saved, user };
  }

  proves(
    '<kbd>Delete</kbd> on a cell | Empties it and calls `onCellEditCommit` | Opens an empty editor; nothing is saved until <kbd>Enter</kbd> or a click elsewhere',
    async () => {
      const seen = await onBoth(async (release) => {
        const { user, saved } = startEditing(release);
        await user.click(cell('n'));
        await user.keyboard('{Delete}');
        await pause(50);
        const before = [editor()?.value, ...saved];
        await user.click(document.body);
        await pause(50);
        return [before, saved];
      });
      expect(seen.v5).toEqual([[undefined, ''], ['']]);
      expect(seen.v6).toEqual([[''], ['']]);
    },
  );

  proves(
    'Choosing an option of `singleSelect` | Saves | Keeps the editor open until <kbd>Enter</kbd> or a click elsewhere',
    async () => {
      const seen = await onBoth(async (release) => {
        const column = { type: 'singleSelect', valueOptions: ['n1', 'other'] };
        const { user, saved } = startEditing(release, column);
        await user.dblClick(cell('n'));
        await user.click(screen.getByRole('option', { name: 'other' }));
        await pause(300);
        const before = [editor() !== null, ...saved];
        await user.click(cell('v', 1));
        await pause(100);
        return [before, saved];
      });
      expect(seen.v5).toEqual([[false, 'other'], ['other']]);
      expect(seen.v6).toEqual([[true], ['other']]);
    },
  );

  proves(
    [
      'Click elsewhere with an invalid value | Closes the editor and discards | Keeps it open',
      '<kbd>Ctrl</kbd>+<kbd>V</kbd> on an editable cell | Nothing | Opens the editor',
    ],
    async () => {
      const invalid = await onBoth(async (release) => {
        const preProcessEditCellProps = ({ props }: { props: Props }) => ({
          ...props,
          error: true,
        });
        const { user, saved } = startEditing(release, { preProcessEditCellProps });
        await user.dblClick(cell('n'));
        await user.keyboard('!');
        await pause(300);
        await user.click(document.body);
        await pause(50);
        return [editor() !== null, saved];
      });
      expect(invalid).toEqual({ v5: [false, []], v6: [true, []] });
      const pasted = await onBoth(async (release) => {
        const { user } = startEditing(release);
        await user.click(cell('n'));
        fireEvent.keyDown(cell('n'), { key: 'v', keyCode: 86, ctrlKey: true });
        await pause(50);
        return editor() !== null;
      });
      expect(pasted).toEqual({ v5: false, v6: true });
    },
  );

  proves(
    '<kbd>Enter</kbd> while an async `preProcessEditCellProps` runs | Closes the editor once that is done | Leaves it open, and saves nothing',
    async () => {
      const seen = await onBoth(async (release) => {
        const preProcessEditCellProps = async ({ props }: { props: Props }) => {
          await pause(200);
          return { ...props, error: false };
        };
        const { user, saved } = startEditing(release, { preProcessEditCellProps });
        await user.dblClick(cell('n'));
        await user.keyboard('!{Enter}');
        await pause(20);
        const atOnce = editor() !== null;
        await pause(700);
        return [atOnce, editor() !== null, saved.length];
      });
      expect(seen).toEqual({ v5: [true, false, 1], v6: [true, true, 0] });
    },
  );

  proves(
    [
      'What the handler gets | `{ id, field, value }` | `processRowUpdate` gets the new row and the old one; it has to return a row',
      "`params.reason` of `onCellEditStop` | None | `'enterKeyDown'`, `'cellFocusOut'`, …",
      "It is called with every close of an editor that isn't cancelled, also when nothing changed: compare the two rows before you save.",
      'What it throws goes to `onProcessRowUpdateError`, and the editor stays open.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const calls: unknown[] = [];
        const { user } = startEditing(
          release,
          {},
          {
            onCellEditCommit: (params: object) => calls.push(Object.keys(params)),
            onCellEditStop: ({ reason }: { reason?: string }) => calls.push(reason),
            processRowUpdate: (row: { n: string }, before: { n: string }) => {
              calls.push([row.n, before.n]);
              return row;
            },
          },
        );
        await user.dblClick(cell('n'));
        await user.keyboard('!{Enter}');
        await pause(50);
        await user.dblClick(cell('n'));
        await user.click(document.body);
        await pause(50);
        await user.dblClick(cell('n'));
        await user.keyboard('{Escape}');
        await pause(50);
        return calls;
      });
      expect(seen.v5[0]).toEqual(['id', 'field', 'value']);
      expect(seen.v5[1]).toBeUndefined();
      expect(seen.v6).toEqual([
        'enterKeyDown',
        ['n1!', 'n1'],
        'cellFocusOut',
        ['n1!', 'n1!'],
        'escapeKeyDown',
      ]);
      const onProcessRowUpdateError = jest.fn();
      const processRowUpdate = () => {
        throw new Error('no');
      };
      const { user } = startEditing(v6, {}, { processRowUpdate, onProcessRowUpdateError });
      await user.dblClick(cell('n'));
      await user.keyboard('!{Enter}');
      await pause(50);
      expect(onProcessRowUpdateError).toHaveBeenCalledTimes(1);
      expect(editor()).not.toBeNull();
    },
  );

  proves(
    'Still on v5, set `experimentalFeatures={{ newEditingApi: true }}` and move your editing to it: it is what v6 has.',
    async () => {
      const experimentalFeatures = { newEditingApi: true };
      const { user, saved } = startEditing(v5, {}, { experimentalFeatures });
      await user.click(cell('n'));
      await user.keyboard('{Delete}');
      await pause(50);
      expect(editor()?.value).toBe('');
      await user.keyboard('{Enter}');
      await pause(50);
      expect(saved).toEqual(['']);
    },
  );

  proves('JavaScript stops with "commitCellChange is not a function".', async () => {
    const messages: string[] = [];
    const renderEditCell = ({ api }: { api: { commitCellChange: (params: object) => void } }) => (
      <button
        onClick={() => {
          try {
            api.commitCellChange({ id: 1, field: 'n' });
          } catch (error) {
            messages.push(String(error));
          }
        }}
      >
        Save
      </button>
    );
    const { user } = startEditing(v6, { renderEditCell });
    await user.dblClick(cell('n'));
    await user.click(screen.getByText('Save'));
    expect(messages[0]).toMatch(/commitCellChange is not a function/);
  });
});

describe('values', () => {
  const dates = (column: Props) => ({
    rows: [{ id: 1, d: '2026-03-16' }],
    columns: [{ field: 'd', type: 'date', ...column }],
  });

  proves(
    [
      'A string in a `date` or `dateTime` column | Shown as it is | Throws, [see below](#date-columns-only-accept-date-objects)',
      "The types don't tell.",
      'The grid throws "`date` column type only accepts `Date` objects as values", also with a `renderCell` of yours, unless the column has its own `valueFormatter`.',
    ],
    async () => {
      const renderCell = () => 'x';
      for (const column of [{}, { type: 'dateTime' }, { renderCell }]) {
        const seen = await onBoth(({ Grid }) => {
          show(gridOf(Grid, dates(column)));
          return alertText() ?? textsOf('d')[0];
        });
        expect(seen.v5).toBe('renderCell' in column ? 'x' : '2026-03-16');
        expect(seen.v6).toMatch(/column type only accepts `Date` objects as values/);
        expectConsole('error', /only accepts `Date` objects/);
      }
      show(gridOf(v6.Grid, dates({ valueFormatter: ({ value }: { value: string }) => value })));
      expect(textsOf('d')).toEqual(['2026-03-16']);
    },
  );

  proves(
    [
      "Cell of `singleSelect` with objects as options | The value | The label, in CSV and for the quick filter too; nothing for a value that isn't among the options",
      '`valueFormatter` of `singleSelect` | For the cell and its options | For the cell only. Give options a `label`, or the column `getOptionLabel`',
    ],
    async () => {
      const valueOptions = [
        { value: 'a', label: 'Aa' },
        { value: 'b', label: 'Bb' },
      ];
      const rows = [
        { id: 1, d: 'a' },
        { id: 2, d: 'b' },
        { id: 3, d: 'c' },
      ];
      const seen = await onBoth(async (release) => {
        const { Grid } = release;
        const columns = [{ field: 'd', type: 'singleSelect', valueOptions }];
        show(gridOf(Grid, { rows, columns }));
        const texts = textsOf('d');
        cleanup();
        const filterModel = { items: [], quickFilterValues: ['Bb'] };
        show(gridOf(Grid, { rows, columns, initialState: { filter: { filterModel } } }));
        const quick = textsOf('d');
        cleanup();
        const api = showPro<{ getDataAsCsv: () => string }>(release, { rows, columns });
        const csv = api.getDataAsCsv().split(/\r?\n/);
        cleanup();
        const valueFormatter = ({ value }: { value: string }) => `<${value}>`;
        const plain = { field: 'd', type: 'singleSelect', editable: true, valueFormatter };
        const { user } = show(
          gridOf(Grid, { rows, columns: [{ ...plain, valueOptions: ['a', 'b'] }] }),
        );
        const formatted = textsOf('d')[0];
        await user.dblClick(cell('d'));
        const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
        return { texts, quick, csv, formatted, options };
      });
      expect(seen.v5).toEqual({
        texts: ['a', 'b', 'c'],
        quick: ['b'],
        csv: ['d', 'a', 'b', 'c'],
        formatted: '<a>',
        options: ['<a>', '<b>'],
      });
      expect(seen.v6).toEqual({
        texts: ['Aa', 'Bb', ''],
        quick: ['Bb'],
        csv: ['d', 'Aa', 'Bb'],
        formatted: '<a>',
        options: ['a', 'b'],
      });
    },
  );

  proves(
    [
      '`renderCell` that returns `null` | The formatted value | An empty cell',
      'An error in `renderCell` | The grid shows it | Goes up: without an error boundary of yours, the page is empty',
    ],
    async () => {
      const empty = await onBoth(({ Grid }) => {
        show(gridOf(Grid, { columns: [{ field: 'n', renderCell: () => null }] }));
        return textsOf('n')[0];
      });
      expect(empty).toEqual({ v5: 'n1', v6: '' });
      const thrown = await onBoth(({ Grid }) => {
        const renderCell = () => {
          throw new Error('boom');
        };
        show(gridOf(Grid, { columns: [{ field: 'n', renderCell }] }));
        expectConsole('error', /boom/);
        return [alertText(), document.querySelector('.MuiDataGrid-root')?.textContent];
      });
      expect(thrown).toEqual({ v5: [undefined, 'boom'], v6: ['boom', undefined] });
    },
  );

  proves('Quick filter | Passes over dates | Finds dates as they are shown', async () => {
    const seen = await onBoth(({ Grid }) => {
      const filterModel = { items: [], quickFilterValues: ['3/16/2025'] };
      const rows = [
        { id: 1, d: new Date(2025, 2, 16) },
        { id: 2, d: new Date(2026, 2, 16) },
      ];
      const columns = [{ field: 'd', type: 'date' }, { field: 'n' }];
      show(gridOf(Grid, { rows, columns, initialState: { filter: { filterModel } } }));
      return textsOf('d');
    });
    expect(seen).toEqual({ v5: [], v6: ['3/16/2025'] });
  });

  proves(
    'CSV of values such as `=1+1` and `-3` | As they are | With an apostrophe in front: `escapeFormulas: false` in its options turns that off',
    async () => {
      const seen = await onBoth((release) => {
        const api = showPro<{ getDataAsCsv: (options?: object) => string }>(release, {
          rows: [{ id: 1, n: '=1+1', v: -3 }],
        });
        const linesOf = (options?: object) => api.getDataAsCsv(options).split(/\r?\n/)[1];
        return [linesOf(), linesOf({ escapeFormulas: false })];
      });
      expect(seen).toEqual({ v5: ['=1+1,-3', '=1+1,-3'], v6: ["'=1+1,'-3", '=1+1,-3'] });
    },
  );
});

describe('selection, keys and events', () => {
  proves(
    [
      'Two selected ids in `DataGrid` without `checkboxSelection` | Reports the first | Throws "`rowSelectionModel` can only contain 1 item in DataGrid."',
      'Turning `checkboxSelection` off | Keeps the first of two | Reports an empty selection',
    ],
    async () => {
      const two = await onBoth(({ Grid, selection, onSelection }) => {
        const calls: unknown[] = [];
        show(
          gridOf(Grid, { [selection]: [1, 2], [onSelection]: (ids: unknown) => calls.push(ids) }),
        );
        return [calls, alertText()?.split('\n')[0]];
      });
      expectConsole('error', /can only contain 1 item/);
      expect(two.v5).toEqual([[[1]], undefined]);
      expect(two.v6).toEqual([[], 'MUI: `rowSelectionModel` can only contain 1 item in DataGrid.']);
      const off = await onBoth(async ({ Grid, onSelection }) => {
        const calls: unknown[] = [];
        const props = { [onSelection]: (ids: unknown) => calls.push(ids) };
        const { user, rerender } = show(gridOf(Grid, { ...props, checkboxSelection: true }));
        await user.click(found(screen.getAllByRole('checkbox')[1]));
        await user.click(found(screen.getAllByRole('checkbox')[2]));
        rerender(gridOf(Grid, { ...props, checkboxSelection: false }));
        return calls.at(-1);
      });
      expect(off).toEqual({ v5: [1], v6: [] });
    },
  );

  proves(
    [
      '<kbd>Ctrl</kbd>+<kbd>C</kbd> without a selected row | Nothing | Copies the focused cell',
      '<kbd>Alt</kbd>+<kbd>C</kbd> | Copies the rows with headers | Nothing',
    ],
    async () => {
      const copied: string[] = [];
      // Each user that `show` sets up brings another clipboard.
      const watchClipboard = () => {
        copied.length = 0;
        const writeText = (text: string) => Promise.resolve(void copied.push(text));
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      };
      const seen = await onBoth(async ({ Grid, clickSelectsNot, selection }) => {
        const keys = { key: 'c', keyCode: 67 };
        const { user } = show(gridOf(Grid, { [clickSelectsNot]: true }));
        watchClipboard();
        await user.click(cell('n', 1));
        fireEvent.keyDown(cell('n', 1), { ...keys, ctrlKey: true });
        const focused = [...copied];
        cleanup();
        show(gridOf(Grid, { [selection]: [2] }));
        watchClipboard();
        fireEvent.keyDown(cell('n', 1), { ...keys, altKey: true });
        return [focused, copied.map((text) => text.split(/\r?\n/))];
      });
      expect(seen.v5).toEqual([[], [['n\tv', 'n2\t2']]]);
      expect(seen.v6).toEqual([['n2'], []]);
    },
  );

  proves(
    '<kbd>Ctrl</kbd>+<kbd>Enter</kbd> on a row with details | Opens them | Nothing: <kbd>Space</kbd> on the toggle',
    async () => {
      const seen = await onBoth(async ({ Pro }) => {
        const opened: unknown[] = [];
        const { user } = show(
          gridOf(Pro, {
            getDetailPanelContent: () => <p>Lines</p>,
            onDetailPanelExpandedRowIdsChange: (ids: unknown) => opened.push(ids),
          }),
        );
        await user.click(cell('n'));
        fireEvent.keyDown(cell('n'), { key: 'Enter', ctrlKey: true });
        const byEnter = opened.length;
        fireEvent.keyDown(cell('__detail_panel_toggle__', 1), { key: ' ' });
        return [byEnter, opened.length - byEnter];
      });
      expect(seen).toEqual({ v5: [1, 1], v6: [0, 1] });
    },
  );

  proves(
    '`onColumnOrderChange` | With each column that the pointer passes, and after `setColumnIndex()` | Once, with the drop; `{ column, oldIndex, targetIndex }` instead of `colDef`, `field` and `element`',
    async () => {
      const seen = await onBoth((release) => {
        const calls: string[][] = [];
        const api = showPro<{ setColumnIndex: (field: string, index: number) => void }>(release, {
          rows: [{ id: 1 }],
          columns: [{ field: 'a' }, { field: 'b' }, { field: 'c' }],
          onColumnOrderChange: (params: object) => calls.push(Object.keys(params).sort()),
        });
        const handle = (field: string) =>
          found(
            document.querySelector(`[role=columnheader][data-field=${field}]`)?.firstElementChild,
          );
        const fire = (field: string, type: string, clientX = 0) => {
          const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
          fireEvent(handle(field), Object.assign(event, { dataTransfer: { dropEffect: 'move' } }));
        };
        fire('a', 'dragstart');
        for (const [index, field] of ['b', 'c'].entries()) {
          fire(field, 'dragenter');
          fire(field, 'dragover', 500 + 100 * index);
          fire(field, 'dragover', 501 + 100 * index);
        }
        const during = calls.length;
        fire('a', 'dragend');
        const dropped = calls.length;
        act(() => api.setColumnIndex('c', 0));
        return { during, dropped, byMethod: calls.length - dropped, keys: calls[0] };
      });
      expect(seen.v5).toEqual({
        during: 2,
        dropped: 2,
        byMethod: 1,
        keys: ['colDef', 'element', 'field', 'oldIndex', 'targetIndex'],
      });
      expect(seen.v6).toEqual({
        during: 0,
        dropped: 1,
        byMethod: 0,
        keys: ['column', 'oldIndex', 'targetIndex'],
      });
    },
  );

  proves(
    [
      'New page size on a later page | `onPageSizeChange`, then `onPageChange` | `onPaginationModelChange`, once',
      'Page 2 with another page size asks your server once.',
    ],
    async () => {
      const seen = await onBoth(async ({ Grid, side }) => {
        const calls: unknown[] = [];
        const model = { page: 5, pageSize: 5 };
        const { user } = show(
          gridOf(Grid, {
            rows: manyRows,
            onPageChange: () => calls.push('page'),
            onPageSizeChange: () => calls.push('size'),
            onPaginationModelChange: (one: unknown) => calls.push(one),
            rowsPerPageOptions: [5, 10],
            pageSizeOptions: [5, 10],
            initialState: { pagination: side === 'v5' ? model : { paginationModel: model } },
          }),
        );
        await user.click(screen.getByRole('combobox'));
        await user.click(screen.getByRole('option', { name: '10' }));
        return calls;
      });
      expect(seen).toEqual({ v5: ['size', 'page'], v6: [{ page: 2, pageSize: 10 }] });
    },
  );

  proves(
    [
      "`getRowNode(id).parent` at the top level | `null` | `'auto-generated-group-node-root'`, exported as `GRID_ROOT_GROUP_ID`",
      "Group or row | `node.children` | `node.type` is `'group'` or `'leaf'`",
    ],
    async () => {
      const seen = await onBoth((release) => {
        const api = showPro<{ getRowNode: (id: number) => Props }>(release, {
          treeData: true,
          rows: [
            { id: 1, path: ['a'] },
            { id: 2, path: ['a', 'b'] },
          ],
          getTreeDataPath: (row: { path: string[] }) => row.path,
        });
        const [group, leaf] = [api.getRowNode(1), api.getRowNode(2)];
        return [group.parent, group.type, group.children, leaf.type, leaf.children];
      });
      expect(seen.v5).toEqual([null, undefined, [2], undefined, undefined]);
      const root = 'auto-generated-group-node-root';
      expect(seen.v6).toEqual([root, 'group', [2], 'leaf', undefined]);
      expect(v6.exported.GRID_ROOT_GROUP_ID).toBe(root);
    },
  );
});

describe('looks', () => {
  const menuTexts = async (user: ReturnType<typeof show>['user']) => {
    await user.click(within(found(screen.getAllByRole('columnheader')[0])).getByLabelText('Menu'));
    const menu = await screen.findByRole('menu');
    return within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
  };

  proves(
    [
      'Texts of the column menu | "Hide", "Show columns" | "Hide column", "Manage columns"; "Unsort" only in a sorted column',
      'Menu button of a column | `title="Menu"` | Only `aria-label`: `getByTitle` finds nothing',
    ],
    async () => {
      const seen = await onBoth(async ({ Grid }) => {
        const { user } = show(gridOf(Grid));
        const titled = screen.queryAllByTitle('Menu').length;
        const texts = await menuTexts(user);
        cleanup();
        const sorted = show(
          gridOf(Grid, { initialState: { sorting: { sortModel: [{ field: 'n', sort: 'asc' }] } } }),
        );
        return [titled, texts, (await menuTexts(sorted.user)).includes('Unsort')];
      });
      expect(seen.v5).toEqual([
        2,
        ['Unsort', 'Sort by ASC', 'Sort by DESC', 'Filter', 'Hide', 'Show columns'],
        true,
      ]);
      expect(seen.v6).toEqual([
        0,
        ['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns'],
        true,
      ]);
    },
  );

  proves(
    [
      'Lines between headers | Always | While the pointer is on the headers; on touch screens, always',
      'Class `MuiDataGrid-withBorder` | Cells and headers with a right border | `MuiDataGrid-withBorderColor` is on all cells: it sets a colour, and no width',
    ],
    async () => {
      const seen = await onBoth(({ Grid }) => {
        show(gridOf(Grid, { showCellRightBorder: true }));
        const line = found(document.querySelector('.MuiDataGrid-columnSeparator'));
        const names = [...cell('n').classList];
        return [
          getComputedStyle(line).visibility,
          names.includes('MuiDataGrid-withBorder'),
          names.includes('MuiDataGrid-withBorderColor'),
        ];
      });
      expect(seen).toEqual({ v5: ['visible', true, false], v6: ['hidden', false, true] });
      const styles = (side: Side) =>
        sourceOf(side, 'components/containers/GridRootStyles.js').replaceAll(/\s+/g, ' ');
      expect(styles('v6')).toMatch(
        /hover: hover\)': \{ \[`& \.\$\{gridClasses\.columnHeaders\}:hover`\]: columnHeadersStyles/,
      );
      expect(styles('v6')).toMatch(/gridClasses\.withBorderColor\}`\]: \{ borderColor \}/);
    },
  );

  proves(
    'Filter and quick filter | Wait 500 ms: `debounceMs` | Wait 150 ms; tests with fake timers may pass too early',
    async () => {
      const seen = await onBoth(async ({ Grid, exported }) => {
        show(
          gridOf(Grid, {
            rows: manyRows,
            components: { Toolbar: exported.GridToolbar },
            componentsProps: { toolbar: { showQuickFilter: true } },
          }),
        );
        fireEvent.change(screen.getByPlaceholderText('Search…'), { target: { value: 'n29' } });
        await act(() => pause(300));
        const early = textsOf('n').length;
        await act(() => pause(400));
        const late = textsOf('n').length;
        cleanup();
        const initialState = { preferencePanel: { open: true, openedPanelValue: 'filters' } };
        show(gridOf(Grid, { rows: manyRows, initialState }));
        const field = await screen.findByPlaceholderText('Filter value');
        fireEvent.change(field, { target: { value: 'n29' } });
        await act(() => pause(300));
        return [early, late, textsOf('n').length];
      });
      expect(seen).toEqual({ v5: [30, 1, 30], v6: [1, 1, 1] });
    },
  );

  proves('Filter panel of Pro | "Add filter" | "Remove all" beside it', async () => {
    const initialState = { preferencePanel: { open: true, openedPanelValue: 'filters' } };
    const seen = await onBoth(async ({ Pro }) => {
      show(gridOf(Pro, { initialState }));
      await screen.findByPlaceholderText('Filter value');
      return [/^Add filter/, /^Remove all/].map((text) => screen.queryByText(text) !== null);
    });
    expect(seen).toEqual({ v5: [true, false], v6: [true, true] });
  });

  proves(
    [
      'Aggregation in the menu of Premium | With the flag `aggregation` | Always: `disableAggregation` turns it off',
      '`pinnedRows` of Pro | With the flag `rowPinning` | Always',
      '`data-` attributes on the grid | Dropped | On the root',
    ],
    async () => {
      const textOfMenu = async (Premium: ComponentType<Props>, props: Props) => {
        const { user } = show(
          gridOf(Premium, { columns: [{ field: 'v', type: 'number' }], ...props }),
        );
        await user.click(screen.getByLabelText('Menu'));
        const { textContent } = await screen.findByRole('menu');
        cleanup();
        return textContent?.includes('Aggregation') ?? false;
      };
      const seen = await onBoth(async ({ Premium, Pro, Grid }) => {
        const menus = [
          await textOfMenu(Premium, {}),
          await textOfMenu(Premium, { disableAggregation: true }),
          await textOfMenu(Premium, { experimentalFeatures: { aggregation: true } }),
        ];
        show(gridOf(Pro, { pinnedRows: { top: [{ id: 9, n: 'pinned', v: 0 }] } }));
        const pinned = textsOf('n').includes('pinned');
        cleanup();
        show(gridOf(Grid, { 'data-testid': 'orders' }));
        return [menus, pinned, screen.queryByTestId('orders')?.getAttribute('role')];
      });
      expect(seen.v5).toEqual([[false, false, true], false, undefined]);
      expect(seen.v6).toEqual([[true, false, true], true, 'grid']);
    },
  );
});

describe('names', () => {
  proves(
    [
      '`onCellEditCommit`, `onRowEditCommit`, events `cellEditCommit`, `rowEditCommit` | `processRowUpdate`',
      '`editRowsModel`, `onEditRowsModelChange`, event `editRowsModelChange` | `cellModesModel` or `rowModesModel`, which hold modes and no values',
      '`onEditCellPropsChange`, event `editCellPropsChange` | `preProcessEditCellProps` of the column',
      "`commitCellChange()`, `setCellMode(id, field, 'view')` | `stopCellEditMode({ id, field })`",
      "`commitRowChange()`, `setRowMode(id, 'view')` | `stopRowEditMode({ id })`",
      "`setCellMode(id, field, 'edit')`, `setRowMode(id, 'edit')` | `startCellEditMode({ id, field })`, `startRowEditMode({ id })`",
      '`getEditRowsModel()`, `setEditRowsModel()`, `gridEditRowsStateSelector` | `getCellMode()`, `getRowMode()`; values with `getRowWithUpdatedValues()`',
      '`unstable_getRowWithUpdatedValues()` | `getRowWithUpdatedValues()`',
      '`newEditingApi`, `preventCommitWhileValidating`, `disableIgnoreModificationsIfProcessingProps` | Remove',
      '`GridCellEditCommitParams`, `GridCommitCellChangeParams`, `GridEditCellPropsParams`, `GridEditRowsModel`, `GridNewEditingApi`, `GridOldEditingApi` | `GridEditingApi`, and none for the others',
    ],
    () => {
      expectRenamed([
        '`onCellEditCommit`, `onRowEditCommit`, `cellEditCommit`, `rowEditCommit` | `processRowUpdate`',
        '`editRowsModel`, `onEditRowsModelChange`, `editRowsModelChange` | `cellModesModel` `rowModesModel`',
        '`onEditCellPropsChange`, `editCellPropsChange` | `preProcessEditCellProps`',
        '`commitCellChange`, `setCellMode`, `commitRowChange`, `setRowMode` | `stopCellEditMode` `stopRowEditMode` `startCellEditMode` `startRowEditMode`',
        '`getEditRowsModel`, `setEditRowsModel`, `gridEditRowsStateSelector` | `getCellMode` `getRowMode` `getRowWithUpdatedValues`',
        '`unstable_getRowWithUpdatedValues` | `getRowWithUpdatedValues`',
        '`newEditingApi`, `preventCommitWhileValidating`, `disableIgnoreModificationsIfProcessingProps` | Remove',
        '`GridCellEditCommitParams`, `GridCommitCellChangeParams`, `GridEditCellPropsParams`, `GridEditRowsModel`, `GridNewEditingApi`, `GridOldEditingApi` | `GridEditingApi`',
      ]);
      const api = showPro<{
        readonly startCellEditMode: (params: object) => void;
        readonly stopCellEditMode: (params: object) => void;
        readonly getCellMode: (id: number, field: string) => string;
        readonly setEditCellValue: (params: object) => Promise<boolean>;
        readonly getRowWithUpdatedValues: (id: number, field: string) => { readonly n: string };
      }>(v6, { columns: [{ field: 'n', editable: true }] });
      const at = { id: 1, field: 'n' };
      expect(api.getCellMode(1, 'n')).toBe('view');
      act(() => api.startCellEditMode(at));
      expect(api.getCellMode(1, 'n')).toBe('edit');
      act(() => void api.setEditCellValue({ ...at, value: 'new' }));
      expect(api.getRowWithUpdatedValues(1, 'n').n).toBe('new');
      act(() => api.stopCellEditMode(at));
      expect([api.getCellMode(1, 'n'), textsOf('n')[0]]).toEqual(['view', 'new']);
      takeNoticesOfLicence();
    },
  );

  proves(
    [
      '`selectionModel`, `onSelectionModelChange` | `rowSelectionModel`, `onRowSelectionModelChange`; v8: an object with a `Set`',
      '`disableSelectionOnClick` | `disableRowSelectionOnClick`',
      '`disableMultipleSelection` | `disableMultipleRowSelection`',
      '`apiRef.current.setSelectionModel()` | `setRowSelectionModel()`',
      '`gridSelectionStateSelector`, `state.selection` | `gridRowSelectionStateSelector`, `state.rowSelection`',
      'Event `selectionChange` | `rowSelectionChange`',
      '`GridSelectionModel`, `GridInputSelectionModel` | `GridRowSelectionModel`, `GridInputRowSelectionModel`; v8 has the first only',
    ],
    () => {
      expectRenamed([
        '`selectionModel`, `onSelectionModelChange` | `rowSelectionModel`, `onRowSelectionModelChange`',
        '`disableSelectionOnClick` | `disableRowSelectionOnClick`',
        '`disableMultipleSelection` | `disableMultipleRowSelection`',
        '`setSelectionModel` | `setRowSelectionModel`',
        '`gridSelectionStateSelector`, `selection` | `gridRowSelectionStateSelector`, `rowSelection`',
        '`selectionChange` | `rowSelectionChange`',
        '`GridSelectionModel`, `GridInputSelectionModel` | `GridRowSelectionModel`, `GridInputRowSelectionModel`',
      ]);
      const now = readFileSync(
        'node_modules/@mui/x-data-grid/models/gridRowSelectionModel.d.ts',
        'utf8',
      );
      expect(now).toMatch(/GridRowSelectionModel = \{[\s\S]*ids: Set</);
      expect(now).not.toContain('GridInputRowSelectionModel');
    },
  );

  proves(
    [
      '`operator` is required: without it, the grid takes the first operator of the column',
      'Operators of your own read `filterItem.field`.',
    ],
    () => {
      const getApplyFilterFn = jest.fn(() => null);
      const filterOperators = [
        { value: 'first', getApplyFilterFn },
        { value: 'second', getApplyFilterFn: () => null },
      ];
      const filterModel = { items: [{ id: 1, field: 'n', value: '2' }] };
      show(gridOf(v6.Grid, { columns: [{ field: 'n', filterOperators }], filterModel }));
      takeIfWritten(/The `operator` field is required/);
      expect(getApplyFilterFn).toHaveBeenCalledWith(
        expect.objectContaining({ field: 'n', operator: 'first' }),
        expect.anything(),
      );
    },
  );

  proves(
    [
      '`GridFilterFormProps` has `logicOperators` and `logicOperatorInputProps` instead of `linkOperators` and `linkOperatorInputProps`.',
      '`setFilterLinkOperator()` | `setFilterLogicOperator()`',
      '`localeText.filterPanelLinkOperator` | `filterPanelLogicOperator`',
      '`localeText.filterPanelOperators` | `filterPanelOperator`',
      'Class `filterFormLinkOperatorInput` | `filterFormLogicOperatorInput`',
      '`getGridNumericColumnOperators` | `getGridNumericOperators`',
      '`getGridSingleSelectQuickFilterFn` | None: the default finds labels',
      "`InputComponentProps: { type: 'singleSelect' }` | `InputComponent: GridFilterInputSingleSelect`",
    ],
    () => {
      expectRenamed([
        '`linkOperators`, `linkOperatorInputProps` | `logicOperators`, `logicOperatorInputProps`',
        '`setFilterLinkOperator` | `setFilterLogicOperator`',
        '`filterPanelLinkOperator` | `filterPanelLogicOperator`',
        '`filterPanelOperators` | `filterPanelOperator`',
        '`filterFormLinkOperatorInput` | `filterFormLogicOperatorInput`',
        '`getGridNumericColumnOperators` | `getGridNumericOperators`',
        '`getGridSingleSelectQuickFilterFn` | None',
      ]);
      const input = 'components/panel/filterPanel/GridFilterInputValue.d.ts';
      expect(sourceOf('v5', input)).toMatch(/type\?: .*'singleSelect'/);
      expect(sourceOf('v6', input)).not.toContain('singleSelect');
      expect(v6.exported.GridFilterInputSingleSelect).toBeDefined();
    },
  );

  proves(
    [
      "`columnTypes` is gone too, with `extendType` and `getGridColDef`: spread the shared part into each column, `{ ...money, field: 'total' }`.",
      "Only `GridSingleSelectColDef` has `valueOptions`: ask for `column.type === 'singleSelect'` before you read them from a `GridColDef`.",
      '`GridCellParams`, `GridRenderCellParams`, `GridRenderEditCellParams`, `GridValueGetterParams`, `GridColumnHeaderParams` and `GridGroupingValueGetterParams` take the row first, then the value.',
      '`value` of a bare `GridCellParams` is `unknown`.',
    ],
    () => {
      expectRenamed(['`columnTypes`, `extendType`, `getGridColDef` | None']);
      const columns = sourceOf('v6', 'models/colDef/gridColDef.d.ts');
      const [, select = ''] = columns.split('interface GridSingleSelectColDef');
      expect(columns.split('valueOptions?:')).toHaveLength(2);
      expect(select).toContain('valueOptions?:');
      for (const name of [
        ...['GridCellParams', 'GridRenderCellParams', 'GridRenderEditCellParams'],
        ...['GridValueGetterParams', 'GridColumnHeaderParams', 'GridGroupingValueGetterParams'],
      ]) {
        const first = (side: Side) =>
          new RegExp(`interface ${name}<(\\w)`).exec(declarationsOf(side))?.[1];
        expect([name, first('v5'), first('v6')]).toEqual([name, 'V', 'R']);
      }
      expect(declarationsOf('v6')).toMatch(/interface GridCellParams<R .*?, V = unknown/);
    },
  );

  proves(
    [
      'It throws "getValue is not a function".',
      "`details.api` of Pro's handlers has left the types.",
      'Use `useGridApiRef`; its `apiRef` goes into `DataGrid` of Community too.',
    ],
    async () => {
      const valueGetter = (params: {
        id: number;
        getValue: (id: number, field: string) => unknown;
      }) => params.getValue(params.id, 'v');
      show(gridOf(v6.Grid, { columns: [{ field: 'n', valueGetter }] }));
      expect(alertText()).toMatch(/getValue is not a function/);
      expectConsole('error', /getValue is not a function/);
      cleanup();
      const details = 'models/api/gridCallbackDetails.d.ts';
      expect(sourceOf('v5', details)).toMatch(/\bapi\?: any/);
      expect(sourceOf('v6', details)).not.toMatch(/\bapi\b/);
      expect(v6.exported.useGridApiRef).toBeDefined();
      const seen = await onBoth(({ Grid, useApiRef }) => {
        const holder: { ref?: RefObject<unknown> } = {};
        function Host() {
          const apiRef = useApiRef();
          Object.assign(holder, { ref: apiRef });
          return gridOf(Grid, { apiRef });
        }
        show(<Host />);
        return typeof (holder.ref?.current as { readonly setPage?: unknown }).setPage;
      });
      expect(seen).toEqual({ v5: 'undefined', v6: 'function' });
    },
  );

  proves(
    [
      'In JavaScript the import is `undefined`.',
      '`pageChange`, `pageSizeChange` | `paginationModelChange`',
      '`rowsScroll` | `scrollPositionChange`',
      '`cellNavigationKeyDown`, `columnHeaderNavigationKeyDown` | `cellKeyDown`, `columnHeaderKeyDown`',
      '`columnVisibilityChange` | `columnVisibilityModelChange`',
      '`componentError` | None',
    ],
    () => {
      expect(v5.exported.GridEvents).toBeDefined();
      expect(v6.exported.GridEvents).toBeUndefined();
      expectRenamed([
        '`pageChange`, `pageSizeChange` | `paginationModelChange`',
        '`rowsScroll` | `scrollPositionChange`',
        '`cellNavigationKeyDown`, `columnHeaderNavigationKeyDown` | `cellKeyDown`, `columnHeaderKeyDown`',
        '`columnVisibilityChange` | `columnVisibilityModelChange`',
        '`componentError` | None',
      ]);
    },
  );

  proves(
    [
      'An item takes `colDef` instead of `column`, the menu `colDef` instead of `currentColumn`.',
      'Change items with `slots` of `GridColumnMenu`: `null` takes one out.',
      '`SortGridMenuItems` | `GridColumnMenuSortItem`',
      '`GridFilterMenuItem` | `GridColumnMenuFilterItem`',
      '`HideGridColMenuItem` | `GridColumnMenuHideItem`',
      '`GridColumnsMenuItem` | `GridColumnMenuManageItem`',
      '`columnMenuColumnsItem` draws both "Hide column" and "Manage columns".',
      '"Hide column" twice in a menu of your own | It makes `GridColumnsMenuItem` a `GridColumnMenuColumnsItem`, which draws that too | Take `GridColumnMenuManageItem`',
      '`GridColumnPinningMenuItems` | `GridColumnMenuPinningItem`',
      '`GridRowGroupingColumnMenuItems`, `GridRowGroupableColumnMenuItems` | `GridColumnMenuGroupingItem`',
      '`GridFilterItemProps` | `GridColumnMenuItemProps`',
    ],
    async () => {
      expectRenamed([
        '`SortGridMenuItems`, `GridFilterMenuItem` | `GridColumnMenuSortItem`, `GridColumnMenuFilterItem`',
        '`HideGridColMenuItem`, `GridColumnsMenuItem` | `GridColumnMenuHideItem`, `GridColumnMenuManageItem`',
        '`GridColumnPinningMenuItems` | `GridColumnMenuPinningItem`',
        '`GridRowGroupingColumnMenuItems`, `GridRowGroupableColumnMenuItems` | `GridColumnMenuGroupingItem`',
        '`GridFilterItemProps` | `GridColumnMenuItemProps`',
        '`currentColumn` | None',
      ]);
      const { GridColumnMenu, ...items } = v6.exported as Readonly<
        Record<
          'GridColumnMenu' | 'GridColumnMenuHideItem' | 'GridColumnMenuManageItem',
          ComponentType<Props>
        >
      >;
      const seen = jest.fn();
      const menuWith = async (item?: ComponentType<Props>) => {
        function Menu(props: Props) {
          seen(Object.keys(props));
          const slots = {
            columnMenuFilterItem: null,
            ...(item && { columnMenuColumnsItem: item }),
          };
          return <GridColumnMenu {...props} slots={slots} />;
        }
        const { user } = show(gridOf(v6.Grid, { slots: { columnMenu: Menu } }));
        await user.click(found(screen.getAllByLabelText('Menu')[0]));
        const { textContent } = await screen.findByRole('menu');
        cleanup();
        return textContent;
      };
      const sorting = 'Sort by ASCSort by DESC';
      expect(await menuWith()).toBe(`${sorting}Hide columnManage columns`);
      expect(await menuWith(items.GridColumnMenuHideItem)).toBe(`${sorting}Hide column`);
      expect(await menuWith(items.GridColumnMenuManageItem)).toBe(`${sorting}Manage columns`);
      expect(seen.mock.calls[0]?.[0]).toContain('colDef');
    },
  );

  proves(
    [
      'Run it too: `components` and `componentsProps` still work in v6, and are gone in v7.',
      'Change both props of a grid together, since v6 ignores `components` where `slots` is set, and `componentsProps` where `slotProps` is.',
    ],
    () => {
      const Toolbar = ({ own = '', other = '' }) => <p>{`toolbar${own}${other}`}</p>;
      const old = { components: { Toolbar }, componentsProps: { toolbar: { own: '!' } } };
      show(gridOf(v6.Grid, old));
      expect(screen.getByText('toolbar!')).toBeInTheDocument();
      cleanup();
      show(gridOf(v6.Grid, { ...old, slotProps: { toolbar: { other: '?' } } }));
      expect(screen.getByText('toolbar?')).toBeInTheDocument();
      cleanup();
      show(gridOf(v6.Grid, { ...old, slots: { footer: () => null } }));
      expect(screen.queryByText(/toolbar/)).toBeNull();
      const later = readFileSync('tools/migration/differences/migration-data-grid-v6.json', 'utf8');
      expect(later).toMatch(/"name": "components"/);
      expect(later).toMatch(/"name": "componentsProps"/);
    },
  );

  proves(
    [
      '`componentsProps` is typed, and so is `slotProps`.',
      'Declare what your component takes; each slot has an interface for that.',
    ],
    () => {
      const file = 'models/gridSlotsComponentsProps.d.ts';
      const slotsOf = (side: Side) =>
        (sourceOf(side, file).split('interface GridSlotsComponentsProps {')[1] ?? '')
          .split(/\n {4}(?=\w+\?:)/)
          .slice(1)
          .map((slot) => slot.split(';\n}')[0]?.trim() ?? '');
      expect(slotsOf('v5').filter((slot) => !/^\w+\?: any\b/.test(slot))).toEqual([]);
      expect(slotsOf('v6').length).toBeGreaterThan(20);
      expect(slotsOf('v6').filter((slot) => !/SlotProps<[^]*Overrides>/.test(slot))).toEqual([]);
      const props = sourceOf('v6', 'models/props/DataGridProps.d.ts');
      expect(props).toContain('componentsProps?: GridSlotsComponentsProps');
      expect(props).toContain('slotProps?: GridSlotsComponentsProps');
    },
  );

  proves(
    [
      '`headerHeight` | `columnHeaderHeight`',
      '`showCellRightBorder`, `showColumnRightBorder` | `showCellVerticalBorder`, `showColumnVerticalBorder`',
      '`disableExtendRowFullWidth` | Remove',
      '`error`, `onError`, `GridErrorHandler` | An error boundary of yours around the grid',
      '`errorOverlay`, `errorOverlayDefaultLabel` | Remove',
      '`Header`, `componentsProps.header` | `Toolbar`, `componentsProps.toolbar`',
      '`onCellFocusOut` | `componentsProps.cell.onBlur`, with the event',
      '`cellFocus`, `cellTabIndex`, `editRowsState` of a row slot | `focusedCell`, `tabbableCell`; v7 has neither: use `useGridSelector`',
      '`onClickAway` of `GridMenu` | `onClose`',
      '`virtualRowsCount` of `onRowsScrollEnd` | `visibleRowsCount`',
      '`onBlur: (params, event) => …` in `componentsProps.cell` | It moves the handler of `onCellFocusOut` as it is, and `onBlur` gets only an event | Read `event.currentTarget.dataset.field`, and `data-id` from the row',
    ],
    async () => {
      expectRenamed([
        '`headerHeight` | `columnHeaderHeight`',
        '`showCellRightBorder`, `showColumnRightBorder` | `showCellVerticalBorder`, `showColumnVerticalBorder`',
        '`disableExtendRowFullWidth` | None',
        '`error`, `onError`, `GridErrorHandler` | None',
        '`errorOverlay`, `errorOverlayDefaultLabel` | None',
        '`Header`, `header` | `Toolbar`, `toolbar`',
        '`onCellFocusOut` | `componentsProps`',
        '`cellFocus`, `cellTabIndex`, `editRowsState` | `focusedCell`, `tabbableCell`',
        '`onClickAway` | `onClose`',
        '`virtualRowsCount` | `visibleRowsCount`',
      ]);
      const later = readFileSync('tools/migration/differences/migration-data-grid-v6.json', 'utf8');
      expect(later).toMatch(/"name": "focusedCell"/);
      expect(later).toMatch(/"name": "tabbableCell"/);
      const blurred: unknown[] = [];
      const onBlur = (...values: readonly { readonly currentTarget: HTMLElement }[]) => {
        const element = values[0]?.currentTarget;
        blurred.push(values.length, element?.dataset.field);
        blurred.push(element?.closest<HTMLElement>('[data-id]')?.dataset.id);
      };
      const { user } = show(gridOf(v6.Grid, { componentsProps: { cell: { onBlur } } }));
      await user.click(cell('n'));
      await user.click(cell('v', 1));
      expect(blurred).toEqual([1, 'n', '1']);
    },
  );

  proves(
    [
      '`getRowIndex()` | `getRowIndexRelativeToVisibleRows()`',
      '`getVisibleRowModels()` | `gridExpandedSortedRowEntriesSelector(apiRef)`',
      '`getColumnsMeta()` | `gridColumnPositionsSelector`, `gridColumnsTotalWidthSelector`',
      '`unstable_copySelectedRowsToClipboard()` | `getDataAsCsv()` with a tab as its `delimiter`, and `navigator.clipboard.writeText()`',
      '`updateColumn(column)` | `updateColumns([column])`',
      '`setDensity(density, headerHeight, rowHeight)` | `setDensity(density)`: heights are props',
      '`showError()`, `getLogger()`, `windowRef` | None',
      '`columnHeadersElementRef`, `columnHeadersContainerElementRef`, `headerRef`, `footerRef`, `renderingZoneRef` | `rootElementRef.current.querySelector()`',
      '`setColumnIndex()`, `setRowIndex()`, `setRowChildrenExpansion()`, `getRowGroupChildren()`, `selectRows()`, `selectRowRange()` in the types of Community | Only in Pro and Premium, as they have to be',
    ],
    async () => {
      expectRenamed([
        '`getRowIndex` | `getRowIndexRelativeToVisibleRows`',
        '`getVisibleRowModels` | `gridExpandedSortedRowEntriesSelector`',
        '`getColumnsMeta` | `gridColumnPositionsSelector`, `gridColumnsTotalWidthSelector`',
        '`unstable_copySelectedRowsToClipboard` | `getDataAsCsv`, `delimiter`',
        '`updateColumn` | `updateColumns`',
        '`showError`, `getLogger`, `windowRef` | None',
        '`columnHeadersElementRef`, `columnHeadersContainerElementRef`, `headerRef`, `footerRef`, `renderingZoneRef` | `rootElementRef`',
      ]);
      const density = (side: Side) => sourceOf(side, 'models/api/gridDensityApi.d.ts');
      expect(density('v5')).toMatch(/setDensity: \(density: GridDensity, headerHeight\?: number/);
      expect(density('v6')).toContain('setDensity: (density: GridDensity) => void');
      const onlyPro = [
        ...['setColumnIndex', 'setRowIndex', 'setRowChildrenExpansion', 'getRowGroupChildren'],
        ...['selectRows', 'selectRowRange'],
      ];
      const methods = await onBoth((release) => Object.keys(showPro(release, {})));
      for (const name of onlyPro) {
        expect([GONE.has(name), methods.v6.includes(name)]).toEqual([true, true]);
      }
      const old = ['getRowIndex', 'getVisibleRowModels', 'getColumnsMeta', 'updateColumn'];
      expect(old.filter((name) => methods.v5.includes(name))).toEqual(old);
      expect(old.filter((name) => methods.v6.includes(name))).toEqual([]);
    },
  );

  proves(
    [
      '`gridVisibleSortedRowIdsSelector`, `gridVisibleRowsSelector` | `gridExpandedSortedRowIdsSelector`',
      '`gridVisibleSortedRowEntriesSelector` | `gridExpandedSortedRowEntriesSelector`',
      '`gridVisibleRowCountSelector` | `gridExpandedRowCountSelector`',
      '`gridVisibleSortedTopLevelRowEntriesSelector` | `gridFilteredSortedTopLevelRowEntriesSelector`',
      '`gridVisibleTopLevelRowCountSelector` | `gridFilteredTopLevelRowCountSelector`',
      '`gridRowIdsSelector` | `gridDataRowIdsSelector`, without rows that grouping adds',
      '`gridRowsIdToIdLookupSelector` | `gridRowsDataRowIdToIdLookupSelector`; v8: none, use `getRow(id)`',
      '`gridRowTreeDepthSelector` | `gridRowMaximumTreeDepthSelector`',
      '`allGridColumnsFieldsSelector` | `gridColumnFieldsSelector`',
      '`allGridColumnsSelector`, `gridColumnsSelector` | `gridColumnDefinitionsSelector`',
      '`visibleGridColumnsSelector`, `visibleGridColumnsLengthSelector` | `gridVisibleColumnDefinitionsSelector` and its `length`',
      '`filterableGridColumnsSelector`, `filterableGridColumnsIdsSelector` | `gridFilterableColumnDefinitionsSelector`, `gridFilterableColumnLookupSelector`',
      '`gridColumnsMetaSelector` | `gridColumnPositionsSelector`, `gridColumnsTotalWidthSelector`',
      '`gridDensityRowHeightSelector`, `gridDensityHeaderHeightSelector`, `gridDensityTotalHeaderHeightSelector` | Your height, times `gridDensityFactorSelector(apiRef)`',
      '`gridDensityHeaderGroupingMaxDepthSelector` | `gridColumnGroupsHeaderMaxDepthSelector`',
      '`gridFilterStateSelector`, `gridSortingStateSelector`, `gridRowsStateSelector`, `gridRowGroupingStateSelector` | `gridFilterModelSelector`, `gridSortModelSelector`, `gridRowsLookupSelector`, `gridRowGroupingModelSelector`',
      '`useGridApi(apiRef)`, `useGridState(apiRef)` | `apiRef.current`, and `useGridSelector` to read its state',
      '`useGridScrollFn` | `apiRef.current.scroll()`',
    ],
    async () => {
      const rows = [
        '`gridVisibleSortedRowIdsSelector`, `gridVisibleRowsSelector` | `gridExpandedSortedRowIdsSelector`',
        '`gridVisibleSortedRowEntriesSelector` | `gridExpandedSortedRowEntriesSelector`',
        '`gridVisibleRowCountSelector` | `gridExpandedRowCountSelector`',
        '`gridVisibleSortedTopLevelRowEntriesSelector` | `gridFilteredSortedTopLevelRowEntriesSelector`',
        '`gridVisibleTopLevelRowCountSelector` | `gridFilteredTopLevelRowCountSelector`',
        '`gridRowIdsSelector` | `gridDataRowIdsSelector`',
        '`gridRowsIdToIdLookupSelector` | `gridRowsDataRowIdToIdLookupSelector`',
        '`gridRowTreeDepthSelector` | `gridRowMaximumTreeDepthSelector`',
        '`allGridColumnsFieldsSelector` | `gridColumnFieldsSelector`',
        '`allGridColumnsSelector`, `gridColumnsSelector` | `gridColumnDefinitionsSelector`',
        '`visibleGridColumnsSelector`, `visibleGridColumnsLengthSelector` | `gridVisibleColumnDefinitionsSelector`',
        '`filterableGridColumnsSelector` | `gridFilterableColumnDefinitionsSelector`',
        '`filterableGridColumnsIdsSelector` | `gridFilterableColumnLookupSelector`',
        '`gridColumnsMetaSelector` | `gridColumnPositionsSelector`, `gridColumnsTotalWidthSelector`',
        '`gridDensityRowHeightSelector`, `gridDensityHeaderHeightSelector`, `gridDensityTotalHeaderHeightSelector` | `gridDensityFactorSelector`',
        '`gridDensityHeaderGroupingMaxDepthSelector` | `gridColumnGroupsHeaderMaxDepthSelector`',
        '`gridFilterStateSelector`, `gridSortingStateSelector`, `gridRowsStateSelector`, `gridRowGroupingStateSelector` | `gridFilterModelSelector`, `gridSortModelSelector`, `gridRowsLookupSelector`, `gridRowGroupingModelSelector`',
        '`useGridApi`, `useGridState`, `useGridScrollFn` | `useGridSelector`',
      ];
      expectRenamed(rows);
      const [old, current] = [0, 1].map((side) =>
        rows.flatMap((row) => namesIn(row.split(' | ')[side] ?? '')),
      );
      for (const name of old ?? []) {
        expect([name, name in v5.exported, name in v6.exported]).toEqual([name, true, false]);
      }
      for (const name of current ?? []) {
        expect([name, name in v6.exported]).toEqual([name, true]);
      }
      const idsOf = ({ Premium, useApiRef, exported, side }: Release) => {
        const holder: { ref?: RefObject<unknown> } = {};
        function Host() {
          const apiRef = useApiRef();
          Object.assign(holder, { ref: apiRef });
          return gridOf(Premium, { apiRef, initialState: { rowGrouping: { model: ['n'] } } });
        }
        show(<Host />);
        const name = side === 'v5' ? 'gridRowIdsSelector' : 'gridDataRowIdsSelector';
        return (exported[name] as (apiRef: unknown) => readonly unknown[])(holder.ref).length;
      };
      expect(await onBoth(idsOf)).toEqual({ v5: 6, v6: 3 });
      const later = jest.requireActual<object>('@mui/x-data-grid');
      expect('gridRowsDataRowIdToIdLookupSelector' in later).toBe(false);
    },
  );

  proves(
    [
      '`pagination.page`, `pagination.pageSize`, `pagination.pageCount` | `pagination.paginationModel`',
      '`columns.all` | `columns.orderedFields`',
      '`filter.visibleRowsLookup` | `visibleRowsLookup`',
      '`rows.ids`, `rows.idRowsLookup`, `rows.idToIdLookup` | `rows.dataRowIds`, `rows.dataRowIdToModelLookup`, `rows.dataRowIdToIdLookup`',
      '`rows.treeDepth` | `rows.treeDepths`',
      '`density.rowHeight`, `density.headerHeight`, `density.headerGroupingMaxDepth` | Selectors above',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { state } = showPro<{ state: Readonly<Record<string, Props>> }>(release, {});
        const keysOf = (name: string) => Object.keys(state[name] ?? {});
        return { ...Object.fromEntries(Object.keys(state).map((name) => [name, keysOf(name)])) };
      });
      expect(seen.v5).toMatchObject({
        pagination: expect.arrayContaining(['page', 'pageSize', 'pageCount']) as unknown,
        columns: expect.arrayContaining(['all']) as unknown,
        filter: expect.arrayContaining(['visibleRowsLookup']) as unknown,
        rows: expect.arrayContaining([
          'ids',
          'idRowsLookup',
          'idToIdLookup',
          'treeDepth',
        ]) as unknown,
        density: expect.arrayContaining(['rowHeight', 'headerHeight']) as unknown,
      });
      expect(seen.v6).toMatchObject({
        pagination: expect.arrayContaining(['paginationModel']) as unknown,
        columns: expect.arrayContaining(['orderedFields']) as unknown,
        visibleRowsLookup: ['1', '2', '3'],
        rows: expect.arrayContaining([
          ...['dataRowIds', 'dataRowIdToModelLookup', 'dataRowIdToIdLookup', 'treeDepths'],
        ]) as unknown,
      });
      expectRenamed([
        '`pageCount` | `paginationModel`',
        '`treeDepth`, `idRowsLookup`, `idToIdLookup` | `treeDepths`',
        '`headerGroupingMaxDepth` | None',
      ]);
    },
  );

  proves(
    [
      '`GridApiRef` | `React.MutableRefObject<GridApi>`; v8: a `RefObject` that may hold `null`',
      '`GridColumns` | `GridColDef[]`',
      '`GridEnrichedColDef`, `GridStateColDef` | `GridColDef`',
      '`GridCellIdentifier` | `GridCellCoordinates`',
      '`GridColumnVisibilityChangeParams` | `GridColumnVisibilityModel`',
      "`GridDensityTypes.Compact` | `'compact'`, of the type `GridDensity`",
      "`GridFeatureModeConstant.server` | `'server'`",
      '`GridEventsStr` | `GridEvents`',
      '`GridRowData` | `GridValidRowModel`',
      '`GridRowsLookup` | `Record<GridRowId, GridRowModel>`',
      '`GridRowTreeNodeConfig` | `GridTreeNode`: ask for `type` before you read `children`',
      '`GridSortModelParams` | `GridSortModel`',
      '`GridValueGetterFullParams` | `GridValueGetterParams`',
      '`GridFilterPanelProps` | `React.ComponentProps<typeof GridFilterPanel>`',
      '`GridSelectionApi` | `GridRowSelectionApi`',
      '`MAX_PAGE_SIZE` | `100`',
      '`DATA_GRID_DEFAULT_SLOTS_COMPONENTS`, `GridHeaderPlaceholder`, `GridScrollArea` | None',
      '`GridAutoSizer`, `AutoSizerProps`, `AutoSizerSize` | None: a `ResizeObserver`',
      '`GridCellValue` | `any`',
    ],
    () => {
      expectRenamed([
        '`GridApiRef` | `GridApi`',
        '`GridColumns` | `GridColDef`',
        '`GridEnrichedColDef`, `GridStateColDef` | `GridColDef`',
        '`GridCellIdentifier` | `GridCellCoordinates`',
        '`GridColumnVisibilityChangeParams` | `GridColumnVisibilityModel`',
        '`GridDensityTypes`, `GridFeatureModeConstant` | `GridDensity`',
        '`GridEventsStr` | `GridEvents`',
        '`GridRowData` | `GridValidRowModel`',
        '`GridRowsLookup` | `GridRowId`, `GridRowModel`',
        '`GridRowTreeNodeConfig` | `GridTreeNode`',
        '`GridSortModelParams` | `GridSortModel`',
        '`GridValueGetterFullParams` | `GridValueGetterParams`',
        '`GridFilterPanelProps` | `GridFilterPanel`',
        '`GridSelectionApi` | `GridRowSelectionApi`',
        '`MAX_PAGE_SIZE`, `DATA_GRID_DEFAULT_SLOTS_COMPONENTS`, `GridHeaderPlaceholder`, `GridScrollArea` | None',
        '`GridAutoSizer`, `AutoSizerProps`, `AutoSizerSize` | None',
        '`GridCellValue` | None',
      ]);
      const old = v5.exported as Readonly<Record<string, Props>>;
      expect(old.MAX_PAGE_SIZE).toBe(100);
      expect(old.GridDensityTypes?.Compact).toBe('compact');
      expect(old.GridFeatureModeConstant?.server).toBe('server');
      expect(declarationsOf('v5')).toMatch(
        /type GridCellValue = [^;]*\bany\b|type GridCellValue = [^;]*;/,
      );
    },
  );
});

exempt(
  [
    'This guide is for apps with `@mui/x-data-grid`, `-pro` or `-premium` 5.',
    'A read-only grid takes half an hour.',
    'A server that reads the old names gets none of them.',
    'v5 here is v5 without `newEditingApi`.',
    'Edit a cell by keyboard, by mouse, with an invalid value and with <kbd>Delete</kbd>: your server has what the cell shows.',
    'Each date column shows, with empty values too.',
    'Each column that was hidden is hidden.',
    'Nothing of your own reads `parent === null`.',
    'Follow this guide first: no later version knows the names of v5.',
    "The app compiles, and this finds nothing: `git grep -nE 'columnField|operatorValue|[lL]inkOperator|rowsPerPage|[oO]nPage(Size)?Change|\\b(on)?[sS]electionModel|EditCommit|hide: true|\\.getValue\\(|GridEvents\\.'`.",
  ],
  'Advice, and what follows from the rows above.',
);
exempt(
  'A key for Pro or Premium has to cover the release date of the version that you install: see what each license message means.',
  'The page it links proves what licences cover.',
);
exempt(
  [
    'renames `columnField` and `operatorValue` in files whose grid has a `filterModel`, `onFilterModelChange` or `initialState`, and `linkOperator` where it has the first, or an `initialState` with a filter;',
    'renames most selectors, `getRowIndex()` and two events in files that import a grid;',
    'takes out `disableExtendRowFullWidth` and the flags `newEditingApi`, `rowPinning` and `aggregation`.',
    'It leaves alone: `page`, `pageSize`, their handlers and `initialState`, everything about editing, `hide`, `getValue`, `GridEvents`, dates, types, `setSelectionModel()`, `localeText`, grids under a name of your own, props that are spread, and filters and selectors in files without a grid.',
    "`field` instead of `columnField` in objects that are none of the grid's | It renames this word, and `linkOperator` and `getRowIndex`, in the whole file | Rename these back",
    "`<Picker rowSelectionModel>` inside a grid's tag | It renames the attributes of every component that stands in the grid's props | Rename these back",
    '`ERR … Transformation error` and the file is as it was | A grid has both `onCellFocusOut` and spread props | Move `onCellFocusOut` by hand, then run it again',
    "`linkOperator` left in one object, and `GridLinkOperator` in its import | The file's JSX doesn't show that name within the grid's filter | Rename by hand",
    'A second command, `npx @mui/x-codemod@latest v6.0.0/data-grid/rename-components-to-slots src`, writes `slots` and `slotProps`.',
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these.',
);
exempt(
  'v7 gives `valueGetter` the value itself.',
  'The guide to v7 proves it: here the sentence only points there.',
);
