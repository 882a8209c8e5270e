import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const field = (page: Page, name = 'Jars') => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const calls = (page: Page) => page.getByRole('status');

/** Opens a scene, and replaces the number in its field. */
async function typeInto(page: Page, scene: string, text: string): Promise<void> {
  await openScene(page, scene);
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

proves(
  [
    'With `allowOutOfRange`, you can explain what is wrong instead.',
    '`onValueCommitted` checks the number when users step, or leave the field after typing.',
    "An untouched field isn't checked, so in a form, check again in `onSubmit`.",
  ],
  async (page) => {
    await openDemo(page, 'BasicNumberField');
    await openDemo(page, 'AllowedRange');
    const jars = field(page, 'Jars in the box');
    await jars.focus();
    await jars.blur();
    await expect(jars).toHaveAccessibleDescription('6 to 48, in rows of 6');
    await jars.fill('50');
    await expect(jars).toHaveAccessibleDescription('6 to 48, in rows of 6');
    await jars.blur();
    await expect(jars).toHaveAccessibleDescription('Enter a number from 6 to 48.');
    await expect(jars).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await jars.fill('20');
    await jars.blur();
    await expect(jars).toHaveAccessibleDescription('Jars come in rows of 6. Enter 18.');
    await jars.fill('22.5');
    await jars.blur();
    await expect(jars).toHaveAccessibleDescription('Jars come in rows of 6. Enter 24.');
    await button(page, 'Increase').click();
    await expect(jars).toHaveValue('24');
    await expect(jars).toHaveAccessibleDescription('6 to 48, in rows of 6');
    await expect(jars).not.toHaveAttribute('aria-invalid', 'true');
    await jars.fill('');
    await jars.blur();
    await expect(jars).toHaveAccessibleDescription('Enter a number from 6 to 48.');
  },
);

proves(
  '`format` accepts the options of `Intl.NumberFormat`, and `locale` sets the language:',
  async (page) => {
    await openDemo(page, 'FormattedNumbers');
    const price = field(page, 'Price of a beehive');
    const discount = field(page, 'Discount');
    await expect(price).toHaveValue('€1,249.50');
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(price).toHaveValue('1.249,50\u00a0€');
    await expect(discount).toHaveValue('7,5\u00a0%');
    await price.fill('2.000,505');
    await price.blur();
    await expect(price).toHaveValue('2.000,51\u00a0€');
    await discount.fill('12,5');
    await discount.blur();
    await expect(page.getByText('Values: 2000.51 and 0.125')).toBeVisible();
    await discount.press('Shift+ArrowUp');
    await discount.press('Alt+ArrowUp');
    await discount.press('ArrowUp');
    await expect(page.getByText('Values: 2000.51 and 0.181')).toBeVisible();
  },
);

proves(
  [
    'A minus sign alone keeps the old value',
    'If users select the number and type only a minus sign or a decimal point, the field shows this character.',
    'In Base UI 1.9.0, the value stays the old number, and forms send the old number.',
    'In a controlled field, clear the value when users leave:',
    'If users press <kbd>Enter</kbd> before they leave, a form still sends the old number.',
  ],
  async (page) => {
    for (const character of ['-', '.']) {
      await typeInto(page, 'Plain', character);
      await field(page).blur();
      await expect(field(page)).toHaveValue(character);
      await button(page, 'Send').click();
      await expect(calls(page)).toHaveText('send [["jars","12"]]');
      await typeInto(page, 'Mended', character);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Sent 12')).toBeVisible();
      await field(page).blur();
      await expect(field(page)).toHaveValue('');
      await expect(calls(page)).toHaveText('null');
    }
    await openScene(page, 'Mended');
    await button(page, 'Increase').click();
    await field(page).blur();
    await expect(calls(page)).toHaveText('13');
  },
);

proves(
  [
    '| `onValueChange` | While users type, step, or hold a button. The number can be the same as before. |',
    '| `onValueCommitted` | When users leave the field after typing, release a button, or change the number with a key |',
    'While users hold a button, the number keeps changing.',
    '<kbd>Enter</kbd> submits a form without `onValueCommitted`.',
  ],
  async (page) => {
    await typeInto(page, 'Plain', '20');
    await expect(calls(page)).toHaveText('input-change 2, input-change 20');
    await field(page).blur();
    await expect(calls(page)).toHaveText('input-change 2, input-change 20, commit input-blur 20');
    await openScene(page, 'Plain');
    await button(page, 'Increase').hover();
    await page.mouse.down();
    await expect(calls(page)).toContainText(
      'increment-press 13, increment-press 14, increment-press 15',
    );
    await expect(calls(page)).not.toContainText('commit');
    await page.mouse.up();
    await expect(calls(page)).toHaveText(/increment-press (\d+), commit increment-press \1$/);
    await openScene(page, 'Plain');
    await field(page).press('ArrowUp');
    await expect(calls(page)).toHaveText('keyboard 13, commit keyboard 13');
    await openScene(page, 'Limited');
    await field(page).press('End');
    await field(page).press('ArrowUp');
    await expect(calls(page)).toHaveText('keyboard 48, commit keyboard 48');
    await typeInto(page, 'Plain', '2.0');
    await expect(calls(page)).toHaveText('input-change 2, input-change 2, input-change 2');
    await typeInto(page, 'Plain', '20');
    await page.keyboard.press('Enter');
    await expect(calls(page)).toHaveText('input-change 2, input-change 20, send [["jars","20"]]');
  },
);

proves(
  [
    'With `name`, a form sends the plain number without its format.',
    'An empty field sends an empty text.',
    'Check the number in `onSubmit`, explain what is wrong at the field, and move the focus there.',
  ],
  async (page) => {
    await openDemo(page, 'OrderForm');
    const sent = 'Sent: {"jars":1200,"budget":2500.5}';
    for (const wrong of ['', '0', '2.5', '5001']) {
      await field(page).fill(wrong);
      await expect(field(page)).toHaveAccessibleDescription('1 to 5000');
      await button(page, 'Order').click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAccessibleDescription('Enter a whole number from 1 to 5000.');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(calls(page)).toHaveText('Nothing ordered yet');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('7');
      await expect(field(page)).toHaveAccessibleDescription('1 to 5000');
    }
    await field(page).fill('1200');
    await field(page).press('Enter');
    await expect(calls(page)).toHaveText('Sent: {"jars":1200,"budget":null}');
    await field(page, 'Budget').fill('2500.5');
    await field(page, 'Budget').blur();
    await expect(field(page, 'Budget')).toHaveValue('€2,500.50');
    await button(page, 'Order').click();
    await expect(calls(page)).toHaveText(sent);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await openScene(page, 'Plain');
    await field(page).fill('');
    await button(page, 'Send').click();
    await expect(calls(page)).toContainText('send [["jars",""]]');
  },
);

proves(
  [
    'Without `noValidate`, the browser itself refuses an empty required field, a number beyond a limit, and, with `min`, a number between two steps.',
    "Then `onSubmit` isn't called.",
    'To allow fractions there, pass `step="any"`.',
  ],
  async (page) => {
    await openScene(page, 'Refusing');
    for (const [wrong, problem] of [
      ['', 'valueMissing'],
      ['0', 'rangeUnderflow'],
      ['54', 'rangeOverflow'],
      ['20', 'stepMismatch'],
    ] as const) {
      await field(page).fill(wrong);
      await button(page, 'Send').click();
      await expect(field(page)).toBeFocused();
      await expect(calls(page)).not.toContainText('send');
      expect(
        await page
          .locator('input[name="jars"]')
          .evaluate((input: HTMLInputElement, name) => input.validity[name], problem),
      ).toBe(true);
    }
    await field(page).fill('24');
    await button(page, 'Send').click();
    await expect(calls(page)).toContainText('send [["jars","24"]]');
    for (const scene of ['Fractions', 'Plain']) {
      await typeInto(page, scene, '2.5');
      await button(page, 'Send').click();
      await expect(calls(page)).toContainText('send [["jars","2.5"]]');
    }
  },
);

proves(
  'Users see no message: if they type `2.7` and press <kbd>Enter</kbd>, a form sends 3.',
  async (page) => {
    await typeInto(page, 'Whole', '2.7');
    await page.keyboard.press('Enter');
    await expect(calls(page)).toContainText('send [["jars","3"]]');
    await expect(field(page)).toHaveValue('2.7');
  },
);

proves(
  [
    "A form reset doesn't change the number.",
    'React 19 resets a form after its `action`, and the number stays too.',
    '`inputRef` is a hidden input next to the field.',
    'Its `focus()` moves the focus to the visible field.',
  ],
  async (page) => {
    await openScene(page, 'RefAndReset');
    await button(page, 'Focus').click();
    await expect(field(page)).toBeFocused();
    for (const name of ['Reset', 'Act']) {
      await field(page).fill('20');
      await page.getByLabel('Note').fill('Soon');
      await button(page, name).click();
      await expect(page.getByLabel('Note')).toHaveValue('');
      await expect(field(page)).toHaveValue('20');
      expect(
        await page
          .locator('form')
          .evaluate((form: HTMLFormElement) => new FormData(form).get('jars')),
      ).toBe('20');
    }
  },
);

proves(
  [
    'With `allowWheelScrub`, the wheel steps a focused field under the pointer.',
    '| The mouse wheel changes a focused field under the pointer. | Without `allowWheelScrub`, the wheel has no effect. |',
    '| Users can type `1e5`. | Without `format`, the field ignores the letter. |',
  ],
  async (page) => {
    await openScene(page, 'Wheel');
    await field(page).hover();
    await page.mouse.wheel(0, -100);
    await field(page).focus();
    await page.mouse.wheel(0, -100);
    await expect(calls(page)).toHaveText('wheel 13, commit wheel 13');
    await openScene(page, 'Plain');
    await field(page).focus();
    await field(page).hover();
    await page.mouse.wheel(0, -100);
    await field(page).press('ArrowDown');
    await expect(calls(page)).toHaveText('keyboard 11, commit keyboard 11');
    await typeInto(page, 'Plain', '1e5');
    await expect(field(page)).toHaveValue('15');
    await openScene(page, 'Native');
    const native = page.getByRole('spinbutton', { name: 'Controlled' });
    await native.focus();
    await native.hover();
    await page.mouse.wheel(0, -100);
    await expect(calls(page)).toHaveText('[6]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1e5');
    await expect(calls(page)).toHaveText('[1e5]');
  },
);

proves(
  [
    'To let users drag the label to the left and right, put it into a `ScrubArea`:',
    '`pixelSensitivity` is the distance in pixels before the number changes (default 2), and `direction` is `horizontal` (default) or `vertical`.',
  ],
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    /** Drags a label in steps of so many px. */
    const drag = async (name: string, x: number, y: number) => {
      const box = await page.getByText(name, { exact: true }).boundingBox();
      const at = (step: number) => [
        { x: (box?.x ?? 0) + 5 + step * x, y: (box?.y ?? 0) + 5 + step * y },
      ];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 8; step += 1) {
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(step),
        });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const numberOf = async (name: string) => Number(await field(page, name).inputValue());
    await openScene(page, 'Scrubbed');
    await drag('Across', 2, 0);
    await expect.poll(() => numberOf('Across')).toBeGreaterThan(16);
    await drag('Across', -4, 0);
    await expect.poll(() => numberOf('Across')).toBeLessThan(12);
    await drag('Up', 2, 0);
    await drag('Coarse', 2, 0);
    await expect.poll(() => numberOf('Coarse')).toBeGreaterThan(12);
    expect(await numberOf('Coarse')).toBeLessThanOrEqual(16);
    expect(await numberOf('Up')).toBe(12);
    await drag('Up', 0, -2);
    await expect.poll(() => numberOf('Up')).toBeGreaterThan(12);
  },
);

