import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

const combobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true, includeHidden: true });
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
  'LongList',
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
      if (demo !== 'LongList') {
        await expectList(page, true);
      }
      expect(await axeFindings(page)).toEqual([]);
    }
    for (const demo of ['NativeBoatSelect', 'LateOptions']) {
      await openScene(page, demo);
      expect(await axeFindings(page, '#scene')).toEqual([]);
    }
    await openScene(page, 'NativeBoatSelect');
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
  '| Name | With `labelId` and `id` or `name`, Chrome computes the name from the label and the chosen option. |',
  async (page) => {
    await openScene(page, 'Kinds');
    // The second select has no `id`.
    expect((await toldOf(page, 'combobox')).slice(0, 2)).toEqual(['Single Birch', 'Several']);
    await openScene(page, 'NamedByName');
    expect(await toldOf(page, 'combobox')).toEqual(['Pier North pier']);
    await openScene(page, 'LabeledSelect');
    await page.getByRole('combobox').click();
    await option(page, '3 nights').click();
    await expectList(page, false);
    expect(await toldOf(page, 'combobox')).toEqual(['Nights 3 nights']);
  },
);

proves(
  [
    'The arrow keys skip the headings.',
    '`GroupHeading` drops the props that `Select` passes.',
    'With `muiSkipListHighlight`, the first option gets the focus when nothing is chosen:',
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
    for (const [index, isSkipped] of [false, true].entries()) {
      await openScene(page, 'Headings');
      await page.getByRole('combobox').nth(index).focus();
      await page.keyboard.press('Enter');
      await expectList(page, true);
      const focused = page.locator(':focus');
      await expect(focused).toHaveClass(isSkipped ? /MuiMenuItem-root/ : /MuiMenu-paper/);
      await expect(focused).toHaveText(isSkipped ? 'Heron' : /Heron.*Coot/);
    }
  },
);

proves(
  [
    'By default, the list is at least as wide as the select.',
    'Wider options extend it on both sides.',
    'To limit the height and align the start, pass `MenuProps`:',
    '| `autoWidth` | The list is as wide as its options, even if the select is wider. |',
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
      };
      await page.keyboard.press('Escape');
      await expectList(page, false);
      return boxes;
    };
    const plain = await open('Plain');
    expect(plain.list.width).toBe(plain.select.width);
    const auto = await open('Auto');
    expect(auto.list.width).toBeLessThan(auto.select.width - 100);
    const low = await open('Low');
    expect(low.list.height).toBe(240);
    expect(low.list.x).toBeLessThan(low.select.x - 50);
    expect(low.list.x + low.list.width).toBeGreaterThan(low.select.x + low.select.width + 50);
    const start = await open('Start');
    expect(Math.abs(start.list.x - start.select.x)).toBeLessThan(1);
    expect(start.list.height).toBe(240);
  },
);

proves(
  [
    'When it opens, a `Select` renders all options.',
    'With 5,000 options, Chrome took more than ten times as long as with 50: several seconds in our development build.',
  ],
  async (page) => {
    /** Opens a list of many, and gives the ms until it was laid out. */
    const open = async (length: number) => {
      await openScene(page, 'LongSelects');
      const select = combobox(page, `${length} options Number 3`);
      const ms = await select.evaluate(
        (node) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            node.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          }),
      );
      expect(await page.getByRole('option').count()).toBe(length);
      return ms;
    };
    const [few, many] = [await open(50), await open(5000)];
    expect(many).toBeGreaterThan(10 * few);
  },
);

proves(
  [
    'With `required`, Chrome blocks an empty submit, but moves the focus to an invisible input: users see no focus, and no key opens the list.',
    'So check the value yourself, with `noValidate` on the form:',
  ],
  async (page) => {
    await openScene(page, 'CheckedByBrowser');
    await button(page, 'Book').click();
    await expect(page.locator('input[name="tide"]')).toBeFocused();
    await expect(page.locator('input[name="tide"]')).toHaveCSS('opacity', '0');
    await expect(page.locator('.Mui-focused')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('0');
    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expectList(page, false);
    }
    await expect(page.getByRole('status')).toHaveText('0');

    await openScene(page, 'FormSelect');
    await button(page, 'Book').click();
    const select = page.getByRole('combobox');
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
    '| <kbd>Enter</kbd> | Opens the list | Chooses the option. A single select closes. |',
    '| <kbd>Space</kbd> | Opens the list | Does nothing |',
    '| <kbd>↓</kbd>, <kbd>↑</kbd> | Open the list, with focus on the chosen option or the first | Move to the next or previous enabled option |',
    '| <kbd>Home</kbd>, <kbd>End</kbd> | Do nothing | Move to the first or last enabled option |',
    '| <kbd>A</kbd> to <kbd>Z</kbd> | Do nothing | Move to an enabled option that starts with them |',
    '| <kbd>Esc</kbd> | Does nothing | Closes the list |',
    '| <kbd>Tab</kbd> | Moves on | Closes the list, with focus back on the select |',
    'With `multiple`, the value is an array, and the list stays open after each choice.',
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
    await page.locator('.MuiSelect-select[role="combobox"]').first().focus();
    await press('Tab');
    await expect(page.locator('.MuiSelect-select[role="combobox"]').nth(1)).toBeFocused();
    // Nothing is chosen: the first option gets the focus.
    await openScene(page, 'FormSelect');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await page.getByRole('combobox').focus();
      await press(key);
      await expectList(page, true);
      await expect(option(page, 'Morning tide')).toBeFocused();
      await press('Escape');
      await expectList(page, false);
    }
  },
);

proves(
  [
    '| States | The `combobox` is expanded while the list is open. `disabled`, `required`, and `error` set `aria-disabled`, `aria-required`, and `aria-invalid`. |',
    '| Focus | The focus moves into the list, and returns to the select when the list closes. While the list is open, the rest of the page has `aria-hidden`. |',
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
    await openScene(page, 'FormSelect');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-required', 'true');
    await button(page, 'Book').click();
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await openScene(page, 'LateOptions');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
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
  'A click on the delete icon of a chip opens the list, unless the `deleteIcon` stops `onMouseDown`.',
  async (page) => {
    for (const [name, gear] of [
      ['Flares', 'Flares Radio'],
      ['Radio', 'Flares'],
    ] as const) {
      await openScene(page, 'DeletableChips');
      await page.locator('.MuiChip-root', { hasText: name }).locator('svg').click();
      await expectList(page, name === 'Flares');
      await expect(page.locator('output')).toHaveText(gear);
    }
  },
);

proves(
  'The label covers the text of an empty option, unless you pass `shrink` to the label.',
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
