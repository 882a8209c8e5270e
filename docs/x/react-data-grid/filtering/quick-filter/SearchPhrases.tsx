import { DataGrid, GridLogicOperator, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { foundItems, type FoundItem } from './lostProperty';

const columns: GridColDef<FoundItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Found in', width: 130 },
];

// 'tram 7, bus' searches for two phrases: 'tram 7' and 'bus'.
const parsePhrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
    quickFilterProps: {
      quickFilterParser: parsePhrases,
      quickFilterFormatter: (phrases) => phrases.join(', '),
      debounceMs: 300,
    },
  },
};

export default function SearchPhrases() {
  return (
    <div style={{ height: 396, width: '100%' }}>
      <DataGrid
        aria-label="Lost and found"
        rows={foundItems}
        columns={columns}
        showToolbar
        disableColumnSelector
        slotProps={slotProps}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['tram 7', 'bus'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
