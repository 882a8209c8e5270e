import { proves, expect, openScene, type Page } from '../../browser';

const labels = (page: Page) => page.locator('.MuiTreeItem-label').allTextContents();
const label = (page: Page, text: string) => page.getByText(text, { exact: true });
const content = (page: Page, text: string) =>
  page.locator('[class*="TreeItem-content"]').filter({ has: label(page, text) });
const overlay = (page: Page) => page.locator('[class*="DragAndDropOverlay"]');
const status = (page: Page) => page.getByRole('status').textContent();

/** Where in a row the pointer goes: the height from 0 to 1, and how far from the start of the label. */
interface Place {
  y: number;
  x?: number;
}
const UPPER = { y: 0.12 };
const MIDDLE = { y: 0.5 };
const LOWER = { y: 0.88 };

/** Drags an item over a row and keeps the button pressed. */
async function hold(page: Page, from: string, to: string, { y, x = 60 }: Place) {
  await label(page, from).hover();
  await page.mouse.down();
  const row = await content(page, to).boundingBox();
  const text = await label(page, to).boundingBox();
  if (!row || !text) {
    throw new Error(`No row shows ${to}.`);
  }
  const at = [text.x + x, row.y + row.height * y] as const;
  await page.mouse.move(at[0] + 3, row.y + row.height / 2, { steps: 4 });
  await page.mouse.move(...at, { steps: 4 });
}

/** Drags an item to a row of a new scene, lets go, and gives what the tree said. */
async function drag(page: Page, scene: string, from: string, to: string, place: Place) {
  await openScene(page, scene);
  await hold(page, from, to, place);
  await page.mouse.up();
  await page.waitForTimeout(200);
  return status(page);
}

proves(
  [
    'Set `itemsReordering` to let users drag items of a `RichTreeViewPro` to another place or into another parent.',
    '| Upper quarter | Above the row |',
    '| Middle | Into the item of the row, as its first child, even if the item has no children |',
    "| Lower quarter | Below the row's item. If that item has children and isn't the last sibling: into it, as its first child |",
    "| In the indentation before the row | To the end of the list that contains the row's item |",
  ],
  async (page) => {
    expect(await drag(page, 'Free', 'Cai', 'Ben', UPPER)).toBe('Cai to null 1: Ada Cai Ben');
    expect(await drag(page, 'Free', 'Cai', 'Bee', MIDDLE)).toBe('Cai to Bee 0: Cai');
    expect(await drag(page, 'Free', 'Cai', 'Ben', MIDDLE)).toBe('Cai to Ben 0: Cai Dan');
    expect(await drag(page, 'Free', 'Cai', 'Art', LOWER)).toBe('Cai to Ada 1: Art Cai Bee');
    expect(await drag(page, 'Free', 'Cai', 'Ada', LOWER)).toBe('Cai to Ada 0: Cai Art Bee');
    expect(await drag(page, 'Free', 'Cai', 'Dan', LOWER)).toBe('Cai to Ben 1: Dan Cai');
    // The content has 8 px of padding and the indentation; the icon and a gap are before the label.
    for (const [row, x, moved] of [
      ['Art', -38, 'Cai to Ada 2: Art Bee Cai'],
      ['Eve', -48, 'Cai to Dan 1: Eve Cai'],
    ] as const) {
      expect(await drag(page, 'Free', 'Cai', row, { y: 0.5, x })).toBe(moved);
    }
  },
);

proves(
  'The first pixels of a label act like the indentation: 12 px on the second level, and 24 px on the third.',
  async (page) => {
    expect(await drag(page, 'Free', 'Cai', 'Ben', { y: 0.5, x: 3 })).toBe('Cai to Ben 0: Cai Dan');
    expect(await drag(page, 'Free', 'Cai', 'Art', { y: 0.5, x: 10 })).toBe(
      'Cai to Ada 2: Art Bee Cai',
    );
    expect(await drag(page, 'Free', 'Cai', 'Art', { y: 0.5, x: 14 })).toBe('Cai to Art 0: Cai');
    expect(await drag(page, 'Free', 'Cai', 'Eve', { y: 0.5, x: 22 })).toBe('Cai to Dan 1: Eve Cai');
    expect(await drag(page, 'Free', 'Cai', 'Eve', { y: 0.5, x: 26 })).toBe('Cai to Eve 0: Cai');
  },
);

