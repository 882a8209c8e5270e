import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The list after its transition. */
async function expectList(page: Page, isOpen: boolean): Promise<void> {
  await expect(list(page)).toHaveCount(isOpen ? 1 : 0);
  // A list that closes has no role already, but stays until its transition ends.
  await expect(page.locator('.MuiMenu-paper')).toHaveCount(isOpen ? 1 : 0);
  if (isOpen) {
    await expect(page.locator('.MuiMenu-paper')).toHaveCSS('opacity', '1');
  }
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
};

/** What Chrome tells assistive technology of elements with a role. */
async function toldOf(page: Page, role: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value));
}

const DEMOS = [
  'PierField',
  'LabeledSelect',
  'EmptyOption',
  'ClearableSelect',
  'ChipSelect',
  'CheckSelect',
  'GroupedSelect',
  'FormSelect',
];

proves(
  [
    'A select shows the chosen option, and opens a list of all options on demand.',
    '| Role | The select is a `combobox` that opens a `listbox` of `option` elements. In Chrome, `NativeSelect` is a `combobox` too. |',
  ],
  async (page) => {
    for (const demo of DEMOS) {
      await openScene(page, demo);
      expect(await axeFindings(page, '#scene')).toEqual([]);
      await page.getByRole('combobox').click();
      await expect(list(page)).toBeVisible();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectList(page, true);
      expect(await axeFindings(page)).toEqual([]);
    }
    await openScene(page, 'NativeBoatSelect');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    expect(await toldOf(page, 'combobox')).toEqual(['Boat']);
  },
);

proves(
  'A `TextField` accepts `label`, `error`, and `helperText`, and connects them with the select.',
  async (page) => {
    await openScene(page, 'LabeledSelect');
    await page.getByRole('combobox').click();
    await option(page, '7 nights').click();
    await expectList(page, false);
    const select = page.getByRole('combobox');
    await expect(select).toHaveAccessibleDescription('Guests stay 3 nights at most.');
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    '| `id` or `name` | Adds the chosen option to the accessible name in Chrome: "Nights 3 nights" |',
    '| Name | With `labelId` and `id`, Chrome computes the name from the label and the chosen option. |',
  ],
  async (page) => {
    await openScene(page, 'Kinds');
    // The second select has neither `id` nor `name`.
    expect((await toldOf(page, 'combobox')).slice(0, 2)).toEqual(['Single Birch', 'Several']);
    await openScene(page, 'LabeledSelect');
    await page.getByRole('combobox').click();
    await option(page, '3 nights').click();
    await expectList(page, false);
    expect(await toldOf(page, 'combobox')).toEqual(['Nights 3 nights']);
    await openScene(page, 'NamedSelect');
    expect(await toldOf(page, 'combobox')).toEqual(['Boat Coot']);
  },
);

