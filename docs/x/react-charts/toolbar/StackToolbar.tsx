import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const Stacked = React.createContext({ stacked: false, toggle: () => {} });

function StackedToolbar() {
  const { stacked, toggle } = React.useContext(Stacked);

  return (
    <Toolbar aria-label="Energy chart">
      <ToolbarButton
        render={<Button size="small" variant={stacked ? 'contained' : 'text'} />}
        aria-pressed={stacked}
        onClick={toggle}
      >
        Stacked
      </ToolbarButton>
    </Toolbar>
  );
}

export default function StackToolbar() {
  const [stacked, setStacked] = React.useState(true);
  const value = React.useMemo(
    () => ({ stacked, toggle: () => setStacked((before) => !before) }),
    [stacked],
  );
  const stack = stacked ? 'all' : undefined;

  return (
    <Stacked.Provider value={value}>
      <BarChart
        role="img"
        aria-label="Energy of a school in MWh: heat falls from 90 to 61, electricity from 48 to 40 between 2023 and 2025"
        height={240}
        showToolbar
        slots={{ toolbar: StackedToolbar }}
        colors={mangoFusionPalette}
        xAxis={[{ data: ['2023', '2024', '2025'] }]}
        yAxis={[{ label: 'MWh', width: 52 }]}
        series={[
          { label: 'Heat', data: [90, 74, 61], stack },
          { label: 'Electricity', data: [48, 44, 40], stack },
        ]}
      />
    </Stacked.Provider>
  );
}
