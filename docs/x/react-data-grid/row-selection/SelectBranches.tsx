import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { columns, rows, type MovingBox } from './boxes';

const groupingColDef = { headerName: 'Box', flex: 1, minWidth: 150 };
const getTreeDataPath = (box: MovingBox) => box.path;
const kitchen: GridRowSelectionModel = { type: 'include', ids: new Set(['kitchen']) };

export default function SelectBranches() {
  const apiRef = useGridApiRef();
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  const [model, setModel] = React.useState<GridRowSelectionModel>();

  const pickKitchen = () => {
    const whole = apiRef.current?.getPropagatedRowSelectionModel(kitchen);
    apiRef.current?.setRowSelectionModel(whole ?? kitchen);
  };

  return (
    <Stack spacing={1} sx={{ height: 450, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={(_, on) => setDescendants(on)} />}
          label="descendants"
          sx={{ marginInlineStart: 0 }}
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(_, on) => setParents(on)} />}
          label="parents"
        />
        <Button onClick={pickKitchen}>Select the kitchen</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Moving boxes"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={{ descendants, parents }}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography component="output">
        {model ? `${model.type}: ${[...model.ids].join(', ') || 'no ids'}` : 'Nothing selected yet'}
      </Typography>
    </Stack>
  );
}
