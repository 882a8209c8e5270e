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
    'Rows with the same thing become one, and their minutes are added up:',
    'The three toasters took 25, 40 and 15 minutes, which makes 80.',
    'The number in brackets says how many rows went into it, and the last row is the total of all.',
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
    'Each value of that field becomes a group of columns:',
    "The 80 minutes for toasters are 40 that helped and 40 that didn't.",
    'A cell stays empty where no row has that combination: no lamp was left broken.',
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
    'The grid keeps the original rows inside the groups, with one more field for each generated column.',
    '`getRowGroupChildren()` of the [API object](/x/react-data-grid/api-object/) returns their ids, and those that have a value in the clicked column are the ones that count.',
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
    "A count works with any field, since `size` only asks whether there's something:",
    "Mind the last row with averages: it's the average of all repairs in that column, not of the numbers above it.",
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
    'Two fields in rows make groups in groups: first the town, then the thing.',
    'Two fields in columns do the same sideways.',
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
    'A pivot table answers questions such as "how much, by this and by that".',
    '| Many different values: customers, products | Rows, since a long table is easier to read than a wide one |',
    '| Few values: a status, a year, yes and no | Columns |',
    '| A number that you add up or average | Values |',
    '| Anything that you count | Values, with `size` |',
    '| Dates | Their year, quarter or [month](/x/react-data-grid/pivoting/#pivot-by-month-quarter-or-range), in columns or rows |',
    '| An id, a remark, or another field that is different in each row | Nowhere: each row would stay alone. Set `pivotable: false` |',
    "**Pivoting**: people want to compare numbers, and the single rows don't matter.",
  ],
  'Advice on which field goes where, and when to choose which feature.',
);
