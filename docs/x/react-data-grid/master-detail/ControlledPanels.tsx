import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 130 },
  { field: 'owner', headerName: 'Owner', width: 140 },
];

const getDetailPanelContent: DataGridProProps<Repair>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>{row.work.join(', ') || 'Not looked at yet'}</Box>
);

const getDetailPanelHeight = () => 56;

const keepLast = (ids: Set<GridRowId>) => new Set([...ids].slice(-1));

export default function ControlledPanels() {
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(new Set(['R-43']));
  const [single, setSingle] = React.useState(true);

  const toggleMode = () => {
    setSingle(!single);
    if (!single) {
      setExpanded(keepLast);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 430, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={toggleMode}>One at a time: {single ? 'on' : 'off'}</Button>
        <Button disabled={single} onClick={() => setExpanded(new Set(repairs.map(({ id }) => id)))}>
          Open all
        </Button>
        <Button onClick={() => setExpanded(new Set())}>Close all</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Bikes in the workshop"
          rows={repairs}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={(ids) => setExpanded(single ? keepLast(ids) : ids)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