proves(
  [
    'In this demo, a click on the icon of a chip removes the chip and focuses the select:',
    'The list opens on `mousedown`, so the icon calls `stopPropagation()`.',
    "With `tabIndex={-1}`, a chip isn't a tab stop, and keyboard users deselect options in the list.",
  ],
  async (page) => {
    await openScene(page, 'ChipSelect');
    const select = page.getByRole('combobox');
    await page.locator('.MuiChip-root', { hasText: 'Life jackets' }).locator('svg').click();
    await expect(select).toHaveText('Radio');
    await expect(select).toBeFocused();
    await expectList(page, false);
    expect(await toldOf(page, 'combobox')).toEqual(['Gear Radio']);
    await page.keyboard.press('Tab');
    await expect(page.locator('#scene :focus')).toHaveCount(0);
    await select.focus();
    await page.keyboard.press('Enter');
    await expectList(page, true);
    await expect(option(page, 'Life jackets')).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    await expect(option(page, 'Radio')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectList(page, false);
    await expect(page.locator('.MuiChip-root')).toHaveCount(0);

    await openScene(page, 'PlainChips');
    await select.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.MuiChip-root').first()).toBeFocused();
    await page.locator('.MuiChip-root', { hasText: 'Flares' }).locator('svg').click();
    await expectList(page, true);
    await expect(page.locator('output')).toHaveText('Flares Radio');
  },
);

proves(
  [
    'The component `GroupHeading` prevents this: it ignores the props of an option.',
    'If nothing is chosen, its `muiSkipListHighlight` puts the focus on the first enabled option:',
    "Screen readers don't get the group of an option.",
    'If the group matters, use `optgroup` in a native select.',
  ],
  async (page) => {
    await openScene(page, 'GroupedSelect');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectList(page, true);
    await expect(option(page, 'Heron')).toBeFocused();
    for (const name of ['Kittiwake', 'Coot', 'Moorhen']) {
      await page.keyboard.press('ArrowDown');
      await expect(option(page, name)).toBeFocused();
    }
    await page.keyboard.press('Home');
    await expect(option(page, 'Heron')).toBeFocused();
    await page.keyboard.press('r');
    await expect(option(page, 'Heron')).toBeFocused();
    expect(await toldOf(page, 'option')).toEqual(['Heron', 'Kittiwake', 'Coot', 'Moorhen']);
    expect(await toldOf(page, 'group')).toEqual([]);
    await openScene(page, 'NativeBoatSelect');
    expect(await toldOf(page, 'group')).toEqual(['Sailing boats', 'Rowing boats']);
    for (const [index, isSkipped] of [false, true].entries()) {
      for (const opens of ['key', 'click']) {
        await openScene(page, 'Headings');
        const select = page.getByRole('combobox').nth(index);
        if (opens === 'click') {
          await select.click();
        } else {
          await select.press('Enter');
        }
        await expectList(page, true);
        const focused = page.locator(':focus');
        await expect(focused).toHaveClass(isSkipped ? /MuiMenuItem-root/ : /MuiMenu-paper/);
        await expect(focused).toHaveText(isSkipped ? 'Coot' : /Heron.*Coot/);
      }
    }
  },
);

proves(
  [
    'By default, the list is at least as wide as the select.',
    'These `MenuProps` give it the same width and left edge, wrap long options, and limit the height.',
    '| `autoWidth` | The width of the list fits its options, even in a wider select. |',
  ],
  async (page) => {
    await openScene(page, 'Menus');
    /** The boxes of a select and of its list. */
    const open = async (label: string) => {
      const select = page.locator('.MuiFormControl-root').filter({ hasText: label });
      await select.locator('[role="combobox"]').click();
      await expectList(page, true);
      await page.waitForTimeout(400);
      const boxes = {
        select: await boxOf(select.locator('.MuiSelect-root')),
        list: await boxOf(page.locator('.MuiMenu-paper')),
        option: await boxOf(page.getByRole('option').last()),
        overflow: await page
          .locator('.MuiMenu-paper')
          .evaluate((paper) => paper.scrollWidth - paper.clientWidth),
      };
      await page.keyboard.press('Escape');
      await expectList(page, false);
      return boxes;
    };
    const plain = await open('Plain');
    expect(plain.list.width).toBe(plain.select.width);
    const auto = await open('Auto');
    expect(auto.list.width).toBeLessThan(auto.select.width - 100);
    const long = await open('Long');
    expect(long.list.height).toBeGreaterThan(300);
    expect(long.list.width).toBeGreaterThan(long.select.width + 100);
    expect(long.list.x).toBeLessThan(long.select.x - 50);
    const start = await open('Start');
    expect(Math.abs(start.list.x - start.select.x)).toBeLessThan(1);
    expect(start.list.width).toBe(start.select.width);
    expect(start.list.height).toBe(240);
    expect(start.overflow).toBe(0);
    expect(start.option.height).toBeGreaterThan(long.option.height + 20);
  },
);

proves(
  [
    'With `required` and without `native`, Chrome blocks an empty submit, but focuses an invisible input.',
    'So check the value yourself, with `noValidate` on the form:',
    "Without `native`, <kbd>Enter</kbd> opens the list and doesn't submit, so add a submit button.",
  ],
  async (page) => {
    await openScene(page, 'CheckedByBrowser');
    await button(page, 'Book').click();
    await expect(page.locator('input[name="tide"]')).toBeFocused();
    await expect(page.locator('input[name="tide"]')).toHaveCSS('opacity', '0');
    await expect(page.locator('.Mui-focused')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('0');

    await openScene(page, 'FormSelect');
    const select = page.getByRole('combobox');
    await select.press('Enter');
    await expectList(page, true);
    await page.keyboard.press('Escape');
    await expectList(page, false);
    // A submit would mark the empty select.
    await expect(select).not.toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Book').click();
    await expect(select).toBeFocused();
    await expect(select).toHaveAccessibleDescription('Choose a departure.');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectList(page, false);
    await expect(select).not.toHaveAttribute('aria-invalid');
    await expect(select).not.toHaveAccessibleDescription('Choose a departure.');
    await button(page, 'Book').click();
    await expect(page.getByRole('status')).toHaveText('Booked: evening');
  },
);

proves(
  [
    '| <kbd>Enter</kbd> | Opens the list | Chooses the option and closes the list. With `multiple`, selects or deselects the option. |',
    "| <kbd>Space</kbd> | Opens the list | Doesn't choose the option |",
    '| <kbd>↓</kbd>, <kbd>↑</kbd> | Open the list, with focus on the last chosen option in the list, or the first enabled one | Move to the next or previous enabled option |',
    "| <kbd>Home</kbd>, <kbd>End</kbd> | Don't open the list | Move to the first or last enabled option |",
    "| <kbd>A</kbd> to <kbd>Z</kbd> | Don't open the list | Move to the next enabled option that starts with the typed letters |",
    "| <kbd>Esc</kbd> | Doesn't open the list | Closes the list |",
    '| <kbd>Tab</kbd> | Moves on | Closes the list, with focus back on the select |',
    'The list stays open after each choice.',
  ],
  async (page) => {
    await openScene(page, 'Kinds');
    const press = (key: string) => page.keyboard.press(key);
    const chosen = page.locator('output');
    for (const index of [0, 1]) {
      const select = page.locator('.MuiSelect-select[role="combobox"]').nth(index);
      await select.focus();
      for (const key of ['Home', 'End', 'e', 'Escape']) {
        await press(key);
        await expectList(page, false);
        await expect(select).toBeFocused();
      }
      for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
        await press(key);
        await expectList(page, true);
        await expect(option(page, 'Birch')).toBeFocused();
        await press('Escape');
        await expectList(page, false);
        await expect(select).toBeFocused();
      }
      await press('Enter');
      await expectList(page, true);
      const moves = [
        ['ArrowDown', 'Douglas fir'],
        ['ArrowDown', 'Elm'],
        ['ArrowDown', 'Elm'],
        ['ArrowUp', 'Douglas fir'],
        ['Home', 'Alder'],
        ['ArrowUp', 'Alder'],
        ['End', 'Elm'],
        ['d', 'Douglas fir'],
      ] as const;
      for (const [key, name] of moves) {
        await press(key);
        await expect(option(page, name)).toBeFocused();
      }
      await page.waitForTimeout(600);
      // Cedar is disabled.
      await press('c');
      await expect(option(page, 'Douglas fir')).toBeFocused();
      const before = await chosen.textContent();
      await press('Space');
      await expectList(page, true);
      await press('Tab');
      await expectList(page, false);
      await expect(select).toBeFocused();
      await expect(chosen).toHaveText(before ?? '');
      await press('Enter');
      await expectList(page, true);
      await press('Home');
      await press('Enter');
      await expectList(page, index === 1);
      await press('Escape');
      await expectList(page, false);
    }
    await expect(chosen).toHaveText('a b+a b');
    // Alder was chosen last, but Birch is the last chosen option in the list.
    const several = page.locator('.MuiSelect-select[role="combobox"]').nth(1);
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await several.focus();
      await press(key);
      await expectList(page, true);
      await expect(option(page, 'Birch')).toBeFocused();
      await press('Escape');
      await expectList(page, false);
    }
    await page.locator('.MuiSelect-select[role="combobox"]').first().focus();
    await press('Tab');
    await expect(page.locator('.MuiSelect-select[role="combobox"]').nth(1)).toBeFocused();
    // Nothing is chosen: the first enabled option gets the focus.
    for (const [scene, name] of [
      ['FormSelect', 'Morning tide'],
      ['FirstDisabled', 'Coot'],
    ] as const) {
      await openScene(page, scene);
      for (const key of ['ArrowDown', 'ArrowUp']) {
        await page.getByRole('combobox').focus();
        await press(key);
        await expectList(page, true);
        await expect(option(page, name)).toBeFocused();
        await press('Escape');
        await expectList(page, false);
      }
    }
  },
);

