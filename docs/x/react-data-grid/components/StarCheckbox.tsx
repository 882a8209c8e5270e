import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {
  DataGrid,
  type GridRowSelectionModel,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { berths, columns } from './berths';

const slotProps: GridSlotsComponentsProps = {
  baseCheckbox: {
    material: { icon: <StarBorderIcon />, checkedIcon: <StarIcon />, color: 'warning' },
  },
};

export default function StarCheckbox() {
  const [starred, setStarred] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['B1']),
  });

  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Berths to watch"
        rows={berths}
        columns={columns}
        slotProps={slotProps}
        rowSelectionModel={starred}
        onRowSelectionModelChange={setStarred}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
