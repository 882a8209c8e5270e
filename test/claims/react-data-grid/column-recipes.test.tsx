import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import ColumnsFromData from '../../../docs/x/react-data-grid/column-recipes/ColumnsFromData';
import HideEmptyColumns from '../../../docs/x/react-data-grid/column-recipes/HideEmptyColumns';
import NarrowScreen from '../../../docs/x/react-data-grid/column-recipes/NarrowScreen';
import RememberedColumns from '../../../docs/x/react-data-grid/column-recipes/RememberedColumns';
import {
  act,
  proves,
  createApiRef,
  exempt,
  dragHeader,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
} from '../harness';

const headers = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset.field ?? '');

/** Drags the line at the end of a header; it begins at 0 here, so the place is the width. */
async function resize(name: string, clientX: number): Promise<void> {
  const line = headerOf(name).querySelector('.MuiDataGrid-columnSeparator') ?? document.body;
  fireEvent.mouseDown(line, { button: 0, clientX: 0 });
  fireEvent.mouseMove(document, { buttons: 1, clientX });
  fireEvent.mouseUp(document, { clientX });
  // For 100 ms the grid takes every click for the end of the drag.
  await act(() => pause(150));
}

/** A screen of which every media query is true. */
async function onNarrowScreen(look: () => Promise<void>): Promise<void> {
  const before = window.matchMedia;
  const matchMedia = (media: string) => ({
    media,
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(window, { matchMedia });
  try {
    await look();
  } finally {
    Object.assign(window, { matchMedia: before });
  }
}

const columns: readonly GridColDef[] = ['a', 'b', 'c'].map((field) => ({ field }));

function showWithApi(initialState: object = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(
    <DataGrid
      apiRef={apiRef}
      rows={[{ id: 1 }]}
      columns={columns}
      initialState={{ columns: initialState }}
    />,
  );
  return { api, unmount: shown.unmount };
}

describe('remembered columns', () => {
  const key = 'nursery-columns';

  proves(
    [
      'After each change, save `exportState().columns`.',
      'This object contains the order, the visibility model, and the widths.',
      'To reset, remove the saved object and change the `key` of the grid.',
      'Users arrange columns once, and expect the same arrangement the next day.',
    ],
    async () => {
      const { user, unmount } = show(<RememberedColumns />);
      expect(headers()).toEqual(['name', 'bed', 'potted', 'price']);
      await resize('Bed', 180);
      dragHeader('Potted', ['Bed']);
      await openMenuOf(user, 'Plant');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
        orderedFields: ['name', 'potted', 'bed', 'price'],
        columnVisibilityModel: { name: false },
        dimensions: { bed: { width: 180 } },
      });
      unmount();
      const again = show(<RememberedColumns />);
      expect(headers()).toEqual(['potted', 'bed', 'price']);
      expect(headerOf('Bed').style.width).toBe('180px');
      await again.user.click(screen.getByRole('button', { name: 'Reset columns' }));
      expect(headers()).toEqual(['name', 'bed', 'potted', 'price']);
      expect(headerOf('Bed').style.width).toBe('100px');
      expect(localStorage.getItem(key)).toBeNull();
    },
  );

  proves(
    [
      '`onColumnOrderChange` requires Pro.',
      "`restoreState()` doesn't reset what is missing in the passed state.",
    ],
    () => {
      const draggable = () => headerOf('a').firstElementChild?.getAttribute('draggable');
      const pro = show(<DataGridPro rows={[]} columns={columns} />);
      expect(draggable()).toBe('true');
      pro.unmount();
      const { api } = showWithApi();
      act(() => api().setColumnWidth('a', 222));
      act(() => api().setColumnVisibility('b', false));
      act(() => api().restoreState({ columns: {} }));
      expect(headers()).toEqual(['a', 'c']);
      expect(headerOf('a').style.width).toBe('222px');
      // Nothing to drag, so nothing to call it for; its type is there all the same.
      expect(draggable()).toBe('false');
    },
  );

  proves(
    'If there is no saved object or the storage is blocked, the grid uses your column definitions.',
    () => {
      const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('Blocked');
      });
      show(<RememberedColumns />);
      expect(blocked).toHaveBeenCalledWith(key);
      expect(headers()).toEqual(['name', 'bed', 'potted', 'price']);
    },
  );

  proves(
    [
      'If you add a column, the column comes last for users who have saved an order.',
      "If you change a width in a definition, the saved width overrides the new width, even if the user didn't resize the column.",
      'If you remove a column, the grid ignores its field in the saved object.',
    ],
    () => {
      const own: readonly GridColDef[] = [
        { field: 'new' },
        { field: 'a', width: 120 },
        { field: 'b' },
      ];
      const first = createApiRef<GridApi>();
      const { unmount } = show(<DataGrid apiRef={first.apiRef} rows={[]} columns={own.slice(1)} />);
      const saved = JSON.parse(JSON.stringify(first.api().exportState()));
      unmount();
      saved.columns.orderedFields = ['gone', 'b', 'a'];
      show(
        <DataGrid
          rows={[]}
          columns={own.map((column) => ({ ...column, width: 150 }))}
          initialState={saved}
        />,
      );
      expect(headers()).toEqual(['b', 'a', 'new']);
      expect(['b', 'a', 'new'].map((name) => headerOf(name).style.width)).toEqual([
        '150px',
        '120px',
        '150px',
      ]);
    },
  );
});

