import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Person {
  id: number;
  managerId: number | null;
  name: string;
  role: string;
}

const rows: readonly Person[] = [
  { id: 1, managerId: null, name: 'Amara Diallo', role: 'Director of the theater' },
  { id: 4, managerId: 1, name: 'Jonas Weber', role: 'Head of stage' },
  { id: 9, managerId: 4, name: 'Li Na', role: 'Lighting' },
  { id: 6, managerId: 4, name: 'Petra Kos', role: 'Sound' },
  { id: 3, managerId: 1, name: 'Rafael Sousa', role: 'Head of costumes' },
  { id: 8, managerId: 3, name: 'Li Na', role: 'Tailor' },
];

const byId = new Map(rows.map((person) => [person.id, person]));

/**
 * Walks up to the root. Ids make the path unique; names don't.
 * A cycle in the data never ends here, so make sure that your data has none.
 */
function pathOf(person: Person): string[] {
  const manager = person.managerId === null ? undefined : byId.get(person.managerId);
  return [...(manager ? pathOf(manager) : []), String(person.id)];
}

const paths = new Map(rows.map((person) => [person.id, pathOf(person)]));

const getTreeDataPath: DataGridProProps<Person>['getTreeDataPath'] = ({ id }) =>
  paths.get(id) ?? [String(id)];

const groupingColDef: DataGridProProps<Person>['groupingColDef'] = {
  headerName: 'Name',
  flex: 1,
  minWidth: 190,
  valueGetter: (_value, row) => row.name,
};

const columns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
];

export default function ReportingLines() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Staff of a theater"
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
