import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Paper {
  id: number;
  path: readonly string[];
  pages: number | null;
}

const rows: readonly Paper[] = [
  { id: 1, path: ['Contracts'], pages: null },
  { id: 2, path: ['Contracts', 'Lease of the workshop'], pages: 14 },
  { id: 3, path: ['Contracts', 'Insurance'], pages: 32 },
  { id: 4, path: ['Minutes'], pages: null },
  { id: 5, path: ['Minutes', 'Spring meeting'], pages: 5 },
];

const getTreeDataPath: DataGridProProps<Paper>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Paper>['groupingColDef'] = {
  headerName: 'Document',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  sortable: true,
};

const columns: GridColDef<Paper>[] = [
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

const slots: DataGridProProps['slots'] = {
  treeDataExpandIcon: () => <FolderIcon fontSize="small" />,
  treeDataCollapseIcon: () => <FolderOpenIcon fontSize="small" />,
};

export default function TreeIcons() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        aria-label="Documents of an association"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
