import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';

function EditRating<Row extends GridValidRowModel>({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Row, number>) {
  const apiRef = useGridApiContext();
  const stars = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  // A letter or Delete opens the cell with an empty value. Until the user presses a star, the old one stays.
  React.useEffect(() => {
    const stored: unknown = apiRef.current.getRow(id)?.[field];
    if (typeof value !== 'number' && typeof stored === 'number') {
      apiRef.current.setEditCellValue({ id, field, value: stored });
    }
  }, [apiRef, field, id, value]);

  return (
    <Rating
      ref={stars}
      name={`${field}-${id}`}
      // With `null`, there is a checked radio for the keys even without stars.
      value={value || null}
      onChange={(_, next) => apiRef.current.setEditCellValue({ id, field, value: next ?? 0 })}
      sx={{ mx: 1 }}
    />
  );
}

export interface RatingOptions {
  headerName: string;
  editable?: boolean;
}

/** A column of 0 to 5 stars. Sorts, filters, and exports the number. */
export function ratingColumn<Row extends GridValidRowModel>(
  field: keyof Row & string,
  { headerName, editable = false }: RatingOptions,
): GridColDef<Row, number> {
  return {
    field,
    headerName,
    editable,
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    display: 'flex',
    renderCell: ({ value = 0 }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <EditRating {...params} />,
  };
}
