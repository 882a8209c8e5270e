import { scriptOfImport, scriptOfModule } from '../../../../../plugins/output/live-frame/chunks';

it.each([
  ['react', 'material'],
  ['react-dom/client', 'material'],
  ['@emotion/react', 'material'],
  ['@mui/material/Box', 'material'],
  ['@mui/icons-material/Add', 'icons'],
  ['@mui/x-charts/BarChart', 'charts'],
  ['@mui/x-charts-pro', 'charts-pro'],
  ['@mui/x-data-grid-premium', 'grid-premium'],
  ['@mui/x-date-pickers/DatePicker', 'pickers'],
  ['@mui/x-date-pickers/AdapterLuxon', 'pickers-Luxon'],
  ['@mui/x-date-pickers-pro/AdapterDayjs', 'pickers-pro-Dayjs'],
  ['dayjs/locale/de', 'dayjs'],
  ['@base-ui/react/number-field', 'base-ui-react'],
])('%s comes with %s', (specifier, script) => {
  expect(scriptOfImport(specifier)).toBe(script);
});

const fileOf = (name: string) => `/site/node_modules/${name}/index.js`;

it.each([
  ['/site/src/features/live-frame/inside/entry.tsx', [], 'frame'],
  [fileOf('react-dom'), ['frame', 'material'], 'react'],
  [fileOf('luxon/src'), ['pickers-Luxon'], 'luxon'],
  [fileOf('@mui/x-charts-vendor'), ['charts', 'charts-pro'], 'charts'],
  [fileOf('d3-color'), ['charts', 'charts-pro'], 'charts'],
  [fileOf('@mui/x-internals'), ['charts', 'grid'], 'shared'],
  [fileOf('clsx'), ['charts', 'grid', 'material'], 'material'],
  [fileOf('@mui/x-data-grid/node_modules/a'), ['grid', 'grid-pro'], 'grid'],
])('%s, which %j need, is in %s', (file, users, script) => {
  expect(scriptOfModule(file, users)).toBe(script);
});
