/**
 * Which pages exist in older major versions, and under which path. A page without a row counts as new in the current
 * version, so add a row only for what is known. Loads with the open version menu.
 */
import type { PageHistory } from '../lib/pages/versions';

export const VERSION_PAGES = {
  '/x/introduction': { since: 5 },
  '/x/introduction/installation': { since: 6 },
  '/x/introduction/licensing': { since: 6 },
  '/x/introduction/support': { since: 6 },
  '/x/introduction/roadmap': { since: 6 },
  '/x/common-concepts/custom-components': { since: 7 },

  '/x/react-data-grid': { since: 4, renames: [{ until: 4, path: '/components/data-grid' }] },
  '/x/react-data-grid/quickstart': {
    since: 4,
    renames: [
      { until: 4, path: '/components/data-grid/getting-started' },
      { until: 7, path: '/x/react-data-grid/getting-started' },
    ],
  },
  '/x/react-data-grid/layout': { since: 5 },
  '/x/react-data-grid/column-definition': { since: 5 },
  '/x/react-data-grid/column-dimensions': { since: 5 },
  '/x/react-data-grid/column-visibility': { since: 5 },
  '/x/react-data-grid/row-definition': { since: 5 },
  '/x/react-data-grid/editing': {
    since: 4,
    renames: [{ until: 4, path: '/components/data-grid/editing' }],
  },
  '/x/react-data-grid/sorting': {
    since: 4,
    renames: [{ until: 4, path: '/components/data-grid/sorting' }],
  },
  '/x/react-data-grid/filtering': {
    since: 4,
    renames: [{ until: 4, path: '/components/data-grid/filtering' }],
  },
  '/x/react-data-grid/pagination': {
    since: 4,
    renames: [{ until: 4, path: '/components/data-grid/pagination' }],
  },
  '/x/react-data-grid/row-selection': {
    since: 4,
    renames: [
      { until: 4, path: '/components/data-grid/selection' },
      { until: 5, path: '/x/react-data-grid/selection' },
    ],
  },
  '/x/react-data-grid/virtualization': { since: 5 },

  '/x/react-date-pickers': { since: 6 },
  '/x/react-date-pickers/quickstart': {
    since: 5,
    renames: [{ until: 7, path: '/x/react-date-pickers/getting-started' }],
  },
  '/x/react-date-pickers/date-picker': { since: 5 },

  '/x/react-charts': { since: 6 },
  '/x/react-charts/quickstart': {
    since: 6,
    renames: [{ until: 7, path: '/x/react-charts/getting-started' }],
  },
  '/x/react-charts/bars': { since: 6 },

  '/x/react-tree-view': { since: 7 },
  '/x/react-tree-view/quickstart': {
    since: 6,
    renames: [{ until: 7, path: '/x/react-tree-view/getting-started' }],
  },
  '/x/react-tree-view/rich-tree-view/items': { since: 7 },
} as const satisfies Record<string, PageHistory>;
