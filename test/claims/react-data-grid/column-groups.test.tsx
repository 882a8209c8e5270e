import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import GroupedEvents from '../../../docs/x/react-data-grid/column-groups/GroupedEvents';
import HiddenGroups from '../../../docs/x/react-data-grid/column-groups/HiddenGroups';
import MovableInGroups from '../../../docs/x/react-data-grid/column-groups/MovableInGroups';
import NestedGroups from '../../../docs/x/react-data-grid/column-groups/NestedGroups';
import StyledGroups from '../../../docs/x/react-data-grid/column-groups/StyledGroups';
import {
  act,
  proves,
  createApiRef,
  dragHeader,
  expectTypeError,
  headerOf,
  screen,
  show,
  titleOf,
} from '../harness';

const rows = [{ id: 1 }];

const columns: readonly GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field }));

const leaves = (...fields: readonly string[]) => fields.map((field) => ({ field }));

const twoGroups: GridColumnGroupingModel = [
  { groupId: 'G', children: leaves('a', 'b') },
  { groupId: 'H', children: leaves('c') },
];

function Grid(props: Partial<DataGridProProps>) {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      columnGroupingModel={twoGroups}
      hideFooter
      {...props}
    />
  );
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** The rows of headers from the top: the text of each, with how many columns it covers. */
function levels(): readonly string[] {
  return screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('[role="columnheader"]')])
    .filter((headers) => headers.length > 0)
    .map((headers) =>
      headers
        .map((header) => {
          const text = header.textContent ?? '';
          const span = header.getAttribute('aria-colspan');
          return span === null ? text : `${text}:${span}`;
        })
        .join(' '),
    );
}

/** Fails to render; what React says of it is no concern of a claim. */
function expectThrows(props: Partial<DataGridProProps>, message: RegExp): void {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show(<Grid {...props} />)).toThrow(message);
  error.mockRestore();
}

