import { axeFindings } from '../../../e2e/axe';
import { proves, expect, expectConsole, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

/** A field by its accessible name, which has no asterisk. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const styleOf = (element: Locator, name: string, pseudo?: string) =>
  element.evaluate(
    (node, [one, part]) => getComputedStyle(node, part).getPropertyValue(one ?? ''),
    [name, pseudo] as const,
  );

const VARIANTS = ['outlined', 'filled', 'standard'] as const;

/** The outermost element of the field around an input. */
const rootOf = (input: Locator) =>
  input.locator('xpath=ancestor::*[contains(@class, "MuiFormControl-root")][1]');

const labelOf = (input: Locator) => rootOf(input).locator('label');

/** Whether the label is up; waits for the transition. */
const isUp = (input: Locator) =>
  labelOf(input).evaluate((label) => label.getAttribute('data-shrink') === 'true');

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

const overlaps = async (one: Locator, other: Locator) => {
  const a = await one.boundingBox();
  const b = await other.boundingBox();
  return a !== null && b !== null && a.y + a.height / 2 > b.y && a.y < b.y + b.height;
};

proves(
  [
    'The component renders a label, an input, and a helper text, and connects them for screen readers.',
    'The `variant` prop accepts `outlined` (default), `filled`, and `standard`.',
  ],
  async (page) => {
    await openDemo(page, 'BasicTextField');
    const boat = field(page, 'Name of the boat');
    await expect(boat).toHaveAccessibleDescription('As painted on the bow');
    await page.getByText('Name of the boat').first().click({ force: true });
    await expect(boat).toBeFocused();
    await openDemo(page, 'TextFieldVariants');
    for (const [name, part] of [
      ['Outlined', '.MuiOutlinedInput-root'],
      ['Filled', '.MuiFilledInput-root'],
      ['Standard', '.MuiInput-root'],
    ] as const) {
      await expect(rootOf(field(page, name)).locator(part)).toHaveCount(1);
    }
  },
);

proves(
  'With `error`, the label and the helper text get the color `error`, and the input gets `aria-invalid`.',
  async (page) => {
    await openScene(page, 'States');
    const red = 'rgb(211, 47, 47)';
    for (const variant of VARIANTS) {
      const wrong = field(page, `Wrong ${variant}`);
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(labelOf(wrong)).toHaveCSS('color', red);
      await expect(rootOf(wrong).locator('p')).toHaveCSS('color', red);
      await expect(field(page, `Plain ${variant}`)).toHaveAttribute('aria-invalid', 'false');
      const off = field(page, `Wrong and off ${variant}`);
      await expect(labelOf(off)).toHaveCSS('color', red);
      await expect(rootOf(off).locator('p')).toHaveCSS('color', red);
      await expect(off).toHaveAttribute('aria-invalid', 'true');
    }
  },
);

proves('The demo shows no error before the user first leaves the field.', async (page) => {
  await openDemo(page, 'BerthNumber');
  const berth = field(page, 'Berth');
  await berth.click();
  await page.keyboard.type('x1');
  await expect(berth).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(berth).toHaveAttribute('aria-invalid', 'true');
  await expect(berth).toHaveAccessibleDescription('Enter a letter from A to F and two digits.');
  expect(await axeFindings(page, '#scene')).toEqual([]);
  await berth.fill('c07');
  await expect(berth).toHaveAttribute('aria-invalid', 'false');
  // The cursor stays where the user types.
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('d1');
  await page.keyboard.press('Tab');
  await expect(berth).toHaveValue('D17');
});

proves(
  [
    '`required` adds an asterisk to the label and the `required` attribute to the input.',
    'When the user submits a form, the browser then reports an empty field itself.',
  ],
  async (page) => {
    await openScene(page, 'States');
    for (const variant of VARIANTS) {
      const needed = field(page, `Needed ${variant}`);
      await expect(needed).toHaveAttribute('required', '');
      await expect(labelOf(needed)).toHaveText(/\*$/);
    }
    await button(page, 'Last').click();
    await expect(field(page, 'Needed outlined')).toBeFocused();
    expect(
      await field(page, 'Needed outlined').evaluate(
        (node: HTMLInputElement) => node.validationMessage,
      ),
    ).not.toBe('');
  },
);

proves(
  [
    '| Email address | `type="email" autoComplete="email"` |',
    '| Phone number | `type="tel" autoComplete="tel"` |',
    '| Search | `type="search"` |',
    "| Number | `slotProps={{ htmlInput: { inputMode: 'numeric' } }}` |",
    '| Date (the browser\'s picker) | `type="date"` and `slotProps={{ inputLabel: { shrink: true } }}` |',
    '| Password | `type="password"` and `autoComplete="current-password"` or `"new-password"` |',
  ],
  async (page) => {
    await openScene(page, 'Types');
    const attributes = await page
      .locator('input')
      .evaluateAll((all) =>
        all.map((one) =>
          ['type', 'autocomplete', 'inputmode'].map((name) => one.getAttribute(name)),
        ),
      );
    expect(attributes.slice(0, 4)).toEqual([
      ['email', 'email', null],
      ['tel', 'tel', null],
      ['search', null, null],
      ['text', null, 'numeric'],
    ]);
    expect(attributes[6]).toEqual(['password', 'new-password', null]);
    const alone = page.getByLabel('Date alone');
    const date = page.getByLabel('Date', { exact: true });
    expect(await overlaps(labelOf(alone), alone)).toBe(true);
    expect(await overlaps(labelOf(date), date)).toBe(false);
  },
);

proves(
  [
    'In Chrome, `event.target.value` is empty while the text is no number, such as a single minus sign.',
  ],
  async (page) => {
    await openScene(page, 'Types');
    const number = page.getByLabel('Number');
    await number.click();
    await page.keyboard.type('-');
    await expect(page.getByRole('status')).toHaveText(/^\[(?:"")?\]$/);
    await expect(number).toHaveValue('');
    await page.keyboard.type('5');
    await expect(number).toHaveValue('-5');
  },
);

proves(
  [
    '`onMouseDown` keeps the focus in the input when the user clicks the button.',
    'In Chrome, a new `type` moves the cursor to the start, so the demo puts the cursor back.',
  ],
  async (page) => {
    for (const [scene, typed] of [
      ['PasswordField', 'tiXYde'],
      ['PlainPassword', 'YXtide'],
    ] as const) {
      await openScene(page, scene);
      const password = page.getByLabel('Password', { exact: true });
      await password.click();
      await page.keyboard.type('tide');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      for (const [key, type] of [
        ['X', 'text'],
        ['Y', 'password'],
      ] as const) {
        await button(page, 'Show password').click();
        await expect(password).toHaveAttribute('type', type);
        await expect(password).toBeFocused();
        await page.keyboard.type(key);
      }
      await expect(password).toHaveValue(typed);
    }
    // The demo also keeps a selection.
    await openScene(page, 'PasswordField');
    const password = page.getByLabel('Password', { exact: true });
    await password.click();
    await page.keyboard.type('tide');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await button(page, 'Show password').click();
    await page.keyboard.type('X');
    await expect(password).toHaveValue('tiX');
  },
);

proves(
  'The name of the button stays "Show password", and `aria-pressed` tells its state.',
  async (page) => {
    await openDemo(page, 'PasswordField');
    const password = page.getByLabel('Password', { exact: true });
    const show = button(page, 'Show password');
    await password.fill('tide');
    await show.focus();
    await page.keyboard.press('Space');
    await expect(show).toBeFocused();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('tide');
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await expect(password).toHaveAttribute('type', 'password');
  },
);

proves(
  [
    'With `multiline`, the field renders a `<textarea>`.',
    'By default, the element grows with its text.',
    '`minRows` and `maxRows` limit the height, and beyond `maxRows` the text scrolls.',
    '`rows` sets a fixed height instead.',
    'For a growing `<textarea>` without label and styles, use `TextareaAutosize`.',
  ],
  async (page) => {
    await openScene(page, 'Rows');
    const heights = async (name: string) => {
      const area = field(page, name);
      expect(await area.evaluate((node) => node.tagName)).toBe('TEXTAREA');
      const found: number[] = [];
      for (const lines of [1, 3, 6]) {
        await area.fill(Array.from({ length: lines }, () => 'x').join('\n'));
        found.push(await heightOf(area));
      }
      return found;
    };
    expect(await heights('Grows')).toEqual([23, 69, 138]);
    expect(await heights('Limited')).toEqual([46, 69, 92]);
    expect(await heights('Fixed')).toEqual([69, 69, 69]);
    expect(
      await field(page, 'Limited').evaluate((node) => [
        node.scrollHeight > node.clientHeight,
        getComputedStyle(node).overflowY,
      ]),
    ).toEqual([true, 'auto']);
    const bare = await heights('Bare');
    expect(bare).toEqual([...bare].sort((a, b) => a - b));
    expect(new Set(bare).size).toBe(3);
  },
);

proves(
  [
    '`onBlur` of the `TextField` also fires when <kbd>Tab</kbd> moves the focus to the button.',
    'The demo handles `onBlur` in `slotProps.root`, and ignores moves inside the field.',
    'In a field with a button, [handle `onBlur` on the root](#show-and-hide-a-password).',
  ],
  async (page) => {
    for (const way of ['click', 'Tab']) {
      await openDemo(page, 'PasswordField');
      const password = page.getByLabel('Password', { exact: true });
      const show = button(page, 'Show password');
      await password.click();
      await page.keyboard.type('tide');
      if (way === 'click') {
        await show.click();
        await expect(password).toBeFocused();
      } else {
        await page.keyboard.press('Tab');
        await expect(show).toBeFocused();
      }
      await expect(password).toHaveAttribute('aria-invalid', 'false');
      if (way === 'click') {
        await page.mouse.click(600, 500);
      } else {
        await page.keyboard.press('Tab');
      }
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toHaveAccessibleDescription('Enter 8 characters or more.');
      expect(await axeFindings(page, '#scene')).toEqual([]);
      await password.fill('spring tide');
      await expect(password).toHaveAttribute('aria-invalid', 'false');
    }
    // With `onBlur` of the field, the move to a button in the field is a blur.
    await openScene(page, 'Events');
    await field(page, 'Boat').focus();
    await button(page, 'Forget').focus();
    await page.keyboard.press('Enter');
    await field(page, 'Boat').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'In the field')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^focus, .*blur/);
  },
);

