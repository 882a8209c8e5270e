import { planOfImports } from '../../../../src/lib/code/planOfImports';

it.each([
  [[], undefined],
  [['react', '@mui/material/Button', '@mui/x-data-grid', '@mui/x-charts/BarChart'], undefined],
  [['@mui/x-data-grid-generator', '@mui/x-license', 'my-x-data-grid-pro'], undefined],
  [['@mui/x-charts-pro/Heatmap'], 'pro'],
  [['@mui/x-data-grid', '@mui/x-date-pickers-pro'], 'pro'],
  [['@mui/x-data-grid-premium', '@mui/x-charts-pro'], 'premium'],
  [['@mui/x-tree-view-pro', '@mui/x-data-grid-premium/locales'], 'premium'],
] as const)('%j need the plan %s', (specifiers, plan) => {
  expect(planOfImports(specifiers)).toBe(plan);
});