proves(
  [
    '| States | The `combobox` is expanded while the list is open. `disabled`, `required`, and `error` set `aria-disabled`, `aria-required`, and `aria-invalid`. |',
    '| Focus | The focus moves into the list, and returns when the list closes. While the list is open, the rest of the page has `aria-hidden`. |',
  ],
  async (page) => {
    await openScene(page, 'Kinds');
    const select = page.locator('.MuiSelect-select[role="combobox"]').first();
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    for (const close of ['escape', 'choice', 'backdrop']) {
      await select.click();
      await expectList(page, true);
      await expect(select).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('#scene')).toHaveAttribute('aria-hidden', 'true');
      await expect(page.locator('[role="option"]:focus')).toHaveCount(1);
      if (close === 'escape') {
        await page.keyboard.press('Escape');
      } else if (close === 'choice') {
        await option(page, 'Elm').click();
      } else {
        await page.mouse.click(900, 700);
      }
      await expectList(page, false);
      await expect(select).toBeFocused();
      await expect(page.locator('#scene')).not.toHaveAttribute('aria-hidden', 'true');
    }
    await openScene(page, 'OpenByButton');
    await button(page, 'Open').click();
    await expectList(page, true);
    await expect(option(page, 'Coot')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectList(page, false);
    await expect(button(page, 'Open')).toBeFocused();
    await openScene(page, 'FormSelect');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-required', 'true');
    await button(page, 'Book').click();
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await openScene(page, 'DisabledSelect');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  },
);