proves(
  [
    'Reserve a line with `helperText=" "`, and keep messages to one line at the narrowest width.',
    'Otherwise, a message can move the submit button during a click, and the click is lost.',
  ],
  async (page) => {
    await openScene(page, 'ReservedLines');
    for (const [message, isLost] of [
      ['Too short', false],
      ['A call sign has at least four letters', true],
    ] as const) {
      const send = button(page, `Send ${message}`);
      await field(page, message).focus();
      const before = await send.boundingBox();
      await page.mouse.move((before?.x ?? 0) + 10, (before?.y ?? 0) + 8);
      await page.mouse.down();
      await expect(rootOf(field(page, message)).locator('p')).toHaveText(message);
      await page.mouse.up();
      const moved = ((await send.boundingBox())?.y ?? 0) - (before?.y ?? 0);
      expect(moved > 10).toBe(isLost);
      await expect(page.getByRole('status')).toHaveText('Too short');
    }
  },
);

proves(
  [
    'With `noValidate`, the browser no longer moves the focus.',
    'Render your errors with `flushSync` of `react-dom`, then focus the first input with `aria-invalid`:',
  ],
  async (page) => {
    await openScene(page, 'FirstWrong');
    const [boat, cargo, send] = [field(page, 'Boat'), field(page, 'Cargo'), button(page, 'Send')];
    const season = page.getByRole('combobox', { name: 'Season' });
    await expect(boat).toHaveAttribute('aria-invalid', 'false');
    await boat.fill(' ');
    await send.click();
    await expect(boat).toBeFocused();
    await expect(boat).toHaveAttribute('aria-invalid', 'true');
    await boat.fill('Petrel');
    await page.keyboard.press('Enter');
    await expect(season).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Summer' }).click();
    await send.click();
    await expect(cargo).toBeFocused();
    await cargo.fill('9 kg');
    await expect(page.locator('output')).toHaveText('nothing');
    await send.click();
    await expect(page.locator('output')).toHaveText('Petrel');
    await expect(send).toBeFocused();
  },
);

