import { test } from '@playwright/test';
import { proves, expect, openScene, type Page } from '../browser';

/** Which item has the focus, which are open and which selected, by their ids. */
interface State {
  readonly focus: string;
  readonly open: string;
  readonly selected: string;
}

const read = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const idOf = (element: Element | null) => (element?.id ?? '').replace('tree-', '');
    const idsOf = (selector: string) =>
      [...document.querySelectorAll(`[role="treeitem"]${selector}`)].map(idOf).join(' ');
    const item = document.activeElement?.closest('[role="treeitem"]') ?? null;
    return {
      focus: idOf(item),
      open: idsOf('[aria-expanded="true"]'),
      selected: idsOf('[aria-selected="true"]'),
    };
  });

/** Focus on an item, then keys, one after the other; gives what is other than before. */
async function press(page: Page, scene: string, from: string, ...keys: string[]) {
  await openScene(page, scene);
  await page.locator(`#tree-${from}`).focus();
  const before = await read(page);
  for (const key of keys) {
    await page.keyboard.press(key);
  }
  // Children that close leave after their transition.
  await page.waitForTimeout(350);
  const after = await read(page);
  const changed: Partial<State> = {
    ...(after.focus === before.focus ? {} : { focus: after.focus }),
    ...(after.open === before.open ? {} : { open: after.open }),
    ...(after.selected === before.selected ? {} : { selected: after.selected }),
  };
  return changed;
}

type Row = readonly [from: string, keys: readonly string[], change: Partial<State>];

/** Presses the keys of each row in each scene, and compares. */
async function tryRows(page: Page, scenes: readonly string[], rows: readonly Row[]) {
  // Each of them loads its scene anew, which takes a second or more beside other work.
  test.setTimeout(test.info().timeout + scenes.length * rows.length * 4_000);
  for (const scene of scenes) {
    for (const [from, keys, change] of rows) {
      const name = `${scene}: ${keys.join(', ')} on ${from}`;
      expect.soft(await press(page, scene, from, ...keys), name).toEqual(change);
    }
  }
}

const ONE = ['RichOne', 'SimpleOne', 'RichOneBox', 'SimpleOneBox'];
const SEVERAL = ['RichSeveral', 'SimpleSeveral', 'RichBoxes', 'SimpleBoxes'];

proves(
  [
    '| <kbd>↓</kbd> <kbd>↑</kbd> | Moves to the next or previous visible item |',
    '| <kbd>→</kbd> | Opens a closed parent. On an open parent, moves to its first child |',
    '| <kbd>←</kbd> | Closes an open parent. Otherwise, moves to the parent of the item |',
    '| <kbd>Home</kbd> <kbd>End</kbd> | Moves to the first or last visible item |',
    'The components set [roles and attributes](#roles-and-attributes) and handle [keys](#keys).',
  ],
  async (page) => {
    await tryRows(
      page,
      [...ONE, ...SEVERAL],
      [
        ['herbs', ['ArrowDown'], { focus: 'basil' }],
        ['mint', ['ArrowDown'], { focus: 'thyme' }],
        ['moss', ['ArrowDown'], {}],
        ['bulbs', ['ArrowUp'], { focus: 'thyme' }],
        ['herbs', ['ArrowUp'], {}],
        ['bulbs', ['ArrowRight'], { open: 'herbs bulbs' }],
        ['herbs', ['ArrowRight'], { focus: 'basil' }],
        ['basil', ['ArrowRight'], {}],
        ['herbs', ['ArrowLeft'], { open: '' }],
        ['mint', ['ArrowLeft'], { focus: 'herbs' }],
        ['moss', ['ArrowLeft'], {}],
        ['mint', ['Home'], { focus: 'herbs' }],
        ['mint', ['End'], { focus: 'moss' }],
      ],
    );
  },
);

