import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { columns, seeds } from './seeds';

const textButton = <ToolbarButton render={<Button size="small" />} />;

const everything: GridCsvExportOptions = {
  fileName: 'all-seeds',
  getRowsToExport: ({ apiRef }) => apiRef.current.getAllRowIds(),
};

function SeedToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv disabled={count === 0} options={{ fileName: 'order' }} render={textButton}>
        {count} selected
      </ExportCsv>
      <ExportCsv options={everything} render={textButton}>
        All
      </ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: SeedToolbar };

export default function ExportSelection() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Seeds to order"
        rows={seeds}
        columns={columns}
        slots={slots}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        hideFooter
      />
    </div>
  );
}
