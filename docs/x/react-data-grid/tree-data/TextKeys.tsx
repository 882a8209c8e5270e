import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Text {
  id: string;
  english: string;
  limit: number;
}

const rows: readonly Text[] = [
  { id: 'checkout.button.pay', english: 'Pay now', limit: 12 },
  { id: 'checkout.button.back', english: 'Back to basket', limit: 18 },
  { id: 'checkout.title', english: 'Your order', limit: 40 },
  { id: 'search.empty', english: 'Nothing found', limit: 60 },
];

const getTreeDataPath: DataGridProProps<Text>['getTreeDataPath'] = ({ id }) => id.split('.');

const groupingColDef: DataGridProProps<Text>['groupingColDef'] = { headerName: 'Key', width: 190 };

const columns: GridColDef<Text>[] = [
  { field: 'english', headerName: 'English', flex: 1, minWidth: 140 },
  {
    field: 'left',
    headerName: 'Characters left',
    type: 'number',
    width: 150,
    // Rows that the grid made up have none of your fields.
    valueGetter: (_value, row: Partial<Text>) =>
      row.limit === undefined || row.english === undefined ? null : row.limit - row.english.length,
  },
];

export default function TextKeys() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="Texts of a shop"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