proves(
  [
    '| <kbd>Enter</kbd> | Opens or closes a parent, or selects an item without children |',
    '| <kbd>Space</kbd> | Selects or unselects the item |',
    '| <kbd>\\*</kbd> | Opens the item and its siblings |',
    '| A letter, digit, or symbol | Moves to the next visible item that begins with this character. After the last item, it continues at the top |',
    'The tree uses one character at a time.',
    'For example, after <kbd>t</kbd> and <kbd>h</kbd>, the focus is on an item that begins with "h".',
    'A letter with <kbd>Shift</kbd> has no effect.',
  ],
  async (page) => {
    await tryRows(
      page,
      [...ONE, ...SEVERAL],
      [
        ['bulbs', ['Enter'], { open: 'herbs bulbs' }],
        ['herbs', ['Enter'], { open: '' }],
        ['basil', ['Enter'], { selected: 'basil' }],
        ['bulbs', ['Space'], { selected: 'bulbs' }],
        ['bulbs', ['Space', 'Space'], {}],
        ['bulbs', ['*'], { open: 'herbs bulbs' }],
        ['basil', ['m'], { focus: 'mint' }],
        ['mint', ['m'], { focus: 'moss' }],
        ['moss', ['b'], { focus: 'basil' }],
        ['basil', ['t', 'h'], { focus: 'herbs' }],
        ['basil', ['Shift+m'], {}],
      ],
    );
    await tryRows(page, ONE, [['basil', ['Enter', 'Enter'], { selected: 'basil' }]]);
  },
);

proves(
  [
    '| <kbd>Enter</kbd> | Selects or unselects an item without children |',
    '| <kbd>Shift</kbd>+<kbd>↓</kbd>, <kbd>Shift</kbd>+<kbd>↑</kbd> | Moves the focus and selects that item too. In the other direction, unselects the item |',
    '| <kbd>Shift</kbd>+<kbd>Space</kbd> | Selects all items between the last selected item and the focused item |',
    '| <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>Home</kbd> or <kbd>End</kbd> | Selects all items from the focused item to the first or last item |',
    '| <kbd>Ctrl</kbd>+<kbd>A</kbd> | Selects all visible items |',
  ],
  async (page) => {
    await tryRows(page, SEVERAL, [
      ['basil', ['Enter', 'Enter'], {}],
      ['basil', ['Space', 'Shift+ArrowDown'], { focus: 'mint', selected: 'basil mint' }],
      ['basil', ['Space', 'Shift+ArrowDown', 'Shift+ArrowUp'], { selected: 'basil' }],
      ['mint', ['Space', 'Shift+ArrowUp'], { focus: 'basil', selected: 'basil mint' }],
      [
        'basil',
        ['Space', 'ArrowDown', 'ArrowDown', 'Shift+Space'],
        { focus: 'thyme', selected: 'basil mint thyme' },
      ],
      ['mint', ['Control+Shift+Home'], { selected: 'herbs basil mint' }],
      ['mint', ['Control+Shift+End'], { selected: 'mint thyme bulbs moss' }],
      ['mint', ['Control+a'], { selected: 'herbs basil mint thyme bulbs moss' }],
    ]);
  },
);

proves(
  [
    'On a Mac, <kbd>⌘</kbd> works like <kbd>Ctrl</kbd>.',
    'With <kbd>Alt</kbd>, keys have no effect.',
    'With <kbd>Ctrl</kbd>, <kbd>→</kbd> and <kbd>←</kbd> have no effect either.',
    "The tree doesn't support <kbd>F2</kbd> or <kbd>Page Down</kbd>.",
  ],
  async (page) => {
    await tryRows(
      page,
      ['RichSeveral', 'SimpleSeveral'],
      [
        ['mint', ['Meta+a'], { selected: 'herbs basil mint thyme bulbs moss' }],
        ['mint', ['Alt+ArrowDown'], {}],
        ['mint', ['Control+ArrowRight'], {}],
        ['mint', ['Control+ArrowLeft'], {}],
        ['mint', ['PageDown'], {}],
      ],
    );
    await press(page, 'RichEditable', 'mint', 'F2');
    await expect(page.locator('input')).toHaveCount(0);
  },
);

