import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import dayjs from 'dayjs';
import { renderToString } from 'react-dom/server';
import * as material from '@mui/material';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { BASE_VERSION, X_VERSION } from '../../../src/data/docsInstances';
import { exempt, proves, screen, show, waitFor } from '../harness';
import { Provided } from '../pickers';

const API_FOLDER = path.join(process.cwd(), 'docs/base/api');

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(
    readFileSync(path.join(process.cwd(), 'node_modules/@mui', name, 'package.json'), 'utf8'),
  );

interface ApiPage {
  readonly kind: string;
  readonly name: string;
  readonly packages: unknown;
  readonly props?: readonly unknown[];
  readonly slots?: readonly unknown[];
  readonly classes?: readonly unknown[];
  readonly themeName?: string;
}

const apiPages = (): readonly ApiPage[] =>
  readdirSync(API_FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? [JSON.parse(readFileSync(path.join(API_FOLDER, entry.name, 'api.json'), 'utf8'))]
      : [],
  );

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

describe('the library', () => {
  proves(
    [
      "The components follow Google's Material Design,",
      'The package `@mui/material` has an MIT license.',
      'This section documents version 7.3.11.',
    ],
    () => {
      const { version, license, description } = manifestOf('material');
      expect(description).toContain("implements Google's Material Design");
      expect(license).toBe('MIT');
      expect(version).toBe('7.3.11');
      expect(version).toBe(BASE_VERSION);
    },
  );
});