proves(
  [
    '<kbd>Escape</kbd> cancels a drag.',
    'While a user drags an item over a closed parent, the parent stays closed.',
  ],
  async (page) => {
    await openScene(page, 'Closed');
    await hold(page, 'Cai', 'Ada', MIDDLE);
    await expect(overlay(page)).toBeVisible();
    await page.waitForTimeout(2000);
    expect(await labels(page)).toEqual(['Ada', 'Ben', 'Cai']);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect(await status(page)).toBe('');
  },
);

proves(
  [
    "Users can't drag an item into another tree.",
    'If a user releases the item over another tree with `itemsReordering`, the item moves to the target that its own tree marked last.',
  ],
  async (page) => {
    await openScene(page, 'TwoTrees');
    await hold(page, 'Cai', 'Ben', UPPER);
    const box = await label(page, 'Other').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10, { steps: 20 });
    await page.mouse.up();
    await expect.poll(() => status(page)).toMatch(/^Cai to .*Cai/);
    const second = page.getByRole('tree', { name: 'Second' });
    await expect(second.getByRole('treeitem')).toHaveText('Other');
  },
);

proves(
  'If the last child is dropped in the indentation of a sibling, `onItemPositionChange` is called although nothing has moved.',
  async (page) => {
    expect(await drag(page, 'Free', 'Bee', 'Art', { y: 0.5, x: -38 })).toBe(
      'Bee to Ada 2: Art Bee',
    );
  },
);

proves(
  [
    "If an item can't go into the item of a row, the upper half of the row means above, and the lower half means below.",
    "The lower half isn't a target if the row's item has children and isn't the last of its siblings.",
    'If an item can only go into the item of a row, the whole row is the target.',
  ],
  async (page) => {
    expect(await drag(page, 'OnlyBeside', 'Cai', 'Art', { y: 0.4 })).toBe(
      'Cai to Ada 0: Cai Art Bee',
    );
    expect(await drag(page, 'OnlyBeside', 'Cai', 'Art', { y: 0.6 })).toBe(
      'Cai to Ada 1: Art Cai Bee',
    );
    expect(await drag(page, 'OnlyTop', 'Cai', 'Ada', { y: 0.4 })).toBe(
      'Cai to null 0: Cai Ada Ben',
    );
    expect(await drag(page, 'OnlyTop', 'Cai', 'Ada', { y: 0.6 })).toBe('');
    expect(await drag(page, 'IntoOne', 'Cai', 'Bee', UPPER)).toBe('Cai to Bee 0: Cai');
    expect(await drag(page, 'IntoOne', 'Cai', 'Bee', LOWER)).toBe('Cai to Bee 0: Cai');
    expect(await drag(page, 'IntoOne', 'Cai', 'Bee', { y: 0.5, x: 3 })).toBe('Cai to Bee 0: Cai');
  },
);

proves("Users can't drag a disabled item with a mouse.", async (page) => {
  expect(await drag(page, 'Disabled', 'Art', 'Cai', UPPER)).toBe('Art to null 2: Ada Ben Art Cai');
  expect(await drag(page, 'Disabled', 'Bee', 'Cai', UPPER)).toBe('');
});

proves(
  'If `isItemReorderable` excludes an item and all its parents, the tree marks the target over this item, but the drop has no effect.',
  async (page) => {
    for (const target of ['Ada', 'Dan']) {
      await openScene(page, 'SomeFixed');
      await hold(page, 'Cai', target, UPPER);
      await expect(overlay(page)).toBeVisible();
      await page.mouse.up();
      await page.waitForTimeout(300);
      expect(await status(page)).toBe('');
    }
    expect(await drag(page, 'FixedChild', 'Cai', 'Art', UPPER)).toBe('Cai to Ada 0: Cai Art Bee');
  },
);

