import { proves, expect, openScene } from '../browser';

proves(
  [
    "| CSV, Excel, print | Don't contain the column. To include it, set `allColumns: true` in the export options. With a controlled model, a print needs the callback |",
    'When users print, the callback receives the model of the print first, and then the previous model.',
  ],
  async (page) => {
    for (const [scene, fields] of [
      ['WithoutCallback', ['a']],
      ['WithCallback', ['a', 'b']],
    ] as const) {
      await openScene(page, scene);
      await page.getByRole('button', { name: 'Print' }).click();
      const cells = page
        .frameLocator('iframe[title="All"]')
        .locator('.MuiDataGrid-row [data-field]');
      await expect(cells).toHaveCount(fields.length);
      const printed = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getAttribute('data-field')),
      );
      expect(printed).toEqual(fields);
    }
    const models = page.getByRole('status');
    await expect(models).toHaveText('{"a":true,"b":true}');
    // Opens and closes the dialog. The frame may miss a change that it's too quick for.
    await expect(async () => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.emulateMedia({ media: 'screen' });
      await expect(page.locator('iframe')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(models).toHaveText('{"a":true,"b":true} {"b":false}');
  },
);
