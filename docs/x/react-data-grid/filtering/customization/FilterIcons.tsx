import FilterAltIcon from '@mui/icons-material/FilterAlt';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type ColumnHeaderFilterIconButtonProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { concerts, type Concert } from './concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'hall', headerName: 'Hall', width: 150 },
];

function ToolbarFilterIcon() {
  return <FilterAltIcon fontSize="small" />;
}

function RemoveFilterButton({ field, counter }: ColumnHeaderFilterIconButtonProps) {
  const apiRef = useGridApiContext();
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return counter ? (
    <IconButton
      size="small"
      color="primary"
      aria-label={`Remove the filter of ${columnLookup[field]?.headerName}`}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        const filterModel = gridFilterModelSelector(apiRef);
        const items = filterModel.items.filter((item) => item.field !== field);
        apiRef.current.setFilterModel({ ...filterModel, items });
      }}
    >
      <FilterAltOffIcon fontSize="small" />
    </IconButton>
  ) : null;
}

const slots = {
  openFilterButtonIcon: ToolbarFilterIcon,
  columnHeaderFilterIconButton: RemoveFilterButton,
};

export default function FilterIcons() {
  return (
    <div style={{ height: 396, width: '100%' }}>
      <DataGrid
        label="Concerts"
        rows={concerts}
        columns={columns}
        slots={slots}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'hall', operator: 'equals', value: 'Cellar' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