describe('the model', () => {
  proves(
    [
      'Define the groups and their columns in the `columnGroupingModel` prop.',
      'Columns outside all groups, such as the athlete in the demo, have no shared header.',
      '| `children` | Columns as `{ field }`, or other groups | required |',
      '| `headerName` | Text of the header | the `groupId` |',
      '| `description` | Tooltip | none |',
      'A column group adds a shared header above several columns.',
    ],
    async () => {
      const { user } = show(<GroupedEvents />);
      expect(levels()[0]).toBe(':1 Track:2 Field:4');
      await user.hover(titleOf('Field'));
      expect(await screen.findByRole('tooltip')).toHaveTextContent('The best of three attempts');
      await expectTypeError(
        `import type { GridColumnGroupingModel } from '@mui/x-data-grid';
        export const model: GridColumnGroupingModel = [{ groupId: 'G' }];`,
        /children/,
      );
      await expectTypeError(
        `import type { GridColumnGroupingModel } from '@mui/x-data-grid';
        export const model: GridColumnGroupingModel = [{ children: [{ field: 'a' }] }];`,
        /groupId|TS2322/,
      );
    },
  );

  proves(
    [
      "| `headerAlign` | `'left'`, `'center'`, or `'right'` | start |",
      '| `headerClassName` | A class name, or a function that receives the [parameters](#render-and-style-group-headers) | none |',
      '| `renderHeaderGroup` | Renders your own header | the text |',
      'The function receives `groupId`, `headerName`, `description`, the `fields` of the columns below, `depth` (0 at the top), `maxDepth`, `colIndex`, and `isLastColumn`.',
    ],
    () => {
      const headerClassName = jest.fn(() => 'of-function');
      const renderHeaderGroup = jest.fn<React.ReactNode, [object]>(() => <i>drawn</i>);
      show(
        <Grid
          columnGroupingModel={[
            { groupId: 'G', headerClassName: 'plain', children: leaves('a') },
            {
              groupId: 'H',
              headerName: 'Named',
              description: 'Told',
              headerAlign: 'center',
              headerClassName,
              renderHeaderGroup,
              children: leaves('b', 'c'),
            },
          ]}
        />,
      );
      const alignments = (header: Element | null | undefined) =>
        [...(header?.classList ?? [])].filter((name) => name.includes('--align'));
      expect(headerOf('G')).toHaveClass('plain');
      expect(alignments(headerOf('G'))).toEqual([]);
      const drawn = screen.getByText('drawn').closest('[role="columnheader"]');
      expect(drawn).toHaveClass('of-function');
      expect(alignments(drawn)).toEqual(['MuiDataGrid-columnHeader--alignCenter']);
      const params = {
        groupId: 'H',
        headerName: 'Named',
        description: 'Told',
        fields: ['b', 'c'],
        depth: 0,
        maxDepth: 1,
        colIndex: 1,
        isLastColumn: false,
      };
      expect(renderHeaderGroup.mock.lastCall).toEqual([params]);
      expect(headerClassName).toHaveBeenLastCalledWith(params);
    },
  );

  proves(
    [
      'The order of the columns comes from the `columns` prop, not from the model.',
      "If the columns of a group aren't next to each other, the header of the group appears several times.",
      '`fields` contains only the visible columns below this header.',
    ],
    () => {
      const fields: unknown[] = [];
      show(
        <Grid
          columnGroupingModel={[
            {
              groupId: 'G',
              children: leaves('d', 'b', 'a'),
              renderHeaderGroup: (params) => {
                fields.push(params.fields);
                return params.headerName;
              },
            },
          ]}
          initialState={{ columns: { columnVisibilityModel: { a: false } } }}
        />,
      );
      expect(levels()).toEqual(['G:1 :1 G:1', 'b c d']);
      expect(fields).toEqual(expect.arrayContaining([['b'], ['d']]));
      expect(fields.flat()).not.toContain('a');
    },
  );

  proves(
    [
      'If a field has no column, the grid ignores it.',
      'If a field occurs in two groups, the grid throws an error.',
      'If a `groupId` occurs twice, the grid throws an error.',
      "If the second group is nested in another group, the grid doesn't throw, and both groups get the second definition.",
      '| `groupId` | Unique among all groups | required |',
    ],
    () => {
      expectThrows(
        {
          columnGroupingModel: [
            { groupId: 'G', children: leaves('a') },
            { groupId: 'H', children: leaves('a') },
          ],
        },
        /duplicated field/,
      );
      const G = { groupId: 'G', children: leaves('a') };
      expectThrows(
        { columnGroupingModel: [G, { groupId: 'G', children: leaves('b') }] },
        /groupId G is used multiple times/,
      );
      expectThrows(
        { columnGroupingModel: [{ groupId: 'G', children: [G] }] },
        /groupId G is used multiple times/,
      );
      const later = { groupId: 'G', headerName: 'Later', children: leaves('b', 'gone') };
      show(<Grid columnGroupingModel={[G, { groupId: 'H', children: [later] }]} />);
      expect(levels()).toEqual(['Later:1 H:1 :2', ':1 Later:1 :2', 'a b c d']);
    },
  );

  proves('For each new model, the grid calculates the groups again.', () => {
    const { api, rerender } = showWithApi();
    const before = api().getAllGroupDetails();
    rerender({});
    expect(api().getAllGroupDetails()).toBe(before);
    rerender({ columnGroupingModel: [...twoGroups] });
    expect(api().getAllGroupDetails()).not.toBe(before);
    expect(api().getAllGroupDetails()).toEqual(before);
  });

  proves(
    [
      'The `children` of a group can be groups.',
      'Each level adds a row of headers.',
      'Columns with fewer levels have empty header cells above them.',
      'By default, group headers are as high as column headers (`columnHeaderHeight`).',
      'The density scales both heights.',
      'To set the height of group headers in px, use `columnGroupHeaderHeight`.',
    ],
    () => {
      const heights = () =>
        screen
          .getAllByRole('row')
          .filter((row) => row.querySelector('[role="columnheader"]'))
          .map((row) => row.style.height);
      const { unmount } = show(<NestedGroups />);
      expect(levels().slice(0, 3)).toEqual([
        ':1 Results:6',
        ':1 Track:2 Field:4',
        ':1 :2 Jumps:2 Throws:2',
      ]);
      expect(heights()).toEqual(['36px', '36px', '36px', '56px']);
      unmount();
      const plain = show(<Grid columnHeaderHeight={50} />);
      expect(heights()).toEqual(['50px', '50px']);
      plain.unmount();
      show(<Grid columnHeaderHeight={50} columnGroupHeaderHeight={30} density="compact" />);
      expect(heights()).toEqual(['21px', '35px']);
    },
  );

  proves(
    [
      'If the header of a group appears twice, each header has its own `fields`.',
      'If some columns of a group are [pinned](/x/react-data-grid/column-pinning/), each part of the grid (left, middle, right) renders its own header of the group.',
    ],
    () => {
      const { unmount } = show(<StyledGroups />);
      expect(levels()[0]).toBe(':1 Track (2):2 Field (4):4');
      unmount();
      show(<Grid initialState={{ pinnedColumns: { left: ['a'] } }} />);
      expect(levels()[0]).toBe('G:1 G:1 H:1 :1');
    },
  );
});

