import { useEffect, type RefObject } from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';

export { default as RepairDetails } from '../../../docs/x/react-data-grid/master-detail/RepairDetails';
export { default as StickyPanel } from '../../../docs/x/react-data-grid/master-detail/StickyPanel';
export { default as ToggleColumn } from '../../../docs/x/react-data-grid/master-detail/ToggleColumn';
export { default as FormInPanel } from '../../../docs/x/react-data-grid/master-detail/FormInPanel';
export { default as GridInPanel } from '../../../docs/x/react-data-grid/master-detail/GridInPanel';

const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `row ${id}` }));
const columns: GridColDef[] = [{ field: 'name', width: 900 }];

declare global {
  interface Window {
    /** What happened to the content of panels. */
    log?: string[];
    /** The API object of the long list. */
    api?: RefObject<GridApiPro | null>;
  }
}

function Content({ id }: { id: number }) {
  useEffect(() => {
    (window.log ??= []).push(`mount ${id}`);
    return () => {
      (window.log ??= []).push(`unmount ${id}`);
    };
  }, [id]);
  return <p>Panel of {id}</p>;
}

const getDetailPanelContent: DataGridProProps['getDetailPanelContent'] = ({ id }) => (
  <Content id={Number(id)} />
);

/** A list that scrolls both ways, with panels of 100 pixels. */
export function LongList() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    window.api = apiRef;
  }, [apiRef]);
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={() => 100}
        hideFooter
      />
    </div>
  );
}

/** The same with a panel that fits its content, open at the start. */
export function Fitting() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={() => <div style={{ height: 143 }}>Content</div>}
        getDetailPanelHeight={() => 'auto'}
        initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
        hideFooter
      />
    </div>
  );
}

const innerRows = Array.from({ length: 300 }, (_, id) => ({ id, name: `row ${id}` }));

/** A panel with a grid of 300 rows, in a flex container of this height. */
function InnerGrid({ height }: { height?: number }) {
  return (
    <div style={{ height: 600, width: 500 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={() => (
          <div style={{ display: 'flex', flexDirection: 'column', height }}>
            <DataGridPro aria-label="Inner" rows={innerRows} columns={columns} hideFooter />
          </div>
        )}
        initialState={{ detailPanel: { expandedRowIds: new Set([0]) } }}
        hideFooter
      />
    </div>
  );
}

export function LongInnerGrid() {
  return <InnerGrid />;
}

export function LowInnerGrid() {
  return <InnerGrid height={400} />;
}
