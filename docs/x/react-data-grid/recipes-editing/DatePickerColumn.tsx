import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { rows, type Concert } from './concerts';

function DateEditor(params: GridRenderEditCellParams<Concert, Date>) {
  const { id, field, value, hasFocus, row } = params;
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus && !root.current?.contains(document.activeElement)) {
      root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      ref={root}
      value={value ? dayjs(value) : null}
      onChange={(date, { validationError }) => {
        if (!validationError) {
          apiRef.current.setEditCellValue({ id, field, value: date?.toDate() ?? null });
        }
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          variant: 'standard',
          sx: { paddingInline: 1, justifyContent: 'center' },
          'aria-label': `Date of ${row.band}`,
        },
      }}
    />
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'band', headerName: 'Band', flex: 1, minWidth: 130 },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 180,
    editable: true,
    renderEditCell: (params) => <DateEditor {...params} />,
  },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid aria-label="Concerts" rows={rows} columns={columns} hideFooter />
      </div>
    </LocalizationProvider>
  );
}