proves(
  '| `labelId` | Makes the label the accessible name. A click on a shrunk label focuses the select. |',
  async (page) => {
    await openScene(page, 'LabeledSelect');
    const select = page.getByRole('combobox');
    const clickLabel = async () => {
      const { x, y, width, height } = await boxOf(page.locator('label'));
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    // The large label lies on the select.
    await clickLabel();
    await expectList(page, true);
    await option(page, '3 nights').click();
    await expectList(page, false);
    await select.blur();
    await expect(page.locator('label')).toHaveAttribute('data-shrink', 'true');
    await page.waitForTimeout(400);
    await clickLabel();
    await expect(select).toBeFocused();
    await expectList(page, false);
  },
);

proves(
  [
    'With `multiple`, deselecting the bottom chosen option moves the focus to another option, and scrolls there.',
    'A second <kbd>Enter</kbd> then changes the wrong option.',
    "To prevent this, pass `MenuProps={{ variant: 'menu' }}`: the list opens with focus on its first enabled option.",
    'With [a limit](#limit-the-number-of-choices), pass `disableAutoFocusItem` instead: the first option changes, and the list itself gets the focus.',
  ],
  async (page) => {
    // An open list hides the page from roles.
    const chosen = page.locator('output');
    const openLong = async (scene: string) => {
      await openScene(page, scene);
      await page.getByRole('combobox').press('Enter');
      await expectList(page, true);
    };
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    };
    await openLong('LongList');
    await press('End', 'Enter');
    await expect(chosen).toHaveText('2 3 29');
    await expect(option(page, 'Berth 29')).toBeFocused();
    const paper = page.locator('.MuiMenu-paper');
    const scrolled = () => paper.evaluate(({ scrollTop }) => scrollTop);
    expect(await scrolled()).toBeGreaterThan(200);
    await press('Enter');
    await expect(option(page, 'Berth 3')).toBeFocused();
    expect(await scrolled()).toBeLessThan(100);
    await press('Enter');
    await expect(chosen).toHaveText('2');
    // Another option than the bottom chosen one keeps the focus.
    await press('End', 'Enter', 'Home', 'ArrowDown', 'Enter');
    await expect(chosen).toHaveText('29');
    await expect(option(page, 'Berth 2')).toBeFocused();

    // The pointer scrolls, too.
    await openLong('LongList');
    for (const chosenNow of ['2 3 29', '2 3']) {
      await option(page, 'Berth 29').click();
      await expect(chosen).toHaveText(chosenNow);
    }
    expect(await scrolled()).toBeLessThan(100);

    for (const scene of ['LongMenu', 'LongListWithoutItem', 'LimitedListWithoutItem']) {
      await openLong(scene);
      await expect(scene === 'LongMenu' ? option(page, 'Berth 1') : list(page)).toBeFocused();
      await press('End', 'Enter');
      await expect(chosen).toHaveText('2 3 29');
      for (const chosenNow of ['2 3', '2 3 29']) {
        await press('Enter');
        await expect(chosen).toHaveText(chosenNow);
        await expect(option(page, 'Berth 29')).toBeFocused();
      }
      expect(await scrolled()).toBeGreaterThan(200);
      await press('Escape');
      await expectList(page, false);
      await expect(page.getByRole('combobox')).toBeFocused();
      // Keys reach the options from the list itself, too.
      await press('Enter');
      await expectList(page, true);
      await press('Home');
      const first = scene === 'LimitedListWithoutItem' ? 'Berth 2' : 'Berth 1';
      await expect(option(page, first)).toBeFocused();
    }
    // With a limit, options become disabled, and `menu` isn't enough.
    await openLong('LimitedMenu');
    await press('End', 'Enter');
    await expect(chosen).toHaveText('2 3 29');
    await expect(option(page, 'Berth 2')).toBeFocused();

    for (const [demo, name] of [
      ['CheckSelect', 'Emil'],
      ['ChipSelect', 'Radio'],
    ] as const) {
      await openScene(page, demo);
      await page.getByRole('combobox').press('Enter');
      await expectList(page, true);
      await expect(page.getByRole('option').first()).toBeFocused();
      await press(name[0]?.toLowerCase() ?? '', 'Enter');
      await expect(option(page, name)).toHaveAttribute('aria-selected', 'false');
      await press('Enter');
      await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(option(page, name)).toBeFocused();
    }
  },
);

