import { createContext, type ReactElement, useContext, useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { DataGrid, type DataGridProps, gridClasses } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { RichTreeView, type RichTreeViewSlotProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import BarLabelSlot from '../../../docs/x/common-concepts/custom-components/BarLabelSlot';
import PickerSlotProps from '../../../docs/x/common-concepts/custom-components/PickerSlotProps';
import SelectionFooter from '../../../docs/x/common-concepts/custom-components/SelectionFooter';
import TreeItemSlot from '../../../docs/x/common-concepts/custom-components/TreeItemSlot';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
  within,
} from '../harness';
import { open, Picker, Provided } from '../pickers';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const columns = [{ field: 'name' }];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ id: 's', data: [10, 20] }]}
      barLabel="value"
      skipAnimation
      {...props}
    />
  );
}

const items = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

/** One element of each product with these props, as a module. */
const usages = (prop: string) => ({
  grid: `import { DataGrid } from '@mui/x-data-grid';
    export const a = <DataGrid columns={[]} ${prop} />;`,
  picker: `import { DatePicker } from '@mui/x-date-pickers/DatePicker';
    export const a = <DatePicker ${prop} />;`,
  chart: `import { BarChart } from '@mui/x-charts/BarChart';
    export const a = <BarChart series={[]} ${prop} />;`,
  tree: `import { RichTreeView, type RichTreeViewSlotProps } from '@mui/x-tree-view/RichTreeView';
    export const a = <RichTreeView items={[]} ${prop} />;`,
});

/** The text's colour of what a selector finds. */
function colorOf(element: ReactElement, selector: string): string {
  const { unmount } = show(element);
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`Nothing is ${selector}.`);
  }
  const { color } = getComputedStyle(found);
  unmount();
  return color;
}

