/** What the claims of header filters open in the real browser. */
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

export { default as FilterRow } from '../../../../docs/x/react-data-grid/filtering/header-filters/FilterRow';
export { default as OwnHeaderFilter } from '../../../../docs/x/react-data-grid/filtering/header-filters/OwnHeaderFilter';

const columns: readonly GridColDef[] = [
  { field: 'narrow', type: 'number', width: 70 },
  { field: 'wide', type: 'number', width: 140 },
];

export const Widths = () => <DataGridPro rows={[]} columns={columns} headerFilters />;