proves(
  "If a `select` isn't `native`, closing the list calls `onFocus`, and `event.target` of `onBlur` is a plain object `{ name, value }`.",
  async (page) => {
    await openScene(page, 'SelectEvents');
    const calls = page.getByRole('status');
    const season = page.getByRole('combobox', { name: 'Season' });
    for (const close of ['Escape', 'Enter', 'click', 'outside']) {
      await season.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: 'Summer' })).toBeFocused();
      if (close === 'click') {
        await page.getByRole('option', { name: 'Summer' }).click();
      } else if (close === 'outside') {
        await page.mouse.click(900, 700);
      } else {
        await page.keyboard.press(close);
      }
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(calls).toHaveText('focus, focus');
      await button(page, 'Forget').focus();
      await expect(calls).toHaveText('focus, focus, blur false {"value":"summer","name":"season"}');
      await page.keyboard.press('Enter');
      await expect(calls).toHaveText('');
    }
    await page.getByRole('combobox', { name: 'Native' }).focus();
    await button(page, 'Forget').focus();
    await expect(calls).toHaveText('native true');
  },
);

proves(
  [
    'The demo accepts a long text, so users can paste and shorten it.',
    'Only its error has the role `status`: a counter would speak at each key.',
  ],
  async (page) => {
    await openDemo(page, 'LogEntry');
    const entry = field(page, 'Log entry');
    const status = rootOf(entry).locator('p').getByRole('status');
    await expect(entry).toHaveAccessibleDescription('76 of 120 characters left');
    await entry.fill('Calm');
    expect(await toldOf(page)).toContainEqual(
      expect.objectContaining({ name: 'Log entry', description: '116 of 120 characters left' }),
    );
    await expect(status).toHaveText('');
    await entry.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('y'.repeat(122));
    await expect(entry).toHaveValue('y'.repeat(122));
    await expect(status).toHaveText('Shorten the entry.');
    await status.evaluate((node) =>
      new MutationObserver(() => Object.assign(window, { hasSpoken: true })).observe(node, {
        childList: true,
        characterData: true,
        subtree: true,
      }),
    );
    await page.keyboard.press('Backspace');
    await expect(entry).toHaveAccessibleDescription('Shorten the entry. Characters to remove: 1');
    await expect(entry).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'hasSpoken'))).toBeUndefined();
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.keyboard.press('Backspace');
    await expect(entry).toHaveAccessibleDescription('0 of 120 characters left');
    await expect(entry).toHaveAttribute('aria-invalid', 'false');
  },
);

proves('To stop the text at the limit instead, pass `maxLength` to `htmlInput`.', async (page) => {
  await openScene(page, 'Rows');
  const entry = field(page, 'Stopped');
  await entry.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('y'.repeat(200));
  await expect(entry).toHaveValue('y'.repeat(120));
  await page.keyboard.type('z');
  await expect(entry).toHaveValue('y'.repeat(120));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(entry).toHaveValue('y'.repeat(120));
});

proves(
  "A click on an adornment doesn't focus the input, unless you pass `disablePointerEvents` to the adornment.",
  async (page) => {
    await openScene(page, 'Adornments');
    for (const position of ['start', 'end']) {
      for (const passes of [false, true]) {
        const weight = field(page, `Weight ${position} ${passes}`);
        const adornment = rootOf(weight).locator('.MuiInputAdornment-root');
        const box = await adornment.boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5);
        expect(await weight.evaluate((node) => node === document.activeElement)).toBe(passes);
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
      }
    }
  },
);

proves(
  'A unit isn\'t part of the field\'s name, so the demo writes "in meters" into the label.',
  async (page) => {
    await openDemo(page, 'FieldAdornments');
    await expect(field(page, 'Draft of the boat in meters')).toHaveValue('1.8');
    const port = field(page, 'Next port');
    await button(page, 'Clear the port').focus();
    await page.keyboard.press('Enter');
    await expect(port).toHaveValue('');
    await expect(port).toBeFocused();
    await expect(button(page, 'Clear the port')).toHaveCount(0);
    await page.keyboard.type('Oban');
    await expect(button(page, 'Clear the port')).toBeVisible();
  },
);

proves('With `select`, the field opens a list instead.', async (page) => {
  await openScene(page, 'Season');
  const season = page.getByRole('combobox', { name: 'Season' });
  expect(await heightOf(rootOf(season))).toBe(await heightOf(rootOf(field(page, 'Text'))));
  await season.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Season' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('option', { name: 'Winter' }).click();
  await expect(season).toHaveText('Winter');
});

proves(
  [
    '| `size` | `medium` (default), `small` | An outlined field is 56 px or 40 px high |',
    '| `color` | `primary` (default), colors of the theme | The color of label and border with focus |',
    '| `fullWidth` | `false` (default), `true` | As wide as the container |',
    '| `margin` | `none` (default), `dense`, `normal` | Space above and below: 8 and 4 px, or 16 and 8 px |',
  ],
  async (page) => {
    await openDemo(page, 'FieldSizes');
    const small = field(page, 'Small');
    expect(await heightOf(rootOf(small))).toBe(40);
    expect(await heightOf(rootOf(field(page, 'Medium')))).toBe(56);
    await small.focus();
    await expect(labelOf(small)).toHaveCSS('color', 'rgb(156, 39, 176)');
    await expect(rootOf(small).locator('fieldset')).toHaveCSS('border-color', 'rgb(156, 39, 176)');
    const wide = field(page, 'Full width');
    await wide.focus();
    await expect(labelOf(wide)).toHaveCSS('color', 'rgb(25, 118, 210)');
    await openScene(page, 'Looks');
    const spaces = await Promise.all(
      ['none', 'dense', 'normal'].map(async (margin) => {
        const root = rootOf(field(page, `Margin ${margin}`));
        return [await styleOf(root, 'margin-top'), await styleOf(root, 'margin-bottom')];
      }),
    );
    expect(spaces).toEqual([
      ['0px', '0px'],
      ['8px', '4px'],
      ['16px', '8px'],
    ]);
    expect((await rootOf(field(page, 'Wide')).boundingBox())?.width).toBe(500);
    expect((await rootOf(field(page, 'Narrow')).boundingBox())?.width).toBeLessThan(500);
  },
);

