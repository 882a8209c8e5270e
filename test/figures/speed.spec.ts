/**
 * Measures the finished build and writes the figures into the table of guides/speed.md: `npm run speed:figures`. With
 * `MEASURE_BUILD=1` it builds anew, and measures time and memory of that too. The machine should do nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { format } from 'prettier';
import { type Browser, type Page, test } from '@playwright/test';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const GUIDE = path.join(ROOT, 'guides/speed.md');
const TABLE = /(<!-- figures -->\n)[^]*?(\n<!-- end of figures -->)/;
/** A laptop of today at a quarter of its speed is a phone or an old laptop. */
const SLOWDOWN = 4;
const RUNS = 3;
const MIB = 1024 ** 2;

const PROSE = '/x/introduction/';
const OTHER_PROSE = '/x/introduction/licensing/';
const GRID = '/x/react-data-grid/quickstart/';
const LARGEST = '/x/api/data-grid/data-grid-premium/';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Bytes of the memory that a process and all that it started have for themselves. Linux only. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const own = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
      parents.set(Number(name), Number(fields[1]));
      const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'));
      own.set(Number(name), Number(share?.[1] ?? 0) * 1024);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (id: number | undefined): boolean =>
    id === root || (id !== undefined && id > 1 && isBelow(parents.get(id)));
  return [...own].reduce((sum, [id, bytes]) => sum + (isBelow(id) ? bytes : 0), 0);
}

async function measureBuild(): Promise<readonly (readonly string[])[]> {
  rmSync(path.join(ROOT, '.docusaurus'), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const isLinux = existsSync('/proc');
  const timer = setInterval(() => {
    peak = isLinux ? Math.max(peak, memoryOf(child.pid ?? 0)) : peak;
  }, 500);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`The build ended with ${code}.`);
  }
  return [
    ['production build from clean', seconds(performance.now() - start)],
    ...(isLinux
      ? [
          [
            'memory of that build at its peak, all its processes',
            `${(peak / 1024 ** 3).toFixed(2)} GiB`,
          ],
        ]
      : []),
  ];
}

/** Opens pages in a browser of their own: nothing is kept from one to the next. */
async function withPage<T>(
  browser: Browser,
  isSlow: boolean,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 1366, height: 768 },
  });
  try {
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    return await visit(page);
  } finally {
    await context.close();
  }
}

const untilAlive = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/** Bytes of the scripts that a page runs. */
function scriptBytes(browser: Browser, address: string, runsDemo: boolean): Promise<number> {
  return withPage(browser, false, async (page) => {
    const files = new Set<string>();
    const session = await page.context().newCDPSession(page);
    await session.send('Debugger.enable');
    session.on('Debugger.scriptParsed', ({ url }) => {
      if (/^http.*\.js$/.test(url)) {
        files.add(path.join(BUILD, new URL(url).pathname));
      }
    });
    await page.goto(address);
    await untilAlive(page);
    if (runsDemo) {
      await page.locator('[data-demo-canvas][data-ready]').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    return [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
  });
}

/** ms from the start of a navigation until the first demo runs. */
function firstDemo(browser: Browser): Promise<number> {
  return withPage(browser, true, async (page) => {
    await page.goto(GRID, { waitUntil: 'commit' });
    await page.locator('[data-demo-canvas][data-ready]').first().waitFor();
    return page.evaluate(() => performance.now());
  });
}

/** ms from a click in the sidebar until the heading of the other page stands there. */
function navigation(browser: Browser): Promise<number> {
  return withPage(browser, true, async (page) => {
    await page.goto(PROSE);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate(async (target) => {
      const link = document.querySelector<HTMLElement>(`nav a[href="${target}"]`);
      if (!link) {
        throw new Error(`No link to ${target}.`);
      }
      const before = document.querySelector('h1')?.textContent;
      const start = performance.now();
      link.click();
      while (document.querySelector('h1')?.textContent === before) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    }, OTHER_PROSE);
  });
}

async function repeated(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    values.push(await measure());
  }
  return median(values);
}

async function measurePages(browser: Browser): Promise<readonly (readonly string[])[]> {
  const html = filesBelow(BUILD).filter((file) => file.endsWith('.html'));
  const fullText = filesBelow(path.join(BUILD, 'pagefind'));
  return [
    ['pages, all languages', String(html.length)],
    ['JavaScript of a prose page', kib(await scriptBytes(browser, PROSE, false))],
    [
      'JavaScript of a prose page in Chinese',
      kib(await scriptBytes(browser, `/zh${PROSE}`, false)),
    ],
    ['JavaScript of a page with one grid, running', kib(await scriptBytes(browser, GRID, true))],
    ['JavaScript of the largest API page', kib(await scriptBytes(browser, LARGEST, false))],
    ['HTML of the largest API page', kib(brotliBytes(path.join(BUILD, LARGEST, 'index.html')))],
    [
      `first grid of a page runs, ${SLOWDOWN}x CPU slowdown`,
      seconds(await repeated(() => firstDemo(browser))),
    ],
    [
      `click in the sidebar to the new heading, ${SLOWDOWN}x CPU slowdown`,
      `${Math.round(await repeated(() => navigation(browser)))} ms`,
    ],
    [
      'full text of English on disk',
      `${(fullText.reduce((sum, file) => sum + statSync(file).size, 0) / MIB).toFixed(1)} MiB`,
    ],
  ];
}

test('figures of speed', async ({ browser }) => {
  const build = process.env.MEASURE_BUILD ? await measureBuild() : [];
  const rows = [...(await measurePages(browser)), ...build];
  const table = [
    `On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, medians of ${RUNS}, sizes after brotli:`,
    '',
    '| what | figure |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  const guide = readFileSync(GUIDE, 'utf8');
  if (!TABLE.test(guide)) {
    throw new Error('guides/speed.md has no <!-- figures --> and <!-- end of figures -->.');
  }
  const written = guide.replace(TABLE, (_all, before, after) => before + table + after);
  writeFileSync(GUIDE, await format(written, { parser: 'markdown', printWidth: 100 }));
});
