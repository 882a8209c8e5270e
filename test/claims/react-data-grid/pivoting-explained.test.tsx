import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import BehindTheCell from '../../../docs/x/react-data-grid/pivoting-explained/BehindTheCell';
import MoreLevels from '../../../docs/x/react-data-grid/pivoting-explained/MoreLevels';
import RowsAndColumns from '../../../docs/x/react-data-grid/pivoting-explained/RowsAndColumns';
import RowsOnly from '../../../docs/x/react-data-grid/pivoting-explained/RowsOnly';
import TwoValues from '../../../docs/x/react-data-grid/pivoting-explained/TwoValues';
import { columns, repairs } from '../../../docs/x/react-data-grid/pivoting-explained/repairs';
import {
  act,
  cellsOf,
  proves,
  createApiRef,
  exempt,
  pause,
  screen,
  show,
  textsOf,
} from '../harness';

const settle = () => act(() => pause(30));

/** A pivot table of the repairs, and its API. */
async function showPivot(model: GridPivotModel) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(
    <DataGridPremium
      apiRef={apiRef}
      rows={repairs}
      columns={columns}
      initialState={{ pivoting: { enabled: true, model } }}
    />,
  );
  await settle();
  return { api, unmount: shown.unmount };
}

const FIXED = 'Fixed>->minutes';
const BROKEN = 'Not fixed>->minutes';

proves(
  [
    'Rows with the same thing become one row with the sum of their minutes:',
    'The three toasters took 25, 40, and 15 minutes, 80 in total.',
    'The number in parentheses is the number of repairs, and the last row is the grand total.',
  ],
  async () => {
    show(<RowsOnly />);
    await settle();
    expect(textsOf(GROUP).slice(0, 3)).toEqual(['Toaster (3)', 'Lamp (2)', 'Bicycle (1)']);
    expect(textsOf('minutes')).toEqual(['80', '30', '35', '145']);
  },
);

proves(
  [
    'Each value of `result` becomes a group of columns.',
    'Of the 80 minutes for toasters, 40 were successful and 40 were not.',
    'If no repair has the thing and the result of a cell, the cell is empty.',
    'For example, no lamp was left broken.',
  ],
  async () => {
    show(<RowsAndColumns />);
    await settle();
    expect(textsOf(FIXED)).toEqual(['40', '30', '35', '105']);
    expect(textsOf(BROKEN)).toEqual(['40', '', '', '40']);
    for (const name of ['Fixed', 'Not fixed']) {
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    }
  },
);

proves(
  [
    'The grid keeps a copy of your rows in the groups, with an additional field for each generated column.',
    '`getRowGroupChildren()` of the [API object](/x/react-data-grid/api-object/) returns the ids of the rows in a group.',
    'The rows with a value in the clicked column are the rows behind the cell:',
    'The number is the total of the repairs that match both.',
  ],
  async () => {
    const { api, unmount } = await showPivot({
      rows: [{ field: 'thing' }],
      columns: [{ field: 'result' }],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    });
    expect(api().getRow(1)).toMatchObject({ thing: 'Toaster', [FIXED]: 25 });
    expect(api().getRow(1)).not.toHaveProperty([BROKEN]);
    expect(api().getRowGroupChildren({ groupId: 'auto-generated-row-thing/Toaster' })).toEqual([
      1, 2, 5,
    ]);
    unmount();
    const { user } = show(<BehindTheCell />);
    await settle();
    await user.click(cellsOf(FIXED)[0] as HTMLElement);
    expect(screen.getByText('Toaster: 25 min in Ghent, 15 min in Bruges')).toBeInTheDocument();
  },
);

proves(
  [
    'With two values, each group of columns has two columns.',
    "`size` counts values, so to count rows, choose a field that isn't empty:",
    'In a column with averages, the last row shows the average of all repairs in the column.',
    "This isn't the average of the numbers above.",
  ],
  async () => {
    const { unmount } = show(<TwoValues />);
    await settle();
    expect(textsOf('Fixed>->town')).toEqual(['2', '2', '1', '5']);
    expect(textsOf(FIXED)).toEqual(['20', '15', '35', '21']);
    expect(textsOf('Not fixed>->town').at(-1)).toBe('1');
    unmount();
    const { api } = await showPivot({
      rows: [{ field: 'thing' }],
      columns: [{ field: 'result' }],
      values: [
        { field: 'town', aggFunc: 'size' },
        { field: 'minutes', aggFunc: 'avg' },
      ],
    });
    expect(
      api()
        .getAllColumns()
        .map(({ field }) => field)
        .filter((field) => field.includes('>->')),
    ).toEqual(['Fixed>->town', FIXED, 'Not fixed>->town', BROKEN]);
  },
);

proves(
  [
    'Two fields in `rows` create nested groups, here the town and then the thing.',
    'Two fields in `columns` create nested groups of columns.',
    'The order of the fields is the order of the levels.',
  ],
  async () => {
    const { unmount } = show(<MoreLevels />);
    await settle();
    expect(textsOf(GROUP).slice(0, 3)).toEqual(['Ghent (3)', 'Toaster (2)', 'Lamp (1)']);
    unmount();
    await showPivot({
      rows: [{ field: 'thing' }],
      columns: [{ field: 'town' }, { field: 'result' }],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    });
    expect(textsOf('Ghent>->Fixed>->minutes')).toEqual(['25', '20', '', '45']);
  },
);

exempt(
  [
    'A pivot table answers questions such as "how much, by product and by year".',
    '| Many different values, such as customers or products | Rows, because a long table is easier to read than a wide table |',
    '| Few values, such as a status or a year | Columns |',
    '| A number to add up or average | Values |',
    '| A field to count | Values, with `size` |',
    '| A date | Its year, quarter, or [month](/x/react-data-grid/pivoting/#pivot-by-month-quarter-or-range), in columns or rows |',
    '| A different value in each row, such as an id or a remark | None, because each row would be a separate group. Set `pivotable: false` |',
  ],
  'Advice on which field goes where, and when to choose which feature.',
);
