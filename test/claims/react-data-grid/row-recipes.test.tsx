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
      'Delete the rows immediately, and offer an undo:',
      'The demo hides deleted rows until the undo ends, so an undo restores them in their places.',
      'A second deletion or _Dismiss_ ends the undo.',
      '<kbd>Delete</kbd> removes the row of the focused cell, and the focus moves to the next row.',
      'Both call `commit`, where you send the ids to your server.',
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
    'If your cells are editable, <kbd>Delete</kbd> clears the cell, so use another key.',
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
      '"Select all" creates an `exclude` model, which contains no ids of selected rows.',
      'Check each row with `isRowSelected()`, as the demo does, or call `getSelectedRows()`.',
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
    [
      'The rows would return with the next `rows` array.',
      "If your rows are in React state, don't delete rows with `updateRows()` and `_action: 'delete'`.",
    ],
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
      'A row number describes the position of a row, so it has to follow sorting and filters.',
      'Render this component in the cell:',
      'The column has no values, so the demo turns off sorting, filters, and export.',
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
      "A `valueGetter` doesn't work here, because sorting neither calls `valueGetter` again nor re-renders the cell of a moved row.",
      'The component reads the order with `useGridSelector`.',
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
      'The numbers continue over pages.',
      'To start each page with 1, return the number from `getRowIndexRelativeToVisibleRows()` instead:',
      'Each number searches the list of ids.',
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
      'To show users which values have changed, compare the new rows with the old rows.',
      'Keep the changed cells in a set, and mark them until the next update:',
      'Memoize `getCellClassName` with the set of changes, so that the function is new when the marks change.',
      "Bold text shows the change to users who can't see the color.",
      'Screen readers announce the count in the `output` element.',
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
    [
      'To offer actions in a context menu, listen to `onContextMenu` of the rows:',
      '`slotProps.row` passes the handler to each row.',
    ],
    async () => {
      const { user } = show(<RowContextMenu />);
      fireEvent.contextMenu(cellOf('glaze', 2));
      await user.click(await screen.findByRole('menuitem', { name: 'Fire first' }));
      expect(textsOf('id')).toEqual(['Soap dish', 'Tall vase', 'Tea bowl', 'Butter bell']);
    },
  );

  proves(
    [
      'The `data-id` attribute of the row contains its id as a **string**.',
      'If your ids are numbers, compare `String(id)`.',
    ],
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

  proves('Memoize the object, because a new object re-renders all rows.', () => {
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
