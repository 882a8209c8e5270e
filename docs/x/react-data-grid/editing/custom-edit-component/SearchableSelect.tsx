import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { rows, SHELVES, type Book } from './books';

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
