/** The toolbar below a demo: its controls, its keyboard, and what they do to the demo. */
import { demoBlock, openPage } from '../e2e/demoBlock';
import { recordProblems } from '../e2e/pages';
import { expect, testWithoutWorker as test } from './test';

/** Has demos whose code begins open and closed. */
const RUNNING = '/x/react-data-grid/running/';
/** Has a demo in all three stylings. */
const STYLED_PAGE = '/x/react-data-grid/files/';

test.use({ viewport: { width: 1366, height: 800 } });

test('the toolbar has its controls in order, each with a name', async ({ page }) => {
  await openPage(page, STYLED_PAGE);
  const demo = demoBlock(page, 'ParcelList');
  const controls = demo.toolbar.locator('[data-control]');
  const CLOSED = [
    'Show code',
    'Edit the code here',
    'Edit in StackBlitz',
    'Edit in CodeSandbox',
    'Copy the source',
  ];
  const ALWAYS_SHOWN = ['Reset focus to test keyboard navigation', 'Reset demo', 'See more'];
  await expect(demo.toolbar.getByRole('button')).toHaveCount(CLOSED.length + ALWAYS_SHOWN.length);
  for (const [index, name] of ['Styling', ...CLOSED, ...ALWAYS_SHOWN].entries()) {
    await expect(controls.nth(index)).toHaveAccessibleName(name);
  }
  await demo.button('Show code').click();
  const names = ['Styling', 'Show JavaScript source', 'Show TypeScript source', 'Hide code'];
  for (const [index, name] of [...names, ...CLOSED.slice(1), ...ALWAYS_SHOWN].entries()) {
    await expect(controls.nth(index)).toHaveAccessibleName(name);
  }
  await expect(demo.button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'false');
});

