/** What the claims of virtualization open in the real browser. */
import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  gridVirtualizationColumnEnabledSelector,
  gridVirtualizationRowEnabledSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';

export { default as ColumnsForAMoment } from '../../../docs/x/react-data-grid/virtualization/ColumnsForAMoment';
export { default as CountRenderedCells } from '../../../docs/x/react-data-grid/virtualization/CountRenderedCells';
export { default as LongList } from '../../../docs/x/react-data-grid/virtualization/LongList';
export { default as StateInCells } from '../../../docs/x/react-data-grid/virtualization/StateInCells';
export { default as YearOfRain } from '../../../docs/x/react-data-grid/virtualization/YearOfRain';

const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
const columns: DataGridProps['columns'] = Array.from({ length: 60 }, (_, index) => ({
  field: `f${index}`,
  width: 100,
}));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

export function Plain() {
  return <Grid />;
}

export function SmallBuffers() {
  return <Grid rowBufferPx={0} columnBufferPx={0} />;
}

export function Disabled() {
  return <Grid disableVirtualization />;
}

export function AutoHeight() {
  return <Grid autoHeight />;
}

const auto = () => 'auto' as const;
const withText = columns.map((column) => ({ ...column, valueGetter: () => 'Text' }));

export function AutoRows() {
  return <Grid columns={withText} getRowHeight={auto} />;
}

export function AutoRowsWithFewColumns() {
  return <Grid columns={withText} getRowHeight={auto} virtualizeColumnsWithAutoRowHeight />;
}

let effects = 0;

function CountingCell() {
  React.useEffect(() => {
    effects += 1;
  }, []);
  return <i>{effects}</i>;
}

const countingColumns: DataGridProps['columns'] = [
  { field: 'id' },
  { field: 'count', renderCell: ({ id }) => (id === 0 ? <CountingCell /> : null) },
];

export function Effects() {
  const [shown, setShown] = React.useState(0);
  return (
    <div>
      <button type="button" onClick={() => setShown(effects)}>
        Count
      </button>
      <output>{shown}</output>
      <Grid columns={countingColumns} />
    </div>
  );
}

function Enabled() {
  const apiRef = useGridApiContext();
  const inRows = useGridSelector(apiRef, gridVirtualizationRowEnabledSelector);
  const inColumns = useGridSelector(apiRef, gridVirtualizationColumnEnabledSelector);
  return <output>{`rows ${inRows}, columns ${inColumns}`}</output>;
}

export function Switched() {
  const apiRef = useGridApiRef();
  const [disabled, setDisabled] = React.useState(false);
  const [autoHeight, setAutoHeight] = React.useState(false);
  return (
    <div>
      <button type="button" onClick={() => apiRef.current?.autosizeColumns({ columns: ['f0'] })}>
        Autosize
      </button>
      <button type="button" onClick={() => setAutoHeight(!autoHeight)}>
        Auto height
      </button>
      <button type="button" onClick={() => apiRef.current?.unstable_setColumnVirtualization(false)}>
        Columns off
      </button>
      <button type="button" onClick={() => apiRef.current?.unstable_setVirtualization(false)}>
        All off
      </button>
      <button type="button" onClick={() => apiRef.current?.unstable_setVirtualization(true)}>
        All on
      </button>
      <button type="button" onClick={() => setDisabled(!disabled)}>
        Prop
      </button>
      <Grid
        apiRef={apiRef}
        autoHeight={autoHeight}
        disableVirtualization={disabled}
        slots={{ footer: Enabled }}
        hideFooter={false}
      />
    </div>
  );
}
