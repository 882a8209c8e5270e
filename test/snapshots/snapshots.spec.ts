/** Takes the snapshots that are missing or old; see plugins/content/demos/snapshots.ts. With `SNAPSHOTS=sorting`, those
 * whose path has that word, in any case. */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { snapshotHtml, writeSnapshot } from '../../plugins/content/demos/snapshots';
import { BUILD } from '../build/builtPage';
import { gotoHydrated } from '../e2e/pages';
import { type SnapshotDemo, allSnapshots, snapshotDemos } from './snapshotDemos';
import { type TakenWidth, chartSnapshot } from './chartSnapshot';
import { type Sizes, measureSizes, prepareSnapshot, takeSnapshot } from './takeSnapshot';

const ROOT = path.join(__dirname, '../..');
/** Of HTML and styles after brotli, see test/build/weight.spec.ts. */
const MAX_BYTES = 6 * 1024;

/** px; of the windows that snapshots are made for. */
const SCREEN = { width: 1366, height: 1000 };
const PHONE = { width: 390, height: 1000 };
/** px more than on a screen: tells how columns grow. */
const MORE = 280;
/** Pages that are open at the same time. */
const LANES = 2;

/** Waits until what a demo shows stays as it is; some never do. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector('[data-demo-canvas]');
    let before = '';
    for (let still = 0, tries = 0; still < 3 && tries < 20; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = canvas?.innerHTML ?? '';
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** The canvas of a page's first demo, once the demo runs. */
async function openDemo(page: Page, { page: address, file }: SnapshotDemo): Promise<Locator> {
  await gotoHydrated(page, address);
  const canvas = page.locator('[data-demo-canvas]').first();
  await expect(canvas).toHaveAttribute('data-demo-canvas', file);
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveAttribute('data-ready');
  return canvas;
}

const widthOf = (canvas: Locator) =>
  canvas.evaluate((element) => element.getBoundingClientRect().width);

/** A grid at three widths: what grows is written as a function of the room. */
async function takeGrid(page: Page, demo: SnapshotDemo) {
  await page.setViewportSize(PHONE);
  const canvas = await openDemo(page, demo);
  const narrow = await widthOf(canvas);
  await page.setViewportSize(SCREEN);
  const middle = await widthOf(canvas);
  await canvas.scrollIntoViewIfNeeded();
  await page.evaluate(prepareSnapshot);
  const resize = async (width: number) => {
    await canvas.evaluate((element: HTMLElement, size) => {
      element.style.inlineSize = `${size}px`;
    }, width);
    await settle(page);
    return canvas.evaluate(measureSizes);
  };
  const sizes = [await resize(middle + MORE), await resize(middle), await resize(narrow)] as const;
  await resize(middle);
  return canvas.evaluate(takeSnapshot, sizes);
}

/** A chart has none of what is measured in a grid. */
const NO_SIZES: Sizes = { elements: {}, grids: [], rows: [] };

/** A chart on a screen and on a phone, in both modes. */
async function takeChart(page: Page, demo: SnapshotDemo) {
  const takeAt = async (viewport: typeof SCREEN): Promise<TakenWidth> => {
    await page.setViewportSize(viewport);
    let width = 0;
    const takeIn = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const canvas = await openDemo(page, demo);
      await settle(page);
      width = await widthOf(canvas);
      await page.evaluate(prepareSnapshot);
      return canvas.evaluate(takeSnapshot, [NO_SIZES, NO_SIZES, NO_SIZES] as const);
    };
    return { light: await takeIn('light'), dark: await takeIn('dark'), width };
  };
  return chartSnapshot(await takeAt(SCREEN), await takeAt(PHONE));
}

const TAKE = { grid: takeGrid, chart: takeChart } as const;

/** Takes the snapshot of a demo and writes it. */
async function take(page: Page, demo: SnapshotDemo) {
  const { page: address, file, snapshot, fingerprint, written, kind } = demo;
  const built = statSync(path.join(BUILD, address, 'index.html')).mtimeMs;
  expect(built, `${file} is newer than the build: run npm run build`).toBeGreaterThan(written);
  const taken = { fingerprint, ...(await TAKE[kind](page, demo)) };
  const weight = brotliCompressSync(snapshotHtml('', taken)).length;
  expect.soft(weight, `${file}: bytes`).toBeLessThanOrEqual(MAX_BYTES);
  writeFileSync(path.join(ROOT, snapshot), writeSnapshot(taken));
  process.stdout.write(`${(weight / 1024).toFixed(1)} KiB ${snapshot}\n`);
}

test('snapshots of demos', async ({ browser }) => {
  test.setTimeout(0);
  const demos = await snapshotDemos();
  const wanted = new Set(demos.map(({ snapshot }) => snapshot));
  allSnapshots()
    .filter((file) => !wanted.has(file))
    .forEach((file) => rmSync(path.join(ROOT, file)));
  const { SNAPSHOTS: named } = process.env;
  const old = demos.filter(({ taken, fingerprint, file }) =>
    named === undefined ? taken !== fingerprint : file.includes(named),
  );
  const lane = async () => {
    for (let demo = old.pop(); demo; demo = old.pop()) {
      const page = await browser.newPage();
      await take(page, demo);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
});
