import * as React from 'react';
import { existsSync } from 'node:fs';
import TablePagination from '@mui/material/TablePagination';
import { deDE as coreDeDE } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridToolbarColumnsButton,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import * as premiumLocales from '@mui/x-data-grid-premium/locales';
import * as proLocales from '@mui/x-data-grid-pro/locales';
import * as chartLocales from '@mui/x-charts/locales';
import * as pickerLocales from '@mui/x-date-pickers/locales';
import FooterTexts from '../../../docs/x/react-data-grid/localization/FooterTexts';
import GermanGrid from '../../../docs/x/react-data-grid/localization/GermanGrid';
import OwnWords from '../../../docs/x/react-data-grid/localization/OwnWords';
import SwitchLanguage from '../../../docs/x/react-data-grid/localization/SwitchLanguage';
import { languages } from '../../../docs/x/react-data-grid/localization/languages';
import { tours } from '../../../docs/x/react-data-grid/localization/tours';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  headerOf,
  screen,
  show,
  textsOf,
  titleOf,
  within,
} from '../harness';

const { deDE, enUS, frFR } = locales;
const german = deDE.components.MuiDataGrid.defaultProps.localeText;
const french = frFR.components.MuiDataGrid.defaultProps.localeText;
const english = enUS.components.MuiDataGrid.defaultProps.localeText;

