import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import HeightPerRow from '../../../docs/x/react-data-grid/row-height/HeightPerRow';
import ReadMore from '../../../docs/x/react-data-grid/row-height/ReadMore';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  expectCompiles,
  expectConsole,
  pause,
  screen,
  show,
} from '../harness';

const rows = [1, 2, 3, 4].map((id) => ({ id, name: `row ${id}` }));
const columns: GridColDef[] = [{ field: 'id' }, { field: 'name', headerName: 'Name' }];

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const all = { apiRef, rows, columns, ...props };
  const shown = show(<DataGrid {...all} />);
  return {
    api,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProps>) => shown.rerender(<DataGrid {...all} {...more} />),
  };
}

/** The heights that rows ask for, from the top. */
function heights(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(
    ({ style }) => style.minHeight || style.getPropertyValue('--height'),
  );
}

function rowStyle(rowIndex: number): CSSStyleDeclaration | undefined {
  return document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')[rowIndex]?.style;
}

describe('all rows', () => {
  proves(
    [
      'The `rowHeight` prop sets the height of all rows in px.',
      'The default is 52.',
      'The grid multiplies `rowHeight` by the factor of the [density](/x/react-data-grid/accessibility/), and rounds the result down:',
      '| `compact` | 0.7 |',
      '| `standard` | 1 |',
      '| `comfortable` | 1.3 |',
    ],
    () => {
      const { rerender } = showWithApi();
      expect(heights()).toEqual(['52px', '52px', '52px', '52px']);
      rerender({ rowHeight: 80 });
      expect(heights()[0]).toBe('80px');
      for (const [density, height] of [
        ['compact', '71px'],
        ['standard', '102px'],
        ['comfortable', '132px'],
      ] as const) {
        rerender({ rowHeight: 102, density });
        expect([density, heights()[0]]).toEqual([density, height]);
      }
    },
  );

  proves(
    "If `rowHeight` isn't a positive number, the grid uses 52 and shows a warning in development.",
    () => {
      const { rerender } = showWithApi();
      for (const rowHeight of [0, -1]) {
        rerender({ rowHeight });
        expect(heights()[0]).toBe('52px');
      }
      expectConsole('warn', /`rowHeight` prop should be a number greater than 0/);
    },
  );
});

describe('single rows', () => {
  proves(
    [
      'The function receives the `id` and the row as `model`.',
      "Return px as a number, `'auto'`, or `null` for the default height.",
      "The density doesn't change a number that you return.",
      'To apply the density, multiply the number by the `densityFactor` parameter, as the demo does for the breaks.',
    ],
    async () => {
      const getRowHeight = jest.fn<
        number | 'auto' | null,
        [{ id: unknown; model: object; densityFactor: number }]
      >(({ id }) => (id === 1 ? 100 : id === 2 ? 'auto' : null));
      const { rerender, unmount } = showWithApi({ getRowHeight });
      expect(getRowHeight.mock.calls[0]?.[0]).toMatchObject({ id: 1, model: rows[0] });
      expect(heights()).toEqual(['100px', 'auto', '52px', '52px']);
      rerender({ density: 'compact' });
      expect(heights()).toEqual(['100px', 'auto', '36px', '36px']);
      expect(getRowHeight.mock.lastCall?.[0].densityFactor).toBe(0.7);
      unmount();
      const { user } = show(<HeightPerRow />);
      expect(heights()).toEqual(['52px', '28px', '52px', '28px', '52px']);
      await user.click(screen.getByRole('button', { name: 'Compact' }));
      expect(heights().map((height) => Number.parseFloat(height).toFixed(1))).toEqual([
        '36.0',
        '19.6',
        '36.0',
        '19.6',
        '36.0',
      ]);
    },
  );

  proves('If a row shows a group or totals, `model` is an empty object.', async () => {
    const models = new Map<unknown, object>();
    show(
      <DataGridPremium
        rows={rows}
        columns={[...columns, { field: 'n', type: 'number' }]}
        initialState={{
          rowGrouping: { model: ['name'] },
          aggregation: { model: { n: 'sum' } },
        }}
        getRowHeight={({ id, model }) => {
          models.set(id, model);
          return null;
        }}
      />,
    );
    await act(() => pause(30));
    for (const id of ['auto-generated-row-name/row 1', 'auto-generated-group-footer-root']) {
      expect(models.has(id)).toBe(true);
      expect(Object.keys(models.get(id) ?? rows)).toEqual([]);
    }
  });

  proves(
    [
      'When the state changes, the function is new, so the grid calls it again.',
      'If heights depend on something else, such as a ref or a font that loads late, call `resetRowHeights()` of the [API object](/x/react-data-grid/api-object/).',
      'It clears all heights and measures the rows again.',
    ],
    async () => {
      let height = 60;
      const getRowHeight = () => height;
      const { api, rerender } = showWithApi({ getRowHeight });
      height = 70;
      rerender({ hideFooter: true });
      expect(heights()[0]).toBe('60px');
      act(() => api().resetRowHeights());
      expect(heights()[0]).toBe('70px');
      height = 80;
      rerender({ hideFooter: true, getRowHeight: () => height });
      expect(heights()[0]).toBe('80px');
      const { user } = show(<ReadMore />);
      await user.click(screen.getByRole('button', { name: 'More about Gorge loop' }));
      expect(cellOf('more', 1).parentElement).toHaveClass('MuiDataGrid-row--dynamicHeight');
    },
  );
});