describe('hiding and moving', () => {
  proves(
    [
      'The header of a group stays visible until all columns of the group are hidden.',
      '`getColumnGroupPath(field)` returns the ids of the groups above a column, starting at the top.',
      '`getAllGroupDetails()` returns the groups by id, without their children.',
    ],
    () => {
      const inner = { groupId: 'I', headerName: 'Inner', children: leaves('a') };
      const { api } = showWithApi({
        columnGroupingModel: [{ groupId: 'O', children: [inner, { field: 'b' }] }],
      });
      expect(api().getColumnGroupPath('a')).toEqual(['O', 'I']);
      expect(api().getColumnGroupPath('c')).toEqual([]);
      expect(api().getAllGroupDetails()).toEqual({
        O: { groupId: 'O' },
        I: { groupId: 'I', headerName: 'Inner' },
      });
      expect(levels()).toEqual(['O:2 :2', 'Inner:1 :1 :2', 'a b c d']);
      act(() => api().setColumnVisibility('a', false));
      expect(levels()).toEqual(['O:1 :2', 'b c d']);
      act(() => api().setColumnVisibility('b', false));
      expect(levels()).toEqual(['c d']);
    },
  );

  proves(
    "The demo sets `disableColumnSelector`, because changes in the columns panel wouldn't update the buttons.",
    async () => {
      const { user, unmount } = show(<HiddenGroups />);
      await user.click(screen.getByRole('button', { name: 'Hide Jumps' }));
      expect(levels()[0]).toBe(':1 Track:2 Throws:2');
      await user.click(screen.getByRole('button', { name: 'Show Jumps' }));
      expect(levels()[0]).toBe(':1 Track:2 Jumps:2 Throws:2');
      await user.click(headerOf('Javelin').querySelector('button[aria-haspopup]') ?? document.body);
      expect((await screen.findByRole('menu')).textContent).not.toMatch(/column/);
      unmount();
      const { api } = showWithApi();
      act(() => api().showPreferences('columns' as never));
      await screen.findByRole('searchbox');
      const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'));
      expect(names).toEqual(['a', 'b', 'c', 'd', 'Show/Hide All']);
    },
  );

  proves(
    [
      "By default, a column stays in its group, and other columns can't be dropped between the columns of a group.",
      'With `freeReordering`, users can drag columns out of the group, which splits its header.',
      'In this demo, the field events have `freeReordering`.',
      '| `freeReordering` | Lets users drag columns out of the group ([Pro](/x/introduction/licensing/#pro-plan)) | `false` |',
      "Group headers can't be dragged.",
    ],
    () => {
      const fields = () =>
        screen
          .getAllByRole('columnheader')
          .map(({ dataset }) => dataset.field)
          .filter((field) => field !== undefined);
      const { unmount } = show(<Grid />);
      dragHeader('a', ['b']);
      expect(fields()).toEqual(['b', 'a', 'c', 'd']);
      dragHeader('b', ['a', 'c', 'd']);
      expect(fields()).toEqual(['a', 'b', 'c', 'd']);
      dragHeader('d', ['c', 'b']);
      expect(fields().slice(0, 2)).toEqual(['a', 'b']);
      unmount();
      show(<MovableInGroups />);
      dragHeader('Long jump', ['Hurdles', '100 m', 'Athlete']);
      expect(fields()[0]).toBe('longJump');
      expect(levels()[0]).toBe('Field:1 :1 Track:2 Field:3');
    },
  );
});

describe('keys', () => {
  proves(
    [
      '| <kbd>↑</kbd> <kbd>↓</kbd> | The level above or below, then the column headers |',
      '| <kbd>←</kbd> <kbd>→</kbd> | The neighboring group |',
      '| <kbd>Home</kbd>, <kbd>End</kbd> | The first or last header of the level |',
      'Group headers are column headers with `aria-colspan`.',
      'Each level of groups is a row, so the `aria-rowindex` of the first data row increases by one per level.',
      "Group headers have no menu, don't sort, and can't be resized.",
      'To react to keys, subscribe to the `columnGroupHeaderKeyDown` [event](/x/react-data-grid/events/), which receives the same parameters as `renderHeaderGroup`.',
    ],
    async () => {
      const inner = { groupId: 'I', children: leaves('b') };
      const { user } = show(
        <Grid
          columnGroupingModel={[
            { groupId: 'O', children: [inner, { field: 'a' }] },
            { groupId: 'P', children: [{ groupId: 'Q', children: leaves('c', 'd') }] },
          ]}
        />,
      );
      act(() => headerOf('b').focus());
      const press = async (key: string) => {
        await user.keyboard(`{${key}}`);
        return document.activeElement?.textContent;
      };
      expect(await press('ArrowUp')).toBe('I');
      expect(await press('ArrowUp')).toBe('O');
      expect(await press('ArrowRight')).toBe('P');
      expect(await press('ArrowDown')).toBe('Q');
      expect(await press('ArrowLeft')).toBe('I');
      expect(await press('End')).toBe('Q');
      expect(await press('Home')).toBe('');
      expect(await press('ArrowDown')).toBe('a');
    },
  );
});
