import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { byRoute, columns, crossings } from './crossings';

function CrossingToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { open, active }) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={active ? 'outlined' : 'text'} />}
          >
            {open ? 'Close fields' : 'Fields of the table'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: CrossingToolbar };

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: { enabled: true, model: byRoute },
};

export default function PivotButton() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Ferry tickets"
        rows={crossings}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
