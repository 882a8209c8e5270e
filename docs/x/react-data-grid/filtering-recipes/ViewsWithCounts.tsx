import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, useGridApiRef, type GridFilterModel } from '@mui/x-data-grid';
import { columns, repairs } from './repairs';

const views: Readonly<Record<string, GridFilterModel>> = {
  All: { items: [] },
  'To do': { items: [{ field: 'state', operator: 'not', value: 'ready' }] },
  'To call': { items: [{ field: 'state', operator: 'is', value: 'ready' }] },
  Expensive: { items: [{ field: 'cost', operator: '>=', value: 60 }] },
};

export default function ViewsWithCounts() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState<string | false>('To do');
  const [filterModel, setFilterModel] = React.useState(views['To do']);
  const [counts, setCounts] = React.useState<Readonly<Record<string, number>>>({});

  React.useEffect(() => {
    const count = (model: GridFilterModel) => {
      const lookup = apiRef.current?.getFilterState(model).filteredRowsLookup ?? {};
      const hidden = Object.values(lookup).filter((passes) => !passes).length;
      return repairs.length - hidden;
    };
    setCounts(
      Object.fromEntries(Object.entries(views).map(([name, model]) => [name, count(model)])),
    );
    // If your rows change, add them to the dependencies.
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ height: 430, width: '100%' }}>
      <Tabs
        value={view}
        onChange={(_event, name: string) => {
          setView(name);
          setFilterModel(views[name]);
        }}
        aria-label="Repairs"
        variant="scrollable"
      >
        {Object.keys(views).map((name) => (
          <Tab key={name} value={name} label={`${name} (${counts[name] ?? '…'})`} />
        ))}
      </Tabs>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Repairs of the chosen view"
          apiRef={apiRef}
          rows={repairs}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setView(false);
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