proves('Choose a slot to see its element:', async (page) => {
  await openDemo(page, 'SlotMap');
  const port = field(page, 'Home port');
  for (const [slot, part] of [
    ['root', rootOf(port)],
    ['inputLabel', labelOf(port)],
    ['input', rootOf(port).locator('.MuiOutlinedInput-root')],
    ['htmlInput', port],
    ['formHelperText', rootOf(port).locator('p')],
  ] as const) {
    await button(page, slot).focus();
    await page.keyboard.press('Enter');
    await expect(part).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#scene [style*="outline"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(button(page, slot)).toHaveAttribute('aria-pressed', 'true');
  }
});

proves(
  [
    '`onChange`, `onFocus`, and `onBlur` are called for the input.',
    '`onKeyDown`, `onKeyUp`, and `onInvalid` are called for the whole field, including buttons in adornments.',
    'For the input alone, pass them in `slotProps.htmlInput`.',
  ],
  async (page) => {
    await openScene(page, 'Events');
    const calls = page.getByRole('status');
    await field(page, 'Boat').focus();
    await page.keyboard.press('a');
    await expect(calls).toHaveText('focus, down on input, down, change, up');
    await button(page, 'Forget').click();
    await button(page, 'In the field').focus();
    await page.keyboard.press('a');
    await expect(calls).toHaveText('down, up');
    await field(page, 'Boat').fill('');
    await button(page, 'Forget').click();
    await button(page, 'Send').click();
    await expect(calls).toHaveText('invalid on input, invalid on field, focus');
  },
);

proves(
  [
    '`htmlFor` of the label is the `id` of the input.',
    '`aria-describedby` of the input is the `id` of the helper text.',
    'Pass the text of the label to `OutlinedInput` as `label` too.',
    'To keep the label up, pass `shrink` to `InputLabel` and `notched` to `OutlinedInput`.',
    'Otherwise, the border crosses the raised label.',
    '`required`, `error`, `disabled`, `size`, `color`, and `variant` belong on the `FormControl`, which passes them to its parts.',
    "For an input without a frame, use `InputBase` and name it with `slotProps={{ input: { 'aria-label': 'Find a boat' } }}`.",
  ],
  async (page) => {
    await openDemo(page, 'ComposedField');
    const sign = field(page, 'Call sign');
    await expect(sign).toHaveAccessibleDescription('As registered with the coast guard');
    await expect(sign).toHaveAttribute('required', '');
    await openScene(page, 'Compositions');
    const gapOf = async (name: string) =>
      (await rootOf(field(page, name)).locator('legend').boundingBox())?.width ?? 0;
    const label = await labelOf(field(page, 'With a label')).boundingBox();
    expect(await gapOf('With a label')).toBeGreaterThanOrEqual(label?.width ?? 0);
    expect(await gapOf('Without a label')).toBeLessThan(12);
    for (const name of ['Up with a gap', 'Up without a gap']) {
      expect(await isUp(field(page, name))).toBe(true);
    }
    expect(await gapOf('Up with a gap')).toBeGreaterThan(60);
    expect(await gapOf('Up without a gap')).toBeLessThan(12);
    const wrong = field(page, 'Wrong');
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAttribute('required', '');
    await expect(labelOf(wrong)).toHaveText(/\*$/);
    await expect(labelOf(wrong)).toHaveClass(/MuiInputLabel-filled/);
    await expect(labelOf(wrong)).toHaveClass(/MuiInputLabel-sizeSmall/);
    await expect(rootOf(wrong).locator('.MuiFilledInput-root')).toHaveClass(
      /MuiInputBase-sizeSmall/,
    );
    await expect(rootOf(wrong).locator('.MuiFilledInput-root')).toHaveClass(
      /MuiInputBase-colorSecondary/,
    );
    await expect(field(page, 'Off')).toBeDisabled();
    await expect(labelOf(field(page, 'Off'))).toHaveClass(/Mui-disabled/);
    await expect(field(page, 'Find a boat')).toHaveCount(1);
  },
);

proves(
  [
    '| `FilledInput`, `Input` | `disableUnderline` | Removes the line below the input |',
    '| `FilledInput`, `FormControl` | `hiddenLabel` | Removes the space for the label of a filled input |',
    '| `FormControl` | `focused` | Shows the field with focus, without moving the focus |',
    '| `InputLabel` | `disableAnimation` | Moves the label without a transition |',
    '| `OutlinedInput` | `notched` | Opens or closes the gap in the border |',
    '| `OutlinedInput` | `notchedOutline` in `slots` and `slotProps` | The element of the border |',
    'For a filled field, add `hiddenLabel`:',
  ],
  async (page) => {
    await openScene(page, 'RareProps');
    for (const name of ['filled', 'standard']) {
      expect(await styleOf(page.locator(`.${name}`), 'border-bottom-style', '::before')).toBe(
        'solid',
      );
      expect(await styleOf(page.locator(`.${name}-bare`), 'content', '::before')).toBe('none');
    }
    const filled = await heightOf(page.locator('.filled'));
    expect(await heightOf(page.locator('.hidden-label'))).toBeLessThan(filled + 0.1);
    const paddingOf = (name: string) => styleOf(page.locator(`.${name} input`), 'padding-top');
    expect(await paddingOf('filled')).toBe('25px');
    expect(await paddingOf('hidden-label')).toBe('16px');
    expect(await paddingOf('hidden-label-field')).toBe('16px');
    expect(await axeFindings(page, '.hidden-label-field')).toEqual([]);
    await expect(page.locator('.focused label')).toHaveCSS('color', 'rgb(25, 118, 210)');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await styleOf(page.locator('.animated label'), 'transition-duration')).not.toBe('0s');
    expect(await styleOf(page.locator('.still label'), 'transition-duration')).toBe('0s');
    const gapOf = async (name: string) =>
      (await page.locator(`.${name} legend`).boundingBox())?.width ?? 0;
    expect(await gapOf('open')).toBeGreaterThan(20);
    await field(page, 'Closed').focus();
    await page.waitForTimeout(300);
    expect(await gapOf('closed')).toBeLessThan(2);
    await expect(page.locator('.outline fieldset')).toHaveClass(/my-outline/);
  },
);

