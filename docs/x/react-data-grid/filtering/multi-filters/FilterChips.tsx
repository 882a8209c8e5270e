import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  useGridApiRef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './sensors';

const SUGGESTIONS: readonly { readonly label: string; readonly item: GridFilterItem }[] = [
  { label: 'Weak battery', item: { id: 'weak', field: 'battery', operator: '<', value: 20 } },
  { label: 'In the lab', item: { id: 'lab', field: 'room', operator: 'contains', value: 'lab' } },
  { label: 'Measures CO₂', item: { id: 'co2', field: 'kind', operator: 'is', value: 'CO₂' } },
];

export default function FilterChips() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: SUGGESTIONS.slice(0, 2).map(({ item }) => item),
    logicOperator: GridLogicOperator.And,
  });

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Sensors match"
          value={filterModel.logicOperator}
          onChange={(_event, operator: GridLogicOperator | null) => {
            if (operator) {
              apiRef.current?.setFilterLogicOperator(operator);
            }
          }}
        >
          <ToggleButton value={GridLogicOperator.And}>All of</ToggleButton>
          <ToggleButton value={GridLogicOperator.Or}>Any of</ToggleButton>
        </ToggleButtonGroup>
        {SUGGESTIONS.map(({ label, item }) => {
          const active = filterModel.items.some(({ id }) => id === item.id);
          return (
            <Chip
              key={label}
              label={label}
              aria-pressed={active}
              color={active ? 'primary' : 'default'}
              variant={active ? 'filled' : 'outlined'}
              onClick={() =>
                active
                  ? apiRef.current?.deleteFilterItem(item)
                  : apiRef.current?.upsertFilterItem(item)
              }
            />
          );
        })}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Sensors"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
