/** Demos that a reader edits in their page: the editor, its result in the place of the demo, and shared code. */
import { type Page, expect } from '@playwright/test';
import { expectSteady } from '../layoutShift';
import { axeFindings } from './axe';
import { demoBlock, forbidStorage, openPage } from './demoBlock';
import { recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const CHART = '/x/react-charts/quickstart/';
const NAME = 'FirstChart';
const HEADING = `import * as React from 'react';

export default function ${NAME}() {
  return <h4>Edited</h4>;
}
`;

const editor = (page: Page) => page.getByRole('textbox', { name: `Code of ${NAME}.tsx` });
const status = (page: Page) => page.locator('.live-status');
const frame = (page: Page) => page.locator('.live-frame > iframe');
/** What the edited code renders: a frame within the frame of the site. */
const result = (page: Page) => frame(page).contentFrame().frameLocator('iframe').locator('body');

async function startEditing(page: Page, path = CHART): Promise<void> {
  await openPage(page, path);
  await demoBlock(page, NAME).start();
  await demoBlock(page, NAME).button('Edit the code here').click();
  await expect(editor(page)).toBeVisible();
  await expect(status(page)).toHaveText('The demo shows your code.');
}

async function replaceCode(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** How text looks without styles of its own. */
const textStyle = (element: Element) => {
  const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element);
  return { fontFamily, fontSize, letterSpacing, lineHeight };
};

test.use({ viewport: { width: 1366, height: 900 } });

test('an edited demo shows in the place of the demo, which comes back', async ({ page }) => {
  const problems = recordProblems(page);
  await openPage(page, CHART);
  const demo = demoBlock(page, NAME);
  await demo.start();
  const before = await demo.canvas.boundingBox();
  const text = await demo.canvas.evaluate(textStyle);
  await demo.button('Edit the code here').click();
  await expect(status(page)).toHaveText('The demo shows your code.');
  await expect(demo.canvas).toHaveCount(0);
  const after = await page.locator('.live-result').boundingBox();
  expect(after).toEqual(before);
  expect(await result(page).locator('[data-demo-canvas]').evaluate(textStyle)).toEqual(text);
  await expect(result(page).getByRole('img', { name: /^Library loans/ })).toBeVisible();

  await replaceCode(page, HEADING);
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await demo.button('Stop editing').click();
  await expect(demo.canvas).toHaveAttribute('data-ready');
  await expect(demo.canvas.getByRole('img', { name: /^Library loans/ })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expect(demo.code).toContainText('Library loans');

  await demo.button('Edit the code here').click();
  await expect(status(page)).toHaveText('Your earlier changes are back. The demo shows them.');
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await page.getByRole('button', { name: 'Reset code' }).click();
  await expect(result(page).getByRole('img', { name: /^Library loans/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  expect(problems).toEqual([]);
});

test('a mistake that only the browser finds is told once, in words', async ({ page }) => {
  const problems = recordProblems(page);
  await startEditing(page);
  await replaceCode(page, HEADING.replace('return', 'const a = 1;\n  const a = 2;\n  return'));
  await expect(status(page)).toHaveText(
    `${NAME}.tsx, line 5. Syntax error: Identifier 'a' has already been declared`,
  );
  expect(problems).toEqual([]);
});

test('a promise that nobody catches is told, and that requests are not possible', async ({
  page,
  violations,
}) => {
  await startEditing(page);
  await replaceCode(
    page,
    HEADING.replace('return', "Promise.reject(new Error('no luck'));\n  return"),
  );
  await expect(status(page)).toHaveText(`${NAME}.tsx, line 4. Error: no luck`);
  await replaceCode(page, HEADING.replace('return', "fetch('/data.json');\n  return"));
  await expect(status(page)).toContainText("Edited demos can't send requests.");
  // The policy of the frame blocks the request.
  expect(violations.every((one) => one.startsWith('srcdoc: connect-src'))).toBe(true);
  violations.length = 0;
  await replaceCode(page, HEADING);
  await expect(status(page)).toHaveText('The demo shows your code.');
});

test('effects that set a state at each render are stopped, with what they showed', async ({
  page,
}) => {
  await startEditing(page);
  await replaceCode(
    page,
    HEADING.replace(
      'return <h4>Edited',
      `const [count, setCount] = React.useState(0);
  React.useEffect(() => setCount(count + 1));
  return <h4>Edited {count}`,
    ),
  );
  await expect(status(page)).toContainText('Each update of a state caused the next one');
  const heading = result(page).getByRole('heading', { name: /^Edited \d+/, includeHidden: true });
  await expect(result(page).locator('[inert]')).toHaveCount(1);
  await expect(heading).toBeVisible();
  await replaceCode(page, HEADING);
  await expect(status(page)).toHaveText('The demo shows your code.');
  await expect(result(page).locator('[inert]')).toHaveCount(0);
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
});

test('a mistake is named at its line, over the last good result', async ({ page }) => {
  await startEditing(page);
  await replaceCode(page, HEADING);
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await replaceCode(page, HEADING.replace('</h4>', ''));
  await expect(status(page)).toContainText(`${NAME}.tsx, line `);
  await expect(status(page)).toContainText('Syntax error');
  await expect(page.locator('.cm-lintRange-error')).toBeVisible();
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await expect(page.locator('.live-result')).toHaveAttribute('data-outdated');

  await replaceCode(page, `import get from 'lodash';\n${HEADING.replace('Edited', '{get({})}')}`);
  await expect(status(page)).toHaveText(
    `${NAME}.tsx, line 1. "lodash" isn't available here. To use it, open the demo in StackBlitz.`,
  );
  // Before anything uses it.
  await replaceCode(page, `import get from 'lodash';\n${HEADING}`);
  await expect(page.locator('.cm-lintRange-error')).toHaveText('lodash');
  await replaceCode(page, HEADING.replace('return', 'undefinedName();\n  return'));
  await expect(status(page)).toHaveText(
    `${NAME}.tsx, line 4. ReferenceError: undefinedName is not defined`,
  );
  await page.getByRole('button', { name: 'Go to the line' }).click();
  await expect(editor(page)).toBeFocused();

  await replaceCode(page, HEADING.replace('return', "console.log('from the demo');\n  return"));
  await expect(status(page)).toHaveText('The demo shows your code.');
  await expect(page.locator('.live-result')).not.toHaveAttribute('data-outdated');
  await expect(page.getByRole('group', { name: 'Console' })).toContainText('from the demo');
});

test('a keyboard enters the editor, indents after Enter, and leaves', async ({ page }) => {
  await startEditing(page);
  const button = demoBlock(page, NAME).button('Stop editing');
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset code' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Tab now indents. Press Escape to leave the editor.');
  await expect(editor(page)).toHaveAccessibleDescription(/^Tab indents, and Escape leaves/);
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the line of the cursor stays above the bar at the end of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await startEditing(page);
  await replaceCode(page, `${HEADING}${'// A line.\n'.repeat(12)}`);
  const line = page.locator('.cm-line', { hasText: 'A line.' }).last();
  // The editor scrolls there a moment later.
  await expect(line).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(line).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(async () => {
      const [cursor, bar] = await Promise.all([
        line.boundingBox(),
        page.locator('.live-bar').boundingBox(),
      ]);
      return (bar?.y ?? 0) - (cursor?.y ?? Infinity) - (cursor?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test('props of the imported component are completed with their values', async ({ page }) => {
  await startEditing(page);
  await replaceCode(
    page,
    `import Button from '@mui/material/Button';\n\nexport default function ${NAME}() {\n  return <Button `,
  );
  const part = page.waitForResponse(/\/assets\/live\/completion-\d+\.[\da-f]{16}\.json$/);
  await page.keyboard.type('varia', { delay: 60 });
  expect((await part).headers()['content-type']).toContain('json');
  const options = page.getByRole('listbox', { name: 'Completions' });
  const variant = options.getByRole('option', { name: /^variant/ });
  await expect(variant).toHaveAttribute('aria-selected', 'true');
  // The list ignores keys for a moment, so that nobody accepts what has just come up.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(variant).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(editor(page)).toBeFocused();
  await expect(options.getByRole('option')).toHaveText(['text', 'outlined', 'contained']);
});

test('code from an address runs only after a press', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(page);
  await replaceCode(page, HEADING);
  await page.getByRole('button', { name: 'Copy link to my code' }).click();
  await expect(status(page)).toContainText('Copied.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${CHART}#edit=${NAME}.`);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await openPage(page, address);
  const notice = page.getByRole('group', { name: 'Edited demo from a link' });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText('somebody else wrote');
  await notice.getByText('Read the code').click();
  await expect(notice.getByRole('region', { name: `Code of ${NAME}.tsx` })).toHaveText(HEADING);
  await expect(frame(page)).toHaveCount(0);
  expect(await axeFindings(page, '.live-notice')).toEqual([]);
  await notice.getByRole('button', { name: 'Run the code' }).click();
  await expect(demoBlock(page, NAME).button('Stop editing')).toBeFocused();
  await expect(result(page).getByRole('heading')).toHaveText('Edited');

  await page.goto('about:blank');
  await openPage(page, address.slice(0, -9));
  await expect(notice.getByRole('alert')).toContainText('incomplete or damaged');

  await page.goto('about:blank');
  await openPage(page, address.replace(NAME, 'RenamedChart'));
  await expect(notice).toBeInViewport();
  await expect(notice.getByRole('alert')).toContainText(
    'The link contains edited code of the "RenamedChart" demo',
  );
});

test('changes are offered after a reload, in the language in which they were made', async ({
  page,
}) => {
  await startEditing(page);
  await replaceCode(page, HEADING);
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await demoBlock(page, NAME).button('Show JavaScript source').click();
  await expect(status(page)).toHaveText(
    'This is the original code. Your changes are in another version: TypeScript.',
  );
  await expect(result(page).getByRole('img', { name: /^Library loans/ })).toBeVisible();

  await page.reload();
  const kept = page.getByText('Your changes to this demo are kept.');
  await expect(kept).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show my changes' }).press('Enter');
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
  await expect(editor(page)).toBeVisible();
  await expect(demoBlock(page, NAME).button('Stop editing')).toBeFocused();
  await expect(kept).toBeHidden();
});

fresh('one message says that nothing can be loaded', async ({ page, context }) => {
  await openPage(page, CHART);
  await demoBlock(page, NAME).start();
  await context.setOffline(true);
  await demoBlock(page, NAME).button('Edit the code here').click();
  const alerts = page.locator('[data-demo]').getByRole('alert');
  await expect(alerts).toHaveText(/^The source couldn't be loaded/);
  await context.setOffline(false);
});

test('the toolbar keeps to one line at 320 px, and the editor to the width of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, CHART);
  const { toolbar } = demoBlock(page, NAME);
  const tops = await toolbar
    .locator('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);

  await page.setViewportSize({ width: 390, height: 800 });
  await startEditing(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the editor in ${scheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await startEditing(page);
    await replaceCode(page, HEADING.replace('</h4>', ''));
    await expect(status(page)).toContainText('Syntax error');
    expect(await axeFindings(page, `[data-demo="${NAME}"]`)).toEqual([]);
  });
}

test('the editor speaks Chinese on Chinese pages', async ({ page }) => {
  await openPage(page, `/zh${CHART}`);
  await demoBlock(page, NAME).canvas.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '在此处编辑代码' }).first().click();
  await expect(status(page)).toHaveText('演示显示的是你的代码。');
  await expect(page.getByRole('textbox', { name: `${NAME}.tsx 的代码` })).toBeVisible();
});

fresh('edits are possible where the browser keeps nothing', async ({ page }) => {
  await forbidStorage(page);
  await startEditing(page);
  await replaceCode(page, HEADING);
  await expect(result(page).getByRole('heading')).toHaveText('Edited');
});

test('nothing moves by itself while a demo is edited', async ({ page }) => {
  await startEditing(page);
  await page.evaluate(() => document.fonts.ready);
  await expectSteady(page, 0.05);
});