proves(
  [
    'Each render creates another `Row`, so React replaces the input.',
    'A `key` that changes with the text has the same effect.',
  ],
  async (page) => {
    for (const [name, isKept] of [
      ['Inner', false],
      ['Keyed', false],
      ['Good', true],
    ] as const) {
      await openScene(page, 'LostFocus');
      await field(page, name).click();
      await page.keyboard.type('ab');
      await expect(field(page, 'Good')).toHaveValue(isKept ? 'ab' : 'a');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
        isKept ? 'INPUT' : 'BODY',
      );
    }
  },
);

proves(
  [
    'The label moves up when the field gets focus or text.',
    'If a text arrives in another way, the label can stay in place and cover the text:',
    "| `value` is `undefined` or `null` until the data is loaded | Pass `value={name ?? ''}` |",
    '| A script sets `value` of the HTML input | Set the state of a controlled field instead |',
    '| `reset()` restores `defaultValue` in a cleared field | Keep the label up with `shrink` |',
    '| The input shows its own text, as `type="date"` does | Keep the label up with `shrink` |',
  ],
  async (page) => {
    await openScene(page, 'LateTexts');
    const empty = field(page, 'No default');
    expect(await isUp(empty)).toBe(false);
    await empty.focus();
    expect(await isUp(empty)).toBe(true);
    await empty.blur();
    expect(await isUp(empty)).toBe(false);
    await button(page, 'Load').click();
    expectConsole(/changing an uncontrolled input/);
    expectConsole(/should not be null/);
    for (const name of ['Undefined', 'Null', 'Scripted']) {
      await expect(field(page, name)).toHaveValue('Petrel');
      expect([name, await isUp(field(page, name))]).toEqual([name, false]);
    }
    await expect(field(page, 'Empty')).toHaveValue('Petrel');
    expect(await isUp(field(page, 'Empty'))).toBe(true);
    await field(page, 'Default').fill('');
    await field(page, 'Kept up').fill('');
    await button(page, 'Reset').click();
    await expect(field(page, 'Default')).toHaveValue('Ines');
    expect(await isUp(field(page, 'Default'))).toBe(false);
    expect(await isUp(field(page, 'Kept up'))).toBe(true);
  },
);

proves(
  [
    'While the label rests on the field, a `placeholder` is hidden.',
    'With `startAdornment`, the label stays up, and a `placeholder` shows without focus.',
  ],
  async (page) => {
    await openScene(page, 'Placeholders');
    const opacityOf = (name: string) => styleOf(field(page, name), 'opacity', '::placeholder');
    expect(await opacityOf('Rests')).toBe('0');
    expect(await opacityOf('Up')).toBe('0.42');
    expect(await opacityOf('None')).toBe('0.42');
    for (const variant of VARIANTS) {
      expect(await isUp(field(page, `Adorned ${variant}`))).toBe(true);
      expect(await opacityOf(`Adorned ${variant}`)).toBe('0.42');
    }
    await field(page, 'Rests').focus();
    await expect(async () => expect(await opacityOf('Rests')).toBe('0.42')).toPass();
  },
);

proves(
  [
    'Show a refusal as the helper text, and a failed request outside the field.',
    'The demo refuses "Petrel", and focuses the field.',
    'With "Offline", the request fails:',
    'The helper text has the role `status` from the start.',
    'After <kbd>Enter</kbd>, the focus is in the field already, so only this role announces the message.',
    'While the request is pending, the field is read-only and the form ignores a second submit.',
  ],
  async (page) => {
    await page.addInitScript(() => {
      const real = window.setTimeout;
      Object.assign(window, {
        requests: 0,
        setTimeout: (handler: TimerHandler, timeout?: number, ...rest: unknown[]) => {
          if (timeout === 800) {
            Object.assign(window, { requests: Number(Reflect.get(window, 'requests')) + 1 });
          }
          // Long enough for what users do meanwhile, on a slow machine.
          return real(handler, timeout === 800 ? 4000 : timeout, ...rest);
        },
      });
    });
    await openDemo(page, 'RenameBoat');
    const name = field(page, 'New name');
    const help = rootOf(name).locator('p');
    await expect(help).toHaveAttribute('role', 'status');
    await name.fill('   ');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => Reflect.get(window, 'requests'))).toBe(0);
    await name.fill('Petrel');
    await button(page, 'Rename').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Saving …')).toBeFocused();
    await expect(name).toHaveAttribute('readonly', '');
    await page.keyboard.press('Enter');
    await name.press('Enter');
    await button(page, 'Saving …').click({ force: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Another boat in this harbor is named Petrel.');
    await expect(help).toHaveAttribute('role', 'status');
    await expect(name).not.toHaveAttribute('readonly');
    expect(await page.evaluate(() => Reflect.get(window, 'requests'))).toBe(1);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    // After Enter in the field, only the live region tells of the message.
    await name.evaluate((node) =>
      node.addEventListener('focus', () => Object.assign(window, { wasFocused: true })),
    );
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await expect(help).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(help).toHaveText('Another boat in this harbor is named Petrel.');
    await expect(name).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'wasFocused'))).toBeUndefined();
    expect((await toldOf(page)).filter(({ live }) => live === 'polite').length).toBeGreaterThan(1);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(help).not.toHaveText(/Petrel/);
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved name: Petrel!')).toBeVisible();
    await expect(name).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'requests'))).toBe(3);
    // A failed request marks no text as wrong, and the next one takes the message away.
    await name.fill('Offline');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The name was not saved. Try again.');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(name).toHaveValue('Offline');
    await expect(help).toHaveText('');
    await expect(page.getByText('Saved name: Petrel!')).toBeVisible();
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
);

