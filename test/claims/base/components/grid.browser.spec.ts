import { axeFindings } from '../../../e2e/axe';
import { expect, expectConsole, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const item = (page: Page, name: string) => page.locator(`[data-item="${name}"]`);

/** Where an element is; numbers are rounded to px. */
async function placeOf(page: Page, selector: string): Promise<Place> {
  return page.locator(selector).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return {
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
}

const itemPlace = (page: Page, name: string) => placeOf(page, `[data-item="${name}"]`);

/** Where the items of the only container of a demo are. */
async function placesOf(page: Page): Promise<readonly Place[]> {
  return page.locator('#scene > .MuiGrid-container > *').evaluateAll((all) =>
    all.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

proves(
  [
    '`Grid` divides its width into 12 columns.',
    'Each item takes as many columns as its `size` says',
    'A grid is a `Grid` with `container`.',
    'If the sizes of a line add up to more than 12, the next item starts a new line.',
    'For another number of columns, pass `columns` to the container: a number, or an object such as `columns={{ xs: 4, md: 12 }}`.',
  ],
  async (page) => {
    await openDemo(page, 'BasicGrid');
    const [wide, narrow] = await placesOf(page);
    // A gap of 16 px is between two columns.
    expect((wide?.width ?? 0) - 2 * (narrow?.width ?? 0)).toBeCloseTo(16, 1);
    expect((narrow?.x ?? 0) - (wide?.x ?? 0) - (wide?.width ?? 0)).toBeCloseTo(16, 1);

    await openScene(page, 'Lines');
    expect((await itemPlace(page, 'a')).width).toBe(400);
    expect((await itemPlace(page, 'b')).width).toBe(250);
    expect((await itemPlace(page, 'b')).y).toBeGreaterThan((await itemPlace(page, 'a')).y);
    expect((await itemPlace(page, 'of ten')).width).toBe(300);
    expect((await itemPlace(page, 'of four or twelve')).width).toBe(100);
    await setWidth(page, 800);
    expect((await itemPlace(page, 'of four or twelve')).width).toBe(300);
  },
);

proves(
  [
    '`size` can change with the width of the window',
    'Each value applies from its breakpoint up, until the next one in the object:',
    'The default breakpoints are `xs` (0), `sm` (600px), `md` (900px), `lg` (1200px), and `xl` (1536px).',
  ],
  async (page) => {
    for (const [width, inLine] of [
      [320, 1],
      [599, 1],
      [600, 2],
      [1199, 2],
      [1200, 4],
      [1600, 4],
    ] as const) {
      await setWidth(page, width);
      await openDemo(page, 'ResponsiveSizes');
      const places = await placesOf(page);
      const first = places[0]?.y;
      expect(places.filter(({ y }) => y === first)).toHaveLength(inLine);
    }
  },
);

proves(
  [
    'They compare the width of the window, not of the container.',
    'The props `columns`, `direction`, `offset`, `spacing`, `rowSpacing`, and `columnSpacing` accept such objects too.',
  ],
  async (page) => {
    await setWidth(page, 899);
    await openScene(page, 'Responsive');
    const container = item(page, 'container');
    expect((await itemPlace(page, 'item')).width).toBe(300);
    await expect(item(page, 'item')).toHaveCSS('margin-left', '0px');
    await expect(container).toHaveCSS('flex-direction', 'row');
    await expect(container).toHaveCSS('gap', '8px');
    await expect(item(page, 'both')).toHaveCSS('gap', '8px');
    await setWidth(page, 900);
    // 3 of 12 columns of a container that is 300 px wide, with 11 gaps of 24 px.
    expect((await itemPlace(page, 'item')).width).toBe(57);
    await expect(item(page, 'item')).toHaveCSS('margin-left', '162px');
    await expect(container).toHaveCSS('flex-direction', 'row-reverse');
    await expect(container).toHaveCSS('gap', '16px 24px');
    await expect(item(page, 'both')).toHaveCSS('gap', '32px');
  },
);

proves(
  [
    '`spacing` sets the distance between the items of a container.',
    '`rowSpacing` and `columnSpacing` set it for one direction:',
    "Numbers are multiples of the theme's spacing, so `2` is 16px by default.",
    'Strings are CSS lengths, such as `"1.5rem"`.',
    'A string without a unit, such as `spacing="2"`, isn\'t a CSS length.',
    'The container then has no gap, and its items ignore their `size`.',
  ],
  async (page) => {
    await openDemo(page, 'GridSpacing');
    await expect(page.locator('#scene > .MuiGrid-container')).toHaveCSS('gap', '8px 32px');
    await setWidth(page, 800);
    await expect(page.locator('#scene > .MuiGrid-container')).toHaveCSS('gap', '8px');
    await openScene(page, 'Spacings');
    await expect(item(page, 'number')).toHaveCSS('gap', '16px');
    await expect(item(page, 'length')).toHaveCSS('gap', '24px');
    expect((await itemPlace(page, 'half of length')).width).toBe(288);
    await expect(item(page, 'quoted')).toHaveCSS('gap', 'normal');
    expect((await itemPlace(page, 'half of quoted')).width).toBeLessThan(150);
  },
);

proves(
  [
    '| A number | So many columns |',
    '| `"grow"` | The rest of the line, shared equally with other `grow` items |',
    '| `"auto"` | As wide as the content, even if it\'s wider than the container |',
    '| Not set | As wide as the content, at most as wide as the container |',
    'Items with a number or `"grow"` don\'t become wider for a long word.',
    "or break it with `sx={{ overflowWrap: 'anywhere' }}`:",
  ],
  async (page) => {
    await openDemo(page, 'SearchRow');
    await openScene(page, 'Sizes');
    const widthOf = async (name: string) => (await itemPlace(page, name)).width;
    expect(await widthOf('two')).toBe(93);
    // 600 px without two columns and two gaps of 8 px.
    expect(await widthOf('grow 1')).toBe(245);
    expect(await widthOf('grow 2')).toBe(245);
    expect(await widthOf('auto')).toBe(await widthOf('word'));
    expect(await widthOf('none')).toBe(await widthOf('other word'));
    expect(await widthOf('long auto')).toBeGreaterThan(1000);
    expect(await widthOf('long none')).toBe(600);
    expect(await widthOf('long six')).toBe(296);
    expect(await widthOf('long grow')).toBe(296);
    expect(await widthOf('broken')).toBe(300);
    expect(
      await item(page, 'broken').evaluate((node) => node.scrollWidth <= node.clientWidth),
    ).toBe(true);
  },
);

proves(
  [
    '`offset` leaves columns free before an item.',
    'With `offset="auto"`, the item moves to the end of its line:',
    'To align all items of a container, set flexbox properties in `sx`:',
  ],
  async (page) => {
    await openDemo(page, 'GridOffset');
    const container = await placeOf(page, '#scene > .MuiGrid-container');
    const [first, second, third] = await placesOf(page);
    const column = (container.width - 11 * 16) / 12;
    expect((second?.x ?? 0) - container.x).toBeCloseTo(2 * (column + 16), 0);
    expect(first?.x).toBe(container.x);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(container.x + container.width, 0);
    expect(third?.y).toBe(second?.y);
    await openScene(page, 'Aligned');
    const total = await itemPlace(page, 'total');
    const amount = await itemPlace(page, 'amount');
    const frame = await placeOf(page, '#scene > div');
    expect(amount.x + amount.width).toBe(frame.x + 600);
    expect(total.y + total.height / 2).toBe(amount.y + amount.height / 2);
  },
);

proves(
  [
    'An item with `container` is also a grid: 12 columns across the width of the item.',
    'In this layout, the right side is such an item:',
    '| Another container, directly | The values of the parent, unless you pass others |',
    '| An item, another element, or your own component | 12 columns and no spacing, unless you pass others |',
    'To choose the element, pass `component`, for example `component="main"`.',
  ],
  async (page) => {
    await openDemo(page, 'PageLayout');
    const right = page.locator('.MuiGrid-container .MuiGrid-container');
    await expect(right).toHaveCSS('gap', '16px');
    const places = await right.locator('> *').evaluateAll((all) =>
      all.map((node) => {
        const { y, width } = node.getBoundingClientRect();
        return { y, width };
      }),
    );
    const [all, half, other] = places;
    expect((all?.width ?? 0) - 2 * (half?.width ?? 0)).toBeCloseTo(16, 0);
    expect(half?.y).toBe(other?.y);

    await openScene(page, 'Nested');
    await expect(item(page, 'direct')).toHaveCSS('gap', '16px');
    expect((await itemPlace(page, 'direct half')).width).toBe(292);
    await expect(item(page, 'direct with others')).toHaveCSS('gap', '8px');
    expect((await itemPlace(page, 'direct half of four')).width).toBe(296);
    for (const name of ['in an item', 'in an element', 'in a component']) {
      await expect(item(page, name)).toHaveCSS('gap', '0px');
      expect((await itemPlace(page, `half ${name}`)).width).toBe(300);
    }
    await expect(item(page, 'in an item with others')).toHaveCSS('gap', '8px');
    expect((await itemPlace(page, 'half of four in an item')).width).toBe(296);
    await expect(page.locator('main')).toHaveCount(1);
  },
);

proves(
  [
    'By default, items in a line are equally high.',
    "Give their content `height: '100%'` to fill them:",
  ],
  async (page) => {
    await setWidth(page, 400);
    await openDemo(page, 'EqualHeights');
    const [one, other] = await placesOf(page);
    expect(one?.height).toBe(other?.height);
    const heights = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));
    expect(await heights('.MuiCard-root')).toEqual([one?.height, one?.height]);
    const [short = 0, tall = 0] = await heights('.MuiCardContent-root');
    expect(short).toBeLessThan(tall);
  },
);

proves(
  [
    "Without `CssBaseline`, content with a padding or a border also needs `boxSizing: 'border-box'`.",
    "Otherwise, it's higher than its item.",
  ],
  async (page) => {
    await openScene(page, 'Paddings');
    expect((await itemPlace(page, 'item')).height).toBe(120);
    expect((await itemPlace(page, 'higher')).height).toBe(152);
    expect((await itemPlace(page, 'filling')).height).toBe(120);
  },
);

proves(
  [
    '| `<Grid item xs={6}>` | `<Grid size={6}>` |',
    '| `<Grid item xs={12} md={6}>` | `<Grid size={{ xs: 12, md: 6 }}>` |',
    '| `<Grid item xs>` | `<Grid size="grow">` |',
    '| `<Grid item xs="auto">` | `<Grid size="auto">` |',
    '| `<Grid container alignItems="center">` | `<Grid container sx={{ alignItems: \'center\' }}>` |',
  ],
  async (page) => {
    await openScene(page, 'Migrated');
    expectConsole(/GridLegacy component is deprecated/);
    /** Widths, and distances from the top of the container. */
    const looks = (kind: 'old' | 'new') =>
      page.locator(`[data-${kind}]`).evaluateAll((all) =>
        all.map((node) => {
          const { width, y } = node.getBoundingClientRect();
          return [Math.round(width), y - (node.parentElement?.getBoundingClientRect().y ?? 0)];
        }),
      );
    for (const width of [700, 1000]) {
      await setWidth(page, width);
      expect(await looks('new')).toEqual(await looks('old'));
      const [, responsive] = await looks('new');
      expect(responsive?.[0]).toBe(width === 700 ? 600 : 300);
    }
    const centered = (await looks('new')).at(-1);
    expect(centered?.[1]).toBeGreaterThan(20);
  },
);

proves(
  [
    "`Grid` doesn't know how wide its container is.",
    'If the number of columns should depend on that, use CSS grid:',
  ],
  async (page) => {
    await openScene(page, 'CardGrids');
    for (const [width, columns] of [
      [800, 3],
      [500, 2],
      [180, 1],
    ] as const) {
      const tracks = await item(page, `cards in ${width}`).evaluate(
        (node) => getComputedStyle(node).gridTemplateColumns,
      );
      expect(tracks.split(' ')).toHaveLength(columns);
    }
  },
);

proves(
  [
    'Cut it off with `noWrap`',
    'Other flex containers between the item and the text need `minWidth: 0` on the element around the text.',
    '`Grid` sets it itself.',
  ],
  async (page) => {
    await openDemo(page, 'LongContent');
    const text = page.locator('.MuiTypography-noWrap');
    const isCut = await text.evaluate((node) => node.scrollWidth > node.clientWidth);
    expect(isCut).toBe(true);
    const container = await placeOf(page, '#scene > .MuiGrid-container');
    const [file, chip] = await placesOf(page);
    expect(container.width).toBe(320);
    expect(chip?.y).toBeLessThan((file?.y ?? 0) + (file?.height ?? 0));
    expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeCloseTo(container.x + 320, 0);
    await openScene(page, 'FlexInside');
    expect((await itemPlace(page, 'flex')).width).toBe(300);
    expect((await itemPlace(page, 'wide')).width).toBeGreaterThan(1000);
    expect((await itemPlace(page, 'cut')).width).toBe(300);
  },
);

proves('The container has no negative margins, unlike in older versions.', async (page) => {
  await openScene(page, 'FullWidth');
  await expect(item(page, 'container')).toHaveCSS('margin', '0px');
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
});

proves(
  [
    'In a flex row, such as a `Stack` with `direction="row"`, a grid is only as wide as its content.',
    "Pass `sx={{ width: '100%' }}`.",
  ],
  async (page) => {
    await openScene(page, 'InFlex');
    for (const name of ['narrow', 'narrow in a stack']) {
      expect((await itemPlace(page, name)).width).toBeLessThan(150);
    }
    expect((await itemPlace(page, 'full')).width).toBe(600);
  },
);

proves(
  [
    '`wrap="nowrap"` keeps all items in one line, and items that don\'t fit shrink.',
    '`direction="row-reverse"` reverses the look, but not the order for <kbd>Tab</kbd> and screen readers.',
    'With `direction="column"`, `size` still sets the width, not the height.',
  ],
  async (page) => {
    await openScene(page, 'Directions');
    expect(await itemPlace(page, 'b')).toMatchObject({
      width: 300,
      y: (await itemPlace(page, 'a')).y,
    });
    const first = page.getByRole('button', { name: 'First' });
    const second = page.getByRole('button', { name: 'Second' });
    expect((await first.boundingBox())?.x).toBeGreaterThan((await second.boundingBox())?.x ?? 0);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    const inColumn = await itemPlace(page, 'in a column');
    expect(inColumn.width).toBe(300);
    expect(inColumn.height).toBeLessThan(50);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter((node) => !node.ignored && node.role?.value === 'button')
      .map((node) => String(node.name?.value));
    expect(names).toEqual(['First', 'Second']);
  },
);

proves(
  [
    'System props such as `alignItems`, `mt`, and `bgcolor` still work in this version',
    'If `sx` sets the same property, `sx` wins.',
  ],
  async (page) => {
    await openScene(page, 'SystemProps');
    await expect(item(page, 'props')).toHaveCSS('align-items', 'center');
    await expect(item(page, 'props')).toHaveCSS('margin-top', '16px');
    await expect(item(page, 'props')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(item(page, 'both')).toHaveCSS('margin-top', '40px');
  },
);

proves(
  'A grid renders `<div>` elements, which have no meaning for screen readers.',
  async (page) => {
    await openDemo(page, 'List');
    const session = await page.context().newCDPSession(page);
    const rolesIn = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.filter((node) => !node.ignored).map((node) => node.role?.value);
    };
    const roles = await rolesIn();
    expect(roles).toContain('list');
    expect(roles.filter((role) => role === 'listitem')).toHaveLength(2);
    await openScene(page, 'BasicGrid');
    expect(
      await page.locator('.MuiGrid-root').evaluateAll((all) => all.map((n) => n.tagName)),
    ).toEqual(['DIV', 'DIV', 'DIV']);
    expect(new Set(await rolesIn())).toEqual(
      new Set(['RootWebArea', 'generic', 'StaticText', 'InlineTextBox']),
    );
  },
);