describe('columns from data', () => {
  proves(
    [
      'read all rows once, and choose a type for each field',
      'If all known values of a field are numbers, booleans, or ISO dates, the column has this type.',
      'Otherwise, the type is `string`.',
      'In the data, dates are strings.',
      '`valueGetter` converts them to `Date` objects at midnight in the time zone of the user.',
    ],
    () => {
      show(<ColumnsFromData />);
      expect(headers()).toEqual(['station', 'measured_on', 'wind_speed', 'gusts', 'remark']);
      expect(titleOf('Wind speed')).toBeInTheDocument();
      expect(headerOf('Wind speed')).toHaveClass('MuiDataGrid-columnHeader--numeric');
      expect(textsOf('measured_on')[0]).toBe(new Date(2026, 2, 2).toLocaleDateString());
      expect(textsOf('remark')).toEqual(['', '', 'icy']);
      expect(
        screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('svg')),
      ).toHaveLength(3);
    },
  );

  proves('Rows need an `id`.', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const rows: readonly object[] = [{ a: 1 }];
    expect(() => show(<DataGrid rows={rows} columns={columns} />)).toThrow(/unique `id` property/);
    error.mockRestore();
  });
});

describe('a phone', () => {
  proves(
    [
      'Both arrays are defined outside the component.',
      "Users can't sort by the second line.",
      'On narrow screens, pass other columns, and show two lines in the first column.',
    ],
    async () => {
      const { user, unmount } = show(<NarrowScreen />);
      expect(headers()).toEqual(['customer', 'street', 'from', 'boxes']);
      unmount();
      await onNarrowScreen(async () => {
        show(<NarrowScreen />);
        expect(headers()).toEqual(['customer', 'boxes']);
        expect(textsOf('customer')[0]).toBe('Café Alma08:15, 12 Mill Lane');
        await user.click(titleOf('Stop'));
        await user.click(titleOf('Stop'));
        expect(textsOf('customer')[0]).toMatch(/^North School/);
      });
    },
  );

  proves(
    'When the demo switches to the other array, the grid applies the widths in that array, and the widths that users set are lost.',
    async () => {
      const wide: readonly GridColDef[] = [{ field: 'a', width: 160 }, { field: 'b' }];
      const narrow: readonly GridColDef[] = [{ field: 'a', width: 90 }];
      const gridOf = (own: readonly GridColDef[]) => <DataGrid rows={[]} columns={own} />;
      const { rerender } = show(gridOf(wide));
      await resize('a', 222);
      expect(headerOf('a').style.width).toBe('222px');
      rerender(gridOf(narrow));
      expect(headerOf('a').style.width).toBe('90px');
      rerender(gridOf(wide));
      expect(headerOf('a').style.width).toBe('160px');
    },
  );
});

describe('columns without values', () => {
  proves(
    [
      'The switch changes only the fields of empty columns in the [visibility model](/x/react-data-grid/column-visibility/).',
      'Other columns that users hid themselves stay hidden.',
    ],
    async () => {
      const { user } = show(<HideEmptyColumns />);
      expect(headers()).toEqual(['id', 'ph', 'iron', 'nitrate']);
      await openMenuOf(user, 'pH');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      expect(headers()).toEqual(['id', 'iron', 'nitrate']);
      const toggle = screen.getByRole('switch', { name: /measured/ });
      await user.click(toggle);
      expect(headers()).toEqual(['id', 'iron', 'lead', 'nitrate']);
      await user.click(toggle);
      expect(headers()).toEqual(['id', 'iron', 'nitrate']);
    },
  );
});

exempt(
  "Four columns don't fit on a phone, and if you hide columns, users miss their values.",
  "Advice about the reader's own data and screen.",
);
exempt(
  [
    '| Wrap header text | [Column header](/x/react-data-grid/column-header/) |',
    '| Move columns without a pointer | [Column reordering](/x/react-data-grid/column-ordering/) |',
    '| Hide all columns of a group | [Column groups](/x/react-data-grid/column-groups/) |',
    '| A menu item for dates only | [Column menu](/x/react-data-grid/column-menu/) |',
    '| Pin fewer columns on a phone | [Column pinning](/x/react-data-grid/column-pinning/) |',
    '| Stars, tags, money, trends | [Custom columns](/x/react-data-grid/custom-columns/) |',
    '| Rows of headings and totals | [Column spanning](/x/react-data-grid/column-spanning/) |',
  ],
  'Says on which page a recipe stands.',
);