proves(
  [
    'To [focus the first wrong field](#focus-the-first-wrong-field-of-a-form), save the form in a variable before `await`.',
    'Afterwards, `event.currentTarget` is `null`.',
  ],
  async (page) => {
    await openScene(page, 'ServerErrors');
    await field(page, 'Boat').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Berth')).toBeFocused();
    await expect(field(page, 'Berth')).toHaveAccessibleDescription('Taken');
    await expect(field(page, 'Boat')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('output')).toHaveText('currentTarget: null');
  },
);

proves('A disabled field would lose the focus.', async (page) => {
  await openScene(page, 'DisabledLater');
  await field(page, 'Boat').focus();
  await page.keyboard.press('a');
  await expect(field(page, 'Boat')).toBeDisabled();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

proves(
  [
    'If you format a text at each key, the cursor can move.',
    'Format the text when the user leaves the field, and send the number:',
    'The demo refuses `1,250`, which can be 1250 or 1.25.',
  ],
  async (page) => {
    /** Types after the second digit. */
    const type = async (name: string, text: string, steps: number) => {
      await field(page, name).focus();
      await page.keyboard.press('Home');
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.type(text);
    };
    await openScene(page, 'FormattedAtOnce');
    await type('Amount', '56', 3);
    await expect(field(page, 'Amount')).toHaveValue('125,346');
    await openDemo(page, 'FuelPrice');
    const price = field(page, 'Cost of the fuel');
    await price.fill('1234');
    await type('Cost of the fuel', '56', 2);
    await expect(price).toHaveValue('125634');
    await price.blur();
    await expect(price).toHaveValue('125 634.00');
    await expect(price).toHaveAccessibleDescription('Sent as: 125634');
    for (const [typed, shown, number] of [
      ['1250,50', '1 250.50', '1250.5'],
      [' 1250.5 ', '1 250.50', '1250.5'],
      ['1 2345.5', '12 345.50', '12345.5'],
      ['999999999,99', '999 999 999.99', '999999999.99'],
    ] as const) {
      await price.fill(typed);
      await price.blur();
      await expect(price).toHaveValue(shown);
      await expect(price).toHaveAccessibleDescription(`Sent as: ${number}`);
    }
    for (const text of ['1,250', '1.250', '1,2,5', '1,250.50', '1.250,50', '-5', '12 coins']) {
      await price.fill(text);
      await expect(price).toHaveAttribute('aria-invalid', 'false');
      await price.blur();
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveValue(text);
      await expect(price).toHaveAccessibleDescription('Enter an amount such as 1 250.50.');
    }
    await price.fill('12.');
    await expect(price).toHaveAttribute('aria-invalid', 'false');
    await price.fill('');
    await price.blur();
    await expect(price).toHaveAccessibleDescription('Sent as: null');
  },
);

proves(
  [
    'In React 19, a form passes its values to its `action`, and resets uncontrolled fields afterwards.',
    'To keep the text after a refusal, return it from the action and pass it as `defaultValue`:',
    'The reset drops what users type meanwhile, so the fields are read-only.',
    "A reset doesn't move the labels, so `shrink` keeps them up.",
    'An effect that depends on `state` focuses the refused field, also when the same refusal comes twice.',
  ],
  async (page) => {
    await openDemo(page, 'WaitingList');
    const boat = field(page, 'Boat');
    const length = field(page, 'Length in meters');
    const result = page.locator('output');
    await boat.fill('Petrel');
    await length.fill('14');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Joining …')).toBeVisible();
    await page.keyboard.press('Enter');
    await button(page, 'Joining …').click({ force: true });
    await boat.focus();
    await page.keyboard.type('x');
    await expect(boat).toHaveAttribute('readonly');
    await expect(boat).toHaveValue('Petrel');
    await expect(length).toHaveAccessibleDescription('The longest berth has 12 m.');
    await expect(length).toHaveValue('14');
    await expect(boat).toHaveValue('Petrel');
    await expect(button(page, 'Join the list')).toBeVisible();
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await expect(length).toBeFocused();
    // The same refusal again, after a click and without an edit: the message goes, comes back, and has the focus.
    const help = rootOf(length).locator('p');
    await button(page, 'Join the list').click();
    await expect(help).toHaveText('');
    await expect(help).toHaveText('The longest berth has 12 m.');
    await expect(length).toBeFocused();
    await boat.fill('Petrel!');
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await boat.fill('Petrel');
    await length.fill('13');
    await expect(length).toHaveAttribute('aria-invalid', 'false');
    await expect(help).toHaveText('');
    await button(page, 'Join the list').focus();
    await page.keyboard.press('Enter');
    await expect(help).toHaveText('The longest berth has 12 m.');
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await expect(length).toHaveValue('13');
    await expect(length).toBeFocused();
    await length.fill('11');
    await page.keyboard.press('Enter');
    await expect(result).toHaveText('Petrel is on the list.');
    await expect(boat).toHaveValue('');
    await expect(length).toHaveValue('');
    expect(await isUp(boat)).toBe(true);
    await expect(length).toBeFocused();
    await openScene(page, 'RestoredTexts');
    const [rests, keptUp] = [field(page, 'Rests'), field(page, 'Kept up')];
    await rests.fill('Petrel');
    await keptUp.fill('Petrel');
    await button(page, 'Send').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sending')).toBeVisible();
    await rests.fill('');
    await keptUp.fill('');
    await keptUp.blur();
    await expect(button(page, 'Send')).toBeVisible();
    await expect(rests).toHaveValue('Petrel');
    await expect(keptUp).toHaveValue('Petrel');
    expect(await isUp(rests)).toBe(false);
    expect(await isUp(keptUp)).toBe(true);
  },
);

proves(
  [
    'For a single field, use `sx` on the slots, plain CSS, or Tailwind classes:',
    'The selector of Material UI has one class, so the plain CSS uses two.',
  ],
  async (page) => {
    const looks: unknown[] = [];
    for (const scene of ['RoundSearch', 'RoundSearchCss']) {
      await openDemo(page, scene);
      const input = page.getByRole('searchbox', { name: 'Find a boat' });
      await expect(rootOf(input).locator('.MuiOutlinedInput-root')).toHaveCSS(
        'border-radius',
        '12px',
      );
      looks.push(await heightOf(rootOf(input)));
    }
    expect(new Set(looks).size).toBe(1);
    const own = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSStyleRule && rule.style.borderRadius === '4px')
        .map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : '')),
    );
    expect(own.filter((selector) => selector.includes('OutlinedInput-root'))).toEqual([
      expect.stringMatching(/^\.[\w-]+$/),
    ]);
  },
);