const rows = [
  { id: 1, name: 'b', amount: 1234.5, day: new Date(2026, 4, 2), at: new Date(2026, 4, 2, 9) },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', type: 'number' },
  { field: 'day', type: 'date', editable: true },
  { field: 'at', type: 'dateTime' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

describe('what comes from where', () => {
  proves('| Menus, panels, overlays, the footer | `localeText`, or the theme |', async () => {
    const look = async (grid: React.ReactElement) => {
      const { user, unmount } = show(grid);
      const found = [screen.getByText('Keine Einträge'), screen.getByText('Zeilen pro Seite:')];
      await user.click(within(headerOf('Name')).getByLabelText(/spalte/i));
      expect(await screen.findByText(/^Sortiere aufsteigend|^Aufsteigend sortieren/)).toBeVisible();
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      expect(screen.getByText('enthält')).toBeInTheDocument();
      expect(found).toHaveLength(2);
      unmount();
    };
    await look(<Grid rows={[]} localeText={german} />);
    await look(
      <ThemeProvider theme={createTheme(deDE)}>
        <Grid rows={[]} />
      </ThemeProvider>,
    );
  });

  proves(
    [
      '| Column headers and values | Your `headerName`, `valueFormatter`, and the labels in `valueOptions` |',
      '| The name of the grid | Your `label` or `aria-label` |',
      'Translate the column headers and values in your own code.',
    ],
    () => {
      const { unmount } = show(
        <Grid
          localeText={german}
          rows={[{ id: 1, price: 2, state: 'o' }]}
          columns={[
            { field: 'price', headerName: 'Preis', valueFormatter: (value) => `${value} Euro` },
            {
              field: 'state',
              type: 'singleSelect',
              valueOptions: [{ value: 'o', label: 'Offen' }],
            },
          ]}
          label="Rechnungen"
        />,
      );
      expect(headerOf('Preis')).toBeInTheDocument();
      expect(headerOf('state')).toBeInTheDocument();
      expect([...textsOf('price'), ...textsOf('state')]).toEqual(['2 Euro', 'Offen']);
      expect(screen.getByRole('grid')).toHaveAccessibleName('Rechnungen');
      unmount();
      show(<Grid aria-label="Andere" />);
      expect(screen.getByRole('grid')).toHaveAccessibleName('Andere');
    },
  );

  proves(
    [
      '| Numbers and dates without a formatter | The language of the **browser**, even if `localeText` is in another language |',
      'Otherwise, these columns use the language of the browser, so French texts can surround English dates.',
    ],
    () => {
      const inTheBrowsers = (kind: string) =>
        function format(...args: readonly unknown[]) {
          return args.length === 0 ? `${kind} of the browser` : `${kind} of ${String(args[0])}`;
        };
      jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(inTheBrowsers('number'));
      jest.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(inTheBrowsers('date'));
      jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(inTheBrowsers('time'));
      const textsIn = (own: DataGridProps['columns']) => {
        const { unmount } = show(<Grid localeText={german} columns={own} />);
        const texts = ['amount', 'day', 'at'].flatMap((field) => textsOf(field));
        unmount();
        return texts;
      };
      expect(textsIn(columns)).toEqual([
        'number of the browser',
        'date of the browser',
        'time of the browser',
      ]);
      const valueFormatter = () => 'own';
      expect(textsIn(columns.map((column) => ({ ...column, valueFormatter })))).toEqual([
        'own',
        'own',
        'own',
      ]);
    },
  );

  proves('| Date inputs in filters and cells | The date field of the browser |', async () => {
    const { apiRef, api } = createApiRef<GridApi>();
    const { user } = show(<Grid apiRef={apiRef} localeText={german} />);
    await user.dblClick(cellOf('day', 0));
    expect(cellOf('day', 0).querySelector('input')).toHaveAttribute('type', 'date');
    await user.keyboard('{Escape}');
    await act(async () => api().showFilterPanel('day'));
    expect(screen.getByLabelText('Wert')).toHaveAttribute('type', 'date');
  });

  proves(
    '| The order of text when sorting | The language of the browser. See [sorting](/x/react-data-grid/sorting/#write-a-custom-comparison) |',
    () => {
      const Collator = jest.spyOn(Intl, 'Collator');
      jest.isolateModules(() => {
        jest.requireActual(
          '../../../node_modules/@mui/x-data-grid/hooks/features/sorting/gridSortingUtils',
        );
      });
      expect(Collator.mock.calls).toContainEqual([]);
      expect(Collator.mock.calls.every(([language]) => language === undefined)).toBe(true);
    },
  );
});

describe('the theme', () => {
  proves(
    [
      'The theme then sets the texts of all grids inside the provider:',
      'To translate other components too, pass their locales as further arguments of `createTheme`.',
      'Material UI exports its locales from `@mui/material/locale`.',
      'The pickers and charts export their locales from their own packages.',
      'If a grid has a `localeText` prop, the prop overrides the theme.',
    ],
    () => {
      const theme = createTheme(
        { palette: { primary: { main: '#00695c' } } },
        deDE,
        coreDeDE,
        pickerLocales.deDE,
        chartLocales.frFR,
      );
      expect(Object.keys(theme.components ?? {})).toEqual(
        expect.arrayContaining(['MuiDataGrid', 'MuiTablePagination', 'MuiLocalizationProvider']),
      );
      expect(theme.palette.primary.main).toBe('#00695c');
      show(
        <ThemeProvider theme={theme}>
          <Grid rows={[]} />
          <Grid rows={[]} />
          <Grid rows={[]} localeText={french} />
          <TablePagination
            component="div"
            count={1}
            page={0}
            rowsPerPage={10}
            onPageChange={() => {}}
          />
        </ThemeProvider>,
      );
      expect(screen.getAllByText('Keine Einträge')).toHaveLength(2);
      expect(screen.getAllByText(french.noRowsLabel ?? '')).toHaveLength(1);
      expect(screen.getAllByText('Zeilen pro Seite:')).toHaveLength(3);
    },
  );

  proves(
    "Pro and Premium export the grid's locales from `@mui/x-data-grid-pro/locales` and `@mui/x-data-grid-premium/locales`.",
    () => {
      expect(Object.keys(proLocales).sort()).toEqual(Object.keys(locales).sort());
      expect(Object.keys(premiumLocales).sort()).toEqual(Object.keys(locales).sort());
      expect(proLocales.deDE).toBe(deDE);
      expect(premiumLocales.deDE).toBe(deDE);
    },
  );
});

describe('switching', () => {
  proves(
    'If users can choose the language, change `localeText`, the column headers, and the formats together:',
    async () => {
      const { user } = show(<SwitchLanguage />);
      expect(headerOf('Prix')).toBeInTheDocument();
      const before = textsOf('price')[0];
      expect(screen.getByText('Lignes par page :')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'English' }));
      expect(headerOf('Price')).toBeInTheDocument();
      expect(textsOf('price')[0]).toBe('€1,250.00');
      expect(before).toMatch(/^1.250,00.€$/);
      expect(screen.getByText('Rows per page:')).toBeInTheDocument();
    },
  );

  proves(
    [
      'When the language changes, sorting and filters remain.',
      'Column widths that users changed are reset, because the new columns set their own widths.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const gridIn = ({ columns: own, texts }: (typeof languages)['fr']) => (
        <DataGrid apiRef={apiRef} rows={tours} columns={own} localeText={texts} />
      );
      const { rerender } = show(gridIn(languages.fr));
      act(() => api().setSortModel([{ field: 'price', sort: 'desc' }]));
      act(() => api().upsertFilterItem({ field: 'price', operator: '>', value: '1000' }));
      act(() => api().setColumnWidth('start', 222));
      rerender(gridIn(languages.ja));
      expect(textsOf('guide')).toEqual(['Luc Martin', 'Alba Costa']);
      expect(api().getColumn('start').width).toBe(115);
    },
  );

  proves('Sorting and column filters use the value and not the formatted text.', () => {
    const { apiRef, api } = createApiRef<GridApi>();
    show(
      <Grid
        apiRef={apiRef}
        rows={[9, 10, 8].map((amount, id) => ({ id, amount }))}
        columns={[{ field: 'amount', type: 'number', valueFormatter: (value) => `n${-value}` }]}
        initialState={{ sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] } }}
      />,
    );
    expect(textsOf('amount')).toEqual(['n-8', 'n-9', 'n-10']);
    act(() => api().upsertFilterItem({ field: 'amount', operator: '=', value: '9' }));
    expect(textsOf('amount')).toEqual(['n-9']);
  });
});

