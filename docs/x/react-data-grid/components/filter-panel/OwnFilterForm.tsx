import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, walks } from './walks';

const levels = ['easy', 'medium', 'hard'] as const;

function LevelPanel() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const level = filterModel.items.find(({ field }) => field === 'level')?.value ?? '';

  const form = React.useRef<HTMLDivElement>(null);

  // The grid leaves focus on the button that opened the panel.
  React.useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  // Spread the model to keep the text of the search field.
  const choose = (value: string) => {
    apiRef.current.setFilterModel({
      ...filterModel,
      items: value ? [{ id: 'level', field: 'level', operator: 'is', value }] : [],
    });
  };

  return (
    <FormControl ref={form} sx={{ p: 2, minWidth: 180 }}>
      <FormLabel id="walk-level">Level</FormLabel>
      <RadioGroup aria-labelledby="walk-level" value={level} onChange={(_, value) => choose(value)}>
        <FormControlLabel value="" control={<Radio size="small" />} label="any" />
        {levels.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={value}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const slots = { filterPanel: LevelPanel };

export default function OwnFilterForm() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Walks by level"
        rows={walks}
        columns={columns}
        slots={slots}
        disableColumnMenu
        showToolbar
        hideFooter
      />
    </div>
  );
}