describe('four products', () => {
  proves(
    [
      'A MUI X component consists of smaller parts, such as the footer of a grid, the text field of a picker, or the label of a bar.',
      'To set props of a part, use `slotProps`. To replace a part, use `slots`. Both props work the same way in all four products.',
    ],
    () => {
      const Part = ({ title, titleAccess = title }: { title?: string; titleAccess?: string }) => (
        <i title={titleAccess}>mine</i>
      );
      const props = { title: 'own' };
      const inSvg = (text: BarLabelProps & { title?: string }) => <text>{text.title}</text>;
      for (const element of [
        <Grid slots={{ footer: Part }} slotProps={{ footer: props }} />,
        <Picker
          slots={{ openPickerIcon: Part }}
          slotProps={{ openPickerIcon: { titleAccess: 'own' } }}
        />,
        <RichTreeView items={items.slice(1)} slots={{ item: Part }} slotProps={{ item: props }} />,
      ]) {
        const { unmount } = show(element);
        expect(screen.getByText('mine')).toHaveAttribute('title', 'own');
        unmount();
      }
      const labelProps: Partial<BarLabelProps> & { title: string } = { title: 'own' };
      show(<Bars slots={{ barLabel: inSvg }} slotProps={{ barLabel: labelProps }} />);
      expect(screen.getAllByText('own')).toHaveLength(2);
    },
  );

  proves(
    [
      'This date picker replaces the icon of its button and sets props of two other parts.',
      'Clear the field to see the helper text change.',
    ],
    async () => {
      const { user } = show(<PickerSlotProps />);
      const button = screen.getByRole('button', { name: /choose date/i });
      expect(within(button).getByTestId('LocalShippingIcon')).toBeInTheDocument();
      expect(screen.getByText('The driver calls 30 minutes before arrival.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /clear/i }));
      expect(screen.getByText('Pick a day and we reserve a van.')).toBeInTheDocument();
    },
  );
});

describe('sx, slotProps and slots', () => {
  proves(
    [
      '| Change the style in one place | `sx` with an exported class name, such as `gridClasses.columnHeader` |',
      '| Change the style everywhere | `styleOverrides` in the theme |',
      '| Set a prop of a part | `slotProps` |',
      '| Change what a part renders | `slots` |',
    ],
    () => {
      const red = 'rgb(255, 0, 0)';
      const header = `.${gridClasses.columnHeader}`;
      expect(colorOf(<Grid />, header)).not.toBe(red);
      expect(colorOf(<Grid sx={{ [`& ${header}`]: { color: red } }} />, header)).toBe(red);
      const theme = createTheme({
        components: { MuiDataGrid: { styleOverrides: { columnHeader: { color: red } } } },
      });
      const both = (
        <ThemeProvider theme={theme}>
          <Grid />
        </ThemeProvider>
      );
      expect(colorOf(both, header)).toBe(red);
      const { rerender } = show(<Grid slotProps={{ footer: { title: 'own' } }} />);
      expect(screen.getByTitle('own')).toHaveTextContent('1–2 of 2');
      rerender(<Grid slots={{ footer: () => <i>mine</i> }} />);
      expect(screen.queryByText('1–2 of 2')).toBeNull();
      expect(screen.getByText('mine')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| Combine data and behavior in a new way | The hooks and subcomponents of the product |',
      'Class names are properties of exported objects, such as `gridClasses`, `pickersDayClasses`, `barElementClasses` and `treeItemClasses`. TypeScript reports a name that is misspelled.',
    ],
    async () => {
      await expectCompiles(
        `import { useGridApiContext, Toolbar } from '@mui/x-data-grid';
        import { usePickerContext } from '@mui/x-date-pickers/hooks';
        import { useXScale } from '@mui/x-charts/hooks';
        import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
        export const all = [useGridApiContext, Toolbar, usePickerContext, useXScale, useTreeItem];`,
      );
      const classes = (end: string) => [
        `import { gridClasses } from '@mui/x-data-grid';
        export const name: string = gridClasses.columnHeader${end};`,
        `import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
        export const name: string = pickersDayClasses.root${end};`,
        `import { barElementClasses } from '@mui/x-charts/BarChart';
        export const name: string = barElementClasses.root${end};`,
        `import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
        export const name: string = treeItemClasses.root${end};`,
      ];
      for (const code of classes('')) {
        await expectCompiles(code);
      }
      for (const code of classes('x')) {
        await expectTypeError(code, /TS2551|TS2339/);
      }
    },
  );

  proves('The `classes` prop adds your own class to a part, for use in CSS files.', () => {
    show(<Grid classes={{ columnHeader: 'mine' }} />);
    expect(screen.getByRole('columnheader')).toHaveClass('mine', gridClasses.columnHeader);
  });
});

describe('slotProps', () => {
  proves(
    [
      '`slotProps` has one entry for each slot. An entry is an object. Many slots also accept a function that receives the **owner state**, which is the current state of the component, and returns props:',
      '| Date Pickers | Yes | For most slots, such as `textField`, `field` and `day` |',
      '| Tree View | Yes | Yes. The function for `item` receives the `itemId` and the `label` |',
    ],
    async () => {
      const field = jest.fn(() => ({ clearable: true }));
      const textField = jest.fn(() => ({ helperText: 'Help' }));
      const day = jest.fn(() => ({ title: 'a day' }));
      const { user, unmount } = show(<Picker slotProps={{ field, textField, day }} />);
      expect(screen.getByText('Help')).toBeInTheDocument();
      await open(user);
      expect(screen.getAllByTitle('a day').length).toBeGreaterThan(27);
      expect(field.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ isPickerOpen: false }),
      );
      expect(textField.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ isPickerValueEmpty: true }),
      );
      expect(day.mock.calls.flat()).toContainEqual(expect.objectContaining({ isDayCurrent: true }));
      unmount();
      const object = show(<Picker slotProps={{ textField: { helperText: 'Object' } }} />);
      expect(screen.getByText('Object')).toBeInTheDocument();
      object.unmount();
      const item = jest.fn(({ label }: { label: string }) => ({ title: `item ${label}` }));
      const tree = show(<RichTreeView items={items} slotProps={{ item }} />);
      expect(item.mock.calls.flat()).toContainEqual({ itemId: 'a', label: 'A' });
      expect(screen.getByTitle('item B')).toHaveTextContent('B');
      tree.unmount();
      show(<RichTreeView items={items} slotProps={{ item: { title: 'each' } }} />);
      expect(screen.getAllByTitle('each')).toHaveLength(2);
    },
  );

  proves(
    ['| Data Grid | Yes | No |', 'The grid rejects a function with a type error.'],
    async () => {
      await expectCompiles(usages(`slotProps={{ footer: { title: 'own' } }}`).grid);
      await expectTypeError(
        usages(`slotProps={{ footer: () => ({ title: 'own' }) }}`).grid,
        /TS2322|TS2559|TS2560/,
      );
    },
  );

  proves(
    [
      '| Charts | Yes | For some slots, such as `bar`, `barLabel`, `line` and `area` |',
      'The types of the charts accept a function for `loadingOverlay` and `noDataOverlay`, but the charts ignore the function.',
    ],
    async () => {
      const bar = jest.fn(() => ({ stroke: 'red' }));
      const barLabel = jest.fn(() => ({ stroke: 'red' }));
      const { unmount } = show(<Bars slotProps={{ bar, barLabel }} />);
      expect(document.querySelectorAll('.MuiBarElement-root[stroke="red"]')).toHaveLength(2);
      expect(document.querySelectorAll('.MuiBarLabel-root[stroke="red"]')).toHaveLength(2);
      expect(bar.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ id: 's', dataIndex: 0 }),
      );
      unmount();
      await expectCompiles(
        `import { LineChart } from '@mui/x-charts/LineChart';
        export const a = <LineChart series={[]} slotProps={{
          line: ({ isFaded }) => ({ opacity: isFaded ? 0.5 : 1 }),
          area: ({ isFaded }) => ({ opacity: isFaded ? 0.5 : 1 }),
        }} />;`,
      );
      for (const [slot, props] of [
        ['loadingOverlay', { loading: true }],
        ['noDataOverlay', { series: [] }],
      ] as const) {
        await expectCompiles(usages(`slotProps={{ ${slot}: () => ({ id: 'own' }) }}`).chart);
        const overlay = jest.fn(() => ({ id: 'own' }));
        const shown = show(<Bars {...props} slotProps={{ [slot]: overlay }} />);
        expect(overlay).not.toHaveBeenCalled();
        expect(document.querySelector('#own')).toBeNull();
        shown.rerender(<Bars {...props} slotProps={{ [slot]: { id: 'own' } }} />);
        expect(document.querySelector('text#own')).not.toBeNull();
        shown.unmount();
      }
    },
  );
});

