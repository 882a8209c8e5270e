import { readFileSync } from 'node:fs';
import path from 'node:path';
import dayjs from 'dayjs';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { X_VERSION } from '../../src/data/docsInstances';
import { proves, exempt, expectCompiles, screen, show, textsOf, titleOf } from './harness';
import { Picker, Provided, shown, type } from './pickers';

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(
    readFileSync(path.join(process.cwd(), 'node_modules/@mui', name, 'package.json'), 'utf8'),
  );

const rows = [
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];
const grid = { rows, columns: [{ field: 'name', editable: true }] };
const items = [{ id: 'a', label: 'Apples', children: [{ id: 'b', label: 'Boskoop' }] }];

describe('products', () => {
  proves(
    [
      'The components are built on Material UI. This site documents version 8.10.2.',
      "The products don't depend on each other.",
    ],
    () => {
      for (const product of PRODUCTS) {
        const { version, peerDependencies, dependencies } = manifestOf(product);
        expect(version).toBe(X_VERSION);
        expect(peerDependencies).toHaveProperty(['@mui/material']);
        const others = PRODUCTS.filter((name) => name !== product).map((name) => `@mui/${name}`);
        expect(Object.keys(dependencies).filter((name) => others.includes(name))).toEqual([]);
      }
    },
  );

  proves(['show, sort, filter, edit and select rows | `@mui/x-data-grid` |'], async () => {
    const { user } = show(
      <DataGrid
        {...grid}
        checkboxSelection
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'isNotEmpty' }] } },
        }}
      />,
    );
    await user.click(titleOf('name'));
    expect(textsOf('name')).toEqual(['a', 'b']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByText('2 rows selected')).toBeInTheDocument();
    await user.dblClick(screen.getByRole('gridcell', { name: 'b' }));
    expect(screen.getByRole('textbox')).toHaveValue('b');
  });

  proves(
    [
      'let users type or pick a date, a time or both, in their own format | `@mui/x-date-pickers` |',
    ],
    async () => {
      const { unmount } = show(<Picker format="DD.MM.YYYY" defaultValue={dayjs('2026-03-16')} />);
      type('Day', '17');
      expect(shown()).toBe('17.03.2026');
      unmount();
      show(
        <Provided>
          <DateTimePicker defaultValue={dayjs('2026-03-16T09:40')} ampm={false} />
        </Provided>,
      );
      expect(shown()).toBe('03/16/2026 09:40');
    },
  );

  proves(['draw bars, lines, pies, scatter plots and gauges as SVG | `@mui/x-charts` |'], () => {
    const size = { width: 200, height: 200 };
    for (const [chart, mark] of [
      [<BarChart key="b" {...size} series={[{ data: [1] }]} />, 'rect.MuiBarElement-root'],
      [<LineChart key="l" {...size} series={[{ data: [1, 2] }]} />, 'path.MuiLineElement-root'],
      [<PieChart key="p" {...size} series={[{ data: [{ value: 1 }] }]} />, 'path.MuiPieArc-root'],
      [<ScatterChart key="s" {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />, 'circle'],
      [<Gauge key="g" {...size} value={50} />, 'path.MuiGauge-valueArc'],
    ] as const) {
      const { container, unmount } = show(chart);
      expect([mark, container.querySelectorAll(`svg ${mark}`).length]).toEqual([mark, 1]);
      unmount();
    }
  });

  proves(
    ['show nested items that users expand, collapse and select | `@mui/x-tree-view` |'],
    async () => {
      const { user } = show(<RichTreeView items={items} />);
      const parent = screen.getByRole('treeitem');
      await user.click(screen.getByText('Apples'));
      expect(parent).toHaveAttribute('aria-expanded', 'true');
      expect(parent).toHaveAttribute('aria-selected', 'true');
      await user.click(screen.getByText('Apples'));
      expect(parent).toHaveAttribute('aria-expanded', 'false');
    },
  );
});

describe('plans', () => {
  proves(
    [
      '| `-premium` | [Premium](/x/introduction/licensing/#premium-plan) | Data Grid only | row grouping, aggregation, Excel export |',
      'The package files mark Emotion as optional, because Material UI can use another style engine.',
      '| none | Community, under the MIT license | all four |',
      '| `-pro` | [Pro](/x/introduction/licensing/#pro-plan) | all four | pinned columns and tree data, range pickers, zooming in charts, drag and drop in the tree view |',
    ],
    () => {
      for (const product of PRODUCTS) {
        expect(manifestOf(product).license).toBe('MIT');
        expect(manifestOf(`${product}-pro`).license).not.toBe('MIT');
        expect(manifestOf(product).peerDependenciesMeta['@emotion/react']).toEqual({
          optional: true,
        });
        if (product !== 'x-data-grid') {
          expect(() => manifestOf(`${product}-premium`)).toThrow(/ENOENT/);
        }
      }
      show(
        <DataGridPremium
          {...grid}
          initialState={{
            rowGrouping: { model: ['name'] },
            aggregation: { model: { id: 'sum' } },
          }}
        />,
      );
      expect(textsOf('__row_group_by_columns_group__')).toEqual(
        expect.arrayContaining(['a (1)', 'b (1)']),
      );
    },
  );

  proves(
    '`DataGridPremium` accepts every prop of `DataGridPro`, which accepts every prop of `DataGrid`. To upgrade, change the package and the name of the component in your imports.',
    () =>
      expectCompiles(
        `import type { DataGridProps } from '@mui/x-data-grid';
        import type { DataGridProProps } from '@mui/x-data-grid-pro';
        import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
        type Lost<Smaller, Larger> = Exclude<keyof Smaller, keyof Larger>;
        const lost: [Lost<DataGridProps, DataGridProProps>, Lost<DataGridProProps, DataGridPremiumProps>] extends [never, never] ? true : false = true;
        export default lost;`,
      ),
  );

  proves('They work in full and show a watermark.', async () => {
    const { user } = show(
      <DataGridPro {...grid} initialState={{ pinnedColumns: { left: ['name'] } }} />,
    );
    expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    await user.click(titleOf('name'));
    expect(textsOf('name')).toEqual(['a', 'b']);
    expect(document.querySelector('.MuiDataGrid-cell--pinnedLeft')).not.toBeNull();
  });
});

