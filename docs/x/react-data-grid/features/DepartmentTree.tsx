import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Position {
  id: number;
  path: readonly string[];
  person: string;
  site: 'Ghent' | 'Porto';
}

const columns: readonly GridColDef<Position>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 150 },
  { field: 'site', headerName: 'Site', width: 120 },
];

const rows: readonly Position[] = [
  { id: 1, path: ['Management'], person: 'Imke Vos', site: 'Ghent' },
  { id: 2, path: ['Management', 'Engineering'], person: 'Rui Almeida', site: 'Porto' },
  { id: 3, path: ['Management', 'Engineering', 'Firmware'], person: 'Sana Malik', site: 'Porto' },
  { id: 4, path: ['Management', 'Engineering', 'Web'], person: 'Tom De Wit', site: 'Ghent' },
  { id: 5, path: ['Management', 'Sales'], person: 'Clara Nunes', site: 'Porto' },
  { id: 6, path: ['Management', 'Sales', 'Benelux'], person: 'Joris Maes', site: 'Ghent' },
];

const getTreeDataPath: DataGridProProps<Position>['getTreeDataPath'] = (row) => row.path;

export default function DepartmentTree() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Departments"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={2}
        groupingColDef={{ headerName: 'Department', flex: 1, minWidth: 200 }}
        hideFooter
      />
    </div>
  );
}