proves('A button in `endAdornment` clears the selection:', async (page) => {
  await openScene(page, 'ClearableSelect');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Clear sailing class')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveText('Choose a day');
  await expectList(page, false);
});

proves(
  ['If an empty option has a text, the label would cover it: pass `shrink` to the label.'],
  async (page) => {
    await openScene(page, 'NativeEmpty');
    for (const [name, isCovered] of [
      ['Covered', true],
      ['Above', false],
      ['Native covered', true],
      ['Native above', false],
    ] as const) {
      const select = page.getByLabel(name, { exact: true });
      await expect(select.locator('option:checked')).toHaveText('Any length');
      const [text, label] = [
        await boxOf(select),
        await boxOf(page.getByText(name, { exact: true }).first()),
      ];
      expect([name, label.y + label.height > text.y + text.height / 2]).toEqual([name, isCovered]);
    }
  },
);

proves(
  [
    'With `multiple`, read the `selectedOptions` of a native list: `event.target.value` is only the first one.',
    'The label needs `htmlFor` and `shrink`:',
  ],
  async (page) => {
    await openScene(page, 'NativeSeveral');
    for (const [name, isCovered, chosen] of [
      ['Covered', true, '[["1"],[1,3]]'],
      ['Above', false, '[["1"],[1,3]]'],
    ] as const) {
      const list = page.getByLabel(name, { exact: true });
      const [box, label] = [
        await boxOf(list),
        await boxOf(page.locator('label', { hasText: name })),
      ];
      expect([name, label.y + label.height / 2 > box.y + 16]).toEqual([name, isCovered]);
      await list.selectOption(['1', '3']);
      await expect(page.getByRole('status')).toHaveText(chosen);
    }
  },
);

proves("`disabled` and `readOnly` don't reach the chips: leave out `onDelete`.", async (page) => {
  await openScene(page, 'DisabledChips');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  const { x, y, width, height } = await boxOf(page.locator('.MuiChip-deleteIcon').first());
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('.MuiChip-root')).toHaveText(['Radio']);
});

proves(
  [
    "`form.reset()` doesn't change a select without `native`: set its state in `<form onReset={() => setPier('north')}>`.",
    'For a native select, pass `defaultValue`, which the reset brings back.',
  ],
  async (page) => {
    await openScene(page, 'NativeReset');
    await page.getByLabel('Composed').click();
    await option(page, 'genoa').last().click();
    await expectList(page, false);
    for (const name of ['Field', 'Native']) {
      await page.getByLabel(name).selectOption('genoa');
    }
    await button(page, 'Reset').click();
    await expect(page.getByLabel('Composed')).toHaveText('jib');
    for (const name of ['Field', 'Native']) {
      await expect(page.getByLabel(name)).toHaveValue('jib');
    }
  },
);
