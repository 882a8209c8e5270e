import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridCsvExportOptions,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { columns, seeds } from './seeds';

const csvOptions: GridCsvExportOptions = { fileName: 'seed-list', utf8WithBom: true };
const printOptions: GridPrintExportOptions = { hideToolbar: true };

const textButton = <ToolbarButton render={<Button size="small" />} />;

function SeedToolbar() {
  return (
    <Toolbar>
      <ExportCsv options={csvOptions} render={textButton}>
        Download CSV
      </ExportCsv>
      <ExportPrint options={printOptions} render={textButton}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

const slots = { toolbar: SeedToolbar };

export default function ExportButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Seed bank"
        rows={seeds}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
