import { readFileSync } from 'node:fs';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import reference from '../../../../docs/base/api/grid/api.json';
import model from '../../../../docs/base/components/grid/Grid.controls.json';
import GridPlayground from '../../../../docs/base/components/grid/GridPlayground';
import {
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
} from '../../harness';
import { preview, setUpPlayground } from '../../playground';

exempt(
  [
    '| Items that take shares of a line | `Grid` |',
    '| A row or a column of items with equal distances | [`Stack`](/components/stack/) |',
    '| As many columns as fit, or items that span rows | CSS grid, [see below](#as-many-columns-as-fit) |',
    '| Rows of data | A table, or a data grid |',
  ],
  'This says what a component is for.',
);

exempt(
  [
    '`Grid2` is now `Grid`.',
    "| `import Grid2 from '@mui/material/Grid2'` | `import Grid from '@mui/material/Grid'` |",
    'but are deprecated.',
  ],
  'The release notes of the package say this.',
);

/** The block of code of the page that has these words. */
function blockWith(words: string): string {
  const page = readFileSync('docs/base/components/grid/index.mdx', 'utf8');
  const blocks = [...page.matchAll(/^```tsx.*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const block = blocks.find((one) => one.includes(words));
  if (block === undefined) {
    throw new Error(`No block of code has "${words}".`);
  }
  return block;
}

/** The classes of a component, without the generated ones. */
const classesOf = (element: Element) =>
  [...element.classList].filter((name) => name.startsWith('MuiGrid-'));

proves(
  ['Add the width to the theme, and the name to the types.', 'Sizes then accept it:'],
  async () => {
    const block = blockWith('BreakpointOverrides');
    await expectCompiles(block);
    await expectTypeError(block.replace('wall: true;', ''), /wall/);
    const theme = createTheme({
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, wall: 2400 } as never },
    });
    show(
      <ThemeProvider theme={theme}>
        <Grid container>
          <Grid size={{ xs: 12, wall: 3 } as never}>Arrivals</Grid>
        </Grid>
      </ThemeProvider>,
    );
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(rules.some((rule) => /min-width:\s*2400px/.test(rule) && rule.includes('* 3'))).toBe(
      true,
    );
  },
);

proves('Keep the five default names: `Toolbar` and `Snackbar`, for example, use `sm`.', () => {
  for (const [name, breakpoint] of [
    ['Toolbar', 'sm'],
    ['Snackbar', 'sm'],
  ] as const) {
    const source = readFileSync(`node_modules/@mui/material/${name}/${name}.js`, 'utf8');
    expect(source).toContain(`breakpoints.up('${breakpoint}')`);
  }
});

proves('The old `Grid` is now `GridLegacy`, and deprecated.', () => {
  const types = readFileSync('node_modules/@mui/material/GridLegacy/GridLegacy.d.ts', 'utf8');
  expect(types).toMatch(/@deprecated[^*]*Grid/);
  show(
    <GridLegacy item xs={6}>
      Berth
    </GridLegacy>,
  );
  expect(screen.getByText('Berth')).toHaveClass('MuiGridLegacy-grid-xs-6');
  expectConsole('warn', /GridLegacy component is deprecated/);
});

proves(
  [
    'The new one ignores `item` and `xs` to `xl`, and logs a warning in development.',
    'Items then have no `size`.',
    '| `<Grid item zeroMinWidth>` | `<Grid>` |',
  ],
  () => {
    const old = { item: true, zeroMinWidth: true, xs: 1, sm: 2, md: 3, lg: 4, xl: 5 };
    show(<Grid {...old}>Berth</Grid>);
    const element = screen.getByText('Berth');
    expect(classesOf(element).filter((name) => name.includes('grid-'))).toEqual([]);
    expect(element.getAttributeNames()).toEqual(['class']);
    for (const name of Object.keys(old)) {
      expectConsole('warn', new RegExp(`The \`${name}\` prop has been removed`));
    }
    expect(consoleMessages()).toEqual([]);
  },
);

proves('The other props are in the [API reference](/api/grid/).', async () => {
  const code = await setUpPlayground(GridPlayground, {
    columns: '8',
    rowSpacing: '4',
    direction: 'row-reverse',
  });
  for (const prop of ['container', 'columns={8}', 'direction="row-reverse"', 'rowSpacing={4}']) {
    expect(code).toContain(`      ${prop}\n`);
  }
  expect(preview().getByText('Berths').closest('.MuiGrid-container')).toHaveClass(
    'MuiGrid-direction-xs-row-reverse',
  );
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['offset', 'size', 'sx']));
});
