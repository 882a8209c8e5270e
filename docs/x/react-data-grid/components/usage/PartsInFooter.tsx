import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  GridFooterContainer,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

function LoanFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridFooterContainer style={{ flexWrap: 'wrap', paddingInline: 16 }}>
      <span>{count} works on loan</span>
      <div>
        <ColumnsPanelTrigger render={<Button size="small" />}>Columns</ColumnsPanelTrigger>
        <ExportCsv options={{ fileName: 'loans' }} render={<Button size="small" />}>
          Download
        </ExportCsv>
      </div>
    </GridFooterContainer>
  );
}

const slots = { footer: LoanFooter };

export default function PartsInFooter() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid aria-label="Loans and a footer" rows={loans} columns={columns} slots={slots} />
    </div>
  );
}
