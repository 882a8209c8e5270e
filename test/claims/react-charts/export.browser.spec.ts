import { readFileSync } from 'node:fs';
import { proves, expect, expectConsole, openScene, type Page } from '../browser';

interface Saved {
  readonly name: string;
  /** Of the file, in characters of base64. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of a corner, each up to 255. */
  readonly corner: readonly number[];
}

const press = (page: Page) => page.getByRole('button', { name: 'Export now' }).click();

/** Exports an image on a scene, and looks at the file. */
async function save(page: Page, scene: string): Promise<Saved> {
  await openScene(page, scene);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const download = page.waitForEvent('download');
  await press(page);
  const file = await download;
  const bytes = readFileSync(await file.path()).toString('base64');
  const picture = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const corner = [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
    return { width: image.width, height: image.height, corner };
  }, bytes);
  return { name: file.suggestedFilename(), size: bytes.length, ...picture };
}

const copyOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'copy') as unknown);

proves(
  [
    '| `fileName` | both | the title of the page | The file name without extension, or the title of the printed page |',
    "| `type` | images | `'image/png'` | A format that the browser supports. Otherwise the image is a PNG |",
    '| `quality` | images | `0.9` | From 0 to 1, for formats that lose detail |',
    'A PNG is transparent. A JPEG is black where nothing is drawn.',
    'The image keeps the height of the chart on the page, so 56 px remain below the chart. There, this demo shows the caption.',
    'An image has the size of the chart in px.',
  ],
  async (page) => {
    const plain = await save(page, 'Plain');
    expect(plain.name).toBe('Scene.png');
    expect(plain.corner[3]).toBe(0);
    const chart = await page.locator('[class*=MuiChartsWrapper-root]').last().boundingBox();
    expect(plain.width).toBe(chart?.width);
    expect(Math.abs(plain.height - (chart?.height ?? 0))).toBeLessThanOrEqual(1);
    const toolbar = page.getByRole('toolbar');
    const box = await toolbar.boundingBox();
    const margin = await toolbar.evaluate((one) => parseFloat(getComputedStyle(one).marginBottom));
    expect((box?.height ?? 0) + margin).toBe(56);
    const jpeg = await save(page, 'Jpeg');
    expect(jpeg.name).toBe('loans.jpeg');
    expect(jpeg.corner).toEqual([0, 0, 0, 255]);
    expect((await save(page, 'JpegOfDefault')).size).toBe(jpeg.size);
    expect((await save(page, 'JpegOfLoss')).size).toBeLessThan(jpeg.size);
    expect((await save(page, 'Unknown')).name).toBe('loans.png');
    expect((await save(page, 'White')).corner).toEqual([255, 255, 255, 255]);
  },
);

proves(
  [
    '| `copyStyles` | both | `true` | Copies the style sheets of the page |',
    '| `onBeforeExport` | both | removes the toolbar | Receives the `iframe` with the copy. Can return a promise |',
    'Style sheets of the page apply, including `@font-face` rules.',
    'Your function replaces the default function, which removes the toolbar.',
    'An export copies the chart into an `iframe`, without what is around the chart on your page:',
    "A dark mode that depends on an attribute or class of `<html>` doesn't apply. Colors that the chart received from JavaScript remain.",
  ],
  async (page) => {
    await save(page, 'Described');
    expect(await copyOf(page)).toEqual({
      title: 'loans',
      bars: 2,
      legend: true,
      toolbar: 1,
      font: true,
      fill: '#00ff00',
    });
    await save(page, 'WithoutStyles');
    expect(await copyOf(page)).toMatchObject({ bars: 2, font: false });
  },
);

proves(
  [
    '`exportAsImage()` returns a promise, although its type is `void`. If the export fails, the promise still resolves, and the error is logged.',
    'If `onBeforeExport` throws, the `iframe` remains in your page, so catch errors in the function.',
  ],
  async (page) => {
    await openScene(page, 'Failing');
    await press(page);
    await expect(page.locator('output')).toHaveText('settled');
    await expect(page.locator('iframe')).toHaveCount(1);
    expectConsole(/Error exporting chart as image: Error: own error/);
  },
);

proves(
  "If a style sheet of the page can't be loaded, the export doesn't end, so remove such style sheets.",
  async (page) => {
    await openScene(page, 'Plain');
    await page.evaluate(() => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/missing.css';
      document.head.append(link);
    });
    await page.waitForTimeout(300);
    await press(page);
    await page.waitForTimeout(1500);
    await expect(page.locator('output')).toBeEmpty();
    await expect(page.locator('iframe')).toHaveCount(1);
    expectConsole(/404/);
  },
);

proves(
  'Pass a ref from `useChartProApiRef()` as `apiRef`, and call `exportAsImage()` or `exportAsPrint()` with the options of the table:',
  async (page) => {
    await openScene(page, 'Print');
    await press(page);
    await expect.poll(() => copyOf(page)).toMatchObject({ title: 'loans', bars: 2, font: true });
  },
);

proves(
  'Inside the chart, such as in a custom toolbar, use the buttons `ChartsToolbarImageExportTrigger` and `ChartsToolbarPrintExportTrigger`. Both take the same `options`.',
  async (page) => {
    await openScene(page, 'Triggers');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Own image' }).click();
    expect((await download).suggestedFilename()).toBe('own.png');
    await page.getByRole('button', { name: 'Own print' }).click();
    await expect.poll(() => copyOf(page)).toMatchObject({ title: 'own', bars: 2 });
  },
);

proves(
  'If `devicePixelRatio` is 2, the image has twice as many pixels in each direction.',
  async (page) => {
    await openScene(page, 'Plain');
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin, deviceScaleFactor: 2 });
    const sharp = await context?.newPage();
    expect(sharp && (await save(sharp, 'Plain')).width).toBe(800);
    await context?.close();
  },
);
