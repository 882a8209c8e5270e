import { proves, expect, openScene, type Page } from '../browser';

/** Clicks into the first text field, types a date before `minDate` there, and clicks into the second text field. */
async function walk(page: Page, scene: string, typed: string) {
  await openScene(page, scene);
  const section = (name: string, index: number) =>
    page.getByRole('spinbutton', { name }).nth(index);
  await section(typed === '' ? 'Year' : 'Month', 0).click({ delay: 80 });
  const paper = page.locator('.MuiPickerPopper-paper');
  await expect(paper).toBeVisible();
  // The popup grows while it opens, and would close in a later task.
  await page.waitForTimeout(500);
  const place = await paper.boundingBox();
  await page.keyboard.type(typed, { delay: 30 });
  if (typed === '') {
    await section('Year', 1).click({ delay: 80 });
  }
  await page.waitForTimeout(500);
  return { place, calls: await page.locator('output').textContent() };
}

// One scene in each claim, since a scene may take half a minute while other tests run.
proves(
  [
    '`triggerRef` in `InputProps.ref` of the first text field | The popup opens in the corner of the page',
    '`rootRef` in `rootProps` | The popup closes when the focus moves to another section or text field',
  ],
  async (page) => {
    const { place, calls } = await walk(page, 'OwnField', '');
    const field = await page.getByRole('group').first().boundingBox();
    expect(place?.x).toBeCloseTo(field?.x ?? 0, 0);
    expect(place?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
    expect(calls).not.toContain('close');
  },
);

proves(
  [
    '`rootRef` in `rootProps` | The popup closes when the focus moves to another section or text field',
    '`triggerRef` in `InputProps.ref` of the first text field | The popup opens in the corner of the page',
  ],
  async (page) => {
    const { place, calls } = await walk(page, 'FieldWithoutRefs', '');
    expect([place?.x, place?.y]).toEqual([0, 0]);
    expect(calls).toContain('close');
  },
);

proves(
  '`rootRef` in `rootProps` | The popup closes when the focus moves to another section or text field',
  async (page) => {
    expect((await walk(page, 'OwnField', '03012026')).calls).not.toContain('close');
    await expect(page.getByRole('group').first()).toHaveAttribute('aria-invalid', 'true');
    expect((await walk(page, 'FieldWithoutRefs', '03')).calls).toContain('close');
  },
);
