import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  { field: 'district', headerName: 'District', width: 150 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'condition', headerName: 'Condition', width: 150 },
  { field: 'id', headerName: 'Number', type: 'number', width: 110, groupable: false },
];

const startingState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['district', 'species'] },
};

export default function HideGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, initialState: startingState });

  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees by district and species"
        apiRef={apiRef}
        rows={trees}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
