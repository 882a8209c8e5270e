import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'species', headerName: 'Species', width: 160 },
  { field: 'condition', headerName: 'Condition', flex: 1, minWidth: 110 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const groupingColDef: DataGridPremiumProps<StreetTree>['groupingColDef'] = {
  headerName: 'District and species',
  flex: 1,
  minWidth: 190,
  leafField: 'species',
  mainGroupingCriteria: 'district',
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['district'] },
  columns: { columnVisibilityModel: { district: false, species: false } },
};

export default function LeafField() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees below their district"
        rows={trees}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