test('the toolbar is one tab stop, which arrow keys, Home and End move in a circle', async ({
  page,
}) => {
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const stops = demo.toolbar.locator('[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await demo.button('Expand code').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Edit the code here'],
    ['ArrowRight', 'Edit in StackBlitz'],
    ['ArrowLeft', 'Edit the code here'],
    ['End', 'See more'],
    ['ArrowRight', 'Expand code'],
    ['ArrowLeft', 'See more'],
    ['Home', 'Expand code'],
    ['ArrowLeft', 'See more'],
    ['ArrowLeft', 'Reset demo'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(demo.button(name)).toBeFocused();
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(demo.toolbar.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(demo.button('Reset demo')).toBeFocused();
  // The stop of a control that goes away passes to the first one.
  await demo.button('Expand code').click();
  await demo.button('Show JavaScript source').focus();
  await demo.button('Collapse code').evaluate((button) => {
    if (button instanceof HTMLElement) {
      button.click();
    }
  });
  await expect(stops).toHaveAccessibleName('Expand code');
});

test('a preview expands and collapses; without one, code shows and hides', async ({ page }) => {
  await openPage(page, RUNNING);
  for (const [name, closed, open] of [
    ['PeakGrid', 'Expand code', 'Collapse code'],
    ['GateGrid', 'Show code', 'Hide code'],
  ] as const) {
    const demo = demoBlock(page, name);
    const preview = closed === 'Expand code';
    await expect(demo.code).toHaveCount(preview ? 1 : 0);
    await expect(demo.button(closed)).toHaveAttribute('aria-expanded', 'false');
    await demo.button(closed).click();
    await expect(demo.code).toContainText(`export default function ${name}`);
    await expect(demo.button(open)).toHaveAttribute('aria-expanded', 'true');
    const id = await demo.button(open).getAttribute('aria-controls');
    await expect(demo.code).toHaveAttribute('id', id ?? 'none');
    await demo.button(open).click();
    await expect(demo.button(closed)).toHaveAttribute('aria-expanded', 'false');
    await expect(demo.code).toHaveCount(preview ? 1 : 0);
  }
  await expect(demoBlock(page, 'PeakGrid').code).not.toContainText('import');
});

test('a choice of styling changes the demo, its source, and the next visit', async ({ page }) => {
  const problems = recordProblems(page);
  await openPage(page, STYLED_PAGE);
  const demo = demoBlock(page, 'ParcelList');
  await demo.start();
  await demo.button('Show code').click();
  const select = demo.toolbar.getByRole('combobox', { name: 'Styling' });
  await expect(select).toHaveValue('system');
  const first = (selector: string) => demo.canvas.locator(selector).first();
  const style = (selector: string, property: string, pseudo?: string) =>
    first(selector).evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
      [property, pseudo],
    );

  await expect(first('.MuiChip-root')).toHaveText('P-1');
  expect(await style('.MuiChip-root', 'border-top-left-radius')).toBe('16px');
  await expect(demo.code).toContainText('@mui/material/Chip');

  await select.selectOption('tailwind');
  await expect(first('.rounded-full')).toHaveText('P-1');
  expect(parseFloat(await style('.rounded-full', 'border-top-left-radius'))).toBeGreaterThan(999);
  expect(await style('.rounded-full', 'padding-left')).toBe('12px');
  await expect(demo.code).toContainText('rounded-full');

  await select.selectOption('css');
  await expect(first('.parcel')).toHaveText('P-1');
  expect(await style('.parcel', 'border-top-left-radius')).toBe('16px');
  expect(await style('.parcel', 'width', '::before')).toBe('8px');
  await expect(demo.code).toContainText("'./ParcelList.css'");
  const stored = (await page.context().cookies()).find(({ name }) => name === 'codeStyling');
  expect(stored?.value).toBe('css');

  await openPage(page, STYLED_PAGE);
  await demo.start();
  await expect(select).toHaveValue('css');
  await expect(first('.parcel')).toBeVisible();
  // A demo in one styling only has nothing to choose, and shows itself as it is.
  await openPage(page, RUNNING);
  const plain = demoBlock(page, 'PeakGrid');
  await plain.start();
  await expect(plain.toolbar.getByRole('combobox')).toHaveCount(0);
  await plain.button('Expand code').click();
  await expect(plain.code).toContainText('interface Peak');
  expect(problems).toEqual([]);
});

test('after a reset of the focus, Tab enters the demo', async ({ page }) => {
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'FilmGrid');
  await demo.start();
  await demo.button('Reset focus to test keyboard navigation').click();
  await expect(demo.whole.getByRole('button', { name: /^Start of the demo/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.canvas.getByRole('button', { name: 'Newest' })).toBeFocused();
  await expect(demo.whole.getByRole('button', { name: /^Start of the demo/ })).toHaveCount(0);
});

test('a reset brings back how the demo began', async ({ page }) => {
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const header = (name: string) => demo.canvas.getByRole('columnheader', { name });
  await header('Peak').click();
  await expect(header('Peak')).toHaveAttribute('aria-sort', 'ascending');
  await demo.button('Reset demo').click();
  await expect(header('Peak')).toHaveAttribute('aria-sort', 'none');
  await expect(header('Elevation')).toHaveAttribute('aria-sort', 'descending');
  await expect(demo.canvas).toHaveAttribute('data-ready');
});

test('the menu opens, moves and closes with the keyboard', async ({ page }) => {
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const more = demo.button('See more');
  const menu = demo.whole.getByRole('menu');
  const entry = (name: string) => menu.getByRole('menuitem', { name });
  await expect(more).toHaveAttribute('aria-haspopup', 'menu');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(entry('View the source on GitHub')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'Download the project as a zip'],
    ['ArrowDown', 'Copy link to JavaScript source'],
    ['End', 'Copy link to TypeScript source'],
    ['ArrowDown', 'View the source on GitHub'],
    ['ArrowUp', 'Copy link to TypeScript source'],
    ['Home', 'View the source on GitHub'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(entry('Copy link to TypeScript source')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await more.click();
  await expect(entry('View the source on GitHub')).toHaveAttribute(
    'href',
    /\/blob\/[^/]+\/docs\/x\/react-data-grid\/running\/PeakGrid\.tsx$/,
  );
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('at 360 px all controls are in reach and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, STYLED_PAGE);
  const demo = demoBlock(page, 'ParcelList');
  await demo.start();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await demo.button('Show code').click();
  await expect(demo.code).toContainText('export default function ParcelList');
  await expect(demo.code).toContainText(': Parcel');
  expect(await sideways()).toBeLessThanOrEqual(0);
  const controls = await demo.toolbar.locator('[data-control]').all();
  expect(controls).toHaveLength(11);
  for (const control of controls) {
    const box = await control.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await control.click({ trial: true });
  }
  await demo.button('Show JavaScript source').click();
  await expect(demo.code).not.toContainText(': Parcel');
  await demo.button('See more').click();
  const menu = await demo.whole.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('a control under the pointer shows its name until Escape', async ({ page }) => {
  await openPage(page, RUNNING);
  const button = demoBlock(page, 'PeakGrid').button('Reset demo');
  const tooltip = () =>
    button.evaluate((element) => {
      const { display, content } = getComputedStyle(element, '::after');
      return display === 'none' ? '' : content;
    });
  expect(await tooltip()).toBe('');
  await button.hover();
  await expect.poll(tooltip).toBe('"Reset demo"');
  await page.keyboard.press('Escape');
  await expect.poll(tooltip).toBe('');
});