describe('single texts', () => {
  proves(
    [
      'To change single texts, such as "No rows", pass them in `localeText`:',
      'Texts that you leave out appear in English, because the `localeText` prop replaces all texts of the theme.',
      'To change single texts of another language, spread all texts of this language first:',
    ],
    () => {
      const { unmount } = show(<OwnWords />);
      expect(screen.getByText('No parcels are waiting.')).toBeInTheDocument();
      expect(screen.getByText('Rows per page:')).toBeInTheDocument();
      unmount();
      const inGerman = (localeText: DataGridProps['localeText']) => (
        <ThemeProvider theme={createTheme(deDE)}>
          <Grid rows={[]} localeText={localeText} />
        </ThemeProvider>
      );
      const { rerender } = show(inGerman({ noRowsLabel: 'Keine Pakete' }));
      expect(screen.getByText('Keine Pakete')).toBeInTheDocument();
      expect(screen.getByText('Rows per page:')).toBeInTheDocument();
      rerender(inGerman({ ...german, noRowsLabel: 'Keine Pakete' }));
      expect(screen.getByText('Keine Pakete')).toBeInTheDocument();
      expect(screen.getByText('Zeilen pro Seite:')).toBeInTheDocument();
    },
  );

  proves(
    [
      'If a text contains a value, its key contains a function that returns the text.',
      'For example, the function `toolbarFiltersTooltipActive` receives the number of filters.',
      'The type of the object is `Partial<GridLocaleText>`.',
    ],
    async () => {
      expect(german.toolbarFiltersTooltipActive?.(3)).toBe('3 aktive Filter');
      const module = (key: string) => `import type { GridLocaleText } from '@mui/x-data-grid';
        export const texts: Partial<GridLocaleText> = { ${key} };`;
      await expectCompiles(module('toolbarFiltersTooltipActive: (count) => count.toFixed()'));
      await expectTypeError(module("noRowLabel: 'None'"), /TS2353|TS2561/);
      expect(Object.keys(english)).toEqual(expect.arrayContaining(Object.keys(german)));
    },
  );

  proves('The grid computes its texts again for each new object.', () => {
    const seen: unknown[] = [];
    const Footer = () => {
      seen.push(useGridRootProps().localeText);
      return null;
    };
    const slots = { footer: Footer };
    const own = { noRowsLabel: 'None' };
    const { rerender } = show(<Grid slots={slots} localeText={own} />);
    rerender(<Grid slots={slots} localeText={own} loading />);
    expect(new Set(seen).size).toBe(1);
    rerender(<Grid slots={slots} localeText={{ ...own }} />);
    expect(new Set(seen).size).toBe(2);
  });

  proves(
    [
      'To find the key of a text, search for the text in the file of your language in `node_modules/@mui/x-data-grid/locales/`.',
      'Most keys begin with the name of a part of the grid, such as `toolbar…`, `filterPanel…`, `columnMenu…`, or `footer…`.',
      'If a text has a second key that ends in `Label`, the second key contains the name for screen readers.',
    ],
    () => {
      expect(existsSync('node_modules/@mui/x-data-grid/locales/deDE.js')).toBe(true);
      const keys = Object.keys(german);
      for (const part of ['toolbar', 'filterPanel', 'columnMenu', 'footer']) {
        expect(keys.filter((key) => key.startsWith(part)).length).toBeGreaterThan(1);
      }
      const toolbar = () => <GridToolbarColumnsButton />;
      show(
        <Grid
          localeText={{ toolbarColumns: 'Seen', toolbarColumnsLabel: 'Heard' }}
          slots={{ toolbar }}
          showToolbar
        />,
      );
      expect(screen.getByRole('button', { name: 'Heard' })).toHaveTextContent('Seen');
    },
  );

  proves(
    [
      'To get a text in the language of the grid, or a function that returns the text, call `apiRef.current.getLocaleText(key)`.',
      'In this demo, the footer shows the number of selected rows with the text of the default footer:',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const { unmount } = show(<Grid apiRef={apiRef} localeText={german} />);
      expect(api().getLocaleText('noRowsLabel')).toBe('Keine Einträge');
      expect(api().getLocaleText('footerRowSelected')(2)).toBe(german.footerRowSelected?.(2));
      unmount();
      const { user } = show(<FooterTexts />);
      await user.click(screen.getAllByRole('checkbox')[1] ?? document.body);
      expect(screen.getByRole('status')).toHaveTextContent('1 ligne sélectionnée');
    },
  );

  proves(
    [
      'If `GridLocaleText` doesn\'t contain the key, `getLocaleText()` throws the error "Missing translation for key".',
      'If the language changes, a component that calls `getLocaleText()` can keep the old text.',
      'To get the new text, read `useGridRootProps().localeText` instead.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const Once = React.memo(function Once() {
        return <output>{useGridApiContext().current.getLocaleText('noRowsLabel')}</output>;
      });
      const Following = React.memo(function Following() {
        return <output>{useGridRootProps().localeText.noRowsLabel}</output>;
      });
      const slots = {
        footer: () => (
          <>
            <Once />
            <Following />
          </>
        ),
      };
      const { rerender } = show(<Grid apiRef={apiRef} slots={slots} localeText={german} />);
      const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(shown()).toEqual(['Keine Einträge', 'Keine Einträge']);
      rerender(<Grid apiRef={apiRef} slots={slots} localeText={french} />);
      expect(shown()).toEqual(['Keine Einträge', french.noRowsLabel]);
      const unknown: { getLocaleText: (key: string) => unknown } = api() as never;
      expect(() => unknown.getLocaleText('mine')).toThrow('Missing translation for key');
    },
  );
});

