import { axeFindings } from '../../../e2e/axe';
import { expect, type Locator, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const stack = (page: Page, name: string) => page.locator(`[data-stack="${name}"]`);
const box = (page: Page, name: string) => page.locator(`[data-box="${name}"]`);

/** Where an element is in its parent. */
const placeIn = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width } = node.getBoundingClientRect();
    const parent = (node.parentElement ?? node).getBoundingClientRect();
    return { x: x - parent.x, y: y - parent.y, width };
  });

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

proves(
  [
    '`Stack` arranges its children in a column or a row, with the same distance between them.',
    '| `direction` | `column`, `row`, `column-reverse`, `row-reverse` | `column` |',
    "| `spacing` | A number, as a multiple of the theme's spacing, or a length such as `'2rem'` | `0` |",
    '| `useFlexGap` | `true`: the distance is a `gap` of the stack, not a margin of the children | `false` |',
  ],
  async (page) => {
    await openDemo(page, 'BasicStack');
    await openScene(page, 'Directions');
    await expect(stack(page, 'default')).toHaveCSS('flex-direction', 'column');
    for (const [name, margin] of [
      ['default', '0px'],
      ['column', '16px 0px 0px'],
      ['row', '0px 0px 0px 16px'],
      ['column-reverse', '0px 0px 16px'],
      ['row-reverse', '0px 16px 0px 0px'],
      ['length', '32px 0px 0px'],
      ['gap', '0px'],
    ] as const) {
      if (!['default', 'length', 'gap'].includes(name)) {
        await expect(stack(page, name)).toHaveCSS('flex-direction', name);
      }
      await expect(stack(page, name).locator('span').nth(0)).toHaveCSS('margin', '0px');
      await expect(stack(page, name).locator('span').nth(1)).toHaveCSS('margin', margin);
      await expect(stack(page, name)).toHaveCSS('gap', name === 'gap' ? '16px' : 'normal');
    }
  },
);

proves(
  '`direction` and `spacing` accept an object with a value for each breakpoint:',
  async (page) => {
    for (const [width, direction, margin] of [
      [599, 'column', '8px 0px 0px'],
      [600, 'row', '0px 0px 0px 16px'],
    ] as const) {
      await setWidth(page, width);
      await openDemo(page, 'ResponsiveStack');
      await expect(page.locator('#scene > div')).toHaveCSS('flex-direction', direction);
      await expect(page.getByRole('button')).toHaveCSS('margin', margin);
    }
  },
);

proves(
  [
    'To wrap a row, pass `useFlexGap` and set `flexWrap` in `sx`:',
    'Without `useFlexGap`, `spacing` becomes a margin of each child except the first.',
    'Wrapped lines have no distance from each other, and they begin with a margin.',
    "Margins in the `sx` prop of a child have no effect, neither `mt: 2` nor `ml: 'auto'`.",
  ],
  async (page) => {
    await openDemo(page, 'WrappingStack');
    await openScene(page, 'WithGap');
    // Three boxes fill a line.
    expect(await placeIn(box(page, 'd'))).toMatchObject({ x: 0, y: 28 });
    expect(await placeIn(box(page, 'top'))).toMatchObject({ x: 28, y: 16 });
    expect(await placeIn(box(page, 'right'))).toMatchObject({ x: 300 });
    await openScene(page, 'WithMargins');
    expect(await placeIn(box(page, 'a'))).toMatchObject({ x: 0, y: 0 });
    expect(await placeIn(box(page, 'd'))).toMatchObject({ x: 8, y: 20 });
    expect(await placeIn(box(page, 'top'))).toMatchObject({ x: 28, y: 0 });
    expect(await placeIn(box(page, 'right'))).toMatchObject({ x: 56 });
  },
);

proves('To use `gap` in all stacks of an app, set it in the theme:', async (page) => {
  await openScene(page, 'WithTheme');
  await expect(stack(page, 'themed')).toHaveCSS('gap', '16px');
});

proves(
  [
    '| `divider` | An element between the children | None |',
    'In a row, a `Divider` needs `orientation="vertical"` and `flexItem`:',
    'Children that are `null` or `false` get no divider.',
    'A fragment is one child, so its elements get no divider between them.',
  ],
  async (page) => {
    await openDemo(page, 'StackDivider');
    await expect(page.getByRole('separator')).toHaveCount(2);
    await openScene(page, 'Dividers');
    const children = await stack(page, 'kinds').evaluate((node) =>
      [...node.children].map(({ tagName }) => tagName),
    );
    expect(children).toEqual(['SPAN', 'HR', 'SPAN', 'SPAN']);
    /** The visible line of a divider: its width and its height. */
    const lineOf = (name: string) =>
      stack(page, name)
        .getByRole('separator')
        .evaluate((node: HTMLElement) => [node.offsetWidth, node.offsetHeight]);
    expect(await lineOf('both')).toEqual([
      1,
      await stack(page, 'both').evaluate((node) => node.clientHeight),
    ]);
    expect((await lineOf('vertical'))[1]).toBe(0);
    expect((await lineOf('plain'))[0]).toBe(0);
  },
);

proves(
  [
    'A `Typography` with `noWrap` that is a child of the stack is cut off where the space ends.',
    'If the text is inside another element, that element needs `minWidth: 0`:',
  ],
  async (page) => {
    await openScene(page, 'LongTexts');
    const widthOf = async (name: string) =>
      (await placeIn(page.locator(`[data-text="${name}"]`))).width;
    expect(await widthOf('child')).toBe(400);
    expect(await widthOf('inside')).toBeGreaterThan(1000);
    expect(await widthOf('inside with a minimum')).toBe(400);
    await openDemo(page, 'LongTextStack');
    const row = await page.locator('#scene > div').boundingBox();
    const reply = await page.getByRole('button', { name: 'Reply' }).boundingBox();
    expect((reply?.x ?? 0) + (reply?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + 340, 0);
    expect(reply?.width).toBeGreaterThanOrEqual(64);
  },
);

proves('Props such as `alignItems="center"` and `mt={2}` still work', async (page) => {
  await openScene(page, 'SystemProps');
  for (const name of ['props', 'sx']) {
    await expect(stack(page, name)).toHaveCSS('align-items', 'center');
    await expect(stack(page, name)).toHaveCSS('margin-top', '16px');
  }
});
