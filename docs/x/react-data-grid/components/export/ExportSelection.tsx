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
      {/* A disabled button would move the focus while a user clears the selection. */}
      <ExportCsv options={{ fileName: 'seeds' }} render={textButton}>
        {count > 0 ? `Download ${count} selected` : 'Download list'}
      </ExportCsv>
      <ExportCsv options={everything} render={textButton}>
        Download all
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