proves(
  [
    '| <kbd>Enter</kbd> | Starts editing, including on a parent. In the text field, saves the label |',
    '| <kbd>Escape</kbd> | Leaves the text field without saving |',
  ],
  async (page) => {
    for (const [item, key, label] of [
      ['herbs', 'Enter', 'Spices'],
      ['basil', 'Escape', 'Basil'],
    ] as const) {
      await press(page, 'RichEditable', item, 'Enter');
      await expect(page.locator('input')).toBeFocused();
      await page.locator('input').fill('Spices');
      await page.keyboard.press(key);
      await expect(page.locator(`#tree-${item} .MuiTreeItem-label`).first()).toHaveText(label);
      expect((await read(page)).focus).toBe(item);
    }
  },
);

proves(
  [
    "If the theme has `direction: 'rtl'`, <kbd>→</kbd> and <kbd>←</kbd> are swapped.",
    "The `dir` attribute of the page doesn't swap them.",
  ],
  async (page) => {
    await tryRows(
      page,
      ['RichRightToLeft', 'SimpleRightToLeft'],
      [
        ['bulbs', ['ArrowLeft'], { open: 'herbs bulbs' }],
        ['herbs', ['ArrowRight'], { open: '' }],
        ['mint', ['ArrowRight'], { focus: 'herbs' }],
      ],
    );
    await tryRows(page, ['RichOnlyDir'], [['bulbs', ['ArrowRight'], { open: 'herbs bulbs' }]]);
  },
);

proves(
  [
    '<kbd>Tab</kbd> enters the tree at one item, and the arrow keys move the focus inside the tree.',
    '| <kbd>Tab</kbd> | Moves to the tab stop: the first visible selected item, or the first item. Then <kbd>Tab</kbd> leaves the tree |',
    'If users leave the tree, <kbd>Tab</kbd> returns to the tab stop, not to the last focused item.',
    'If an item above the tab stop has the focus, <kbd>Tab</kbd> first moves to the tab stop.',
    'From an item below the tab stop, <kbd>Shift</kbd>+<kbd>Tab</kbd> does the same.',
    'The tree is one tab stop.',
  ],
  async (page) => {
    /** The item that has the focus, or the button before or after the tree. */
    const focused = () =>
      page.evaluate(() => (document.activeElement?.id ?? '').replace('tree-', ''));
    const tab = async (key: 'Tab' | 'Shift+Tab', expected: string) => {
      await page.keyboard.press(key);
      expect(await focused()).toBe(expected);
    };
    for (const scene of ['RichBetween', 'SimpleBetween']) {
      await openScene(page, scene);
      await page.locator('#before').focus();
      await tab('Tab', 'herbs');
      await tab('Tab', 'after');
      await page.locator('#tree-mint').focus();
      await tab('Tab', 'after');
      await tab('Shift+Tab', 'herbs');
      await page.locator('#tree-mint').focus();
      await tab('Shift+Tab', 'herbs');
      await tab('Shift+Tab', 'before');
      await page.locator('#tree-mint').focus();
      await page.keyboard.press('Space');
      await page.locator('#before').focus();
      await tab('Tab', 'mint');
      await page.locator('#tree-basil').focus();
      await tab('Tab', 'mint');
      await tab('Tab', 'after');
    }
  },
);

proves(
  [
    'An item gets its name from the text of its row, including visually hidden text.',
    "The text of its children isn't part of the name.",
    'Browsers compute the level of an item from the nested lists.',
  ],
  async (page) => {
    await openScene(page, 'RichOne');
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const items = nodes
      .filter(({ role }) => role?.value === 'treeitem')
      .map(({ name, properties }) => [
        name?.value,
        properties?.find((property) => property.name === 'level')?.value.value,
      ]);
    expect(items.map(([name, level]) => `${name} ${level}`).toSorted()).toEqual([
      'Basil 2',
      'Bulbs 1',
      'Herbs 1',
      'Mint 2',
      'Moss 1',
      'Thyme 2',
    ]);
  },
);

