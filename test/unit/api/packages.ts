/** The packages of each product, the free one first. */
import type { ApiProduct } from '../../../src/lib/api/apiModel';

export const PACKAGES = {
  'data-grid': ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  'date-pickers': ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
  charts: ['@mui/x-charts', '@mui/x-charts-pro'],
  'tree-view': ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
} as const satisfies Record<ApiProduct, readonly string[]>;

/** Names under which packages export what the reference documents by another one. */
const EXPORTED_AS: Readonly<Record<string, string>> = {
  PickersSectionList: 'Unstable_PickersSectionList',
};

/** The name under which the packages export what the reference documents. */
export function exportName(documented: string): string {
  return EXPORTED_AS[documented] ?? documented;
}

/** The name in the reference of what the packages export. */
export function documentedName(exported: string): string {
  return Object.keys(EXPORTED_AS).find((name) => EXPORTED_AS[name] === exported) ?? exported;
}
