/** What the claims of lazy loading open in the real browser. */
import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridDataSource } from '@mui/x-data-grid-pro';
import LazyErrors from '../../../../docs/x/react-data-grid/server-side-data/lazy-loading/LazyErrors';
import LoadInView from '../../../../docs/x/react-data-grid/server-side-data/lazy-loading/LoadInView';

export { LazyErrors, LoadInView };

const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `row ${id}` }));
const columns = [{ field: 'name', width: 150 }, { field: 'id' }];
const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 10 } },
};

interface ListProps extends Partial<DataGridProProps> {
  count?: number;
  isCountKnown?: boolean;
  /** Whether the last answer names the count that the others don't. */
  isCountTold?: boolean;
  /** How many requests succeed before one fails; then all do. */
  failAfter?: number;
}

/** Lists its requests. The server answers after 100 ms. */
function List({ count = 60, isCountKnown = true, isCountTold, failAfter, ...props }: ListProps) {
  const [requests, setRequests] = React.useState<readonly string[]>([]);
  const sent = React.useRef(0);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async ({ start, end }) => {
      setRequests((before) => [...before, `${start}-${end}`]);
      sent.current += 1;
      const isFailing = sent.current - 1 === failAfter;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      if (isFailing) {
        throw new Error('The server failed.');
      }
      const unknown = isCountTold ? undefined : -1;
      return {
        rows: rowsUpTo(count).slice(Number(start), end + 1),
        rowCount: isCountKnown || (isCountTold && end + 1 >= count) ? count : unknown,
      };
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
          onDataSourceError={() => {}}
          {...props}
        />
      </div>
    </div>
  );
}

export function InView() {
  return <List />;
}

export function InViewWithoutCache() {
  return <List dataSourceCache={null} />;
}

/** The last block has one row. */
export function InViewOneLast() {
  return <List count={41} />;
}

export function AtEnd() {
  return <List count={20} isCountKnown={false} />;
}

/** The last block has half of its rows. */
export function AtEndHalf() {
  return <List count={25} isCountKnown={false} />;
}

export function AtEndTold() {
  return <List count={25} isCountKnown={false} isCountTold />;
}

export function AtEndFailing() {
  return <List isCountKnown={false} failAfter={1} />;
}

export function InViewFailing() {
  return <List failAfter={1} />;
}

/** Counts the calls of `onRowsScrollEnd`, and appends ten rows each time. */
export function WithoutDataSource() {
  const [count, setCount] = React.useState(10);
  return (
    <div>
      <output>{count}</output>
      <div style={{ height: 370 }}>
        <DataGridPro
          columns={columns}
          rows={React.useMemo(() => rowsUpTo(count), [count])}
          onRowsScrollEnd={() => setCount((before) => before + 10)}
        />
      </div>
    </div>
  );
}
