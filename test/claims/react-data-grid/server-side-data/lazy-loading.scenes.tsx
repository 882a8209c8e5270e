/** What the claims of lazy loading open in the real browser. */
import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridDataSource } from '@mui/x-data-grid-pro';

const all = Array.from({ length: 60 }, (_, id) => ({ id, name: `row ${id}` }));
const columns = [{ field: 'name', width: 150 }, { field: 'id' }];
const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 10 } },
};

/** Lists its requests. The server answers after 100 ms. */
function List(props: Partial<DataGridProProps>) {
  const [requests, setRequests] = React.useState<readonly string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async ({ start, end }) => {
      setRequests((before) => [...before, `${start}-${end}`]);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      return { rows: all.slice(Number(start), end + 1), rowCount: all.length };
    },
  }));
  return (
    <div>
      <output>{requests.join(' ')}</output>
      <div style={{ height: 370 }}>
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={50}
          rowBufferPx={0}
          initialState={initialState}
          {...props}
        />
      </div>
    </div>
  );
}

export function InViewWithoutCache() {
  return <List dataSourceCache={null} />;
}
