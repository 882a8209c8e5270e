import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
  gridExpandedSortedRowIdsSelector,
} from '@mui/x-data-grid';
import DeleteWithUndo from '../../../docs/x/react-data-grid/row-recipes/DeleteWithUndo';
import RowContextMenu from '../../../docs/x/react-data-grid/row-recipes/RowContextMenu';
import RowNumbers from '../../../docs/x/react-data-grid/row-recipes/RowNumbers';
import ShowChanges from '../../../docs/x/react-data-grid/row-recipes/ShowChanges';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  headerOf,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

const all = ['Green umbrella', 'Violin case', 'Child’s glove', 'Reading glasses', 'Chess board'];
const without = (...names: readonly string[]) => all.filter((name) => !names.includes(name));

describe('delete', () => {
  proves(
    [
      'Delete at once, and offer the way back.',
      'The deleted rows are only hidden until the offer ends, so an undo puts them back in their places, without any index.',
      'A second deletion confirms the first.',
      '<kbd>Delete</kbd> removes the row of the focused cell.',
      'The focus moves on to the next row by itself.',
    ],
    async () => {
      const { user } = show(<DeleteWithUndo />);
      await user.click(cellOf('item', 1));
      await user.keyboard('{Delete}');
      expect(textsOf('item')).toEqual(without('Violin case'));
      expect(screen.getByRole('status')).toHaveTextContent('1 row deleted');
      expect(cellOf('item', 1)).toHaveFocus();
      expect(cellOf('item', 1)).toHaveTextContent('Child’s glove');
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(textsOf('item')).toEqual(all);
      await user.click(cellOf('item', 1));
      await user.keyboard('{Delete}{Delete}');
      expect(textsOf('item')).toEqual(without('Violin case', 'Child’s glove'));
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(textsOf('item')).toEqual(without('Violin case'));
    },
  );

  proves(
    'In a grid with editable cells, that key clears the cell instead, so take another one there.',
    async () => {
      const { user } = show(
        <DataGrid rows={[{ id: 1, item: 'a' }]} columns={[{ field: 'item', editable: true }]} />,
      );
      await user.click(cellOf('item', 0));
      await user.keyboard('{Delete}');
      expect(await screen.findByRole('textbox')).toHaveValue('');
    },
  );

  proves(
    [
      '"Select all" is an `exclude` model.',
      '`getSelectedRows()` knows it and returns the rows that are meant.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const changed = jest.fn();
      const rows = all.map((item, id) => ({ id, item }));
      const { user, unmount } = show(
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={[{ field: 'item' }]}
          checkboxSelection
          onRowSelectionModelChange={changed}
        />,
      );
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      expect(changed.mock.lastCall?.[0]).toEqual({ type: 'exclude', ids: new Set() });
      await user.click(within(cellOf('__check__', 0)).getByRole('checkbox'));
      expect([...api().getSelectedRows().keys()]).toEqual([1, 2, 3, 4]);
      unmount();
      const demo = show(<DeleteWithUndo />);
      await demo.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      await demo.user.click(screen.getByRole('button', { name: 'Delete selected' }));
      expect(textsOf('item')).toEqual([]);
      expect(screen.getByRole('status')).toHaveTextContent('5 rows deleted');
    },
  );

  proves(
    'Because the rows would come back with the next `rows` array, see [row updates](/x/react-data-grid/row-updates/#state-or-api).',
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const rows = all.map((item, id) => ({ id, item }));
      const props = { apiRef, columns: [{ field: 'item' }] };
      const { rerender } = show(<DataGrid rows={rows} {...props} />);
      act(() => api().updateRows([{ id: 0, _action: 'delete' }]));
      expect(textsOf('item')).toEqual(all.slice(1));
      rerender(<DataGrid rows={[...rows]} {...props} />);
      expect(textsOf('item')).toEqual(all);
    },
  );
});

