import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { columns, jobs, type Job } from './workshop';

function DoneCell({ id, rowNode, row, tabIndex }: GridRenderCellParams<Partial<Job>>) {
  const apiRef = useGridApiContext();

  if (rowNode.type !== 'group') {
    return row.done ? 'done' : 'open';
  }
  // This demo changes the grid only. In your app, save first, and update the rows when the server accepts.
  const finish = () => {
    const ids = apiRef.current.getRowGroupChildren({ groupId: id, applyFiltering: true });
    apiRef.current.updateRows(ids.map((rowId) => ({ id: rowId, done: true })));
  };
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      onClick={finish}
      aria-label={`Finish all jobs for ${rowNode.groupingKey}`}
    >
      Finish all
    </Button>
  );
}

const doneColumn: GridColDef<Job> = {
  field: 'done',
  headerName: 'State',
  width: 130,
  display: 'flex',
  groupable: false,
  sortable: false,
  renderCell: (params) => <DoneCell {...params} />,
};

const columnsWithDone = [...columns, doneColumn];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['client'] },
  columns: { columnVisibilityModel: { client: false, person: false, due: false } },
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = { flex: 1, minWidth: 180 };

export default function GroupActions() {
  return (
    <div style={{ height: 580, width: '100%' }}>
      <DataGridPremium
        aria-label="Jobs by client"
        rows={jobs}
        columns={columnsWithDone}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