proves(
  [
    'To set the color of the border, except in fields with an error and in disabled fields:',
    'With `.MuiOutlinedInput-notchedOutline` alone, the color is lost on hover and with focus.',
  ],
  async (page) => {
    const green = 'rgb(0, 128, 0)';
    await openScene(page, 'OwnBorders');
    for (const [way, kept] of [
      ['alone', false],
      ['sx', true],
      ['sheet', true],
    ] as const) {
      const input = field(page, `${way} plain`);
      const border = rootOf(input).locator('fieldset');
      await page.mouse.move(0, 0);
      await expect(border).toHaveCSS('border-top-color', green);
      for (const act of [() => input.hover(), () => input.focus()]) {
        await act();
        if (kept) {
          await expect(border).toHaveCSS('border-top-color', green);
        } else {
          await expect(border).not.toHaveCSS('border-top-color', green);
        }
      }
      const colorOf = (state: string) => rootOf(field(page, `${way} ${state}`)).locator('fieldset');
      await expect(colorOf('error')).toHaveCSS('border-top-color', 'rgb(211, 47, 47)');
      if (kept) {
        await expect(colorOf('disabled')).toHaveCSS('border-top-color', /0\.26/);
      }
    }
  },
);

proves(
  [
    'For one state, replace the `:not(…)` of the selector:',
    'focus: `.Mui-focused:not(.Mui-error)`',
    'hover: `:hover:not(.Mui-focused, .Mui-error, .Mui-disabled)`',
    'In a style sheet, give the field a class, such as `berth`, and replace `&` with `.berth .MuiOutlinedInput-root`.',
  ],
  async (page) => {
    await openScene(page, 'StateBorders');
    const green = 'rgb(0, 128, 0)';
    for (const state of [':hover', '.Mui-focused', '.Mui-error', '.Mui-disabled']) {
      for (const way of ['sx', 'sheet', 'stateless']) {
        const input = field(page, `${way} ${state}`);
        if (state === ':hover') {
          await input.hover();
        } else if (state === '.Mui-focused') {
          await input.focus();
        }
        const border = rootOf(input).locator('fieldset');
        if (way === 'stateless') {
          await expect(border).not.toHaveCSS('border-top-color', green);
        } else {
          await expect(border).toHaveCSS('border-top-color', green);
        }
      }
    }
    await openScene(page, 'TwoStates');
    const own = { focused: 'rgb(25, 118, 210)', error: 'rgb(211, 47, 47)', disabled: /0\.26/ };
    for (const way of ['sx', 'sheet']) {
      for (const isExcluded of [false, true]) {
        const named = (name: string) => field(page, `${name} ${way} ${isExcluded}`);
        const expectBorder = (input: Locator, color: RegExp | string) =>
          expect(rootOf(input).locator('fieldset')).toHaveCSS(
            'border-top-color',
            isExcluded ? color : green,
          );
        await named('hover plain').hover();
        await expect(rootOf(named('hover plain')).locator('fieldset')).toHaveCSS(
          'border-top-color',
          green,
        );
        await named('hover plain').click();
        await expectBorder(named('hover plain'), own.focused);
        await named('hover error').hover();
        await expectBorder(named('hover error'), own.error);
        await named('hover disabled').hover({ force: true });
        await expectBorder(named('hover disabled'), own.disabled);
        await named('focus error').focus();
        await expectBorder(named('focus error'), own.error);
        await named('focus plain').focus();
        await expect(rootOf(named('focus plain')).locator('fieldset')).toHaveCSS(
          'border-top-color',
          green,
        );
      }
    }
  },
);

proves(
  [
    'If `onChange` removes a wrong letter, the cursor jumps to the end of the text.',
    'This demo puts the cursor back, and keeps a leading `+`:',
  ],
  async (page) => {
    const at = (input: Locator) =>
      input.evaluate((node: HTMLInputElement) => `${node.value} ${node.selectionStart}`);
    const typeAfterTwo = async (input: Locator, text: string) => {
      await input.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(text);
    };
    await openScene(page, 'FilteredDigits');
    await typeAfterTwo(field(page, 'Phone'), 'x');
    expect(await at(field(page, 'Phone'))).toBe('1234 4');
    await openDemo(page, 'PhoneNumber');
    const phone = field(page, 'Phone of the skipper');
    await expect(phone).toHaveValue('07700 900 123');
    await typeAfterTwo(phone, 'x');
    expect(await at(phone)).toBe('07700900123 2');
    await page.keyboard.type('x5');
    expect(await at(phone)).toBe('075700900123 3');
    await page.keyboard.insertText('(6)-7');
    expect(await at(phone)).toBe('07567700900123 5');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await at(phone)).toBe('07700900123 2');
    await expect(phone).toHaveAccessibleDescription('Sent as: 07700900123');
    await phone.blur();
    await expect(phone).toHaveValue('07700 900 123');
    await phone.fill('07-7');
    await phone.blur();
    await expect(phone).toHaveValue('077');
    await phone.fill('');
    await expect(phone).toHaveAccessibleDescription('Sent as: nothing');
    await page.keyboard.insertText(' +44 7700-900123');
    expect(await at(phone)).toBe('+447700900123 13');
    await page.keyboard.type('+');
    expect(await at(phone)).toBe('+447700900123 13');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription('Sent as: +447700900123');
  },
);