describe('numbers', () => {
  proves(
    [
      'The number belongs to the place and not to the row, so it has to follow sorting and filters: sort the list, or search for a name.',
      "The column can't be sorted or filtered and isn't exported, since it has no values.",
    ],
    async () => {
      const { user } = show(<RowNumbers />);
      const shown = () =>
        textsOf('athlete').map((name, index) => `${textsOf('place')[index]} ${name}`);
      expect(shown()).toEqual(['1 Kwame Osei', '2 Emre Aydın', '3 Nils Berg', '4 Juan Soto']);
      await user.click(titleOf('Athlete'));
      expect(shown()).toEqual(['1 Emre Aydın', '2 Juan Soto', '3 Kwame Osei', '4 Nils Berg']);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'ni');
      await waitFor(() => expect(shown()).toEqual(['1 Nils Berg']));
      await user.click(titleOf('No.'));
      expect(headerOf('No.')).toHaveAttribute('aria-sort', 'none');
      expect(headerOf('Athlete')).toHaveAttribute('aria-sort', 'ascending');
    },
  );

  proves(
    [
      "A `valueGetter` wouldn't do.",
      "Sorting doesn't call it again, and the cell of a row that has moved isn't drawn again either.",
      'The component listens to the order with `useGridSelector`.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const place: GridColDef = {
        field: 'place',
        valueGetter: (_value, row, _column, ref) =>
          gridExpandedSortedRowIdsSelector(ref).indexOf(row.id) + 1,
      };
      show(
        <DataGrid
          apiRef={apiRef}
          rows={[1, 2, 3].map((id) => ({ id }))}
          columns={[{ field: 'id' }, place]}
        />,
      );
      expect(textsOf('place')).toEqual(['1', '2', '3']);
      act(() => api().setSortModel([{ field: 'id', sort: 'desc' }]));
      expect(textsOf('id')).toEqual(['3', '2', '1']);
      expect(textsOf('place')).toEqual(['3', '2', '1']);
    },
  );

  proves(
    [
      'The numbers count on over pages.',
      'To start each page with 1, use `getRowIndexRelativeToVisibleRows()` of the API object with the same selector.',
      'Each number that is drawn searches the list once.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      function Numbers({ id, perPage }: { id: number; perPage: boolean }) {
        const ref = useGridApiContext();
        const ids = useGridSelector(ref, gridExpandedSortedRowIdsSelector);
        return perPage ? ref.current.getRowIndexRelativeToVisibleRows(id) + 1 : ids.indexOf(id) + 1;
      }
      show(
        <DataGrid
          apiRef={apiRef}
          rows={[1, 2, 3, 4].map((id) => ({ id }))}
          columns={[
            { field: 'all', renderCell: ({ id }) => <Numbers id={Number(id)} perPage={false} /> },
            { field: 'page', renderCell: ({ id }) => <Numbers id={Number(id)} perPage /> },
          ]}
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        />,
      );
      act(() => api().setPage(1));
      expect(textsOf('all')).toEqual(['3', '4']);
      expect(textsOf('page')).toEqual(['1', '2']);
    },
  );
});

describe('changes', () => {
  proves(
    [
      'Compare the new rows with the old, and mark the cells until the next update.',
      "`getCellClassName` is memoized by the set of changes: it's a new function exactly when there are new marks.",
      "Bold text carries the message for those who don't see the colour.",
      'The count in the `output` is read out by screen readers.',
    ],
    async () => {
      const { user } = show(<ShowChanges />);
      const marked = () =>
        [...document.querySelectorAll('.changed')].map(({ textContent }) => textContent);
      expect(marked()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Next reading' }));
      expect(marked()).toEqual(['118', '44', '42', '301']);
      expect(screen.getByRole('status')).toHaveTextContent('4 values changed');
      expect(document.querySelector('.changed')).toHaveStyle({ fontWeight: '700' });
      await user.click(screen.getByRole('button', { name: 'Next reading' }));
      expect(marked()).toEqual(['112', '38', '41', '318']);
    },
  );
});

describe('menu', () => {
  proves(
    ['A context menu keeps rare actions out of the way.', '`slotProps.row` reaches every row.'],
    async () => {
      const { user } = show(<RowContextMenu />);
      fireEvent.contextMenu(cellOf('glaze', 2));
      await user.click(await screen.findByRole('menuitem', { name: 'Fire first' }));
      expect(textsOf('id')).toEqual(['Soap dish', 'Tall vase', 'Tea bowl', 'Butter bell']);
    },
  );

  proves(
    'Which one was meant is in its `data-id` attribute, always as a **string**: with numeric ids, compare `String(id)`.',
    () => {
      const onContextMenu = jest.fn(
        (event: React.MouseEvent<HTMLElement>) => event.currentTarget.dataset.id,
      );
      show(
        <DataGrid
          rows={[{ id: 7, name: 'a' }]}
          columns={[{ field: 'name' }]}
          slotProps={{ row: { onContextMenu } }}
        />,
      );
      fireEvent.contextMenu(cellOf('name', 0));
      expect(onContextMenu.mock.results[0]?.value).toBe('7');
    },
  );

  proves('Memoize the object; a new one draws all rows again.', () => {
    const drawn = jest.fn();
    const Row: NonNullable<DataGridProps['slots']>['row'] = (props) => {
      drawn();
      return <div role="row">{String(props.rowId)}</div>;
    };
    const props = { rows: [{ id: 1 }, { id: 2 }], columns: [{ field: 'id' }], slots: { row: Row } };
    const slotProps = { row: { title: 'x' } };
    const { rerender } = show(<DataGrid {...props} slotProps={slotProps} />);
    drawn.mockClear();
    rerender(<DataGrid {...props} slotProps={slotProps} />);
    expect(drawn).not.toHaveBeenCalled();
    rerender(<DataGrid {...props} slotProps={{ row: { title: 'x' } }} />);
    expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});

exempt(
  [
    'People want to say "look at row 4".',
    'If it fails, bring the rows back and say so.',
    "That's fine for some thousand rows; beyond, build a `Map` from the ids once and share it in a context.",
    'For cells in general, see [cells](/x/react-data-grid/cells/); for a stream of changes, [throttled updates](/x/react-data-grid/row-updates/#slow-down-a-fast-stream).',
  ],
  'Advice, or leads to the page that proves it.',
);
