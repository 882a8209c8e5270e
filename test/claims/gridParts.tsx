/** What claims on parts of the data grid share: a grid that holds them, and what they hand on. */
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { DataGrid, type DataGridProps, type GridSlotProps, Toolbar } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { act, pause, screen, show } from './harness';

export const rows = [
  { id: 1, name: 'b', size: 2 },
  { id: 2, name: 'a', size: 1 },
  { id: 3, name: 'ab', size: 3 },
];

export const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name' },
  { field: 'size', headerName: 'Size', type: 'number' },
];

/** A grid whose toolbar holds parts. */
export function showParts(content: ReactNode, props: Partial<DataGridProps> = {}) {
  const toolbar = () => <Toolbar>{content}</Toolbar>;
  return show(
    <DataGrid
      rows={rows}
      columns={columns}
      showToolbar
      {...props}
      slots={{ toolbar, ...props.slots }}
    />,
  );
}

/** The same in Premium. */
export async function showPremiumParts(
  content: ReactNode,
  props: Partial<DataGridPremiumProps> = {},
) {
  const toolbar = () => <Toolbar>{content}</Toolbar>;
  const shown = show(
    <DataGridPremium
      rows={rows}
      columns={columns}
      showToolbar
      {...props}
      slots={{ toolbar, ...props.slots }}
    />,
  );
  await act(async () => pause());
  return shown;
}

/** A slot or an icon that says where it is. */
export function mark(name: string) {
  return function Mark() {
    return <i data-testid={name} />;
  };
}

/** A `render` that draws a button with the state of the part as its text. */
export const stateButton = (
  { ref, ...props }: { ref?: unknown; children?: ReactNode },
  state: object,
): ReactElement => (
  <button type="button" ref={ref as never} {...props}>
    {JSON.stringify(state)}
  </button>
);

export const buttonOf = (name: string | RegExp) => screen.getByRole('button', { name });

export interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** The files that are downloaded from now on: jsdom can't. */
export function watchDownloads(): readonly Download[] {
  const files: Download[] = [];
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return 'blob:claims';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}

/** The lines of a text file, without the mark at its begin. */
export async function linesOf(file: Download | undefined): Promise<readonly string[]> {
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file?.blob ?? new Blob());
  });
  return text.replace('\uFEFF', '').split('\r\n');
}

/** A `basePopper` that shows what it holds where it's rendered, and tells at which element the real one would stand. */
export function watchPlaces() {
  const places: (Element | null)[] = [];
  const Popper = ({ open, children, target, onDidShow }: GridSlotProps['basePopper']) => {
    useEffect(() => {
      if (open) {
        places.push(target as Element | null);
        onDidShow?.();
      }
    }, [open, target, onDidShow]);
    return open && <div>{children as ReactNode}</div>;
  };
  return { places, slots: { basePopper: Popper } };
}