describe('replacements', () => {
  proves(
    [
      'In this demo, the labels move above the bars and keep their animation and text style:',
      '`BarLabelProps` is the type of the props that the slot receives.',
    ],
    async () => {
      const plain = show(<Bars />);
      const labelOf = () => document.querySelector<SVGElement>('.MuiBarLabel-root');
      const before = Number(labelOf()?.getAttribute('y'));
      plain.unmount();
      const Above = (props: BarLabelProps) => <BarLabel {...props} y={props.y - 24} />;
      const above = show(<Bars slots={{ barLabel: Above }} />);
      expect(Number(labelOf()?.getAttribute('y'))).toBe(before - 24);
      above.unmount();
      show(<BarLabelSlot />).unmount();
      await expectCompiles(
        `import type { BarChartSlots, BarLabelProps } from '@mui/x-charts/BarChart';
        export const barLabel: BarChartSlots['barLabel'] = ({ x, y, children }: BarLabelProps) => <text x={x} y={y}>{children}</text>;`,
      );
    },
  );

  proves(
    'They include event handlers, class names and ARIA attributes. Without them, the part loses highlighting or keyboard support.',
    async () => {
      const Bare = ({ day }: PickersDayProps) => <button>{day.date()}</button>;
      const Spread = (props: PickersDayProps) => <PickersDay {...props} />;
      const focusedAfterArrow = async (day: typeof Bare) => {
        const { user, unmount } = show(
          <Provided>
            <DatePicker slots={{ day }} />
          </Provided>,
        );
        const dialog = await open(user);
        within(dialog).getByText('15').focus();
        await user.keyboard('{ArrowRight}');
        const text = document.activeElement?.textContent;
        unmount();
        return text;
      };
      expect(await focusedAfterArrow(Spread)).toBe('16');
      expect(await focusedAfterArrow(Bare)).toBe('15');
    },
  );

  proves(
    [
      'If you define the replacement inside another component, each render creates a new function, and React mounts the part again. An input loses its focus at every key press, an open menu closes, and an animation restarts.',
      'The `slots` object itself may be new on each render, as long as the components in it stay the same.',
      'React identifies a component by its function.',
    ],
    async () => {
      const Note = createContext<{ text: string; onText?: (next: string) => void }>({ text: '' });
      function Outside() {
        const { text, onText } = useContext(Note);
        return (
          <input
            aria-label="Note"
            value={text}
            onChange={(event) => onText?.(event.target.value)}
          />
        );
      }
      function App({ inside }: { inside: boolean }) {
        const [text, setText] = useState('');
        const Inside = () => <Outside />;
        return (
          <Note value={{ text, onText: setText }}>
            <Grid slots={{ footer: inside ? Inside : Outside }} />
          </Note>
        );
      }
      const note = () => screen.getByRole('textbox', { name: 'Note' });
      const { user, unmount } = show(<App inside />);
      await user.click(note());
      await user.keyboard('a');
      expect(note()).toHaveValue('a');
      expect(note()).not.toHaveFocus();
      unmount();
      const other = show(<App inside={false} />);
      await other.user.click(note());
      await other.user.keyboard('abc');
      expect(note()).toHaveValue('abc');
      expect(note()).toHaveFocus();
    },
  );

  proves(
    [
      'In a large tree, also keep `slotProps.item` stable. If the object or function is new on each render, every item renders again.',
    ],
    () => {
      const drawn = jest.fn();
      const Item = (props: TreeItemProps) => {
        drawn();
        return <TreeItem {...props} />;
      };
      const slots = { item: Item };
      const drawnAgain = (make: () => RichTreeViewSlotProps<object, false>['item']) => {
        const element = () => (
          <RichTreeView items={items} slots={slots} slotProps={{ item: make() }} />
        );
        const { rerender, unmount } = show(element());
        drawn.mockClear();
        rerender(element());
        const count = drawn.mock.calls.length;
        unmount();
        return count;
      };
      const same = {};
      const sameFunction = () => ({});
      expect(drawnAgain(() => same)).toBe(0);
      expect(drawnAgain(() => sameFunction)).toBe(0);
      expect(drawnAgain(() => ({}))).toBeGreaterThanOrEqual(2);
      expect(drawnAgain(() => () => ({}))).toBeGreaterThanOrEqual(2);
    },
  );

  proves(
    [
      "A component that is defined outside can't read the variables of your page.",
      'This footer adds up the selected invoices:',
    ],
    async () => {
      const { user } = show(<SelectionFooter />);
      expect(screen.getByRole('status')).toHaveTextContent('2 selected, €4,215.00 due');
      const [, , second] = screen.getAllByRole('checkbox');
      await user.click(second as HTMLElement);
      expect(screen.getByRole('status')).toHaveTextContent('3 selected, €4,601.50 due');
    },
  );
});

