import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { athletes } from './athletes';
import { columns } from './columns';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Track', children: [{ field: 'sprint' }, { field: 'hurdles' }] },
  {
    groupId: 'field',
    headerName: 'Field',
    description: 'The best of three attempts',
    children: [
      { field: 'longJump' },
      { field: 'highJump' },
      { field: 'shotPut' },
      { field: 'javelin' },
    ],
  },
];

export default function GroupedEvents() {
  return (
    <div style={{ height: 336, width: '100%' }}>
      <DataGrid
        aria-label="Results of the meeting"
        rows={athletes}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