describe('Material UI', () => {
  proves(
    [
      'The components use Material UI for buttons, inputs, menus and typography, and they read your Material UI theme.',
      'A palette or a dark color scheme that you set with `createTheme` also applies to them.',
    ],
    () => {
      const theme = createTheme({
        palette: { mode: 'dark', primary: { main: '#ff0000' } },
      });
      show(
        <ThemeProvider theme={theme}>
          <DataGrid
            {...grid}
            checkboxSelection
            rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
          />
          <RichTreeView items={items} />
          <Provided>
            <DateCalendar defaultValue={dayjs('2026-03-16')} />
          </Provided>
        </ThemeProvider>,
      );
      expect(document.querySelector('.MuiCheckbox-root.Mui-checked')).toHaveStyle({
        color: '#ff0000',
      });
      expect(screen.getByRole('gridcell', { name: '17' })).toHaveStyle({ color: '#fff' });
      expect(screen.getByRole('gridcell', { selected: true, name: '16' })).toHaveStyle({
        backgroundColor: '#ff0000',
      });
      expect(document.querySelector('.MuiCheckbox-root')).not.toBeNull();
      expect(document.querySelector('.MuiIconButton-root')).not.toBeNull();
    },
  );

  proves(
    [
      '17, 18 or 19 | all',
      '5.15.14 or newer, 6, 7 | all',
      '| 11 | all',
      'see [Installation](/x/introduction/installation/#date-libraries-for-the-pickers) | pickers',
      "Newer major versions of Material UI aren't in the accepted range,",
    ],
    () => {
      for (const product of PRODUCTS) {
        const { peerDependencies } = manifestOf(product);
        expect(peerDependencies).toMatchObject({
          react: '^17.0.0 || ^18.0.0 || ^19.0.0',
          'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@emotion/react': expect.stringMatching(/^\^11/),
          '@emotion/styled': expect.stringMatching(/^\^11/),
        });
        expect('dayjs' in peerDependencies).toBe(product === 'x-date-pickers');
      }
    },
  );
});

proves(
  [
    'On the server, pickers and tree views render in full.',
    'The grid and the charts measure their container first: on the server, the grid renders nothing and a chart renders an empty surface.',
  ],
  () => {
    const picker = renderToString(<Picker label="Delivery" defaultValue={dayjs('2026-03-16')} />);
    expect(picker).toContain('Delivery');
    expect(picker).toContain('2026');
    expect(renderToString(<RichTreeView items={items} defaultExpandedItems={['a']} />)).toContain(
      'Boskoop',
    );
    expect(renderToString(<DataGrid {...grid} />)).toBe('');
    const chart = renderToString(<BarChart height={200} series={[{ data: [1, 2] }]} />);
    expect(chart).toContain('<svg');
    expect(chart).not.toMatch(/BarElement|<rect/);
  },
);

exempt(
  [
    'Pages and menu entries of this site show a mark when they need a plan.',
    '| Add a package to a project | [Installation](/x/introduction/installation/) |',
    '| Show a table | [Data Grid quickstart](/x/react-data-grid/quickstart/) |',
    '| Find out whether the grid has a feature | [Data Grid features](/x/react-data-grid/features/) |',
    '| Put a date field in a form | [Date and Time Pickers quickstart](/x/react-date-pickers/quickstart/) |',
    '| Draw a chart | [Charts quickstart](/x/react-charts/quickstart/) |',
    '| Show folders, categories or an organization | [Tree View quickstart](/x/react-tree-view/quickstart/) |',
    '| Replace a part of a component | [Slots and subcomponents](/x/common-concepts/custom-components/) |',
    '| Set a license key, or understand a watermark | [Licensing](/x/introduction/licensing/) |',
    '| Report a bug or ask a question | [Support](/x/introduction/support/) |',
  ],
  'Leads to other pages, or speaks of this site.',
);
exempt(
  [
    "The packages contain modern JavaScript, which Internet Explorer can't run.",
    '| 111 | 111 | 114 | 16.4 |',
  ],
  'What browsers can run, outside of the packages.',
);
exempt(
  [
    'If you need buttons, dialogs or text fields, use [Material UI](/getting-started/) without MUI X.',
    'so name version 7 when you install Material UI.',
  ],
  'Advice.',
);
