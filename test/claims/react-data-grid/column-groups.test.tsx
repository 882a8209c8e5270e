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
      '`columnGroupingModel` names the groups and the columns in them.',
      'Columns that no group names, such as the athlete below, stay without one.',
      '| `children` | Columns as `{ field }`, or more groups | required |',
      '| `headerName` | Text of the header | the `groupId` |',
      '| `description` | Tooltip | none |',
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
      '| `headerClassName` | A class name, or a function of the parameters below | none |',
      '| `renderHeaderGroup` | Your own header | the text |',
      '`renderHeaderGroup` gets `groupId`, `headerName`, `description`, the `fields` below, the `depth` (0 at the top), `maxDepth`, `colIndex`, and `isLastColumn`.',
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
      'The order of columns is that of `columns`, not of the model.',
      "A group whose columns aren't neighbours appears several times, once above each run of them.",
      '`fields` are the visible columns of this one header.',
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
      'A column is in one group only.',
      'A field that occurs twice throws an error.',
      'A `groupId` that occurs twice does, too, unless the later one is nested in another group; then the later one counts for both.',
      'A field of the model that has no column is ignored.',
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

  proves(
    'Keep the model outside of the component, or memoize it: the grid works out the groups again for each new one.',
    () => {
      const { api, rerender } = showWithApi();
      const before = api().getAllGroupDetails();
      rerender({});
      expect(api().getAllGroupDetails()).toBe(before);
      rerender({ columnGroupingModel: [...twoGroups] });
      expect(api().getAllGroupDetails()).not.toBe(before);
      expect(api().getAllGroupDetails()).toEqual(before);
    },
  );

  proves(
    [
      'The `children` of a group may be groups.',
      'Each level adds a row of headers; columns with fewer levels have empty cells below theirs.',
      '`columnGroupHeaderHeight` sets the height of these rows in px. By default they are as high as the headers (`columnHeaderHeight`).',
      'The density changes both.',
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

  proves('For a group that is drawn in two parts, each part has its own.', () => {
    const { unmount } = show(<StyledGroups />);
    expect(levels()[0]).toBe(':1 Track (2):2 Field (4):4');
    unmount();
    show(<Grid initialState={{ pinnedColumns: { left: ['a'] } }} />);
    expect(levels()[0]).toBe('G:1 G:1 H:1 :1');
  });
});

describe('hiding and moving', () => {
  proves(
    [
      'A group has no visibility of its own: it shows as long as one of its columns does, and a row of groups without any disappears.',
      '`getColumnGroupPath(field)` returns the ids of the groups above a column, from the top.',
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
    "The demo turns the columns panel off with `disableColumnSelector`, since the panel lists columns without groups and its changes wouldn't reach the buttons.",
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
      'A column stays within its group, and no other column can be dropped inside it.',
      'With `freeReordering`, as for the field events below, its columns go anywhere, and the group splits.',
      '| `freeReordering` | Lets people drag columns out of the group ([Pro](/x/introduction/licensing/#pro-plan)) | `false` |',
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
      '| <kbd>↑</kbd> <kbd>↓</kbd> | The level above or below, and then the columns |',
      '| <kbd>←</kbd> <kbd>→</kbd> | The neighbouring group |',
      '| <kbd>Home</kbd>, <kbd>End</kbd> | The first and the last one of the level |',
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
