import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import GridInCard from '../../../docs/x/react-data-grid/style-recipes/GridInCard';
import HeatMap from '../../../docs/x/react-data-grid/style-recipes/HeatMap';
import Spreadsheet from '../../../docs/x/react-data-grid/style-recipes/Spreadsheet';
import StripedRows from '../../../docs/x/react-data-grid/style-recipes/StripedRows';
import { cellOf, cellsOf, proves, exempt, screen, show, textsOf, titleOf } from '../harness';

const rowElements = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')];

proves(
  [
    'Every second row of the page gets a class.',
    'The stripes stay regular after sorting and filtering, because `indexRelativeToCurrentPage` counts the rows that are shown.',
  ],
  async () => {
    const { user } = show(<StripedRows />);
    const stripes = () => rowElements().map((row) => row.matches('.striped'));
    expect(stripes()).toEqual([false, true, false, true, false]);
    const before = textsOf('branch');
    await user.click(titleOf('Visits'));
    expect(textsOf('branch')).not.toEqual(before);
    expect(stripes()).toEqual([false, true, false, true, false]);
  },
);

proves(
  [
    'By default, the space is a margin of the row.',
    'With `rowSpacingType="border"`, the space is a border of the row',
  ],
  () => {
    const styleOf = (props: Partial<DataGridProps>) => {
      const { unmount } = show(
        <DataGrid
          rows={[{ id: 1 }]}
          columns={[{ field: 'id' }]}
          getRowSpacing={() => ({ top: 7, bottom: 3 })}
          {...props}
        />,
      );
      const { marginTop, marginBottom, borderTopWidth, borderBottomWidth } =
        rowElements()[0]?.style ?? {};
      unmount();
      return [marginTop, marginBottom, borderTopWidth, borderBottomWidth];
    };
    expect(styleOf({})).toEqual(['7px', '3px', '', '']);
    expect(styleOf({ rowSpacingType: 'border' })).toEqual(['', '', '7px', '3px']);
  },
);

proves('Divide the values into a few levels, and give each level a class.', () => {
  show(<HeatMap />);
  const levelOf = (field: string) =>
    cellsOf(field).map((cell) => /heat-\d/.exec(cell.className)?.[0]);
  expect(textsOf('at16')).toEqual(['9', '4', '14', '8']);
  expect(levelOf('at16')).toEqual(['heat-3', 'heat-1', 'heat-4', 'heat-2']);
  expect(levelOf('at6')).toEqual(['heat-0', 'heat-0', 'heat-1', 'heat-0']);
});

proves(
  'In the demo, users [edit](/x/react-data-grid/editing/) with a double-click, or type into the focused cell.',
  async () => {
    const { user } = show(<Spreadsheet />);
    await user.dblClick(cellOf('note', 0));
    expect(await screen.findByDisplayValue('Rye, overnight')).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(cellOf('note', 1));
    await user.keyboard('w');
    expect(await screen.findByDisplayValue('w')).toHaveFocus();
  },
);

proves(
  [
    '`aria-labelledby` names the grid after the title of the card.',
    'Because the demo hides the separators between headers, `disableColumnResize` turns resizing off.',
  ],
  () => {
    const { unmount } = show(<GridInCard />);
    expect(screen.getByRole('grid')).toHaveAccessibleName('Latest donations');
    const separators = () => [
      ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnSeparator'),
    ];
    expect(new Set(separators().map((one) => getComputedStyle(one).display))).toEqual(
      new Set(['none']),
    );
    const resizable = '.MuiDataGrid-columnSeparator--resizable';
    expect(document.querySelector(resizable)).toBeNull();
    unmount();
    show(<StripedRows />);
    expect(document.querySelector(resizable)).not.toBeNull();
  },
);

exempt(
  'which needs [additional styles](/x/react-data-grid/row-height/).',
  'Leads to the page that proves it; what the property does is up to the browser.',
);
exempt(
  "The demo has five levels, because users can't distinguish many more shades.",
  'What people see, not what the packages do.',
);
