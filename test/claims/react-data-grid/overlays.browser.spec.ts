import { proves, expect, openScene } from '../browser';

proves(
  'An overlay covers the area of the rows and stays in place when users scroll.',
  async (page) => {
    await openScene(page, 'Wide');
    const box = page.locator('.MuiDataGrid-overlayWrapperInner');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await expect(page.getByText('Nothing here')).toBeVisible();
    const before = await box.boundingBox();
    const area = await scroller.boundingBox();
    expect(before?.width).toBe(area?.width);
    expect(before?.x).toBe(area?.x);
    // Headers are 56 px high, and a scrollbar 14.
    const [top, bottom] = [(before?.y ?? 0) - (area?.y ?? 0), (area?.y ?? 0) + (area?.height ?? 0)];
    expect(top).toBeGreaterThanOrEqual(56);
    expect(top).toBeLessThanOrEqual(70);
    expect(Math.abs((before?.y ?? 0) + (before?.height ?? 0) - bottom)).toBeLessThanOrEqual(14);
    await scroller.evaluate((element) => {
      element.scrollLeft = 300;
    });
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
    expect(await box.boundingBox()).toEqual(before);
  },
);

proves(
  [
    'If a grid that grows with its rows is empty, the overlay is as high as two rows.',
    'To reserve more space, set a CSS variable:',
  ],
  async (page) => {
    await openScene(page, 'Growing');
    const boxes = page.locator('.MuiDataGrid-overlayWrapperInner');
    await expect(boxes).toHaveCount(2);
    await expect.poll(async () => (await boxes.nth(0).boundingBox())?.height).toBe(104);
    await expect.poll(async () => (await boxes.nth(1).boundingBox())?.height).toBe(200);
  },
);

proves(
  [
    'The `skeletonCell` slot renders the placeholders.',
    'The slot receives the `field` and the `type` of the column, and the size of the cell:',
    'The skeleton scrolls with the columns.',
    'If the slot receives `empty`, draw no placeholder and keep the space.',
    'In the cell that fills the rest of the row, `field` is missing.',
  ],
  async (page) => {
    await openScene(page, 'Skeleton');
    const cells = page.getByTestId('skeleton');
    await expect(cells.first()).toBeAttached();
    const told = await cells.evaluateAll((all) =>
      all.slice(0, 3).map((cell) => cell.getAttribute('data-told')),
    );
    expect(told).toEqual([
      'f0,string,var(--width),52,',
      'f1,string,var(--width),52,',
      expect.stringMatching(/^,,\d+,,true$/),
    ]);
    await openScene(page, 'WideSkeleton');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await expect(cells.first()).toBeAttached();
    const before = (await cells.first().boundingBox())?.x ?? 0;
    await scroller.evaluate((element) => {
      element.scrollLeft = 100;
    });
    await expect.poll(async () => (await cells.first().boundingBox())?.x).toBe(before - 100);
  },
);
