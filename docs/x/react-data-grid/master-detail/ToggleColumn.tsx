import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs';

// No onClick: a click on an element in this column toggles the panel.
function ToggleCell({ id, row, tabIndex }: GridRenderCellParams<Repair>) {
  const open = useGridSelector(useGridApiContext(), gridDetailPanelExpandedRowIdsSelector).has(id);
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={open}
      aria-label={`${open ? 'Hide' : 'Show'} the work on ${row.id}`}
    >
      {open ? 'Hide' : 'Show'}
    </Button>
  );
}

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Job', width: 80 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 120 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 100,
    renderHeader: () => 'Work',
    renderCell: (params: GridRenderCellParams<Repair>) => <ToggleCell {...params} />,
  },
];

const getDetailPanelContent: DataGridProProps<Repair>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>{row.work.join(', ') || 'Not looked at yet'}</Box>
);

const getDetailPanelHeight = () => 56;

export default function ToggleColumn() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Jobs by owner"
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
