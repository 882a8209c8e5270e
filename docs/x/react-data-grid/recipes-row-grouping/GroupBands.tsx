import { DataGridPremium, gridClasses, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, jobs } from './workshop';

const getRowClassName: DataGridPremiumProps['getRowClassName'] = ({ id }) =>
  String(id).startsWith('auto-generated-row-') ? 'craft-band' : '';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Client',
  leafField: 'client',
  width: 200,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['craft'] },
  columns: { columnVisibilityModel: { craft: false, client: false } },
};

export default function GroupBands() {
  return (
    <div style={{ height: 530, width: '100%' }}>
      <DataGridPremium
        aria-label="Jobs in bands by craft"
        rows={jobs}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        getRowClassName={getRowClassName}
        defaultGroupingExpansionDepth={-1}
        hideFooter
        sx={{
          [`& .${gridClasses.row}.craft-band`]: {
            bgcolor: 'action.hover',
            fontWeight: 'fontWeightMedium',
          },
        }}
      />
    </div>
  );
}
