import CreateNewFolderIcon from '@mui/icons-material/CreateNewFolder';
import FolderOffIcon from '@mui/icons-material/FolderOff';
import RemoveIcon from '@mui/icons-material/Remove';
import AddIcon from '@mui/icons-material/Add';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  {
    field: 'condition',
    headerName: 'Condition',
    width: 120,
    display: 'flex',
    // Groups have a value, but no row: read `value`, not `row.condition`.
    renderCell: ({ value }) =>
      value ? <Chip label={value} size="small" variant="outlined" /> : null,
  },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 120 },
];

const slots: DataGridPremiumProps['slots'] = {
  groupingCriteriaExpandIcon: () => <AddIcon fontSize="small" />,
  groupingCriteriaCollapseIcon: () => <RemoveIcon fontSize="small" />,
  columnMenuGroupIcon: () => <CreateNewFolderIcon fontSize="small" />,
  columnMenuUngroupIcon: () => <FolderOffIcon fontSize="small" />,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['condition'] },
  columns: { columnVisibilityModel: { condition: false } },
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = { hideDescendantCount: true };

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'poor';

export default function GroupCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees by condition"
        rows={trees}
        columns={columns}
        slots={slots}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
      />
    </div>
  );
}
