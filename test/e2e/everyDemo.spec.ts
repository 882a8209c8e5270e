/**
 * Each demo, unchanged, shows the same when a reader edits it as in its page, and says no more in the console: in the
 * frame, with the packages that it has. TypeScript and JavaScript take turns.
 */
import path from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import { readDemo } from '../../plugins/content/demos/readDemo';
import type { LiveEvent } from '../../src/lib/live/types';
import { demoPages } from './demoPages';
import { frameDocument, runInFrame, startFrame } from './liveFrameScript';
import { openWhole } from './pages';
import { test } from './sharedPage';
import { CANVAS, WIDE } from './visualModes';

const ROOT = path.join(__dirname, '../..');

/** Whole tests of the site's own pages; what isn't a file of its own has no editor either. */
const WITHOUT_FILES = /Playground\.tsx$/;

/** The packages say this when no key is configured, in the page too. */
const LICENSE_NOTICE = /MUI X: Missing license key/;

/**
 * Whether a demo shows another text in its page: with Premium, pages show the toolbar of an older version, since
 * `plugins/content/demos/barrel` takes two parts of the data grid with one name for one. The frame shows what readers get.
 */
function isDifferent(text: string): boolean {
  return text.includes('@mui/x-data-grid-premium') && text.includes('showToolbar');
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Its text once it is in sight: a busy machine may leave a chart undrawn until something moves. */
async function textInSight(ground: Locator, place: Locator): Promise<string> {
  await place.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return words(await ground.innerText());
}

interface DemoPlace {
  readonly file: string;
  readonly theme: string | null;
  /** px */
  readonly width: number;
}

function placesOf(page: Page): Promise<readonly DemoPlace[]> {
  return page.locator(`${CANVAS}[data-demo-canvas]:not([data-demo-canvas=""])`).evaluateAll((all) =>
    all.map((canvas) => ({
      file: canvas.getAttribute('data-demo-canvas') ?? '',
      theme: canvas.getAttribute('data-theme-name'),
      width: canvas.getBoundingClientRect().width,
    })),
  );
}

/** What a demo says in the console, and what goes wrong. */
function findingsIn(events: readonly LiveEvent[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'problem':
        return [`${event.problem.phase}: ${event.problem.message}`];
      case 'console':
        return /^(?:warn|error)$/.test(event.level) && !LICENSE_NOTICE.test(event.text)
          ? [`${event.level}: ${event.text}`]
          : [];
      case 'unavailable':
      case 'restarted':
        return [`${event.kind}: ${event.reason}`];
      default:
        return [];
    }
  });
}

for (const { path: address } of demoPages()) {
  test(`demos of ${address} show the same when they are edited`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, address);
    const places = (await placesOf(page)).filter(({ file }) => !WITHOUT_FILES.test(file));
    const [first] = places;
    if (!first) {
      return;
    }
    await startFrame(page, { theme: first.theme === 'material' ? 'material' : 'docs' });
    for (const [index, { file, width }] of places.entries()) {
      const { TS, JS } = await readDemo(ROOT, file);
      const sources = index % 2 === 0 ? TS : JS;
      await page
        .locator('#live-host')
        .evaluate((host, px) => (host.style.inlineSize = `${px}px`), width);
      const events = await runInFrame(page, {
        files: Object.fromEntries(sources.map(({ name, raw }) => [name, raw])),
        entry: sources[0]?.name ?? '',
      });
      expect.soft(findingsIn(events), file).toEqual([]);
      const shown = frameDocument(page).locator('[data-demo-canvas]');
      if (sources.some(({ raw }) => isDifferent(raw))) {
        await expect.soft(shown, file).toBeVisible();
        continue;
      }
      const there = page.locator(`[data-demo-canvas="${file}"]`);
      await expect
        .soft(async () => {
          const inPage = await textInSight(there, there);
          expect(await textInSight(shown, page.locator('#live-host'))).toBe(inPage);
        }, file)
        .toPass({ timeout: 10_000 });
      const later = await page.evaluate(() => [...window.liveEvents]);
      expect.soft(findingsIn(later.slice(events.length)), file).toEqual([]);
    }
  });
}
