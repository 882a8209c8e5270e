/** Menus and dialogs of edited demos: they are whole, though their frame is as small as the demo. */
import { type Page, expect } from '@playwright/test';
import { frameDocument, runInFrame, startFrame } from './liveFrameScript';
import { gotoHydrated } from './pages';
import { test } from './sharedPage';

const PAGE = '/x/introduction/';

const PICKER = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function Demo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Day" />
    </LocalizationProvider>
  );
}
`;

const MENU = `import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function Demo() {
  const [anchor, setAnchor] = useState(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Open</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Array.from({ length: 8 }, (_, index) => <MenuItem key={index}>{index}</MenuItem>)}
      </Menu>
    </>
  );
}
`;

const OPEN_DIALOG = `import Dialog from '@mui/material/Dialog';

export default function Demo() {
  return <Dialog open>Text</Dialog>;
}
`;

/** Runs a demo above a paragraph. */
async function show(page: Page, code: string): Promise<void> {
  await gotoHydrated(page, PAGE);
  await startFrame(page);
  await page.locator('#live-host').evaluate((host) => {
    // As in a demo, margins stay inside.
    host.style.display = 'flow-root';
    host.insertAdjacentHTML('afterend', '<p id="below">Below</p>');
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const events = await runInFrame(page, { files: { 'Demo.js': code }, entry: 'Demo.js' });
  expect(events.filter(({ kind }) => kind === 'problem')).toEqual([]);
}

/** px from the top of the document */
const placeBelow = (page: Page) =>
  page
    .locator('#below')
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

const hostHeight = (page: Page) =>
  page.locator('#live-host').evaluate((host) => host.getBoundingClientRect().height);

test.use({ viewport: { width: 390, height: 844 } });

test('the dialog of a picker is whole, and what is below stays in its place', async ({ page }) => {
  await show(page, PICKER);
  const before = await placeBelow(page);
  const frame = frameDocument(page);
  await frame.getByRole('button', { name: /^Choose date/ }).click();
  const dialog = frame.getByRole('dialog');
  const ends = [dialog.getByText('Select date'), dialog.getByRole('button', { name: 'OK' })];
  for (const end of ends) {
    await expect
      .poll(() =>
        end.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= document.documentElement.clientHeight;
        }),
      )
      .toBe(true);
  }
  await expect
    .poll(() =>
      dialog
        .locator('.MuiDialogContent-root')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    )
    .toBe(0);
  expect(await placeBelow(page)).toBe(before);
  // Without scrolling away from the frame: what is out of sight is drawn seldom.
  await page.locator('h1').dispatchEvent('pointerdown');
  await expect(dialog).toHaveCount(0);
  const iframe = page.locator('#live-host > iframe');
  await expect
    .poll(() => iframe.evaluate((element) => element.getBoundingClientRect().height))
    .toBe((await hostHeight(page)) + 16);
  expect(await placeBelow(page)).toBe(before);
});

test('a dialog comes into view as a whole when its demo is low in the window', async ({ page }) => {
  await show(page, PICKER);
  await page.locator('#live-host').evaluate((host) => {
    host.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  const frame = frameDocument(page);
  await frame.getByRole('button', { name: /^Choose date/ }).click();
  await expect(frame.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeInViewport({
    ratio: 1,
  });
  await expect(frame.getByRole('dialog').getByText('Select date')).toBeInViewport({ ratio: 1 });
});

test('a menu opens below its button, and shows all entries', async ({ page }) => {
  await show(page, MENU);
  const before = await placeBelow(page);
  const frame = frameDocument(page);
  const button = frame.getByRole('button', { name: 'Open' });
  await button.click();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const paper = frame.locator('.MuiMenu-paper');
  const place = () =>
    paper.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      hidden: element.scrollHeight - element.clientHeight,
      isInside: element.getBoundingClientRect().bottom <= document.documentElement.clientHeight,
    }));
  await expect.poll(place).toMatchObject({ hidden: 0, isInside: true });
  expect((await place()).top).toBeGreaterThanOrEqual(
    await frame.locator('button', { hasText: 'Open' }).evaluate(bottomOf),
  );
  expect(await placeBelow(page)).toBe(before);
  // A press in the page, too, is one outside of the menu.
  await page.locator('h1').dispatchEvent('pointerdown');
  await expect(paper).toHaveCount(0);
});

test('a dialog that is open from the beginning gets room, and covers no editor', async ({
  page,
}) => {
  await show(page, OPEN_DIALOG);
  await expect(frameDocument(page).getByRole('dialog')).toBeVisible();
  await expect.poll(() => hostHeight(page)).toBeGreaterThan(400);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  const [host, iframe] = await Promise.all([
    hostHeight(page),
    page
      .locator('#live-host > iframe')
      .evaluate((element) => element.getBoundingClientRect().height),
  ]);
  expect(iframe).toBe(host + 16);
});
