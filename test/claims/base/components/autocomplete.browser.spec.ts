import AxeBuilder from '@axe-core/playwright';
import { axeFindings } from '../../../e2e/axe';
import { proves, expect, expectConsole, type Locator, openScene, type Page } from '../../browser';

const field = (page: Page) => page.getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const output = (page: Page) => page.locator('output');
const after = (page: Page) => page.getByRole('button', { name: 'After' });

/** Opens a scene and moves the focus into its field by the keyboard. */
async function focusScene(page: Page, scene: string): Promise<void> {
  await openScene(page, scene);
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

/** The text of the option that assistive technology is told to be active, or null. */
const highlighted = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? null) : null;
  });

const selectedText = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

/** Whether the field has the focus. */
async function expectFocus(page: Page, isFocused: boolean): Promise<void> {
  const focused = expect(field(page));
  await (isFocused ? focused.toBeFocused() : focused.not.toBeFocused());
}

/** All on the page: the list is outside of the scene. */
async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindings(page, 'body')).toEqual([]);
}

proves(
  'An `Autocomplete` is a text field with a list of options that shrinks while users type.',
  async (page) => {
    await openScene(page, 'PortField');
    await expectNoFindings(page);
    await field(page).click();
    await expect(page.getByRole('option')).toHaveCount(7);
    await expectNoFindings(page);
    await page.keyboard.type('bur');
    await expect(page.getByRole('option')).toHaveText(['Hamburg']);
  },
);

proves('Find the part that you want to style', async (page) => {
  for (const demo of [
    'MemberField',
    'MemberIds',
    'BookBasket',
    'TwoStates',
    'SkillChips',
    'FixedCrew',
    'AddIngredient',
    'AddTopics',
    'ToolGroups',
    'StationField',
    'LoanForm',
    'WidePopup',
    'PlainCombobox',
    'BookSearch',
    'PartNumbers',
    'MailField',
  ]) {
    await openScene(page, demo);
    await expectNoFindings(page);
    await field(page).click();
    await page.keyboard.press('ArrowDown');
    await expectNoFindings(page);
  }
  await openScene(page, 'FieldStates');
  await field(page).first().click();
  await expectNoFindings(page);
  await openScene(page, 'AutocompleteParts');
  await expectNoFindings(page);
});

