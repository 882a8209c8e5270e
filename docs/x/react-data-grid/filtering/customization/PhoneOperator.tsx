import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
}

const rows: GridRowsProp<Contact> = [
  { id: 1, name: 'Amina Diallo', phone: '+221 33 821 40-07' },
  { id: 2, name: 'Jonas Weber', phone: '(030) 8214 0075' },
  { id: 3, name: 'Priya Nair', phone: '0484/266 1190' },
  { id: 4, name: 'Callum Reid', phone: '0131-496 0082' },
];

const digitsOf = (text: unknown) => String(text ?? '').replaceAll(/\D/g, '');

const hasDigits: GridFilterOperator<Contact, string> = {
  value: 'hasDigits',
  label: 'has the digits',
  headerLabel: 'Has the digits',
  getApplyFilterFn: (item) => {
    const wanted = digitsOf(item.value);
    return wanted ? (phone) => digitsOf(phone).includes(wanted) : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { slotProps: { root: { placeholder: '821 40' } } },
};

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'phone', headerName: 'Phone', width: 170, filterOperators: [hasDigits] },
];

export default function PhoneOperator() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        label="Contacts"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'phone', operator: 'hasDigits', value: '82140' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
