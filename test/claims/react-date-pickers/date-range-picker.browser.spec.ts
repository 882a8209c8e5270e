import { claim, expect, openScene, type Page } from '../browser';

const drag = async (page: Page, from: string, to: string) => {
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
  await day(from).dragTo(day(to));
};

claim(
  [
    'With both ends set, people drag either end to another day.',
    'An end dragged past the other one takes its place.',
    '`disableDragEditing` turns it off.',
  ],
  async (page) => {
    await openScene(page, 'Dragging');
    const value = page.locator('output');
    await expect(value).toHaveText('03-10 03-13');
    await drag(page, '13', '20');
    await expect(value).toHaveText('03-10 03-20');
    await drag(page, '10', '16');
    await expect(value).toHaveText('03-16 03-20');
    await drag(page, '16', '25');
    await expect(value).toHaveText('03-20 03-25');
    await openScene(page, 'NoDragging');
    await drag(page, '13', '20');
    await expect(value).toHaveText('03-10 03-13');
  },
);

claim('A popup of two is some 625 px wide and one of three some 940 px', async (page) => {
  for (const [scene, width] of [
    ['Dragging', 625],
    ['ThreeCalendars', 940],
  ] as const) {
    await openScene(page, scene);
    const popup = page.getByRole('dialog').locator('.MuiPickersLayout-root');
    // It grows when it opens.
    await expect
      .poll(async () => Math.abs(((await popup.boundingBox())?.width ?? 0) - width))
      .toBeLessThan(6);
  }
});
