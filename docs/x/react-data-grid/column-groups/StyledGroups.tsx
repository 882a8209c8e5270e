import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import SportsHandballIcon from '@mui/icons-material/SportsHandball';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { athletes } from './athletes';
import { columns } from './columns';

function GroupHeader({ groupId, headerName, fields }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'track' ? DirectionsRunIcon : SportsHandballIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
      <Icon fontSize="small" />
      {headerName} ({fields.length})
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => <GroupHeader {...params} />;

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'track',
    headerName: 'Track',
    renderHeaderGroup,
    children: [{ field: 'sprint' }, { field: 'hurdles' }],
  },
  {
    groupId: 'field',
    headerName: 'Field',
    headerClassName: 'field-events',
    renderHeaderGroup,
    children: [
      { field: 'longJump' },
      { field: 'highJump' },
      { field: 'shotPut' },
      { field: 'javelin' },
    ],
  },
];

export default function StyledGroups() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Results of the meeting"
        rows={athletes}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={40}
        sx={{
          [`& .${gridClasses['columnHeader--filledGroup']}`]: { bgcolor: 'action.hover' },
          '& .field-events': { bgcolor: 'action.selected' },
        }}
        hideFooter
      />
    </div>
  );
}