describe('themes and directions', () => {
  proves(
    [
      'TypeScript needs the import to know `MuiDataGrid` in themes.',
      'In JavaScript, leave the import out.',
    ],
    async () => {
      const theme = (text: string) =>
        createTheme({
          components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: text } } } },
        } as never);
      show(
        <ThemeProvider theme={theme('Nothing')}>
          <Grid rows={[]} />
        </ThemeProvider>,
      );
      expect(screen.getByText('Nothing')).toBeInTheDocument();
      await expectCompiles(`import { createTheme } from '@mui/material/styles';
        import type {} from '@mui/x-data-grid/themeAugmentation';
        export const theme = createTheme({
          components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'None' } } } },
        });`);
    },
  );

  proves(
    'The grid then reverses the order of its columns, the resize handles, and the arrow keys.',
    async () => {
      const press = async (direction: 'ltr' | 'rtl') => {
        const { user, unmount } = show(
          <ThemeProvider theme={createTheme({ direction })}>
            <Grid />
          </ThemeProvider>,
        );
        await user.click(cellOf('amount', 0));
        await user.keyboard('{ArrowRight}');
        const field = document.activeElement?.getAttribute('data-field');
        unmount();
        return field;
      };
      expect(await press('ltr')).toBe('day');
      expect(await press('rtl')).toBe('name');
    },
  );
});

proves(
  [
    'To show the grid in another language than English, import a locale from the package and pass its texts as `localeText`.',
  ],
  () => {
    show(<GermanGrid />);
    expect(screen.getByText('Zeilen pro Seite:')).toBeInTheDocument();
    expect(titleOf('Beginn')).toBeInTheDocument();
  },
);
