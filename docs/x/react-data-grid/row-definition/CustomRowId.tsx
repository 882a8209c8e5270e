import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  author: string;
  copies: number;
}

const rows: GridRowsProp<Book> = [
  { isbn: '978-0-00-000101-4', title: 'The Tide Tables', author: 'Ines Marchetti', copies: 4 },
  { isbn: '978-0-00-000102-1', title: 'A Field Guide to Fog', author: 'Tomas Berg', copies: 2 },
  { isbn: '978-0-00-000103-8', title: 'Nine Lighthouses', author: 'Ada Okafor', copies: 7 },
  { isbn: '978-0-00-000104-5', title: 'Salt and Paper', author: 'Yuki Arai', copies: 1 },
];

const columns: GridColDef<Book>[] = [
  { field: 'isbn', headerName: 'ISBN', width: 180 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

// Defined outside the component, so that its reference never changes.
function getRowId(book: Book) {
  return book.isbn;
}

export default function CustomRowId() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGrid aria-label="Library books" rows={rows} columns={columns} getRowId={getRowId} />
    </div>
  );
}