proves(
  [
    'By default, a background color shows the focus and the selection.',
    "In forced colors mode, such as with the contrast themes of Windows, the background disappears, and users can't see either state.",
    "The outline uses `:focus-visible`, so a click with the mouse doesn't show it.",
  ],
  async (page) => {
    /** What a row looks like: background and outline. */
    const lookOf = (id: string) =>
      page.evaluate((itemId) => {
        const row = document.querySelector(`[role="treeitem"][id$="-${itemId}"] > div`);
        const style = row ? getComputedStyle(row) : undefined;
        return { background: style?.backgroundColor, outline: style?.outlineStyle };
      }, id);
    await openScene(page, 'RichOne');
    await page.locator('#tree-basil').focus();
    expect(await lookOf('basil')).toEqual({ background: 'rgba(0, 0, 0, 0.12)', outline: 'none' });
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    expect((await lookOf('basil')).background).not.toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active' });
    /** The color of a row without its opacity: forced colors take that of the page for all. */
    const colorOf = async (id: string) =>
      (await lookOf(id)).background?.match(/\d+/g)?.slice(0, 3).join();
    expect(await colorOf('basil')).toBe(await colorOf('thyme'));
    expect(await colorOf('moss')).toBe(await colorOf('thyme'));
    expect((await lookOf('moss')).outline).toBe('none');
    await openScene(page, 'VisibleState');
    expect(await colorOf('basil')).not.toBe(await colorOf('thyme'));
    await page.keyboard.press('Tab');
    expect((await lookOf('basil')).outline).toBe('solid');
    await page.locator('[role="treeitem"][id$="-moss"]').click();
    expect((await lookOf('moss')).outline).toBe('none');
  },
);

proves(
  'Each button inside an item is a tab stop by default. But while the button has the focus, the item handles <kbd>Space</kbd> and <kbd>Enter</kbd>.',
  async (page) => {
    await openScene(page, 'Buttons');
    const buttons = page.locator('button');
    await page.locator('#tree-Basil').focus();
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Scene');
    expect((await read(page)).selected).toBe('Basil');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Watered Basil');
    await page.evaluate(() => {
      document.title = 'Scene';
    });
    await buttons.first().focus();
    await page.keyboard.press('Tab');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#tree-Basil')).toBeFocused();
    await buttons.first().click();
    await expect(page).toHaveTitle('Watered Basil');
  },
);

proves(
  [
    'A row is 32 px high, and the space of the arrow is 16 px wide.',
    'By default, this is large enough, because a click anywhere on the row opens the item.',
    'The arrow is then smaller than the 24 px that WCAG 2.2 requires',
    'With `expansionTrigger="iconContainer"` and with editable labels, the arrow is a separate target.',
  ],
  async (page) => {
    const arrow = page.locator('.MuiTreeItem-iconContainer').first();
    await openScene(page, 'RichOne');
    expect((await page.locator('.MuiTreeItem-content').first().boundingBox())?.height).toBe(32);
    expect((await arrow.boundingBox())?.width).toBe(16);
    await page.locator('#tree-bulbs > .MuiTreeItem-content').click({ position: { x: 300, y: 4 } });
    expect((await read(page)).open).toBe('herbs bulbs');
    await openScene(page, 'RichEditable');
    await page.locator('#tree-bulbs > .MuiTreeItem-content').click({ position: { x: 300, y: 4 } });
    expect((await read(page)).open).toBe('herbs');
    await openScene(page, 'LargeTargets');
    const box = await arrow.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(36);
  },
);

proves(
  'When an item opens, its children slide in, even if users ask their system for less motion.',
  async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScene(page, 'RichOne');
    await page.locator('#tree-bulbs').focus();
    const duration = await page.evaluate(async () => {
      const active = document.activeElement;
      active?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const list = active?.querySelector('[role="group"]');
      return list ? getComputedStyle(list).transitionDuration : '';
    });
    expect(parseFloat(duration)).toBeGreaterThan(0.1);
  },
);
