import { proves, expect, openScene, type Page } from '../browser';

/** Presses a button that prints; the frame that goes to paper, as long as the dialog is open. */
async function print(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(frame.getByRole('grid').or(frame.getByRole('treegrid'))).toBeAttached();
  return frame;
}

/** Opens and closes the dialog, which a browser without a screen doesn't have. */
async function closeDialog(page: Page) {
  // The frame may miss a change that it's too quick for.
  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await page.waitForTimeout(100);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('iframe')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

const rowsOf = (page: Page) => page.locator('.MuiDataGrid-row');

async function look(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Look' }).click();
  return JSON.parse((await page.locator('output').textContent()) ?? '');
}

proves(
  [
    'It opens the print dialog of the browser, which can also save a PDF.',
    'For the print, the grid renders the rows of all pages that it has.',
    '| Print | what users see | what users see | what users see |',
    'To print from code, call `exportDataAsPrint(options)` when users press a button.',
    'If all rows were printed, it restores the page too.',
  ],
  async (page) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openScene(page, 'PrintList');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    const frame = await print(page, 'Print all guests', 'Scene');
    await expect(frame.locator('.MuiDataGrid-row')).toHaveCount(5);
    await expect(frame.locator('html[data-printed]')).toHaveCount(1);
    await expect(frame.locator('.MuiDataGrid-row').first()).toContainText('Amina Yusuf');
    await closeDialog(page);
    await expect(page.getByText('4–5 of 5')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('Duc Pham');
  },
);

proves(
  [
    '| `hideToolbar`, `hideFooter` | Hides toolbar or footer | `false` |',
    '| `includeCheckboxes` | Keeps the column of checkboxes | `false` |',
    '| `copyStyles` | Copies the styles of the page | `true` |',
    '| `pageStyle` | CSS for the print, as a string or a function | none |',
    'To turn virtualization on again, give the grid another `key`, which resets its state.',
    'After the print, **all rows stay in the document**, which makes a long grid slow.',
    'The grid restores sorting, filters, hidden columns, and widths.',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    const before = await rowsOf(page).count();
    expect(before).toBeLessThan(60);
    const state = await look(page);
    const frame = await print(page, 'Print', 'Printed');
    await expect(frame.locator('.MuiDataGrid-row')).toHaveCount(120);
    await expect(frame.locator('body.for-paper')).toHaveCount(1);
    const styles = await frame.locator('head').innerHTML();
    expect(styles).toContain('--own: 1');
    expect(styles.match(/<style/g)?.length).toBeGreaterThan(1);
    await expect(frame.getByRole('toolbar')).toHaveCount(1);
    await expect(frame.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);
    await expect(frame.getByRole('checkbox')).toHaveCount(0);
    await closeDialog(page);
    expect(await look(page)).toEqual(state);
    await expect(rowsOf(page)).toHaveCount(120);
    await rowsOf(page).nth(0).getByRole('checkbox').click();
    expect(await look(page)).toMatchObject({ selected: [119] });
    await page.getByRole('button', { name: 'Another key' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await rowsOf(page).count()).toBeLessThan(60);
    expect(await look(page)).toMatchObject({ selected: [] });
  },
);

proves(
  [
    "Opened groups and the selection of rows that weren't printed aren't restored.",
    'The original order of sorted rows is lost until the `rows` prop changes.',
    'A print keeps the sorting, the filters, and the column order of the grid, even with `getRowsToExport` and `fields`.',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    await rowsOf(page).nth(0).getByRole('checkbox').click();
    expect(await look(page)).toMatchObject({ selected: [119] });
    const frame = await print(page, 'Print two rows', 'Few');
    await expect(frame.locator('.MuiDataGrid-row')).toHaveCount(2);
    await expect(frame.getByRole('checkbox').first()).toBeAttached();
    expect(await frame.locator('head style').count()).toBe(0);
    // The scene asks for 3 and 1, and the opposite order of columns.
    await expect(frame.locator('.MuiDataGrid-row').first()).toContainText('row 3');
    // The order of the columns is that of the grid.
    const fields = await frame
      .locator('.MuiDataGrid-row')
      .first()
      .locator('[data-field]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
    expect(fields).toEqual(['__check__', 'name', 'id']);
    await closeDialog(page);
    expect(await look(page)).toMatchObject({ selected: [], sorted: 1, first: [119, 118, 117] });
    await page.getByRole('columnheader', { name: 'id' }).click();
    expect(await look(page)).toMatchObject({ sorted: 0, first: [119, 118, 117] });
  },
);

proves(
  [
    'Row groups are printed in their initial state.',
    'To print open groups, set `defaultGroupingExpansionDepth`.',
    "Opened groups and the selection of rows that weren't printed aren't restored.",
  ],
  async (page) => {
    await openScene(page, 'Groups');
    await page.getByRole('button', { name: 'see children' }).first().click();
    await expect(page.getByText('row 1', { exact: true })).toBeVisible();
    const frame = await print(page, 'Print', 'Printed');
    await expect(frame.locator('.MuiDataGrid-row')).toHaveCount(2);
    await closeDialog(page);
    await expect(rowsOf(page)).toHaveCount(2);
  },
);

proves(
  [
    'If you control [`columnVisibilityModel`](/x/react-data-grid/column-visibility/), pass `onColumnVisibilityModelChange`.',
    'Without the callback, `fields` and `allColumns` have no effect on a print, and the checkbox column is printed.',
  ],
  async (page) => {
    const printed = async (scene: string, button: string, title: string) => {
      await openScene(page, scene);
      const frame = await print(page, button, title);
      return frame
        .locator('.MuiDataGrid-row')
        .first()
        .locator('[data-field]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
    };
    const untouched = ['__check__', 'name', 'id'];
    expect(await printed('FixedColumns', 'Print', 'Printed')).toEqual(untouched);
    expect(await printed('FixedColumns', 'Print all columns', 'All')).toEqual(untouched);
    expect(await printed('FixedColumns', 'Print two rows', 'Few')).toEqual(untouched);
    expect(await printed('StoredColumns', 'Print', 'Printed')).toEqual(['name', 'id']);
    expect(await printed('StoredColumns', 'Print all columns', 'All')).toEqual([
      'name',
      'id',
      'kind',
    ]);
    await closeDialog(page);
    expect(await look(page)).toMatchObject({ visible: untouched });
  },
);

proves(
  [
    'A print keeps the sorting, the filters, and the column order of the grid, even with `getRowsToExport` and `fields`.',
    'Pinned rows are always printed.',
    'If all rows were printed, it restores the page too.',
  ],
  async (page) => {
    await openScene(page, 'Pages');
    await rowsOf(page).nth(1).getByRole('checkbox').click();
    const frame = await print(page, 'Print', 'Printed');
    const texts = () => frame.locator('.MuiDataGrid-row').allTextContents();
    expect((await texts()).map((text) => /row \d|pinned/.exec(text)?.[0])).toEqual([
      'row 6',
      'pinned',
    ]);
    await closeDialog(page);
    expect(await look(page)).toMatchObject({ page: 0, selected: [6] });
    await openScene(page, 'Pages');
    const all = await print(page, 'Print', 'Printed');
    await expect(all.locator('.MuiDataGrid-row')).toHaveCount(61);
    await closeDialog(page);
    expect(await look(page)).toMatchObject({ page: 1 });
    // No row that the filter hides is printed, even if the scene asks for it.
    await page.getByRole('button', { name: 'Keep row 7' }).click();
    const few = await print(page, 'Print two rows', 'Few');
    await expect(few.locator('.MuiDataGrid-row')).toHaveCount(1);
    await expect(few.locator('.MuiDataGrid-row')).toContainText('pinned');
  },
);

proves(
  [
    'If you control `paginationModel`, pass `onPaginationModelChange`.',
    'Without the callback, only the current page is printed.',
  ],
  async (page) => {
    await openScene(page, 'FixedPage');
    const fixed = await print(page, 'Print', 'Printed');
    await expect(fixed.locator('.MuiDataGrid-row')).toHaveCount(5);
    await expect(fixed.locator('.MuiDataGrid-row').first()).toContainText('row 5');
    await openScene(page, 'StoredPage');
    const stored = await print(page, 'Print', 'Printed');
    await expect(stored.locator('.MuiDataGrid-row')).toHaveCount(120);
    await closeDialog(page);
    expect(await look(page)).toMatchObject({ page: 1 });
  },
);

proves(
  'If `rows` changes during the print, the grid shows the old rows until the next change.',
  async (page) => {
    await openScene(page, 'GrowingRows');
    await print(page, 'Print', 'Printed');
    const add = page.getByRole('button', { name: 'Add a row' });
    await add.click();
    await closeDialog(page);
    await expect(rowsOf(page)).toHaveCount(3);
    await add.click();
    await expect(rowsOf(page)).toHaveCount(5);
  },
);

proves(
  [
    'After an `await` or in a timer, `exportDataAsPrint()` can print all rows instead of the selected rows.',
    'Print without an `await`: load the data before users press the button.',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    await rowsOf(page).nth(0).getByRole('checkbox').click();
    const printed = await print(page, 'Print', 'Printed');
    await expect(printed.locator('.MuiDataGrid-row')).toHaveCount(1);
    await closeDialog(page);
    // The outcome depends on the frame in which React renders: one print of several is enough.
    await expect(async () => {
      const late = await print(page, 'Print later', 'Late');
      const count = await late.locator('.MuiDataGrid-row').count();
      await closeDialog(page);
      expect(count).toBe(120);
    }).toPass();
  },
);

proves(
  [
    'A print requests the first page of a data source.',
    'A late response then replaces the rows of the current page.',
    'To prevent this, remove the print from the menu, or set `dataSourceCache={null}`.',
  ],
  async (page) => {
    const printLate = async (scene: string) => {
      await openScene(page, scene);
      await expect(rowsOf(page).first()).toContainText('row 10');
      await print(page, 'Print', 'Printed');
      await expect(page.getByText('Asked for 10, 0')).toBeVisible();
      await closeDialog(page);
      await page.getByRole('button', { name: 'Respond' }).click();
      await expect(page.getByText('11–15 of 120')).toBeVisible();
    };
    await printLate('CachedPages');
    await expect(rowsOf(page).first()).toContainText('row 0');
    await printLate('UncachedPages');
    await expect(page.getByText('Asked for 10, 0, 10.')).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('row 10');
  },
);

proves(
  [
    'The print looks like the grid, even in dark colors.',
    'To print light colors and wide pages, set `pageStyle`:',
  ],
  async (page) => {
    const colorsOf = async (button: string, title: string) => {
      await openScene(page, 'DarkList');
      const frame = await print(page, button, title);
      return frame
        .locator('.MuiDataGrid-cell')
        .first()
        .evaluate((cell) => {
          const { color, backgroundColor } = getComputedStyle(cell);
          const grid = getComputedStyle(cell.closest('.MuiDataGrid-root') ?? cell);
          return [color, backgroundColor, grid.backgroundColor];
        });
    };
    expect((await colorsOf('Print', 'Printed'))[0]).toBe('rgb(255, 255, 255)');
    expect(await colorsOf('Print in light colors', 'Light')).toEqual([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
      'rgb(255, 255, 255)',
    ]);
  },
);
