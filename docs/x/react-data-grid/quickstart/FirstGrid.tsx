import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  onLoan: boolean;
}

const columns: readonly GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', width: 180 },
  {
    field: 'year',
    headerName: 'First published',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => String(value),
  },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 100 },
];

const rows: readonly Book[] = [
  { id: 1, title: 'Middlemarch', author: 'George Eliot', year: 1871, onLoan: true },
  { id: 2, title: 'The Waves', author: 'Virginia Woolf', year: 1931, onLoan: false },
  { id: 3, title: 'Beloved', author: 'Toni Morrison', year: 1987, onLoan: true },
  { id: 4, title: 'Invisible Cities', author: 'Italo Calvino', year: 1972, onLoan: false },
  { id: 5, title: 'The Makioka Sisters', author: "Jun'ichirō Tanizaki", year: 1948, onLoan: false },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Library books" rows={rows} columns={columns} />
    </div>
  );
}