describe('space', () => {
  proves(
    'For a [pinned row](/x/react-data-grid/row-pinning/), `indexRelativeToCurrentPage` is `undefined`, although its type is `number`.',
    async () => {
      const seen = new Map<unknown, unknown>();
      show(
        <DataGridPremium
          rows={rows.slice(1)}
          columns={columns}
          pinnedRows={{ top: rows.slice(0, 1) }}
          getRowSpacing={({ id, indexRelativeToCurrentPage }) => {
            seen.set(id, indexRelativeToCurrentPage);
            return {};
          }}
        />,
      );
      expect(seen.get(2)).toBe(0);
      expect(seen.has(1)).toBe(true);
      expect(seen.get(1)).toBeUndefined();
      await expectCompiles(`
        import type { GridRowSpacingParams } from '@mui/x-data-grid';
        export const index = (params: GridRowSpacingParams): number => params.indexRelativeToCurrentPage;`);
    },
  );

  proves(
    [
      'To add space, return an object with `top` and `bottom` in px from `getRowSpacing`.',
      'The function receives the `id`, the `model`, and the position of the row after sorting, filters, and pages: `isFirstVisible`, `isLastVisible`, and `indexRelativeToCurrentPage`.',
      "| `'margin'` | An empty margin (default) | Rows as cards, groups |",
      "| `'border'` | A border at the top and the bottom | Colored space, or a gap that belongs to the row |",
      "With `'border'`, the grid sets only the border width.",
    ],
    () => {
      const getRowSpacing = jest.fn<object, [object]>(() => ({ top: 4, bottom: 9 }));
      const { api, rerender } = showWithApi({
        getRowSpacing,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      const asked = () => {
        const list = getRowSpacing.mock.calls.slice(-2).map(([params]) => params);
        getRowSpacing.mockClear();
        return list;
      };
      const ends = [
        { isFirstVisible: true, isLastVisible: false, indexRelativeToCurrentPage: 0 },
        { isFirstVisible: false, isLastVisible: true, indexRelativeToCurrentPage: 1 },
      ];
      expect(asked()).toMatchObject([
        { ...ends[0], id: 1, model: rows[0] },
        { ...ends[1], id: 2 },
      ]);
      act(() => api().setSortModel([{ field: 'id', sort: 'desc' }]));
      expect(asked()).toMatchObject([
        { ...ends[0], id: 4 },
        { ...ends[1], id: 3 },
      ]);
      act(() => api().setPage(1));
      expect(asked()).toMatchObject([
        { ...ends[0], id: 2 },
        { ...ends[1], id: 1 },
      ]);
      expect(rowStyle(0)?.marginTop).toBe('4px');
      expect(rowStyle(0)?.marginBottom).toBe('9px');
      rerender({ rowSpacingType: 'border' });
      expect(rowStyle(0)?.marginTop).toBe('');
      expect(rowStyle(0)?.borderTopWidth).toBe('4px');
      expect(rowStyle(0)?.borderBottomWidth).toBe('9px');
      expect(rowStyle(0)?.borderTopStyle).toBe('');
      expect(rowStyle(0)?.borderTopColor).toBe('');
    },
  );
});

describe('cost', () => {
  proves(
    [
      'Otherwise they run again for all rows on each render.',
      'When rows, sorting, or filters change, they run for each row of the page or, without pagination, for all rows.',
      "`getEstimatedRowHeight` runs for each row with `'auto'` that the grid hasn't rendered yet.",
    ],
    () => {
      const asked: Record<string, unknown[]> = { height: [], spacing: [], estimate: [] };
      const many = Array.from({ length: 60 }, (_, id) => ({ id, name: `row ${id}` }));
      const functions = () =>
        ({
          getRowHeight: ({ id }) => {
            asked.height?.push(id);
            return Number(id) < 30 ? 'auto' : null;
          },
          getEstimatedRowHeight: ({ id }) => {
            asked.estimate?.push(id);
            return 80;
          },
          getRowSpacing: ({ id }) => {
            asked.spacing?.push(id);
            return {};
          },
        }) satisfies Partial<DataGridProps>;
      const own = functions();
      const { api, rerender } = showWithApi({ rows: many, ...own });
      const counts = () => {
        const sizes = Object.values(asked).map((ids) => new Set(ids).size);
        Object.values(asked).forEach((ids) => ids.splice(0));
        return sizes;
      };
      const all = [60, 60, 30];
      counts();
      rerender({ ...own, hideFooter: true });
      expect(counts()).toEqual([0, 0, 0]);
      rerender({ ...functions(), hideFooter: true });
      expect(counts()).toEqual(all);
      act(() => api().setSortModel([{ field: 'id', sort: 'desc' }]));
      expect(counts()).toEqual(all);
      act(() => api().updateRows([{ id: 1, name: 'x' }]));
      expect(counts()).toEqual(all);
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'contains', value: '1' }] }),
      );
      // 10 to 19, 21, 31, 41 and 51.
      expect(counts()).toEqual([14, 14, 11]);
    },
  );
});
