/** What the claims of the recipes open in the real browser. */
import {
  DataGrid,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';

const answer: GridGetRowsResponse = { rows: [{ id: 1 }], rowCount: 1 };
const dataSource: GridDataSource = { getRows: async () => answer };

/** A cache of an earlier visit. */
const fullCache: GridDataSourceCache = { get: () => answer, set: () => {}, clear: () => {} };

export function FullCache() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid columns={[{ field: 'id' }]} dataSource={dataSource} dataSourceCache={fullCache} />
    </div>
  );
}

export function NoCache() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid columns={[{ field: 'id' }]} dataSource={dataSource} dataSourceCache={null} />
    </div>
  );
}