proves(['Remove the arrows of the browser', 'The arrow keys still step.'], async (page) => {
  await openScene(page, 'Native');
  /** Clicks where the arrow that adds is. */
  const clickArrow = async (name: string) => {
    const native = page.getByRole('spinbutton', { name });
    const box = await native.boundingBox();
    await native.hover();
    await page.mouse.click(
      (box?.x ?? 0) + (box?.width ?? 0) - 22,
      (box?.y ?? 0) + (box?.height ?? 0) / 2 - 4,
    );
    return native;
  };
  await expect(await clickArrow('With arrows')).toHaveValue('6');
  const native = await clickArrow('Without arrows');
  await native.press('ArrowUp');
  await expect(native).toHaveValue('6');
});

proves(
  [
    '| <kbd>Arrow Up</kbd>, <kbd>Arrow Down</kbd> | Adds or subtracts `step` (default 1) |',
    '| <kbd>Shift</kbd> + <kbd>Arrow Up</kbd>, <kbd>Shift</kbd> + <kbd>Arrow Down</kbd> | Adds or subtracts `largeStep` (default 10) |',
    '| <kbd>Alt</kbd> + <kbd>Arrow Up</kbd>, <kbd>Alt</kbd> + <kbd>Arrow Down</kbd> | Adds or subtracts `smallStep` (default 0.1) |',
    '| <kbd>Home</kbd>, <kbd>End</kbd> | Goes to `min` or `max`. Without the limit, moves the cursor only. |',
    "| <kbd>Page Up</kbd>, <kbd>Page Down</kbd> | Doesn't change the number |",
  ],
  async (page) => {
    for (const [scene, key, text] of [
      ['Plain', 'ArrowUp', '13'],
      ['Plain', 'ArrowDown', '11'],
      ['Limited', 'ArrowUp', '18'],
      ['Plain', 'Shift+ArrowUp', '22'],
      ['Plain', 'Shift+ArrowDown', '2'],
      ['Plain', 'Alt+ArrowUp', '12.1'],
      ['Plain', 'Alt+ArrowDown', '11.9'],
      ['OwnSteps', 'Shift+ArrowUp', '17'],
      ['OwnSteps', 'Alt+ArrowDown', '10'],
      ['Limited', 'Home', '6'],
      ['Limited', 'End', '48'],
      ['Plain', 'Home', '12'],
      ['Plain', 'End', '12'],
      ['Limited', 'PageUp', '12'],
      ['Limited', 'PageDown', '12'],
    ] as const) {
      await openScene(page, scene);
      await field(page).press(key);
      await expect(field(page)).toHaveValue(text);
      if (scene === 'Plain' && (key === 'Home' || key === 'End')) {
        await page.keyboard.type('7');
        await expect(field(page)).toHaveValue(key === 'Home' ? '712' : '127');
      }
    }
  },
);

