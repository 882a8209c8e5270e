import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Piece {
  id: number;
  path: readonly string[];
  minutes: number;
}

const rows: readonly Piece[] = [
  { id: 1, path: ['Night Harbor'], minutes: 19 },
  { id: 2, path: ['Night Harbor', '1. Arrival'], minutes: 9 },
  { id: 3, path: ['Night Harbor', '2. Fog'], minutes: 4 },
  { id: 4, path: ['Night Harbor', '3. Lamps'], minutes: 6 },
  { id: 5, path: ['Five Maps'], minutes: 12 },
  { id: 6, path: ['Five Maps', '1. Legend'], minutes: 3 },
  { id: 7, path: ['Five Maps', '2. Contour'], minutes: 9 },
];

const getTreeDataPath: DataGridProProps<Piece>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Piece>['groupingColDef'] = {
  headerName: 'Piece',
  flex: 1,
  minWidth: 190,
};

const columns: GridColDef<Piece>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] },
  filter: { filterModel: { items: [{ field: 'minutes', operator: '>', value: 5 }] } },
};

export default function TopLevelOnly() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topOnly} onChange={(_event, on) => setTopOnly(on)} />}
        label="Sort and filter whole pieces only"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Concert program"
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenSorting={topOnly}
          disableChildrenFiltering={topOnly}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
