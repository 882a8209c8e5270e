import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { columns, ships, type Ship } from './ships';

function CargoFilter({ item }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Cargo"
      value={item.value ?? null}
      onChange={(_event, value: Ship['cargo'] | null) => {
        if (value === null) {
          apiRef.current.deleteFilterItem(item);
        } else {
          apiRef.current.upsertFilterItem({ ...item, operator: 'is', value });
        }
      }}
      // Space and Enter press a button; the grid would take them for its own.
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') {
          event.stopPropagation();
        }
      }}
    >
      <ToggleButton value="containers">Boxes</ToggleButton>
      <ToggleButton value="grain">Grain</ToggleButton>
      <ToggleButton value="timber">Wood</ToggleButton>
    </ToggleButtonGroup>
  );
}

const own: Partial<Record<string, Pick<GridColDef<Ship>, 'width' | 'renderHeaderFilter'>>> = {
  cargo: { width: 220, renderHeaderFilter: (params) => <CargoFilter {...params} /> },
  pilot: { renderHeaderFilter: () => null },
};
const ownColumns = columns.map((column) => ({ ...column, ...own[column.field] }));

const initialState: DataGridProProps['initialState'] = {
  columns: { columnVisibilityModel: { due: false } },
  filter: { filterModel: { items: [{ id: 1, field: 'cargo', operator: 'is', value: 'grain' }] } },
};

export default function OwnHeaderFilter() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        aria-label="Ships due this week"
        rows={ships}
        columns={ownColumns}
        headerFilters
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
