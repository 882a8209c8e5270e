/** The products that pages belong to. */
import type { ProductId } from '../lib/paths';

/** Names that stand after the page title in the document's title. */
export const PRODUCT_NAMES = {
  x: 'MUI X',
  'x-data-grid': 'Data Grid',
  'x-date-pickers': 'Date and Time Pickers',
  'x-charts': 'Charts',
  'x-tree-view': 'Tree View',
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'MUI Base',
  system: 'MUI System',
  'toolpad-core': 'Toolpad Core',
  'toolpad-studio': 'Toolpad Studio',
  docs: 'MUI',
  'docs-infra': 'Docs Infra',
} as const satisfies Record<ProductId, string>;

/** The four products that this site documents, in the order in which they are shown. */
export const PRODUCTS = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    path: '/x/react-data-grid/',
    summary: 'Sort, filter, edit and group rows, fast with large data sets',
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    path: '/x/react-date-pickers/',
    summary: 'Fields, calendars and clocks for dates, times and ranges',
  },
  {
    id: 'x-charts',
    name: 'Charts',
    path: '/x/react-charts/',
    summary: 'Bars, lines, pies and more, drawn as SVG',
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    path: '/x/react-tree-view/',
    summary: 'Hierarchies to expand, select, edit and reorder',
  },
] as const satisfies readonly {
  id: ProductId;
  name: string;
  path: string;
  summary: string;
}[];
