/**
 * Addresses under which pages were known elsewhere, and where they stand now; those of older major versions of the
 * documentation are the `renames` in `versionPages.ts`. From Material UI 4 and 5: pickers and trees of the lab, and the
 * grid's first pages; from MUI X 5: its first migration guides. The rest is what readers type.
 */
export const OLD_ADDRESSES: Readonly<Record<string, string>> = {
  '/components/pickers/': '/x/react-date-pickers/',
  '/components/date-picker/': '/x/react-date-pickers/date-picker/',
  '/components/date-time-picker/': '/x/react-date-pickers/date-time-picker/',
  '/components/date-range-picker/': '/x/react-date-pickers/date-range-picker/',
  '/components/time-picker/': '/x/react-date-pickers/time-picker/',
  '/components/tree-view/': '/x/react-tree-view/',
  '/components/data-grid/getting-started/': '/x/react-data-grid/quickstart/',
  '/components/data-grid/demo/': '/x/react-data-grid/',
  '/components/data-grid/features/': '/x/react-data-grid/features/',
  '/components/data-grid/group-pivot/': '/x/react-data-grid/row-grouping/',
  '/components/data-grid/rendering/': '/x/react-data-grid/virtualization/',
  '/components/charts/': '/x/react-charts/',
  '/x/react-data-grid/columns/': '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/rows/': '/x/react-data-grid/row-definition/',
  '/x/react-data-grid/demo/': '/x/react-data-grid/',
  '/x/react-data-grid/migration-v4/': '/x/migration/migration-data-grid-v4/',
  '/x/react-date-pickers/migration-lab/': '/x/migration/migration-pickers-lab/',
  '/x/react-tree-view/simple-tree-view/': '/x/react-tree-view/simple-tree-view/items/',
  '/x/react-tree-view/rich-tree-view/': '/x/react-tree-view/rich-tree-view/items/',
  '/x/migration-v8/': '/x/migration/',
  '/x/getting-started/': '/x/introduction/installation/',
  '/x/installation/': '/x/introduction/installation/',
  '/x/licensing/': '/x/introduction/licensing/',
};