describe('types', () => {
  /** A module that extends an interface of the grid and uses the prop. */
  const extended = (name: string, slot: string, plan = '') =>
    `import { DataGrid${plan} } from '@mui/x-data-grid${plan && `-${plan.toLowerCase()}`}';
    declare module '@mui/x-data-grid' {
      interface ${name} { myOwnCount?: number }
    }
    export const a = <DataGrid${plan} columns={[]} slotProps={{ ${slot}: { myOwnCount: 4 } }} />;`;

  proves(
    "Then `slotProps={{ footer: { orderCount: 4 } }}` compiles. The props of your component have the type `GridSlotsComponentsProps['footer']`. The extension also applies to `DataGridPro` and `DataGridPremium`.",
    async () => {
      for (const plan of ['', 'Pro', 'Premium']) {
        await expectCompiles(extended('FooterPropsOverrides', 'footer', plan));
      }
      await expectTypeError(
        usages('slotProps={{ footer: { orderCount: 4 } }}').grid,
        /TS2353|TS2322|TS2561/,
      );
      await expectCompiles(
        `import '@mui/x-data-grid';
        import type { GridSlotsComponentsProps } from '@mui/x-data-grid';
        declare module '@mui/x-data-grid' {
          interface FooterPropsOverrides { orderCount?: number }
        }
        export const count = (props: NonNullable<GridSlotsComponentsProps['footer']>): number | undefined => props.orderCount;`,
      );
    },
  );

  proves(
    [
      'Most interfaces are named after the slot: `ToolbarPropsOverrides`, `CellPropsOverrides`, `NoRowsOverlayPropsOverrides`.',
      'The interface of `footerRowCount` is `FooterRowCountOverrides`. `columnHeaders` has no interface.',
      'If you misspell the name of an interface, TypeScript reports no error at the declaration, and the prop remains unknown.',
    ],
    async () => {
      for (const [name, slot] of [
        ['ToolbarPropsOverrides', 'toolbar'],
        ['CellPropsOverrides', 'cell'],
        ['NoRowsOverlayPropsOverrides', 'noRowsOverlay'],
        ['FooterRowCountOverrides', 'footerRowCount'],
      ] as const) {
        await expectCompiles(extended(name, slot));
      }
      for (const [name, slot] of [
        ['FooterRowCountPropsOverrides', 'footerRowCount'],
        ['ColumnHeadersPropsOverrides', 'columnHeaders'],
        ['ToolBarPropsOverrides', 'toolbar'],
      ] as const) {
        await expectTypeError(extended(name, slot), /TS2353|TS2322|TS2561/);
      }
    },
  );

  proves('The extension is global.', async () => {
    await expectTypeError(
      `import '@mui/x-data-grid';
        import type { GridSlots } from '@mui/x-data-grid';
        declare module '@mui/x-data-grid' {
          interface FooterPropsOverrides { invoiceCount?: number }
        }
        declare module '@mui/x-data-grid' {
          interface FooterPropsOverrides { invoiceCount?: string }
        }
        export type Footer = GridSlots['footer'];`,
      /TS2717|TS2687/,
    );
  });

  proves(
    'Extend the exported type of the part, such as `PickersDayProps`, `BarLabelProps` or `TreeItemProps`, and make your props optional. `slotProps` rejects unknown props in an object literal, so assign the object to a typed variable first:',
    async () => {
      const parts = [
        ['picker', 'day', 'PickersDayProps', '@mui/x-date-pickers/PickersDay'],
        ['chart', 'barLabel', 'BarLabelProps', '@mui/x-charts/BarChart'],
        ['tree', 'item', 'TreeItemProps', '@mui/x-tree-view/TreeItem'],
      ] as const;
      for (const [product, slot, type, path] of parts) {
        const code = (value: string) =>
          `import type { ${type} } from '${path}';
          interface Own extends ${type} { unit?: string }
          const Part = ({ unit }: Own) => <i>{unit}</i>;
          const own: Partial<Own> = { unit: 'kg' };
          export const used = own;
          ${usages(`slots={{ ${slot}: Part }} slotProps={{ ${slot}: ${value} }}`)[product]}`;
        await expectCompiles(code('own'));
        await expectTypeError(code(`{ unit: 'kg' }`), /TS2353|TS2322|TS2561/);
      }
      interface Own extends BarLabelProps {
        unit?: string;
      }
      const Unit = ({ unit, children, ...props }: Own) => (
        <BarLabel {...props}>
          {children} {unit}
        </BarLabel>
      );
      const own: Partial<Own> = { unit: 'kg' };
      show(<Bars slots={{ barLabel: Unit }} slotProps={{ barLabel: own }} />);
      expect(screen.getByText('10 kg')).toBeInTheDocument();
    },
  );
});

