/**
 * The versions of each product. The days are those of the change logs that the packages ship; where a product joined
 * a major version late (charts and tree view in v6, pickers in v5), it is the day of its first stable release.
 */
import { productOf } from '../lib/pages/productOf';
import type { VersionList } from '../lib/pages/versions';
import type { VersionedProductId } from './products';
import { SITE_PAGES } from './sitePages';

export const VERSION_LISTS = {
  x: {
    front: SITE_PAGES.introduction,
    released: '2025-04-17',
    older: [
      { name: 'v7', front: '/x/introduction/', released: '2024-03-22' },
      { name: 'v6', front: '/x/introduction/', released: '2023-03-03' },
      { name: 'v5', front: '/x/introduction/', released: '2021-11-23' },
      { name: 'v4', front: '/components/data-grid/', released: '2021-08-27' },
    ],
  },
  'x-data-grid': {
    front: productOf('x-data-grid').path,
    released: '2025-04-17',
    older: [
      { name: 'v7', front: '/x/react-data-grid/', released: '2024-03-22' },
      { name: 'v6', front: '/x/react-data-grid/', released: '2023-03-03' },
      { name: 'v5', front: '/x/react-data-grid/', released: '2021-11-23' },
      { name: 'v4', front: '/components/data-grid/', released: '2021-08-27' },
    ],
  },
  'x-date-pickers': {
    front: productOf('x-date-pickers').path,
    released: '2025-04-17',
    older: [
      { name: 'v7', front: '/x/react-date-pickers/', released: '2024-03-22' },
      { name: 'v6', front: '/x/react-date-pickers/', released: '2023-03-03' },
      { name: 'v5', front: '/x/react-date-pickers/getting-started/', released: '2022-09-02' },
    ],
  },
  'x-charts': {
    front: productOf('x-charts').path,
    released: '2025-04-17',
    older: [
      { name: 'v7', front: '/x/react-charts/', released: '2024-03-22' },
      { name: 'v6', front: '/x/react-charts/', released: '2023-11-03' },
    ],
  },
  'x-tree-view': {
    front: productOf('x-tree-view').path,
    released: '2025-04-17',
    older: [
      { name: 'v7', front: '/x/react-tree-view/', released: '2024-03-22' },
      { name: 'v6', front: '/x/react-tree-view/getting-started', released: '2023-10-27' },
    ],
  },
  'material-ui': {
    front: productOf('material-ui').path,
    released: '2025-03-26',
    older: [
      { name: 'v6', front: '/material-ui/getting-started/', released: '2024-08-27' },
      { name: 'v5', front: '/material-ui/getting-started/', released: '2021-09-16' },
      { name: 'v4', front: '/getting-started/installation/', released: '2019-05-23' },
    ],
    newer: { major: 9, href: 'https://mui.com/material-ui/' },
  },
} as const satisfies Record<VersionedProductId, VersionList>;
