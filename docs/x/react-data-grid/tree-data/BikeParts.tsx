import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  id: string;
  path: readonly string[];
  supplier: string;
  grams: number;
}

const rows: readonly Part[] = [
  { id: 'P-1', path: ['Bicycle'], supplier: 'Assembled here', grams: 11400 },
  { id: 'P-2', path: ['Bicycle', 'Drivetrain'], supplier: 'Velmatic', grams: 2300 },
  { id: 'P-3', path: ['Bicycle', 'Drivetrain', 'Chain'], supplier: 'Kettwerk', grams: 270 },
  { id: 'P-4', path: ['Bicycle', 'Drivetrain', 'Crankset'], supplier: 'Velmatic', grams: 820 },
  { id: 'P-5', path: ['Bicycle', 'Wheels'], supplier: 'Ruota', grams: 1900 },
  { id: 'P-6', path: ['Bicycle', 'Wheels', 'Rim'], supplier: 'Ruota', grams: 490 },
  { id: 'P-7', path: ['Trailer'], supplier: 'Assembled here', grams: 8700 },
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Part>['groupingColDef'] = { headerName: 'Part', width: 200 };

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110 },
];

export default function BikeParts() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="Parts of a bicycle"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={2}
        hideFooter
      />
    </div>
  );
}
