/** What the claims of layout open in the real browser. */
import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  gridDimensionsSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';

export { default as ContentHeight } from '../../../docs/x/react-data-grid/layout/ContentHeight';
export { default as FlexToolbarLayout } from '../../../docs/x/react-data-grid/layout/FlexToolbarLayout';
export { default as NarrowColumns } from '../../../docs/x/react-data-grid/layout/NarrowColumns';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const thousand = rowsUpTo(1000);
const hundred = rowsUpTo(100);
const ten = rowsUpTo(10);
const none: typeof ten = [];
const columns = [{ field: 'id' }];
const wideColumns = Array.from({ length: 20 }, (_, index) => ({ field: `f${index}`, width: 150 }));

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={hundred} columns={columns} hideFooter {...props} />;
}

export function Fixed() {
  return (
    <div style={{ height: 360, width: 500 }}>
      <Grid />
    </div>
  );
}

export function OnlyWidth() {
  return (
    <div style={{ width: 500 }}>
      <Grid rows={ten} />
    </div>
  );
}

const panel = { display: 'flex', flexDirection: 'column', height: 420 } as const;

export function Panels() {
  return (
    <>
      <div style={panel}>
        <div style={{ flex: 1, minHeight: 0 }}>
          <Grid />
        </div>
      </div>
      <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: 420 }}>
        <p style={{ margin: 0 }}>Bar</p>
        <div>
          <Grid />
        </div>
      </div>
      <div style={panel}>
        <div style={{ flex: 1 }}>
          <Grid />
        </div>
      </div>
    </>
  );
}

export function CssGridWithoutMinimum() {
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: 420 }}>
      <p style={{ margin: 0 }}>Bar</p>
      <div>
        <Grid />
      </div>
    </div>
  );
}

export function FlexRows() {
  return (
    <div style={{ width: 800 }}>
      {[0, undefined].map((minWidth) => (
        <div key={String(minWidth)} style={{ display: 'flex' }}>
          <div style={{ width: 100 }}>Bar</div>
          <div style={{ flex: 1, minWidth }}>
            <div style={{ height: 200 }}>
              <Grid rows={ten} columns={wideColumns} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

export function Growing() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGridPro rows={thousand} columns={columns} hideFooter />
    </div>
  );
}

export function Limited() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 600 }}>
      <DataGridPro rows={thousand} columns={columns} hideFooter />
    </div>
  );
}

export function AutoHeight() {
  const [filtered, setFiltered] = React.useState(false);
  return (
    <div style={{ maxHeight: 300 }}>
      <button type="button" onClick={() => setFiltered(true)}>
        Filter
      </button>
      <Grid rows={filtered ? hundred.slice(0, 5) : hundred} columns={columns} autoHeight />
    </div>
  );
}

export function Empty() {
  return (
    <>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Grid rows={none} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Grid rows={none} loading />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Grid rows={none} sx={{ '--DataGrid-overlayHeight': '160px' }} />
      </div>
      <div style={{ height: 400 }}>
        <Grid rows={none} sx={{ '--DataGrid-overlayHeight': '160px' }} />
      </div>
    </>
  );
}

function Measures() {
  const { root, rowHeight } = useGridSelector(useGridApiContext(), gridDimensionsSelector);
  return <p>{`${root.width} x ${root.height}, rows ${rowHeight}`}</p>;
}

/** Notes what comes about the size, and shows it at a click. */
export function Sizes() {
  const apiRef = useGridApiRef();
  const notes = React.useRef<string[]>([]);
  const [shown, setShown] = React.useState('');
  const box = React.useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = React.useState(false);
  const [rows, setRows] = React.useState(ten);
  const drag = () => {
    let width = 500;
    const timer = setInterval(() => {
      width -= 2;
      if (box.current) {
        box.current.style.width = `${width}px`;
      }
      if (width <= 380) {
        clearInterval(timer);
      }
    }, 10);
  };
  const [note] = React.useState(
    () => (name: string) => (size: { width: number; height: number }) => {
      notes.current.push(`${name} ${size.width} ${size.height}`);
    },
  );
  React.useEffect(() => {
    const stops = (['viewportInnerSizeChange', 'resize', 'debouncedResize'] as const).map((name) =>
      apiRef.current?.subscribeEvent(name, note(name)),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef, note]);
  return (
    <div ref={box} style={{ height: 400, width: narrow ? 300 : 500 }}>
      <button type="button" onClick={drag}>
        Drag
      </button>
      <button type="button" onClick={() => setNarrow(true)}>
        Narrow
      </button>
      <button type="button" onClick={() => setRows((last) => [...last, { id: last.length }])}>
        Add
      </button>
      <button
        type="button"
        onClick={() => {
          setShown(notes.current.join('; '));
          notes.current = [];
        }}
      >
        Tell
      </button>
      <output>{shown}</output>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onResize={note('onResize')}
          slots={{ footer: Measures }}
          showToolbar
        />
      </div>
    </div>
  );
}

/** A tab that hides what it holds. */
export function HiddenTab() {
  const [hidden, setHidden] = React.useState(false);
  return (
    <div>
      <button type="button" onClick={() => setHidden(!hidden)}>
        Switch
      </button>
      <div style={{ height: 300, display: hidden ? 'none' : 'block' }}>
        <Grid />
      </div>
    </div>
  );
}

export function Percentage() {
  return (
    <div>
      <div style={{ height: '100%' }}>
        <Grid rows={hundred} />
      </div>
    </div>
  );
}

export function Gap() {
  return (
    <div style={{ height: 200, width: 600 }}>
      <Grid rows={ten} />
      <Grid rows={ten} columns={[{ field: 'id', flex: 1 }]} />
    </div>
  );
}