describe('what it gives', () => {
  proves('For example, `TextField` connects its label and its input.', () => {
    show(<TextField label="Potter" defaultValue="Ana" />);
    expect(screen.getByLabelText('Potter')).toHaveValue('Ana');
  });

  proves(
    '`Dialog` moves the focus into itself when it opens, and back when it closes.',
    async () => {
      const shelf = (open: boolean) => (
        <>
          <button type="button">Open</button>
          <Dialog open={open} transitionDuration={0}>
            Shelf
          </Dialog>
        </>
      );
      const { rerender } = show(shelf(false));
      const opener = screen.getByRole('button', { name: 'Open' });
      opener.focus();
      rerender(shelf(true));
      expect(screen.getByRole('dialog')).toHaveFocus();
      rerender(shelf(false));
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  proves(
    [
      '`createTheme` takes your colors, fonts, spacing, breakpoints, and default props.',
      '`ThemeProvider` passes the theme to the components inside.',
      'It accepts names from the theme, such as `primary.main`.',
    ],
    () => {
      const theme = createTheme({
        palette: { primary: { main: '#00695c' } },
        typography: { fontFamily: 'Inter' },
        spacing: 10,
        breakpoints: { values: { xs: 0, sm: 500, md: 800, lg: 1100, xl: 1400 } },
        components: { MuiButton: { defaultProps: { variant: 'contained' } } },
      });
      expect(theme.breakpoints.up('md')).toBe('@media (min-width:800px)');
      show(
        <ThemeProvider theme={theme}>
          <Button>Inside</Button>
          <Typography>Text</Typography>
          <Box sx={{ p: 1, color: 'primary.main' }}>Box</Box>
        </ThemeProvider>,
      );
      expect(screen.getByRole('button')).toHaveClass('MuiButton-contained');
      expect(screen.getByText('Text')).toHaveStyle({ fontFamily: 'Inter' });
      expect(screen.getByText('Box')).toHaveStyle({ padding: '10px', color: '#00695c' });
    },
  );
});

describe('when to choose something else', () => {
  proves(
    [
      'Components render to HTML on a server, but they need JavaScript to react to users.',
      "Dialogs and menus aren't in the server's HTML, even if they're open.",
    ],
    async () => {
      const accordion = (
        <Accordion>
          <AccordionSummary>Glazes</AccordionSummary>
          Celadon
        </Accordion>
      );
      const { user, unmount } = show(
        <div dangerouslySetInnerHTML={{ __html: renderToString(accordion) }} />,
      );
      await user.click(screen.getByRole('button', { name: 'Glazes' }));
      expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
      unmount();
      // The same click, with JavaScript.
      const { user: other } = show(accordion);
      await other.click(screen.getByRole('button', { name: 'Glazes' }));
      expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');

      expect(renderToString(<Dialog open>Shelf</Dialog>)).not.toContain('Shelf');
      expect(renderToString(<Menu open>Shelf</Menu>)).not.toContain('Shelf');
    },
  );

  proves('Ripples, shadows and floating labels are built in.', async () => {
    const { container, user } = show(
      <>
        <Button>Reserve</Button>
        <Paper>Paper</Paper>
        <TextField label="Potter" />
        <TextField label="Glaze" defaultValue="Celadon" />
      </>,
    );
    await user.click(screen.getByRole('button'));
    expect(container.querySelector('button .MuiTouchRipple-root')).not.toBeNull();
    expect(screen.getByText('Paper')).toHaveClass('MuiPaper-elevation1');
    expect(screen.getByText('Potter', { selector: 'label' })).toHaveAttribute(
      'data-shrink',
      'false',
    );
    expect(screen.getByText('Glaze', { selector: 'label' })).toHaveAttribute('data-shrink', 'true');
  });
});

describe('MUI X', () => {
  proves('They are built on Material UI and read your Material UI theme.', () => {
    const theme = createTheme({
      palette: { mode: 'dark', primary: { main: '#ff0000' } },
      typography: { fontFamily: 'Inter' },
    });
    show(
      <ThemeProvider theme={theme}>
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={[{ field: 'name' }]}
          checkboxSelection
          rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
        />
        <RichTreeView items={[{ id: 'a', label: 'Apples' }]} checkboxSelection />
        <Provided>
          <DateCalendar defaultValue={dayjs('2026-03-16')} />
        </Provided>
        <BarChart
          width={200}
          height={200}
          xAxis={[{ data: ['June'], label: 'Month' }]}
          series={[{ data: [1] }]}
        />
      </ThemeProvider>,
    );
    expect(document.querySelector('.MuiDataGrid-root .MuiCheckbox-root.Mui-checked')).toHaveStyle({
      color: '#ff0000',
    });
    expect(screen.getByRole('gridcell', { selected: true, name: '16' })).toHaveStyle({
      backgroundColor: '#ff0000',
      fontFamily: 'Inter',
    });
    expect(document.querySelector('.MuiTreeItem-root .MuiCheckbox-root')).not.toBeNull();
    expect(screen.getByText('Apples')).toHaveStyle({ fontFamily: 'Inter' });
    // The label of an axis is drawn as SVG, in the font of the theme.
    const label = screen.getByText('Month').closest('text');
    expect(label).toHaveStyle({ fontFamily: 'Inter' });
    for (const product of PRODUCTS) {
      expect(manifestOf(product).peerDependencies).toHaveProperty(['@mui/material']);
    }
  });

  proves(
    [
      '| `@mui/material` | 7.3.11 | | 17, 18 or 19 |',
      '| `@mui/icons-material` | 7.3.11 | 7.3.11 or newer 7 | 17, 18 or 19 |',
      '| `@mui/x-data-grid` and others | 8.10.2 | 5.15.14 or newer 5, 6, 7 | 17, 18 or 19 |',
      'Material UI 8 and 9 are outside these ranges.',
    ],
    () => {
      const react = '^17.0.0 || ^18.0.0 || ^19.0.0';
      const material7 = manifestOf('material');
      expect(material7.version).toBe('7.3.11');
      expect(material7.peerDependencies).toMatchObject({ react, 'react-dom': react });
      const icons = manifestOf('icons-material');
      expect(icons.version).toBe('7.3.11');
      expect(icons.peerDependencies).toMatchObject({ react, '@mui/material': '^7.3.11' });
      for (const product of PRODUCTS) {
        const { version, peerDependencies } = manifestOf(product);
        expect(version).toBe('8.10.2');
        expect(version).toBe(X_VERSION);
        expect(peerDependencies).toMatchObject({
          react,
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
        });
      }
    },
  );
});

describe('what this section contains', () => {
  proves(
    [
      'For other components, use the [API reference](/api/).',
      'The API pages list the props of each component and, where it has them, its slots, CSS classes and theme name.',
      'They are made from the installed package.',
    ],
    () => {
      const pages = apiPages();
      const documented = new Set(pages.map(({ name }) => name));
      const folders = readdirSync(path.join(process.cwd(), 'node_modules/@mui/material'));
      const components = folders.filter(
        (name) => /^[A-Z][A-Za-z]+$/.test(name) && name in material,
      );
      expect(components.length).toBeGreaterThan(120);
      expect(components.filter((name) => !documented.has(name))).toEqual([]);
      const button = pages.find(({ name }) => name === 'Button');
      expect(button?.themeName).toBe('MuiButton');
      expect(button?.classes?.length).toBeGreaterThan(0);
      const field = pages.find(({ name }) => name === 'TextField');
      expect(field?.slots?.length).toBeGreaterThan(0);
      for (const { kind, name, props } of pages) {
        expect([name, kind === 'component' ? Array.isArray(props) : true]).toEqual([name, true]);
      }
      expect(readFileSync(path.join(API_FOLDER, 'index.mdx'), 'utf8')).toContain(
        'Generated by `npm run docs:api` from the installed packages.',
      );
    },
  );
});

exempt(
  [
    'Newer major versions exist, and 9 is the newest on npm, so name version 7 when you install the package.',
    'You would restyle component after component.',
  ],
  'Speaks of the registry, or advises.',
);
