import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { athletes } from './athletes';
import { columns } from './columns';

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Results',
    headerAlign: 'center',
    children: [
      { groupId: 'Track', children: [{ field: 'sprint' }, { field: 'hurdles' }] },
      {
        groupId: 'Field',
        children: [
          { groupId: 'Jumps', children: [{ field: 'longJump' }, { field: 'highJump' }] },
          { groupId: 'Throws', children: [{ field: 'shotPut' }, { field: 'javelin' }] },
        ],
      },
    ],
  },
];

export default function NestedGroups() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGrid
        aria-label="Results of the meeting"
        rows={athletes}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </div>
  );
}