proves(
  [
    'By default, users can drag an item by any part of its row.',
    'Then take `draggable` and `onDragStart` out of `getRootProps()` and pass them to the handle:',
  ],
  async (page) => {
    await openScene(page, 'Free');
    const ben = await content(page, 'Cai').boundingBox();
    await page.mouse.move((ben?.x ?? 0) + (ben?.width ?? 0) - 10, (ben?.y ?? 0) + 16);
    await page.mouse.down();
    const ada = await content(page, 'Ada').boundingBox();
    await page.mouse.move((ada?.x ?? 0) + 100, (ada?.y ?? 0) + 8, { steps: 4 });
    await page.mouse.move((ada?.x ?? 0) + 100, (ada?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => status(page)).toBe('Cai to null 0: Cai Ada Ben');
    await openScene(page, 'DragHandle');
    const shipyard = content(page, 'Shipyard');
    const chapel = content(page, 'Chapel');
    const before = await page.locator('[role="treeitem"]').allTextContents();
    await label(page, 'Shipyard').dragTo(chapel, { targetPosition: { x: 150, y: 4 } });
    expect(await page.locator('[role="treeitem"]').allTextContents()).toEqual(before);
    await shipyard.locator('[draggable]').dragTo(chapel, { targetPosition: { x: 150, y: 4 } });
    const bergen = page.locator('[role="treeitem"]').first();
    await expect(bergen).toHaveText('BergenHarbor stageShipyardChapel');
  },
);

/** A finger that waits on an item, moves to another item, and waits there; gives the events of dragging. */
async function touchDrag(page: Page, from: string, to: string, waitMs: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await openScene(page, 'OnLongPage');
  await page.evaluate(() => {
    for (const type of ['dragstart', 'dragover', 'drop']) {
      document.addEventListener(type, () => document.body.setAttribute('data-dragged', type));
    }
  });
  const start = await label(page, from).boundingBox();
  const end = await label(page, to).boundingBox();
  const x = (start?.x ?? 0) + 10;
  const y = (start?.y ?? 0) + 8;
  const distance = (end?.y ?? 0) + 8 - y;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at, id: 0 }],
    });
  await send('touchStart', y);
  await page.waitForTimeout(waitMs);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await send('touchMove', y + distance * share);
    await page.waitForTimeout(40);
  }
  await send('touchEnd');
  await page.waitForTimeout(300);
  return {
    dragged: await page.locator('body').getAttribute('data-dragged'),
    scrolled: await page.evaluate(() => Math.round(window.scrollY)),
    moves: await status(page),
  };
}

proves(
  'On a touch screen in Chromium, a finger that moves over items scrolls the page and moves no item.',
  async (page) => {
    for (const waitMs of [0, 1200]) {
      const { dragged, scrolled, moves } = await touchDrag(page, 'Cai', 'Ada', waitMs);
      expect(dragged).toBeNull();
      expect(scrolled).toBeGreaterThan(100);
      expect(moves).toBe('');
    }
  },
);

proves('A drag moves one item, even if several items are selected.', async (page) => {
  expect(await drag(page, 'TwoSelected', 'Cai', 'Ben', UPPER)).toBe('Cai to null 1: Ada Cai Ben');
  const first = page.locator('[role="treeitem"]').first();
  await expect(first).toHaveText('AdaArtBee');
});

proves(
  [
    'To take the other selected items along, place them after the dragged item in `onItemPositionChange`.',
    'Check the other items yourself: this demo leaves out towns.',
  ],
  async (page) => {
    const move = async (selected: readonly string[], from: string, to: string, place: Place) => {
      await openScene(page, 'MoveSelected');
      for (const name of selected) {
        await content(page, name).locator('input').click();
      }
      await hold(page, from, to, place);
      await page.mouse.up();
      await page.waitForTimeout(200);
      return (await labels(page)).join(', ');
    };
    expect(await move(['Shipyard', 'Chapel'], 'Chapel', 'Wine cellar', UPPER)).toBe(
      'Bergen, Harbor stage, Porto, Chapel, Shipyard, Wine cellar, Gdańsk',
    );
    expect(await move(['Shipyard', 'Chapel', 'Harbor stage'], 'Shipyard', 'Chapel', UPPER)).toBe(
      'Bergen, Shipyard, Harbor stage, Chapel, Porto, Wine cellar, Gdańsk',
    );
    // An item that isn't selected moves alone, and a selected town stays, even if the item leaves it.
    expect(await move(['Shipyard', 'Chapel'], 'Wine cellar', 'Chapel', UPPER)).toBe(
      'Bergen, Harbor stage, Wine cellar, Chapel, Porto, Gdańsk, Shipyard',
    );
    expect(await move(['Bergen', 'Porto', 'Chapel'], 'Chapel', 'Wine cellar', UPPER)).toBe(
      'Bergen, Harbor stage, Porto, Chapel, Wine cellar, Gdańsk, Shipyard',
    );
  },
);
