import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
  ToolbarButton,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { columns, seeds } from './seeds';

const excelOptions: GridExcelExportOptions = {
  fileName: 'seed-bank',
  columnsStyles: { species: { font: { italic: true } } },
};

function SeedToolbar() {
  return (
    <Toolbar>
      <ExportExcel
        options={excelOptions}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Open in Excel
      </ExportExcel>
    </Toolbar>
  );
}

const slots = { toolbar: SeedToolbar };

export default function ExportToExcel() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Seeds for the spreadsheet"
        rows={seeds}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
