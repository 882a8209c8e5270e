import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, rows } from './trees';

const counts = new Map<string, number>();
for (const { species } of rows) {
  counts.set(species, (counts.get(species) ?? 0) + 1);
}
const species = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));

export default function ValueList() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Linden', 'Plane']);

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ field: 'species', operator: 'isAnyOf', value: [...chosen] }] }),
    [chosen],
  );

  return (
    <Box sx={{ height: 460, width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Species</FormLabel>
        <FormGroup>
          {species.map(([name, count]) => (
            <FormControlLabel
              key={name}
              label={`${name} (${count})`}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(name)}
                  onChange={(_event, checked) =>
                    setChosen((names) =>
                      checked ? [...names, name] : names.filter((other) => other !== name),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, height: { xs: 270, sm: '100%' } }}>
        <DataGrid
          aria-label="Trees of the chosen species"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
