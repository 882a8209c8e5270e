import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { rows, type Minute } from './minutes';

/** 'Quiet garden' and ['gard'] become ['Quiet ', 'gard', 'en']: each second part is a match. */
function splitAtMatches(text: string, words: readonly string[]): string[] {
  if (words.length === 0) {
    return [text];
  }
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'gi'));
}

function MarkedText({ formattedValue }: GridRenderCellParams<Minute, string>) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const parts = splitAtMatches(String(formattedValue ?? ''), words.map(String));

  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const renderCell = (params: GridRenderCellParams<Minute, string>) => <MarkedText {...params} />;

const columns: GridColDef<Minute>[] = [
  { field: 'topic', headerName: 'Topic', width: 110, renderCell },
  { field: 'decision', headerName: 'Decision', flex: 1, minWidth: 280, renderCell },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function MarkedMatches() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        aria-label="Minutes of the house meeting"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnSelector
        slotProps={slotProps}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['garden'] } } }}
        hideFooter
      />
    </div>
  );
}
