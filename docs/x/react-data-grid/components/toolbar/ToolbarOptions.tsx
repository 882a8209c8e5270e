import TuneIcon from '@mui/icons-material/Tune';
import { DataGrid, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { columns, routes } from './routes';

function FilterIcon() {
  return <TuneIcon fontSize="small" />;
}

const slots = { openFilterButtonIcon: FilterIcon };

const slotProps: GridSlotsComponentsProps = {
  toolbar: {
    csvOptions: { fileName: 'routes', delimiter: ';' },
    printOptions: { disableToolbarButton: true },
    showQuickFilter: false,
  },
};

export default function ToolbarOptions() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Routes to print and post"
        rows={routes}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        disableColumnSelector
        showToolbar
        hideFooter
      />
    </div>
  );
}