proves(
  [
    'If code rewrites a text, undo can fail or mix in older text.',
    'To keep undo, format the helper text instead.',
  ],
  async (page) => {
    for (const [scene, name, keys, undone] of [
      ['FuelPrice', 'Cost of the fuel', ['ControlOrMeta+a', '9'], '9.00'],
      ['FuelPrice', 'Cost of the fuel', ['ControlOrMeta+a', 'Delete', '9'], '9.001 250.50'],
      ['PhoneNumber', 'Phone of the skipper', ['End', '4'], '07700 900 1234'],
      ['UndonePrice', 'Price', ['ControlOrMeta+a', 'Delete', '9'], '1250.5'],
    ] as const) {
      await openScene(page, scene);
      const input = field(page, name);
      await input.focus();
      for (const key of keys) {
        await page.keyboard.press(key);
      }
      await input.blur();
      await input.focus();
      const before = await input.inputValue();
      await page.keyboard.press('ControlOrMeta+z');
      await page.waitForTimeout(100);
      await expect(input).toHaveValue(undone);
      if (scene === 'UndonePrice') {
        expect(before).toBe('9');
        await expect(input).toHaveAccessibleDescription('1,250.50');
      }
    }
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Moves the focus forward | Moves the focus forward |',
    '| <kbd>Enter</kbd> | Clicks the submit button of the form | Adds a line |',
  ],
  async (page) => {
    await openScene(page, 'Keys');
    const submits = page.locator('output');
    await field(page, 'One line').focus();
    await page.keyboard.press('Enter');
    await expect(submits).toHaveText('1 clicks, 1 submits');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Several')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Several')).toHaveValue('\n');
    await expect(submits).toHaveText('1 clicks, 1 submits');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Send')).toBeFocused();
    await button(page, 'Disable').click();
    await field(page, 'One line').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    await expect(field(page, 'One line')).toHaveValue('x');
    await expect(submits).toHaveText('1 clicks, 1 submits');
  },
);

/** What Chrome tells assistive technology of text fields and texts. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored)
    .map(({ role, name, description, properties = [] }) => {
      const has = (property: string) =>
        properties.find((one) => one.name === property)?.value.value;
      return {
        role: String(role?.value),
        name: String(name?.value),
        description: String(description?.value ?? ''),
        isRequired: has('required') === true,
        isDisabled: has('disabled') === true,
        isInvalid: has('invalid') === 'true',
        live: String(has('live') ?? 'off'),
      };
    });
}

proves(
  [
    '| Role | A field for text has the role `textbox`. With `type="search"`, the role is `searchbox`; with `select`, it is `combobox`. |',
    '| Name | The name of a field for text is the label, without the asterisk. The helper text is the description. The ids are generated. |',
  ],
  async (page) => {
    await openScene(page, 'Names');
    await expect(field(page, 'Generated')).toHaveAccessibleDescription('A hint');
    await expect(field(page, 'Generated')).toHaveAttribute('id', /./);
    await expect(field(page, 'Berth')).toHaveAttribute('id', 'berth');
    await expect(page.locator('#berth-helper-text')).toHaveText('For example, C07');
    await expect(page.locator('#berth-label')).toHaveText('Berth');
    const told = await toldOf(page);
    expect(told).toContainEqual(
      expect.objectContaining({ role: 'textbox', name: 'Generated', description: 'A hint' }),
    );
    expect(told).toContainEqual(expect.objectContaining({ role: 'textbox', name: 'Several' }));
    expect(told).toContainEqual(expect.objectContaining({ role: 'searchbox', name: 'Search' }));
    await expect(page.getByRole('combobox', { name: 'Season' })).toHaveCount(1);
  },
);

proves(
  '| States | `required`, `disabled`, and `error` set the states required, disabled, and invalid. |',
  async (page) => {
    await openScene(page, 'States');
    const told = await toldOf(page);
    for (const variant of VARIANTS) {
      for (const [name, isRequired, isDisabled, isInvalid] of [
        ['Plain', false, false, false],
        ['Needed', true, false, true],
        ['Off', false, true, false],
        ['Wrong', false, false, true],
      ] as const) {
        expect(told).toContainEqual(
          expect.objectContaining({
            role: 'textbox',
            name: `${name} ${variant}`,
            isRequired,
            isDisabled,
            ...(name === 'Needed' ? {} : { isInvalid }),
          }),
        );
      }
    }
  },
);

proves(
  '| Focus | A disabled field is no tab stop. A read-only field is one. Buttons in adornments are separate tab stops, even in a disabled field. |',
  async (page) => {
    await openScene(page, 'States');
    await button(page, 'First').focus();
    for (const variant of VARIANTS) {
      for (const name of ['Plain', 'Wrong', 'Needed']) {
        await page.keyboard.press('Tab');
        await expect(field(page, `${name} ${variant}`)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(button(page, `Undo ${variant}`)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(field(page, `Fixed ${variant}`)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, `Copy ${variant}`)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Last')).toBeFocused();
  },
);

proves("| Announcements | The helper text isn't a live region. |", async (page) => {
  await openScene(page, 'Names');
  await button(page, 'Change').click();
  await expect(field(page, 'Generated')).toHaveAccessibleDescription('Another hint');
  expect((await toldOf(page)).filter(({ live }) => live !== 'off')).toEqual([]);
  // The same look finds the live regions of a form that shows its result.
  await openScene(page, 'RenameBoat');
  expect((await toldOf(page)).filter(({ live }) => live === 'polite').length).toBeGreaterThan(1);
});

/** The contrast of black on white, let through in part, by WCAG. */
const contrastOf = (alpha: number) => {
  const gray = 1 - alpha;
  return 1.05 / (((gray + 0.055) / 1.055) ** 2.4 + 0.05);
};

proves(
  '| Contrast | In the default light theme, the label of an empty field has a contrast of 5.7:1 on white, and a placeholder has 2.6:1. |',
  async (page) => {
    await openScene(page, 'Placeholders');
    await expect(labelOf(field(page, 'Rests'))).toHaveCSS('color', 'rgba(0, 0, 0, 0.6)');
    expect(contrastOf(0.6)).toBeCloseTo(5.7, 1);
    await expect(field(page, 'None')).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
    expect(await styleOf(field(page, 'None'), 'opacity', '::placeholder')).toBe('0.42');
    expect(contrastOf(0.87 * 0.42)).toBeCloseTo(2.6, 1);
  },
);
