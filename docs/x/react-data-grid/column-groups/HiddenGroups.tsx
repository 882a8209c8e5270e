import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { athletes } from './athletes';
import { columns } from './columns';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Track', children: [{ field: 'sprint' }, { field: 'hurdles' }] },
  { groupId: 'Jumps', children: [{ field: 'longJump' }, { field: 'highJump' }] },
  { groupId: 'Throws', children: [{ field: 'shotPut' }, { field: 'javelin' }] },
];

export default function HiddenGroups() {
  const apiRef = useGridApiRef();
  const [hidden, setHidden] = React.useState<readonly string[]>([]);

  const toggle = (groupId: string) => {
    const show = hidden.includes(groupId);
    apiRef.current
      ?.getAllColumns()
      .filter(({ field }) => apiRef.current?.getColumnGroupPath(field).includes(groupId))
      .forEach(({ field }) => apiRef.current?.setColumnVisibility(field, show));
    setHidden(show ? hidden.filter((id) => id !== groupId) : [...hidden, groupId]);
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 384, width: '100%' }}>
      <div>
        {['Track', 'Jumps', 'Throws'].map((groupId) => (
          <Button
            key={groupId}
            aria-pressed={!hidden.includes(groupId)}
            onClick={() => toggle(groupId)}
          >
            {hidden.includes(groupId) ? 'Show' : 'Hide'} {groupId}
          </Button>
        ))}
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Results of the meeting"
          apiRef={apiRef}
          rows={athletes}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          disableColumnSelector
          hideFooter
        />
      </div>
    </div>
  );
}