proves(
  [
    'Without `renderGroup`, axe reports errors such as `aria-required-children`.',
    'Pass `renderGroup` with the roles of the demo.',
  ],
  async (page) => {
    await openScene(page, 'DefaultGroups');
    await field(page).click();
    await expect(list(page)).toBeVisible();
    expect((await axeFindings(page, 'body')).join('\n')).toMatch(/aria-required-children/);
    await openScene(page, 'ToolGroups');
    await field(page).click();
    await expectNoFindings(page);
    const garden = page.getByRole('group', { name: 'Garden' });
    await expect(garden.getByRole('option')).toHaveText(['Hedge trimmer', 'Lawn rake']);
    // The rules that aren't part of WCAG, too.
    const axe = new AxeBuilder({ page }).include('[role="listbox"]');
    const { violations } = await axe.analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);

proves(
  [
    "| `autoComplete` | Arrow keys write the highlighted option into the field, but don't choose it. |",
    '| `autoHighlight` | When the list opens, an option is highlighted, usually the first. |',
    '| `autoSelect` | Leaving the field can choose the highlighted option. |',
    'With `multiple`, the highlighted option can be a chosen one.',
    '`autoSelect` then removes its chip.',
  ],
  async (page) => {
    await focusScene(page, 'AutoComplete');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(field(page)).toHaveValue('Alder');
    await expect(output(page)).toHaveText('null 0');
    await press(page, 'Tab');
    await expect(field(page)).toHaveValue('');
    await expect(output(page)).toHaveText('null 0');
    await focusScene(page, 'Plain');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(field(page)).toHaveValue('');

    await focusScene(page, 'AutoHighlight');
    await page.keyboard.type('e');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('Alder 0');
    await focusScene(page, 'Plain');
    await page.keyboard.type('e');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('null 1');

    await openScene(page, 'AutoHighlightSeveral');
    await field(page).click();
    expect(await highlighted(page)).toBe('Elm');
    // The first chip isn't in the list, so the first enabled option is highlighted.
    await page.keyboard.type('d');
    expect(await highlighted(page)).toBe('Alder');
    await openScene(page, 'Chosen');
    await field(page).click();
    expect(await highlighted(page)).toBe('Birch');
    await page.keyboard.type('r');
    expect(await highlighted(page)).toBe('Birch');
    await field(page).fill('d');
    expect(await highlighted(page)).toBeNull();
    for (const [scene, first] of [
      ['AutoHighlight', 'Alder'],
      ['AutoHighlightFirstDisabled', 'Birch'],
      ['AutoHighlightChosen', 'Elm'],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await expect(list(page)).toBeVisible();
      expect(await highlighted(page)).toBe(first);
    }
    await focusScene(page, 'FreeAutoHighlight');
    await page.keyboard.type('e');
    await press(page, 'Enter');
    await expect(output(page)).toContainText('e ');
    await expect(field(page)).toHaveValue('e');

    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('Alder 0');
    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown');
    await option(page, 'Cedar').hover();
    await press(page, 'Tab');
    await expect(output(page)).toHaveText('null 0');
    // The pointer over the option that the keyboard highlighted.
    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown');
    await option(page, 'Alder').hover();
    await press(page, 'Tab');
    await expect(output(page)).toHaveText('null 0');
    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown');
    await option(page, 'Cedar').dispatchEvent('touchstart');
    await press(page, 'Tab');
    await expect(output(page)).toHaveText('null 0');
    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown');
    await option(page, 'Cedar').hover();
    await press(page, 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('Douglas fir 0');
    await focusScene(page, 'DisabledAutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('Birch 0');
    await openScene(page, 'AutoSelectSeveral');
    await field(page).click();
    await expect(list(page)).toBeVisible();
    await press(page, 'Tab');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Birch']);
    // Closed first, nothing is chosen. The first option needs no key with `autoHighlight`.
    await focusScene(page, 'AutoSelect');
    await press(page, 'ArrowDown', 'ArrowDown', 'Escape', 'Tab');
    await expect(output(page)).toHaveText('null 0');
    await focusScene(page, 'AutoHighlightAndSelect');
    await press(page, 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('Alder 0');
    await focusScene(page, 'Plain');
    await press(page, 'ArrowDown', 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('null 0');
  },
);

proves(
  [
    "| `blurOnSelect` | A choice takes the focus from the field. Also accepts `'touch'` and `'mouse'`. |",
  ],
  async (page) => {
    for (const [scene, byMouse, byKey] of [
      ['Plain', true, true],
      ['BlurOnSelect', false, false],
      // A key isn't touch, so it counts as the mouse.
      ['BlurOnMouse', false, false],
      ['BlurOnTouch', true, true],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await option(page, 'Birch').click();
      await expect(output(page)).toHaveText('Birch 0');
      await expectFocus(page, byMouse);
      await focusScene(page, scene);
      await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(output(page)).toHaveText('Alder 0');
      await expectFocus(page, byKey);
    }
  },
);

proves(
  [
    '| `clearOnBlur` | Leaving the field [replaces the text](#the-text-disappears-on-blur). Without `freeSolo`, the default is `true`. |',
    'The other props are `false` by default.',
    'Without `freeSolo`, leaving the field replaces the text with the label of the value, or removes the text.',
    'Pass `freeSolo` to accept the text, or `autoHighlight` and `autoSelect` to choose an option.',
    'With `multiple`, or while `value` is `null`, `clearOnBlur={false}` keeps the text.',
  ],
  async (page) => {
    for (const [scene, text, value] of [
      ['Plain', '', 'null'],
      ['Free', 'l', 'null'],
      ['FreeClearOnBlur', '', 'null'],
      ['KeepOnBlur', 'l', 'null'],
      ['AutoHighlightAndSelect', 'Alder', 'Alder'],
    ] as const) {
      await focusScene(page, scene);
      await page.keyboard.type('l');
      await press(page, 'Tab');
      await expect(field(page)).toHaveValue(text);
      await expect(output(page)).toHaveText(`${value} 0`);
    }
    for (const scene of ['Chosen', 'KeepOnBlurChosen']) {
      await focusScene(page, scene);
      await page.keyboard.type('x');
      await press(page, 'Tab');
      await expect(field(page)).toHaveValue('Birch');
    }
    for (const [scene, text] of [
      ['Several', ''],
      ['KeepOnBlurSeveral', 'x'],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await page.keyboard.type('x');
      await press(page, 'Tab');
      await expect(field(page)).toHaveValue(text);
    }
  },
);

proves('These keys apply without `freeSolo`:', async (page) => {
  await focusScene(page, 'Free');
  await press(page, 'ArrowDown', 'End');
  expect(await highlighted(page)).toBeNull();
  await focusScene(page, 'Plain');
  await press(page, 'ArrowDown', 'End');
  expect(await highlighted(page)).toBe('Gum');
});

proves(
  '| `clearOnEscape` | When the list is closed, <kbd>Esc</kbd> clears the field, including all chips. |',
  async (page) => {
    await focusScene(page, 'ClearOnEscape');
    await press(page, 'Escape');
    await expect(field(page)).toHaveValue('');
    await expect(output(page)).toHaveText('null 0');
    await focusScene(page, 'Chosen');
    await press(page, 'Escape');
    await expect(output(page)).toHaveText('Birch 0');
    await openScene(page, 'ClearOnEscapeSeveral');
    await field(page).click();
    await page.keyboard.type('x');
    // The first key closes the list.
    await press(page, 'Escape');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Alder', 'Birch']);
    await expect(field(page)).toHaveValue('x');
    await press(page, 'Escape');
    await expect(page.locator('.MuiChip-root')).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  },
);

proves(
  [
    'Esc clears protected fields',
    'With `clearOnEscape`, <kbd>Esc</kbd> also clears fields with `readOnly` or `disableClearable`.',
    "Don't combine these props.",
  ],
  async (page) => {
    for (const [scene, value] of [
      ['ClearOnEscapeReadOnly', 'null'],
      ['ClearOnEscapeNotClearable', 'null'],
      ['ReadOnlyChosen', 'Birch'],
      ['NotClearableChosen', 'Birch'],
    ] as const) {
      await focusScene(page, scene);
      await press(page, 'Escape');
      await expect(output(page)).toHaveText(`${value} 0`);
    }
  },
);

proves(
  [
    'Leaving the field chooses a disabled option',
    'With `autoSelect` and `disabledItemsFocusable`, leaving the field can choose a disabled option.',
    'Check the option in `onChange`.',
  ],
  async (page) => {
    for (const [scene, value] of [
      ['DisabledAutoSelect', 'Birch'],
      ['DisabledItemsFocusable', 'null'],
      ['DisabledAutoSelectChecked', 'null'],
    ] as const) {
      await focusScene(page, scene);
      await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
      expect(await highlighted(page)).toBe('Birch');
      await press(page, 'Tab');
      await expect(output(page)).toHaveText(`${value} 0`);
    }
  },
);

proves(
  [
    'By default, arrow keys skip them.',
    'To tell keyboard users why an option is disabled, draw the reason in `renderOption`, and pass `disabledItemsFocusable`.',
  ],
  async (page) => {
    await openScene(page, 'FieldStates');
    const berths = page.getByRole('combobox', { name: 'Small, some berths taken' });
    await berths.click();
    await press(page, 'ArrowDown', 'ArrowDown');
    const active = await berths.getAttribute('aria-activedescendant');
    const reason = page.locator(`[id="${active}"]`);
    await expect(reason).toHaveText('8 m (taken until May)');
    await expect(reason).toHaveCSS('opacity', '1');
    await press(page, 'Enter');
    await expect(berths).toHaveValue('');
    await focusScene(page, 'DisabledItemsFocusable');
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await highlighted(page)).toBe('Birch');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('null 0');
    await expect(list(page)).toBeVisible();
    await focusScene(page, 'SomeDisabled');
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await highlighted(page)).toBe('Cedar');
    for (const [scene, next] of [['Plain', 'Alder']] as const) {
      await focusScene(page, scene);
      await press(page, 'ArrowDown', 'End');
      expect(await highlighted(page)).toBe('Gum');
      await press(page, 'ArrowDown');
      expect(await highlighted(page)).toBe(next);
    }
  },
);

proves(
  '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves the text cursor | First, last option |',
  async (page) => {
    for (const scene of ['Plain', 'FreeHomeEnd']) {
      await focusScene(page, scene);
      await press(page, 'ArrowDown', 'End');
      expect(await highlighted(page)).toBe('Gum');
      await press(page, 'Home');
      expect(await highlighted(page)).toBe('Alder');
    }
    await focusScene(page, 'Free');
    await press(page, 'ArrowDown', 'End');
    expect(await highlighted(page)).toBeNull();
  },
);

proves(
  [
    '| `openOnFocus` | The list opens when the field gets the focus. |',
    'With `openOnFocus`, the list stays closed at the first focus after users return from another window.',
    '| `selectOnFocus` | The first click into the field selects its text. Without `freeSolo`, the default is `true`. |',
  ],
  async (page) => {
    await focusScene(page, 'OpenOnFocus');
    await expect(list(page)).toBeVisible();
    await press(page, 'Tab');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    for (const isOpen of [false, true]) {
      await press(page, 'Shift+Tab');
      await expect(field(page)).toBeFocused();
      await expect(list(page)).toBeVisible({ visible: isOpen });
      await press(page, 'Tab');
    }
    await focusScene(page, 'Plain');
    await expect(list(page)).toBeHidden();
    for (const [scene, text] of [
      ['Chosen', 'Birch'],
      ['FreeChosen', ''],
      ['FreeSelectOnFocus', 'Birch'],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      expect(await selectedText(page)).toBe(text);
    }
  },
);

proves(
  [
    "With `freeSolo`, users may enter text that isn't in the list.",
    '<kbd>Enter</kbd> [usually](#the-highlighted-option-and-enter) makes the text the value, or with `multiple` a chip.',
    'With `freeSolo`, <kbd>Enter</kbd> usually takes the typed text, even with `autoHighlight`.',
    'After an arrow key or a pointer movement over an option, the highlighted option wins until users type again.',
    "By default, leaving the field keeps the text and doesn't change the value.",
    'To set the value on blur, pass `autoSelect`.',
    'If an option is highlighted, this option can become the value instead of the text.',
  ],
  async (page) => {
    await focusScene(page, 'Free');
    await page.keyboard.type('Yew');
    await expect(output(page)).toHaveText('null 0');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('Yew 1');
    // With the list closed, too.
    await page.keyboard.type('s');
    await press(page, 'Escape', 'Enter');
    await expect(output(page)).toHaveText('Yews 2');
    for (const [scene, keys] of [
      ['FreeAutoHighlight', ['b', 'i', 'r']],
      ['FreeChosen', ['End', 'Backspace', 'Backspace']],
    ] as const) {
      await focusScene(page, scene);
      await press(page, ...keys);
      expect(await highlighted(page)).toBe('Birch');
      await press(page, 'Enter');
      await expect(field(page)).toHaveValue(/^bir$/i);
      await focusScene(page, scene);
      await press(page, ...keys, 'Escape', 'ArrowDown', 'Enter');
      await expect(field(page)).toHaveValue('Birch');
    }
    await focusScene(page, 'Free');
    await page.keyboard.type('Yew');
    await press(page, 'Tab');
    await expect(field(page)).toHaveValue('Yew');
    await expect(output(page)).toHaveText('null 0');
    for (const highlight of [
      () => press(page, 'ArrowDown'),
      () => option(page, 'Birch').hover(),
      () => option(page, 'Birch').dispatchEvent('touchstart'),
    ] as const) {
      await focusScene(page, 'Free');
      await page.keyboard.type('Bi');
      await highlight();
      await press(page, 'Enter');
      await expect(field(page)).toHaveValue('Birch');
    }
    for (const highlight of [
      () => press(page, 'ArrowDown'),
      () => option(page, 'Birch').hover(),
    ] as const) {
      await focusScene(page, 'Free');
      await page.keyboard.type('Bi');
      await highlight();
      expect(await highlighted(page)).toBe('Birch');
      await page.keyboard.type('r');
      await press(page, 'Enter');
      await expect(field(page)).toHaveValue('Bir');
    }
    await focusScene(page, 'FreeAutoSelect');
    await page.keyboard.type('Bi');
    await press(page, 'ArrowDown', 'Tab');
    await expect(output(page)).toHaveText('Birch 0');
    await focusScene(page, 'FreeAutoSelect');
    await page.keyboard.type('Yew');
    await press(page, 'Tab');
    await expect(output(page)).toHaveText('Yew 0');
    for (const [text, value] of [
      ['Bir', 'Birch'],
      ['Teak', 'Teak'],
    ] as const) {
      await focusScene(page, 'FreeAutoSelectChosen');
      await press(page, 'Control+a');
      await page.keyboard.type(text);
      await press(page, 'Tab');
      await expect(field(page)).toHaveValue(value);
      await expect(output(page)).toHaveText(`${value} 0`);
    }
  },
);

proves(
  [
    "`limitTags` hides further chips while the field isn't focused.",
    '`disableCloseOnSelect` keeps the list open for the next choice.',
    'Without this prop, users can hold <kbd>Ctrl</kbd> or <kbd>⌘</kbd> instead.',
  ],
  async (page) => {
    await openScene(page, 'SkillChips');
    const chips = page.locator('.MuiChip-root');
    await expect(chips).toHaveText(['Baking', 'Knots']);
    await expect(page.getByText('+1')).toBeVisible();
    await field(page).click();
    await expect(chips).toHaveCount(3);
    await expect(page.getByText('+1')).toBeHidden();
    await option(page, 'First aid').click();
    await expect(chips).toHaveCount(4);
    await expect(list(page)).toBeVisible();
    for (const [modifiers, isOpen] of [
      [[], false],
      [['Control'], true],
      [['Meta'], true],
    ] as const) {
      await openScene(page, 'Several');
      await field(page).click();
      await option(page, 'Elm').click({ modifiers: [...modifiers] });
      await expect(chips).toHaveText(['Alder', 'Birch', 'Cedar', 'Elm']);
      await expect(list(page)).toBeVisible({ visible: isOpen });
    }
  },
);

proves(
  [
    'A key can remove a choice',
    'The list highlights the option of the first chip, also while users type.',
    '<kbd>Enter</kbd> then removes the chip.',
    'To prevent this, pass `filterSelectedOptions`.',
  ],
  async (page) => {
    const chips = page.locator('.MuiChip-root');
    for (const typed of ['', 'k']) {
      await openScene(page, 'SkillChips');
      await field(page).click();
      await page.keyboard.type(typed);
      expect(await highlighted(page)).toBe('Baking');
      await press(page, 'Enter');
      await expect(chips).toHaveText(['Knots', 'Welding']);
    }
    await openScene(page, 'Several');
    await field(page).focus();
    await press(page, 'ArrowDown');
    expect(await highlighted(page)).toBe('Alder');
    await press(page, 'Enter');
    await expect(chips).toHaveText(['Birch', 'Cedar']);
    for (const typed of ['', 'r']) {
      await openScene(page, 'WithoutChosen');
      await field(page).click();
      await page.keyboard.type(typed);
      expect(await highlighted(page)).toBeNull();
      await press(page, 'Enter');
      await expect(chips).toHaveText(['Alder', 'Birch']);
      await press(page, 'Tab');
      await expect(chips).toHaveText(['Alder', 'Birch']);
    }
    await openScene(page, 'AutoHighlightSeveral');
    await field(page).click();
    await page.keyboard.type('c');
    expect(await highlighted(page)).toBe('Birch');
    await press(page, 'Enter');
    await expect(chips).toHaveText(['Elm']);
    await openScene(page, 'AutoSelectSeveral');
    await field(page).click();
    await expect(list(page)).toBeVisible();
    await press(page, 'Tab');
    await expect(chips).toHaveText(['Birch']);
  },
);

proves(
  "To reset the field, set `value` to `null`, or with `multiple` to `[]`, and `inputValue` to `''`.",
  async (page) => {
    for (const [scene, text] of [
      ['ShortcutReset', 'zzz'],
      ['ShortcutResetWithText', ''],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await page.keyboard.type('zzz');
      await press(page, 'F2');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(text);
    }
  },
);

proves('The fixed values then survive the clear button and <kbd>Backspace</kbd>.', async (page) => {
  await openScene(page, 'FixedCrew');
  const chips = page.locator('.MuiChip-root');
  await field(page).click();
  await press(page, 'Backspace');
  await expect(chips).toHaveText(['Imani (skipper)']);
  await press(page, 'Backspace', 'Backspace');
  await expect(chips).toHaveText(['Imani (skipper)']);
  await option(page, 'Mads').click();
  await field(page).click();
  await option(page, 'Jonas').click();
  await expect(chips).toHaveText(['Imani (skipper)', 'Mads', 'Jonas']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(chips).toHaveText(['Imani (skipper)']);
  await expect(chips.locator('svg')).toHaveCount(0);
});

proves(
  "`readOnly` lets users focus the field and copy its text, but the list doesn't open.",
  async (page) => {
    await openScene(page, 'FieldStates');
    const input = page.getByRole('combobox', { name: 'Read only' });
    await input.click();
    await expect(input).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(list(page)).toBeHidden();
    await press(page, 'Control+a');
    expect(await input.evaluate((node: HTMLInputElement) => node.selectionEnd)).toBe(4);
    await page.getByRole('button', { name: 'Open' }).nth(1).click();
    await expect(list(page)).toBeHidden();
  },
);

proves(
  [
    'The open list contains each option that the filter returns: 10,000 options are 10,000 elements.',
  ],
  async (page) => {
    for (const [scene, count] of [
      ['Unlimited', 10_000],
      ['PartNumbers', 100],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await expect(page.locator('[role="option"]')).toHaveCount(count);
    }
    await page.keyboard.type('19999');
    await expect(page.getByRole('option')).toHaveText(['Part 19999']);
  },
);

proves(
  [
    'A `name` on the `TextField` submits its text.',
    '**`required`** checks the text, not the value.',
    "<kbd>Enter</kbd> can submit text that isn't an option.",
    '**`required` with `multiple`:** the text is empty although there are chips.',
    'Pass `required={value.length === 0}`.',
  ],
  async (page) => {
    await openScene(page, 'Required');
    const one = page.getByRole('combobox', { name: 'One' });
    await one.click();
    await option(page, 'Birch').click();
    await page.getByRole('button', { name: 'Send one' }).click();
    await expect(output(page)).toHaveText('one: Birch');
    await one.fill('xyz');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('one: xyz');
    // The popup covers the button.
    await one.fill('zzz');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Send one' }).click();
    await expect(output(page)).toHaveText('one: Birch');
    // Without a value, no text is left, which the browser refuses.
    await one.fill('');
    await page.keyboard.type('zzz');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Send one' }).click();
    await expect(one).toBeFocused();
    await expect(one).toHaveValue('');
    await expect(output(page)).toHaveText('one: Birch');
    await page.getByRole('button', { name: 'Send some' }).click();
    await expect(output(page)).toHaveText('one: Birch');
    await expect(page.getByRole('combobox', { name: 'Some' })).toBeFocused();
    await page.getByRole('button', { name: 'Send mended' }).click();
    await expect(output(page)).toHaveText('mended:');
  },
);

proves(
  [
    'By default, <kbd>Enter</kbd> chooses the highlighted option.',
    'If no option is highlighted, <kbd>Enter</kbd> can [submit the form](#submit-in-a-form).',
    'While the popup is open, <kbd>Enter</kbd> can submit the form.',
    'To submit ids, add a hidden input for each value.',
    '**Edited text:** `value` can still be the old choice.',
    'Before you send `value`, compare the text with its label.',
    '<kbd>Enter</kbd> [usually](#the-highlighted-option-and-enter) makes the text the value, or with `multiple` a chip.',
  ],
  async (page) => {
    await openScene(page, 'LoanForm');
    await field(page).click();
    await page.keyboard.type('Otto');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('Sent: nothing yet');
    await expect(page.getByText('Choose a reader from the list.')).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expect(field(page)).toHaveValue('Otto Lind');
    await expect(output(page)).toHaveText('Sent: nothing yet');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('Sent: R-27');
    // An edit doesn't send the old choice, whether the text is another label or none.
    const error = page.getByText('Choose a reader from the list.');
    for (const text of ['Noor Haddad', 'zzz']) {
      await field(page).fill(text);
      await press(page, 'Enter');
      await expect(error).toBeVisible();
      await expect(output(page)).toHaveText('Sent: R-27');
    }
    // Leaving the field restores the text of the choice, and the form may be sent.
    await page.getByRole('button', { name: 'Lend' }).click();
    await expect(field(page)).toHaveValue('Otto Lind');
    await expect(error).toBeHidden();
    await field(page).fill('Noor');
    await press(page, 'Enter');
    await expect(error).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expect(error).toBeHidden();
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('Sent: R-14');
    // Typed again, the label of the choice is right.
    await field(page).fill('Noor Haddad');
    await press(page, 'Enter');
    await expect(error).toBeHidden();
    await page.getByRole('button', { name: 'Clear' }).click();
    await press(page, 'Enter');
    await expect(error).toBeVisible();
    await openScene(page, 'BookForm');
    await field(page).fill('tide');
    await option(page, 'Tides and Currents').click();
    await field(page).fill('Tides and more');
    await press(page, 'Enter');
    await expect(field(page)).toHaveValue('Tides and more');
    await expect(output(page)).toHaveText('Tides and Currents');
    await openScene(page, 'FreeSeveral');
    await field(page).click();
    await page.keyboard.type('Yew');
    await press(page, 'Enter');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Yew']);
    await expect(output(page)).toHaveText('0');
    await page.keyboard.type('Yew');
    await press(page, 'Enter');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Yew']);
    await expect(field(page)).toHaveValue('Yew');
    await expect(output(page)).toHaveText('0');
    await field(page).fill('');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('1');
  },
);

proves('**While the server works:** pass `readOnly`, and ignore a second submit.', async (page) => {
  await page.clock.install();
  await openScene(page, 'LoanForm');
  const status = output(page);
  await field(page).click();
  await option(page, 'Pilar Vega').click();
  await press(page, 'Enter');
  await expect(status).toHaveText('Sending…');
  await page.clock.runFor(500);
  // Meanwhile, neither a second submit nor an edit has an effect.
  await press(page, 'Enter', 'Backspace', 'ArrowDown');
  await expect(field(page)).toBeFocused();
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('Pilar Vega');
  await page.clock.runFor(310);
  const refusal = page.getByText('Pilar Vega has overdue books.');
  await expect(refusal).toBeVisible();
  await expect(status).toHaveText('Sent: nothing yet');
  // After a refusal, the focus and the choice are still there. An answer to the second submit would bring the refusal back.
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Pilar Vega');
  await field(page).fill('Otto');
  await expect(refusal).toBeHidden();
  await page.clock.runFor(2000);
  await expect(refusal).toBeHidden();
  await press(page, 'ArrowDown', 'Enter', 'Enter');
  await page.clock.runFor(810);
  await expect(status).toHaveText('Sent: R-27');
  await expect(field(page)).toBeFocused();
  // The field with its message is accessible.
  await field(page).fill('zzz');
  await press(page, 'Enter');
  await expect(page.getByText('Choose a reader from the list.')).toBeVisible();
  await expectNoFindings(page);
});

proves(
  [
    'Disabling a focused field',
    "If a focused field becomes `disabled`, it loses the focus and text that isn't chosen.",
    'React can log "Cannot update a component".',
    'Pass `readOnly` instead.',
  ],
  async (page) => {
    for (const [scene, text, isFocused] of [
      ['DisabledWhileSending', '', false],
      ['ReadOnlyWhileSending', 'lar', true],
    ] as const) {
      await openScene(page, scene);
      await field(page).click();
      await page.keyboard.type('lar');
      await press(page, 'Escape', 'Enter');
      await expect(output(page)).toHaveText('sending');
      await expect(field(page)).toHaveValue(text);
      await expectFocus(page, isFocused);
      if (!isFocused) {
        expectConsole(/Cannot update a component/);
      }
    }
  },
);

proves(
  [
    'To prevent this, call `preventDefault()`.',
    '<kbd>Enter</kbd> still chooses the [highlighted option](#the-highlighted-option-and-enter):',
  ],
  async (page) => {
    const submits = page.getByRole('status');
    await openScene(page, 'CancelledEnter');
    await field(page).click();
    await page.keyboard.type('zzz');
    await expect(page.getByText('No options')).toBeVisible();
    await press(page, 'Enter');
    await expect(submits).toHaveText('0');
    await field(page).fill('');
    await press(page, 'Enter', 'ArrowDown', 'Enter');
    await expect(field(page)).toHaveValue('Alder');
    await expect(submits).toHaveText('0');
    await press(page, 'Enter');
    await expect(submits).toHaveText('1');
    await openScene(page, 'Plain');
    await field(page).click();
    await page.keyboard.type('zzz');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('null 1');
  },
);

proves(
  '`clearOnBlur={false}` keeps the typed text when users leave the field, and when the saved titles arrive.',
  async (page) => {
    const retry = page.getByRole('button', { name: 'Retry' });
    const status = page.getByRole('status');
    for (const [query, found, go] of [
      ['han!', '2 found', () => press(page, 'Tab', 'Enter')],
      // The popup with the message doesn't cover the button.
      ['ha!', '3 found', () => retry.click()],
    ] as const) {
      await openScene(page, 'BookBasket');
      await field(page).click();
      await page.keyboard.insertText(query);
      await expect(retry).toBeVisible();
      await expect(status).toHaveText('The search failed.');
      await expectNoFindings(page);
      await go();
      await expect(field(page)).toBeFocused();
      await expect(status).toHaveText(found);
      await option(page, 'Handmade Sails').click();
      await expect(page.locator('.MuiChip-root')).toHaveText([
        'Tides and Currents',
        'Handmade Sails',
      ]);
      await expect(field(page)).toHaveValue('');
    }
  },
);

proves(
  [
    'By default, the popup is as wide as the field.',
    '`slotProps.popper` changes its width and place, and `slotProps.listbox` its height:',
  ],
  async (page) => {
    const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
    await openScene(page, 'PortField');
    await field(page).click();
    expect(await widthOf(page.locator('.MuiAutocomplete-popper'))).toBeCloseTo(
      await widthOf(page.locator('.MuiAutocomplete-inputRoot')),
      0,
    );
    await openScene(page, 'WidePopup');
    await field(page).click();
    expect(await widthOf(page.locator('.MuiAutocomplete-popper'))).toBe(380);
    await expect(list(page)).toHaveCSS('max-height', '200px');
  },
);

proves(
  [
    '**Too many requests:** a timer waits for 300 ms without a key.',
    '**Stale answers:** a new query aborts the request before it, and ignores its answer.',
    '**No query:** the list has only the chosen book, marked as selected.',
    '**A failure:** the message replaces the options, and the next query tries again.',
    'The server filters, so `filterOptions` returns its argument.',
  ],
  async (page) => {
    await page.clock.install();
    await openScene(page, 'BookSearch');
    const status = page.getByRole('status');
    await field(page).click();
    await expect(page.getByText('Type a part of the title')).toBeVisible();
    // Two letters take 1200 ms, three of them 800 ms: without the abort, the older answer would be the last.
    await page.keyboard.type('ha');
    await page.clock.runFor(310);
    await page.keyboard.type('n');
    await page.clock.runFor(1150);
    await expect(page.getByRole('option')).toHaveText(['A Handbook of Knots', 'Handmade Sails']);
    await page.clock.runFor(2000);
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(status).toHaveText('2 found');
    await expectNoFindings(page);
    // A space at the end isn't another query.
    await page.keyboard.type(' ');
    await expect(page.getByRole('option')).toHaveCount(2);

    await option(page, 'Handmade Sails').click();
    await page.clock.runFor(3000);
    await press(page, 'ArrowDown');
    await expect(page.getByRole('option')).toHaveText(['Handmade Sails']);
    await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.type('?');
    await expect(status).toHaveText('Searching…');
    await page.clock.runFor(290);
    await page.clock.runFor(900);
    await expect(status).toHaveText('The search failed. Change the text to try again.');
    // A space at the end doesn't change the query.
    await page.keyboard.type(' ');
    await page.clock.runFor(400);
    await expect(status).toHaveText('The search failed. Change the text to try again.');
    await field(page).fill('tide');
    await expect(status).toHaveText('Searching…');
    await page.clock.runFor(1150);
    await expect(page.getByRole('option')).toHaveText(['Tides and Currents']);
    // Leaving the field restores the chosen book.
    await press(page, 'Tab');
    await page.clock.runFor(2000);
    await expect(field(page)).toHaveValue('Handmade Sails');
  },
);

proves(
  [
    '| <kbd>↓</kbd>, <kbd>↑</kbd> | Opens the list | Next, previous option |',
    '| <kbd>Page Down</kbd>, <kbd>Page Up</kbd> | Opens the list | Five options further, back |',
    '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves the text cursor | First, last option |',
  ],
  async (page) => {
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
      await focusScene(page, 'Plain');
      await press(page, key);
      await expect(list(page)).toBeVisible();
      expect(await highlighted(page)).toBeNull();
    }
    await press(page, 'ArrowDown');
    expect(await highlighted(page)).toBe('Alder');
    await press(page, 'ArrowDown');
    expect(await highlighted(page)).toBe('Birch');
    await press(page, 'ArrowUp');
    expect(await highlighted(page)).toBe('Alder');
    await press(page, 'PageDown');
    expect(await highlighted(page)).toBe('Fir');
    await press(page, 'PageUp');
    expect(await highlighted(page)).toBe('Alder');
    await press(page, 'End');
    expect(await highlighted(page)).toBe('Gum');
    await press(page, 'Home');
    expect(await highlighted(page)).toBe('Alder');

    await focusScene(page, 'Chosen');
    const cursor = () => field(page).evaluate((node: HTMLInputElement) => node.selectionEnd);
    await press(page, 'End');
    expect(await cursor()).toBe(5);
    await press(page, 'Home');
    expect(await cursor()).toBe(0);
    await expect(list(page)).toBeHidden();
  },
);

proves(
  [
    '| <kbd>Enter</kbd> | Submits the form | Chooses or removes the [highlighted option](#the-highlighted-option-and-enter) |',
    '| <kbd>Esc</kbd> | Clears, with `clearOnEscape` | Closes the list |',
    '| <kbd>Tab</kbd> | Next element | Closes the list, next element |',
  ],
  async (page) => {
    await focusScene(page, 'Plain');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('null 1');
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(output(page)).toHaveText('Alder 1');
    await expect(list(page)).toBeHidden();
    await openScene(page, 'Several');
    await field(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Alder', 'Cedar']);
    await press(page, 'ArrowDown', 'End', 'Enter');
    await expect(page.locator('.MuiChip-root')).toHaveText(['Alder', 'Cedar', 'Gum']);
    await expect(output(page)).toHaveText('0');
    await focusScene(page, 'ClearOnEscape');
    await press(page, 'ArrowDown', 'Escape');
    await expect(list(page)).toBeHidden();
    await expect(output(page)).toHaveText('Birch 0');
    await press(page, 'Escape');
    await expect(output(page)).toHaveText('null 0');
    for (const keys of [['Tab'], ['ArrowDown', 'Tab']]) {
      await focusScene(page, 'Plain');
      await press(page, ...keys);
      await expect(after(page)).toBeFocused();
      await expect(list(page)).toBeHidden();
    }
  },
);

proves(
  [
    '| <kbd>←</kbd>, <kbd>→</kbd> in an empty field with chips | Previous, next chip | Closes the list and goes to the last (<kbd>←</kbd>) or first (<kbd>→</kbd>) chip |',
    '| <kbd>Backspace</kbd> in an empty field with chips | Removes the last chip | Removes the last chip |',
    '| <kbd>Backspace</kbd>, <kbd>Delete</kbd> on a chip | Removes the chip if the field is empty | Chips have no focus |',
  ],
  async (page) => {
    const chips = page.locator('.MuiChip-root');
    const start = async (isOpen: boolean) => {
      await openScene(page, 'Several');
      await field(page).focus();
      await expect(chips).toHaveCount(3);
      if (isOpen) {
        await press(page, 'ArrowDown');
        await expect(list(page)).toBeVisible();
      }
    };
    for (const isOpen of [false, true]) {
      await start(isOpen);
      await press(page, 'ArrowLeft');
      await expect(chips.nth(2)).toBeFocused();
      await expect(list(page)).toBeHidden();
      await press(page, 'ArrowLeft');
      await expect(chips.nth(1)).toBeFocused();
      await press(page, 'ArrowRight');
      await expect(chips.nth(2)).toBeFocused();
      await press(page, 'ArrowRight');
      await expect(field(page)).toBeFocused();
      await start(isOpen);
      await press(page, 'ArrowRight');
      await expect(chips.nth(0)).toBeFocused();
      await expect(list(page)).toBeHidden();
      await start(isOpen);
      await press(page, 'Backspace');
      await expect(chips).toHaveText(['Alder', 'Birch']);
    }
    for (const key of ['Backspace', 'Delete']) {
      await start(false);
      await press(page, 'ArrowLeft', 'ArrowLeft', key);
      await expect(chips).toHaveText(['Alder', 'Cedar']);
      await expect(field(page)).toBeFocused();
      await openScene(page, 'KeepOnBlurSeveral');
      await field(page).click();
      await page.keyboard.type('x');
      await press(page, 'ArrowRight');
      await expect(chips).toBeFocused();
      await press(page, key);
      await expect(chips).toHaveText(['Elm']);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('x');
    }
  },
);

proves(
  [
    '| Role | The field is a `combobox`, the list a `listbox`, and its entries are `option`s. |',
    '| Name | The label of the `TextField` names the field and the list. |',
    '| States | `aria-expanded` is `true` while the open list has options. Chosen options have `aria-selected="true"`, and disabled options `aria-disabled="true"`. |',
  ],
  async (page) => {
    await openScene(page, 'Chosen');
    await expect(field(page)).toHaveAccessibleName('Wood');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await field(page).click();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('listbox', { name: 'Wood' })).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toHaveText(['Birch']);
    await field(page).fill('zzz');
    await expect(page.getByText('No options')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await openScene(page, 'SomeDisabled');
    await field(page).click();
    await expect(page.getByRole('option', { disabled: true })).toHaveText(['Birch']);
  },
);

proves(
  [
    "| Focus | Arrow keys in the list leave the focus in the field, and `aria-activedescendant` points at the highlighted option. The buttons for clearing and opening aren't tab stops. |",
    "In `renderOption`, add no buttons or links: the keyboard doesn't reach them.",
  ],
  async (page) => {
    await focusScene(page, 'Chosen');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(field(page)).toBeFocused();
    expect(await highlighted(page)).toBe('Cedar');
    await press(page, 'Escape', 'Tab');
    await expect(after(page)).toBeFocused();
    await press(page, 'Shift+Tab', 'Shift+Tab');
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();

    await openScene(page, 'Buttons');
    await field(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(7);
    await press(page, 'Tab');
    await expect(after(page)).toBeFocused();
  },
);

proves(
  '| Announcements | "No options" and "Loading…" aren\'t in a live region. |',
  async (page) => {
    await openScene(page, 'Messages');
    for (const [name, text] of [
      ['Empty', 'No options'],
      ['Pending', 'Loading…'],
    ] as const) {
      await page.getByRole('combobox', { name }).click();
      const message = page.getByText(text);
      await expect(message).toBeVisible();
      const live = await message.evaluate(
        (node) => node.closest('[aria-live], [role="status"], [role="alert"], output') !== null,
      );
      expect(live).toBe(false);
      // The message covers the next field.
      await press(page, 'Escape');
    }
  },
);

proves(
  [
    'Arrow keys leave the text',
    'With chips, <kbd>→</kbd> in a text moves the focus to the first chip.',
    '<kbd>←</kbd> at the start of the text moves it to the last chip.',
    'By default, the text is then lost.',
    'To prevent this:',
  ],
  async (page) => {
    const chips = page.locator('.MuiChip-root');
    await openScene(page, 'Several');
    await field(page).click();
    await page.keyboard.type('lx');
    await press(page, 'ArrowLeft', 'ArrowRight');
    await expect(chips.first()).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await openScene(page, 'Several');
    await field(page).click();
    await page.keyboard.type('lx');
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await expect(field(page)).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(chips.last()).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await openScene(page, 'SeveralKeepText');
    await field(page).click();
    await page.keyboard.type('lx');
    await press(page, 'ArrowLeft', 'ArrowRight');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('lx');
    await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('lx');
    // Without text, the key still reaches the chips.
    await field(page).fill('');
    await press(page, 'ArrowRight');
    await expect(chips.first()).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(chips.nth(1)).toBeFocused();
  },
);

proves(
  [
    "To show the clear button without hover and focus, pass `slotProps={{ clearIndicator: { sx: { visibility: 'visible' } } }}`.",
  ],
  async (page) => {
    const clear = page.getByLabel('Clear');
    await openScene(page, 'Chosen');
    await expect(clear).toBeHidden();
    await field(page).click();
    await expect(clear).toBeVisible();
    await openScene(page, 'ClearShown');
    await expect(clear).toBeVisible();
  },
);

/** What the form got with each submit. */
const submitted = (page: Page) => output(page).textContent();

proves(
  'Without `multiple`, the same <kbd>Enter</kbd> also submits the form, unless you [prevent this](#keep-enter-from-submitting).',
  async (page) => {
    await openScene(page, 'FreeForm');
    await field(page).click();
    await page.keyboard.type('Yew');
    await press(page, 'Enter');
    // One key: the form is sent with the new value.
    await expect(output(page)).toHaveText('sent: Yew');
    // An option of the list is chosen first.
    await field(page).fill('bi');
    await press(page, 'ArrowDown', 'Enter');
    await expect(field(page)).toHaveValue('Birch');
    expect(await submitted(page)).toBe('sent: Yew');
    await openScene(page, 'FreeFormKept');
    await field(page).click();
    await page.keyboard.type('Yew');
    await press(page, 'Enter');
    await expect(page.getByText('value: Yew')).toBeVisible();
    expect(await submitted(page)).toBe('sent: nothing');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('sent: Yew');
    await openScene(page, 'FreeSeveral');
    await field(page).click();
    await page.keyboard.type('Yew');
    await press(page, 'Enter');
    await expect(output(page)).toHaveText('0');
  },
);

proves('With `freeSolo`, users may enter text', async (page) => {
  await openScene(page, 'BoatName');
  await expectNoFindings(page);
  await field(page).click();
  await page.keyboard.type('Heronry');
  await expect(page.getByText('Your text: "Heronry"')).toBeVisible();
  await press(page, 'Tab');
  await expect(field(page)).toHaveValue('Heronry');
  await field(page).fill('o');
  await option(page, 'Osprey').click();
  await expect(page.getByText('Your text: "Osprey"')).toBeVisible();
  await field(page).fill('');
  await expect(page.getByText('Your text: ""')).toBeVisible();
});

proves('After a failure, users open the list again:', async (page) => {
  await page.clock.install();
  await openScene(page, 'LazyBooks');
  const status = page.getByRole('status');
  const failure = 'The books could not be loaded. Open the list again to retry.';
  await field(page).click();
  await expect(status).toHaveText('Loading…');
  // A second opening doesn't repeat a request that isn't answered.
  await press(page, 'Escape', 'ArrowDown');
  await page.clock.runFor(810);
  await expect(status).toHaveText(failure);
  await expect(page.locator('.MuiAutocomplete-noOptions')).toHaveText(failure);
  await expectNoFindings(page);
  await press(page, 'Escape', 'ArrowDown');
  await expect(status).toHaveText('Loading…');
  // Users may type before the answer.
  await page.keyboard.type('tide');
  await page.clock.runFor(810);
  await expect(page.getByRole('option')).toHaveText(['Tides and Currents']);
  await expect(status).toHaveText('5 books');
  await press(page, 'ArrowDown', 'Enter');
  await expect(field(page)).toHaveValue('Tides and Currents');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(status).toHaveText('5 books');
  await expectNoFindings(page);
});

proves(
  [
    'Hidden inputs contain the ids and the new titles.',
    "If `query` isn't empty, the field has text that isn't chosen, so the form shows an error.",
    '**While the server works:** pass `readOnly`, and ignore a second submit.',
  ],
  async (page) => {
    await page.clock.install();
    await openScene(page, 'BookWishes');
    await expectNoFindings(page);
    const chips = page.locator('.MuiChip-root');
    const saved = output(page);
    const hidden = () =>
      page
        .locator('input[type="hidden"]')
        .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ name, value }) => name + value));
    const add = async (text: string, key: string) => {
      await page.keyboard.type(text);
      await page.clock.runFor(1600);
      await press(page, key);
    };
    await field(page).click();
    // Enter before the answer adds nothing, and sends nothing.
    await page.keyboard.type('tides');
    await press(page, 'Enter');
    await expect(page.getByText('Choose a book, or delete the text "tides".')).toBeVisible();
    await expect(saved).toHaveText('Saved: nothing yet');
    await page.clock.runFor(1600);
    await press(page, 'Enter');
    await expect(chips).toHaveText(['Tides and Currents']);
    await add(' Sea Maps ', 'Enter');
    await add('Oars', 'Enter');
    await expect(chips).toHaveText(['Tides and Currents', 'Sea Maps', 'Oars']);
    expect(await hidden()).toEqual(['bookId4', 'newTitleSea Maps', 'newTitleOars']);
    // New and known titles aren't offered twice, whatever their case.
    for (const known of ['sea maps', 'OARS', 'TIDES AND currents']) {
      await field(page).fill(known);
      await page.clock.runFor(1600);
      await expect(page.getByRole('option')).toHaveCount(0);
    }
    // A failed search offers nothing, and another text tries again.
    await field(page).fill('knots?');
    await page.clock.runFor(1600);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.locator('[role="status"]').first()).toContainText('The search failed.');
    await field(page).fill('knots');
    await page.clock.runFor(1600);
    await press(page, 'Enter');
    await expect(chips).toHaveCount(4);
    // The server refuses, and nothing is lost. Meanwhile, no key has an effect.
    await press(page, 'Enter');
    await expect(saved).toHaveText('Saving…');
    await press(page, 'Enter', 'Backspace');
    await page.clock.runFor(810);
    await expect(page.getByText('You have more than three wishes.')).toBeVisible();
    await expect(chips).toHaveCount(4);
    await expect(field(page)).toBeFocused();
    await expectNoFindings(page);
    await press(page, 'Backspace');
    await expect(page.getByText('You have more than three wishes.')).toBeHidden();
    await press(page, 'Enter');
    await page.clock.runFor(810);
    await expect(saved).toHaveText('Saved: Tides and Currents, Sea Maps, Oars');
    // Text that isn't chosen stays when users leave the field, and isn't lost by a submit.
    await page.keyboard.type('Kites');
    await press(page, 'Tab');
    await expect(field(page)).toHaveValue('Kites');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a book, or delete the text "Kites".')).toBeVisible();
    await field(page).fill('');
    await expect(page.getByText('Choose a book')).toBeHidden();
  },
);
