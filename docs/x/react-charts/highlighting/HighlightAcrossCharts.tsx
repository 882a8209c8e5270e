import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };
const groups = [
  { id: 0, label: 'Adults', value: 1420 },
  { id: 1, label: 'Children', value: 860 },
  { id: 2, label: 'Seniors', value: 390 },
];
const lastYear = [1310, 905, 350];
const colors = ['#1976d2', '#e65100', '#7b1fa2'];

export default function HighlightAcrossCharts() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  // Each chart has one series, of the same id, with the same order of items.
  const shared = { id: 'members', highlightScope };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <PieChart
        role="img"
        aria-label="Members of a swimming club this year: 1,420 adults, 860 children, 390 seniors"
        height={200}
        colors={colors}
        series={[
          { ...shared, data: groups, innerRadius: 50, highlighted: { additionalRadius: 6 } },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <BarChart
        role="img"
        aria-label="Members last year: 1,310 adults, 905 children, 350 seniors"
        height={200}
        layout="horizontal"
        axisHighlight={{ x: 'none', y: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        yAxis={[
          {
            data: groups.map(({ label }) => label),
            width: 72,
            colorMap: { type: 'ordinal', colors },
          },
        ]}
        xAxis={[{ label: 'Members last year', height: 48, tickMinStep: 500 }]}
        series={[{ ...shared, data: lastYear }]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Stack>
  );
}
