/** What a page that was open before a deployment does when a script of its build is gone. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { demoBlock } from '../e2e/demoBlock';
import {
  ANSWERS,
  DEMOS,
  KEYS,
  TIMEOUT_MS,
  PROSE,
  UPDATED,
  comment,
  deploy,
  expectLoadedOnce,
  link,
  loadAgain,
  notice,
  gotoNetworkIdle,
  plain,
  search,
  settings,
  thumb,
} from './openPage';
import { type Page, expect, test } from './test';

interface Part {
  readonly press: (page: Page) => Promise<void>;
  /** What opens. */
  readonly part: (page: Page) => Locator;
}

/** What the header and the foot of a page open, on pages of prose. */
const PARTS: Readonly<Record<string, Part>> = {
  search: { press: (page) => page.keyboard.press('Control+k'), part: search },
  settings: {
    press: (page) => settings(page).dispatchEvent('click'),
    part: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
  'the form for feedback': {
    press: (page) => thumb(page).dispatchEvent('click'),
    part: comment,
  },
};

const demoControl = (label: string) => (page: Page) =>
  demoBlock(page, 'PeakList').button(label).dispatchEvent('click');

const DEMO_PARTS: Readonly<Record<string, Part>> = {
  'the source': {
    press: demoControl('Expand code'),
    part: (page) => demoBlock(page, 'PeakList').code.getByText('export default function PeakList'),
  },
  'the menu': {
    press: demoControl('See more'),
    part: (page) => demoBlock(page, 'PeakList').whole.getByRole('menu'),
  },
};

/** What was asked for can be had now. */
async function expectToWork(page: Page, { press, part }: Part, loads: () => number): Promise<void> {
  await press(page);
  await expect(part(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);
}

test.use({ viewport: { width: 1366, height: 900 } });

for (const answer of ANSWERS) {
  test.describe(`where what is gone is answered with ${answer}`, () => {
    test('a link leads to the page as it is now', async ({ page, own }) => {
      await gotoNetworkIdle(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      await link(page, 'Keys').click();
      await expectLoadedOnce(page, loads);
      await expect(page).toHaveURL(plain(own) + KEYS);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys');
      await page.keyboard.press('Control+k');
      await expect(search(page)).toBeVisible();
    });

    for (const [name, part] of Object.entries(PARTS)) {
      test(`a press that asks for ${name} is answered, and brings the page as it is now, at its place`, async ({
        page,
        own,
      }) => {
        await page.setViewportSize({ width: 1366, height: 300 });
        await gotoNetworkIdle(page, plain(own) + KEYS);
        await page.evaluate(() => window.scrollTo(0, 340));
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(100);
        const loads = await deploy(page, own, answer);
        await part.press(page);
        await expect(notice(page)).toBeAttached();
        await expectLoadedOnce(page, loads);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
        await expectToWork(page, part, loads);
      });
    }

    for (const [name, part] of Object.entries(DEMO_PARTS)) {
      test(`a press that asks for ${name} of a demo is answered, and brings the page as it is now`, async ({
        page,
        own,
      }) => {
        await gotoNetworkIdle(page, plain(own) + PROSE);
        const loads = await deploy(page, own, answer);
        await part.press(page);
        await expect(notice(page)).toBeAttached();
        await expectLoadedOnce(page, loads);
        await expectToWork(page, part, loads);
      });
    }

    test('a press that asks for a sandbox is answered, and brings the page as it is now', async ({
      page,
      own,
    }) => {
      const press = demoControl('Edit in StackBlitz');
      await gotoNetworkIdle(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      await press(page);
      await expect(notice(page)).toBeAttached();
      await expectLoadedOnce(page, loads);
      await page
        .context()
        .route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'thank you' }));
      const asked = page
        .context()
        .waitForEvent('request', (request) => request.url().startsWith('https://stackblitz.com'));
      await press(page);
      await asked;
    });

    test('a demo that comes into view brings the page as it is now', async ({ page, own }) => {
      await gotoNetworkIdle(page, plain(own) + DEMOS);
      const demo = demoBlock(page, 'FilmGrid');
      await expect(demo.canvas).not.toHaveAttribute('data-ready');
      const loads = await deploy(page, own, answer);
      await demo.canvas.scrollIntoViewIfNeeded();
      await expect(demo.whole.getByRole('alert')).toContainText(UPDATED);
      await expectLoadedOnce(page, loads);
      await demo.start();
    });

    test('falls back to the page of all versions if the list can’t load', async ({ page, own }) => {
      await gotoNetworkIdle(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      await page.getByRole('button', { name: /choose a version$/ }).click();
      await expectLoadedOnce(page, loads);
      await expect(page).toHaveURL(`${plain(own)}/versions/`);
    });

    test('a page that was loaded again, and is broken still, isn’t loaded a second time', async ({
      page,
      own,
    }) => {
      await gotoNetworkIdle(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      rmSync(path.join(own.folder, 'assets/js'), { recursive: true });
      await page.keyboard.press('Control+k');
      await expect(notice(page)).toBeVisible();
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('alert')).toContainText('loaded completely', { timeout: 10_000 });
      await page.waitForTimeout(TIMEOUT_MS);
      expect(loads()).toBe(1);
    });
  });
}

test('where the part is missing in the newer build too, it is said without another load', async ({
  page,
  own,
}) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  const loads = await deploy(page, own);
  const scripts = path.join(own.folder, 'assets/js');
  for (const name of readdirSync(scripts)) {
    if (readFileSync(path.join(scripts, name), 'utf8').includes('search-option-')) {
      rmSync(path.join(scripts, name));
    }
  }
  await page.keyboard.press('Control+k');
  await expectLoadedOnce(page, loads);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText("This part couldn't be loaded");
  await page.waitForTimeout(TIMEOUT_MS);
  expect(loads()).toBe(1);
});

test('reloads automatically once, then only on click', async ({ page, own }) => {
  const old = readFileSync(path.join(own.folder, PROSE, 'index.html'), 'utf8');
  const shared = ['main', 'runtime'].flatMap((name) =>
    readdirSync(path.join(own.folder, 'assets/js')).filter((file) => file.startsWith(name)),
  );
  await gotoNetworkIdle(page, plain(own) + PROSE);
  const scripts = readdirSync(path.join(own.folder, 'assets/js'))
    .filter((name) => old.includes(name) || shared.includes(name))
    .map((name) => path.join(own.folder, 'assets/js', name))
    .map((file) => ({ file, text: readFileSync(file) }));
  const loads = await deploy(page, own);
  // One server has the old build but for what loads later, and questions reach the other one.
  scripts.forEach(({ file, text }) => writeFileSync(file, text));
  await page.route(
    (url) => url.pathname === PROSE,
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: old })
        : route.continue(),
  );
  await settings(page).click();
  await expectLoadedOnce(page, loads);
  for (let times = 0; times < 2; times += 1) {
    await settings(page).click();
    await expect(loadAgain(page)).toBeVisible();
    await page.waitForTimeout(TIMEOUT_MS);
    expect(loads()).toBe(1);
  }
  await loadAgain(page).click();
  await expect.poll(loads).toBe(2);
});
