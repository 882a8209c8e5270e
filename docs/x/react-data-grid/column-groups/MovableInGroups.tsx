import { DataGridPro, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { athletes } from './athletes';
import { columns } from './columns';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Track', children: [{ field: 'sprint' }, { field: 'hurdles' }] },
  {
    groupId: 'Field',
    freeReordering: true,
    children: [
      { field: 'longJump' },
      { field: 'highJump' },
      { field: 'shotPut' },
      { field: 'javelin' },
    ],
  },
];

export default function MovableInGroups() {
  return (
    <div style={{ height: 336, width: '100%' }}>
      <DataGridPro
        aria-label="Results of the meeting"
        rows={athletes}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
