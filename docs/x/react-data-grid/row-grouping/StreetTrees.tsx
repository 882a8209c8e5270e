import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'condition', headerName: 'Condition', width: 110 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['district'] },
  columns: { columnVisibilityModel: { district: false } },
};

export default function StreetTrees() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees by district"
        rows={trees}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