describe('pitfalls', () => {
  proves(
    'A replacement can have slots too. In a tree view, `slots.item` replaces the item, and the item has slots for its label, checkbox and icons:',
    () => {
      show(<TreeItemSlot />);
      const labelOf = (text: string) => screen.getByText(text).parentElement;
      expect(labelOf('Evacuation plan')).toHaveTextContent('Approved');
      expect(labelOf('First aid')).not.toHaveTextContent('Approved');
      expect(screen.getByTestId('FolderOpenIcon')).toBeInTheDocument();
    },
  );

  proves(
    "**Slot names:** TypeScript reports a slot that doesn't exist, and JavaScript ignores it. Find the names in `GridSlots`, `DatePickerSlots`, `BarChartSlots` and `RichTreeViewSlots`.",
    async () => {
      for (const code of Object.values(usages('slots={{ nothing: () => null }}'))) {
        await expectTypeError(code, /TS2353|TS2322|TS2561/);
      }
      const drawn = jest.fn(() => null);
      const wrong: object = { slots: { nothing: drawn } };
      show(<Grid {...wrong} />);
      show(<Picker {...wrong} />);
      show(<Bars {...wrong} />);
      show(<RichTreeView items={items} {...wrong} />);
      expect(drawn).not.toHaveBeenCalled();
      await expectCompiles(
        `import type { GridSlots } from '@mui/x-data-grid';
        import type { DatePickerSlots } from '@mui/x-date-pickers/DatePicker';
        import type { BarChartSlots } from '@mui/x-charts/BarChart';
        import type { RichTreeViewSlots } from '@mui/x-tree-view/RichTreeView';
        export type All = GridSlots['footer'] | DatePickerSlots['textField'] | BarChartSlots['barLabel'] | RichTreeViewSlots['item'];`,
      );
    },
  );

  proves(
    "**Unknown attributes:** If a replacement spreads all props onto a DOM element, React may warn about props that aren't attributes, such as `ownerState`.",
    () => {
      show(<Picker slots={{ openPickerIcon: (props: object) => <i {...props} /> }} />);
      expectConsole('error', /React does not recognize the `%s` prop|`ownerState`/);
    },
  );
});

proves('Slots are ordinary components and can call `useContext`.', () => {
  const Unit = createContext('none');
  function Part() {
    return <i>{useContext(Unit)}</i>;
  }
  for (const element of [
    <Grid slots={{ footer: Part }} />,
    <Picker slots={{ openPickerIcon: Part }} />,
    <RichTreeView items={items.slice(1)} slots={{ item: Part }} />,
  ]) {
    const { unmount } = show(<Unit value="kg">{element}</Unit>);
    expect(screen.getByText('kg')).toBeInTheDocument();
    unmount();
  }
});

exempt(
  '`DocumentItem` forwards its ref. Forward the ref in each replacement if the original part accepts a ref. React 17 and 18 need `React.forwardRef` for this, which also works in React 19.',
  'Advice, and what React does.',
);
