import { DataGridPro, type DataGridProProps, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, listPlots } from './garden';

const dataSource: GridDataSource = {
  getRows: (params) => listPlots(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.parts,
};

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Place',
  flex: 1,
  minWidth: 180,
};

export default function GardenTree() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Places in the botanical garden"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
