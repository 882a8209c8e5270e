import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  shelf: string;
}

const rows: GridRowsProp<Book> = [
  { id: 1, title: 'Rivers of the North', shelf: 'Geography' },
  { id: 2, title: 'Bread without Yeast', shelf: 'Cookery' },
  { id: 3, title: 'A Short History of Glass', shelf: 'Crafts' },
];

const SHELVES = [
  'Architecture',
  'Biography',
  'Cookery',
  'Crafts',
  'Geography',
  'History',
  'Languages',
  'Mathematics',
  'Music',
  'Poetry',
];

function ShelfSearch(params: GridRenderEditCellParams<Book, string>) {
  const { id, field, value, hasFocus, row } = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      forcePopupIcon={false}
      options={SHELVES}
      value={value || null}
      onChange={(_event, shelf) => apiRef.current.setEditCellValue({ id, field, value: shelf })}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={input}
          inputProps={{ ...inputProps, 'aria-label': `Shelf of ${row.title}` }}
          sx={{ paddingInline: 1, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 180,
    editable: true,
    renderEditCell: (params) => <ShelfSearch {...params} />,
  },
];

export default function SearchableSelect() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="New books" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
