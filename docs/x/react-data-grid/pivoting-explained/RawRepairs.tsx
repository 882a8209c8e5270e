import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

export default function RawRepairs() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Repairs, one by one"
        rows={repairs}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