proves(
  [
    'With `min={0}`, iOS shows its number keyboard, which has no minus sign.',
    'Without `min`, iOS shows the text keyboard.',
  ],
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setUserAgentOverride', {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
      platform: 'iPhone',
      userAgentMetadata: {
        platform: 'iOS',
        platformVersion: '18.0',
        architecture: '',
        model: 'iPhone',
        mobile: true,
      },
    });
    await openScene(page, 'Limited');
    await expect(field(page)).toHaveAttribute('inputmode', 'decimal');
    await openScene(page, 'Plain');
    await expect(field(page)).toHaveAttribute('inputmode', 'text');
  },
);

/** What Chrome tells assistive technology of the field. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const node = nodes.find((one) => !one.ignored && one.role?.value === 'textbox');
  const of = (property: string) =>
    node?.properties?.find((one) => one.name === property)?.value.value;
  return {
    name: node?.name?.value,
    description: node?.description?.value,
    role: of('roledescription'),
    states: ['required', 'disabled', 'readonly', 'invalid'].filter((state) =>
      /true/.test(String(of(state))),
    ),
    limits: [of('valuemin'), of('valuemax')],
  };
}

proves(
  [
    '| Role | The input has the role `textbox` and the role description "Number field".',
    '| Name | The name is the label, and the description is the helper text. The buttons are "Increase" and "Decrease".',
    "| States | `required`, `disabled`, `readOnly`, and `error` set the states. Screen readers don't get `min` and `max`.",
    "| Focus | The input is a tab stop, and the buttons aren't. A mouse click on an enabled button focuses the input. |",
  ],
  async (page) => {
    await openScene(page, 'Limited');
    expect(await toldOf(page)).toEqual({
      name: 'Jars',
      description: 'Up to 48',
      role: 'Number field',
      states: [],
      limits: [undefined, undefined],
    });
    for (const [scene, state] of [
      ['Required', 'required'],
      ['Disabled', 'disabled'],
      ['ReadOnly', 'readonly'],
      ['Wrong', 'invalid'],
    ] as const) {
      await openScene(page, scene);
      expect((await toldOf(page)).states).toContain(state);
    }
    await openScene(page, 'Plain');
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Send')).toBeFocused();
    await button(page, 'Decrease').click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('11');
  },
);

proves('For small numbers, put the buttons next to the input:', async (page) => {
  await openDemo(page, 'CompactSpinner');
  const guests = field(page, 'Guests at the tasting');
  await button(page, 'Fewer guests').click();
  await expect(guests).toHaveValue('1');
  await expect(button(page, 'Fewer guests')).toBeDisabled();
  await expect(button(page, 'Fewer guests')).toHaveCSS('color', 'rgba(0, 0, 0, 0.26)');
  await button(page, 'More guests').click();
  await expect(guests).toHaveValue('2');
  await openDemo(page, 'EmptyAsNull');
});
