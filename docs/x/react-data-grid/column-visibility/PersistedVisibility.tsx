import * as React from 'react';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { departureColumns, departures } from './departures';

const storageKey = 'departures-columns';
const defaultModel: GridColumnVisibilityModel = { operator: false };

function readModel(): GridColumnVisibilityModel {
  if (typeof window === 'undefined') {
    return defaultModel;
  }
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? defaultModel;
  } catch {
    return defaultModel; // Storage is blocked or holds something else.
  }
}

function writeModel(model: GridColumnVisibilityModel) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(model));
  } catch {
    // The choice lasts until the page is closed.
  }
}

export default function PersistedVisibility() {
  const [model, setModel] = React.useState(readModel);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={(next) => {
          setModel(next);
          writeModel(next);
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
