import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** The element that has the icon and the color of a box. */
const rootOf = (page: Page, name: string) => box(page, name).locator('..');

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

const PURPLE = 'rgb(106, 27, 154)';
const GRAY = 'rgba(0, 0, 0, 0.6)';
const RED = 'rgb(211, 47, 47)';
const DISABLED = 'rgba(0, 0, 0, 0.26)';

/** What Chrome tells assistive technology of the boxes and groups. */
async function toldOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && /^(?:checkbox|group)$/.test(String(node.role?.value)))
    .map(({ role, name, properties = [] }) =>
      [
        role?.value,
        name?.value,
        ...properties
          .filter((one) => /^(?:checked|disabled|invalid)$/.test(one.name))
          .map((one) => `${one.name} ${one.value.value}`)
          .sort(),
      ].join(', '),
    )
    .sort();
}

/** Whether an input is checked, and whether its icon shows that. */
const stateOf = (page: Page, name: string) =>
  box(page, name).evaluate((node) => [
    node instanceof HTMLInputElement && node.checked,
    node.parentElement?.classList.contains('Mui-checked'),
  ]);

/** Submits a form again that shows its error: no text changes, and the focus moves to the box. */
async function expectSameErrorAgain(page: Page, name: string): Promise<void> {
  await expect(box(page, name)).toBeFocused();
  const changes = await page.getByRole('alert').evaluateHandle((alert) => {
    const observer = new MutationObserver(() => {});
    observer.observe(alert, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return observer;
  });
  await page.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(box(page, name)).toBeFocused();
  expect(await changes.evaluate((observer) => observer.takeRecords().length)).toBe(0);
}

proves(
  '`labelPlacement` puts the label at the `end` (default), `start`, `top`, or `bottom`:',
  async (page) => {
    await openDemo(page, 'LabelPlacements');
    const offsetOf = async (name: string) => {
      const input = await rootOf(page, name).boundingBox();
      const label = await page.getByText(name, { exact: true }).boundingBox();
      const middle = (start = 0, size = 0) => start + size / 2;
      return [
        Math.sign(Math.round(middle(label?.x, label?.width) - middle(input?.x, input?.width))) + 0,
        Math.sign(Math.round(middle(label?.y, label?.height) - middle(input?.y, input?.height))) +
          0,
      ];
    };
    expect(await offsetOf('End')).toEqual([1, 0]);
    expect(await offsetOf('Start')).toEqual([-1, 0]);
    expect(await offsetOf('Top')).toEqual([0, -1]);
    expect(await offsetOf('Bottom')).toEqual([0, 1]);
    await openDemo(page, 'BasicCheckboxes');
  },
);

proves(
  'If a box has no visible label, `edge="start"` aligns it with the text above.',
  async (page) => {
    await openScene(page, 'Edges');
    const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
    const text = await left(page.getByText('Text'));
    const icon = (name: string) => rootOf(page, name).locator('svg');
    // The square begins an eighth inside of its icon.
    const square = async (name: string) =>
      (await left(icon(name))) + ((await icon(name).boundingBox())?.width ?? 0) / 8;
    expect(await square('Aligned')).toBe(text);
    expect(Math.abs((await square('Small')) - text)).toBeLessThan(1.5);
    expect(Math.abs((await square('Large')) - text)).toBeLessThan(1.5);
    expect(await square('Plain')).toBe(text + 12);
  },
);

proves(
  [
    'Without a visible label, name the input in `slotProps`.',
    'An `aria-label` on the `Checkbox` itself goes to a `<span>`, not to the input.',
  ],
  async (page) => {
    await openScene(page, 'Names');
    expect(await toldOf(page)).toEqual([
      'checkbox, , checked false, invalid false',
      'checkbox, Select order 1042, checked false, invalid false',
    ]);
    expect(await page.getByLabel('On the root').evaluate((node) => node.tagName)).toBe('SPAN');
  },
);

proves(
  [
    'A parent checkbox shows `indeterminate` while some children are checked:',
    'The `indeterminate` prop changes the icon and sets `aria-checked="mixed"`, but Chrome ignores this attribute and reports "not checked".',
    "Set the input's `indeterminate` property too, as the demo does.",
    'A click clears this property.',
    'If your `onChange` changes nothing, set `event.target.indeterminate = true` there.',
  ],
  async (page) => {
    await openScene(page, 'PropOnly');
    await expect(box(page, 'All spices')).toHaveAttribute('aria-checked', 'mixed');
    expect(await toldOf(page)).toEqual(['checkbox, All spices, checked false, invalid false']);
    await openDemo(page, 'SelectAll');
    const parent = async () => (await toldOf(page)).find((one) => one.includes('All spices'));
    const expectParent = async (state: string) => {
      await expect.poll(parent).toBe(`checkbox, All spices, checked ${state}, invalid false`);
      await expect(page.locator('.MuiCheckbox-indeterminate')).toHaveCount(
        state === 'mixed' ? 1 : 0,
      );
    };
    await expectParent('mixed');
    await box(page, 'All spices').click();
    await expectParent('true');
    for (const name of ['Cumin', 'Saffron', 'Sumac']) {
      await expect(box(page, name)).toBeChecked();
    }
    await box(page, 'Sumac').focus();
    await page.keyboard.press('Space');
    await expectParent('mixed');
    await box(page, 'All spices').focus();
    await page.keyboard.press('Space');
    await expectParent('true');
    await page.keyboard.press('Space');
    await expectParent('false');
    await expect(box(page, 'Cumin')).not.toBeChecked();
    await box(page, 'Saffron').click();
    await expectParent('mixed');
    await openScene(page, 'ClearedByClick');
    await expectParent('mixed');
    await box(page, 'All spices').click();
    await expect.poll(parent).toContain('checked false');
    await expect(page.locator('.MuiCheckbox-indeterminate')).toHaveCount(1);
    await page.getByRole('button', { name: 'Set it again' }).click();
    await expectParent('mixed');
    await openScene(page, 'SetInOnChange');
    await expectParent('mixed');
    await box(page, 'All spices').click();
    await expectParent('mixed');
    await page.keyboard.press('Space');
    await expectParent('mixed');
    await page.getByText('All spices').click();
    await expectParent('mixed');
  },
);

proves(
  [
    '`FormGroup` arranges the options in a column, or with `row` in a row that wraps.',
    '**Show an error:** `error` on `FormControl` turns the legend, the helper text, and the asterisks red, but not the boxes.',
    'A second submit with the same error changes no text, so the demo also moves the focus to the first box.',
    "With `error={false}`, the reason isn't red:",
  ],
  async (page) => {
    await openDemo(page, 'CheckboxGroup');
    const top = async (name: string) => (await rootOf(page, name).boundingBox())?.y ?? 0;
    expect(await top('Friday')).toBe(await top('Sunday'));
    await page.setViewportSize({ width: 250, height: 600 });
    expect(await top('Friday')).toBeLessThan(await top('Sunday'));
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText('Choose a day.');
    await expectSameErrorAgain(page, 'Friday');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await expect(page.getByRole('group')).toHaveAccessibleDescription('Choose a day.');
    await box(page, 'Friday').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await box(page, 'Sunday').click();
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('Sent: Friday, Sunday');

    await openScene(page, 'Fieldset');
    expect(await top('Friday')).toBeLessThan(await top('Sunday'));
    expect(await colorOf(page.locator('legend'))).toBe(RED);
    expect(await colorOf(page.getByText('Choose a day.'))).toBe(RED);
    expect(await colorOf(page.getByText('The harbor is closed.'))).toBe(GRAY);
    expect(await page.locator('label .MuiFormControlLabel-asterisk').count()).toBe(1);
    expect(await colorOf(page.locator('.MuiFormControlLabel-asterisk'))).toBe(RED);
    expect(await colorOf(page.locator('legend .MuiFormLabel-asterisk'))).toBe(RED);
    expect(await colorOf(rootOf(page, 'Friday'))).toBe(GRAY);
    expect(await colorOf(rootOf(page, 'Sunday'))).toBe('rgb(25, 118, 210)');
  },
);

proves(
  'After a form reset, the input has the value of its first render, but the icon shows the old one.',
  async (page) => {
    for (const way of ['Reset', 'Save']) {
      for (const [scene, iconIsRight] of [
        ['WithoutKey', false],
        ['WithKey', true],
      ] as const) {
        await openScene(page, scene);
        await box(page, 'Lunch').click();
        await box(page, 'Tea').click();
        await page.getByRole('button', { name: way }).click();
        await expect(page.getByRole('status')).toHaveText(way === 'Save' ? 'lunch' : '');
        await expect(box(page, 'Lunch')).not.toBeChecked();
        expect(await stateOf(page, 'Lunch')).toEqual([false, !iconIsRight]);
        expect(await stateOf(page, 'Tea')).toEqual([true, iconIsRight]);
      }
    }
  },
);

proves(
  [
    'React 19 also resets a form after its `action`, even if the server refuses.',
    'To keep the choices, use `onSubmit`.',
  ],
  async (page) => {
    for (const [scene, isKept] of [
      ['RefusedAction', false],
      ['RefusedSubmit', true],
    ] as const) {
      await openScene(page, scene);
      await box(page, 'Lunch').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Refused');
      await expect(box(page, 'Lunch')).toBeChecked({ checked: isKept });
      expect(await stateOf(page, 'Lunch')).toEqual([isKept, isKept]);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .toBe(isKept ? 'INPUT' : 'BODY');
    }
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => stateOf(page, 'Lunch')).toEqual([false, false]);
  },
);

proves('For controlled boxes, set your state there too.', async (page) => {
  // Another value than that of the first render, as after loading or saving, needs the key.
  for (const [scene, isChecked] of [
    ['LateReset', true],
    ['LateResetWithoutKey', false],
  ] as const) {
    await openScene(page, scene);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect.poll(() => stateOf(page, 'Lunch')).toEqual([true, true]);
    await box(page, 'Lunch').click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => stateOf(page, 'Lunch')).toEqual([isChecked, true]);
  }
  for (const way of ['Reset', 'Save']) {
    await openScene(page, 'ControlledReset');
    await box(page, 'Lunch').click();
    await box(page, 'Tea').click();
    expect(await stateOf(page, 'Lunch')).toEqual([true, true]);
    await page.getByRole('button', { name: way }).click();
    await expect.poll(() => stateOf(page, 'Lunch')).toEqual([false, false]);
    expect(await stateOf(page, 'Tea')).toEqual([true, true]);
    await box(page, 'Lunch').click();
    expect(await stateOf(page, 'Lunch')).toEqual([true, true]);
  }
  await openScene(page, 'ControlledWithoutReset');
  await box(page, 'Lunch').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => stateOf(page, 'Lunch')).toEqual([false, true]);
});

proves(
  "With `required` on `FormControlLabel`, the label gets an asterisk, and the browser doesn't submit the form until the box is checked.",
  async (page) => {
    await openScene(page, 'NativeRequired');
    await expect(page.locator('label')).toHaveText('I agree *');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('0');
    await expect(box(page, 'I agree')).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('1');
  },
);

proves(
  'To show your own error, pass `noValidate` to the form, and validate in `onSubmit`:',
  async (page) => {
    await openDemo(page, 'AgreeToTerms');
    const terms = box(page, 'I agree to the rules of the library');
    const output = page.locator('output');
    await expect(terms).not.toHaveAccessibleDescription(/./);
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText('Agree to the rules to get a card.');
    await expectSameErrorAgain(page, 'I agree to the rules of the library');
    await expect(terms).toHaveAccessibleDescription('Agree to the rules to get a card.');
    await expect(output).toHaveText('No card yet.');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await terms.click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.getByRole('button').click();
    await expect(output).toHaveText('Your card is on its way.');
  },
);

proves(
  [
    'Pass `noValidate`, and validate the group and the box.',
    "Otherwise, `onSubmit` isn't called while the box is empty.",
    'Then find the first box with an error by its `name`, and focus it:',
  ],
  async (page) => {
    const output = page.getByRole('status');
    await openScene(page, 'BothByBrowser');
    await page.getByRole('button').click();
    await expect(box(page, 'I agree')).toBeFocused();
    await expect(output).toBeEmpty();
    await page.keyboard.press('Space');
    await page.getByRole('button').click();
    await expect(output).toHaveText('day');
    await openScene(page, 'BothOnSubmit');
    await page.getByRole('button').click();
    await expect(output).toHaveText('day terms');
    await expect(box(page, 'Friday')).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button').click();
    await expect(output).toHaveText('terms');
    await expect(box(page, 'I agree')).toBeFocused();
    await box(page, 'Friday').click();
    await page.getByRole('button').click();
    await expect(output).toHaveText('day terms');
    expect(await colorOf(page.locator('legend'))).toBe(RED);
  },
);

proves(
  "Keep the link outside the label: inside, a click on the link doesn't toggle the box.",
  async (page) => {
    await openScene(page, 'LinkInside');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/#rules$/);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByText('I agree').click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
);

proves(
  "Don't disable the box while it saves: in Chrome, a disabled box loses the focus.",
  async (page) => {
    await openScene(page, 'DisabledWhileSaving');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toBeDisabled();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await openDemo(page, 'SavedTasks');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, 'Fill the water tank')).toHaveAccessibleDescription('Saved');
    await expect(box(page, 'Fill the water tank')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, 'Test the radio')).toHaveAccessibleDescription(/^Not saved/);
    await expect(box(page, 'Test the radio')).not.toBeChecked();
    await expect(box(page, 'Test the radio')).toBeFocused();
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'The sizes are `small`, `medium` (default), and `large`.',
    'A palette `color` colors enabled boxes that are checked or indeterminate:',
  ],
  async (page) => {
    await openDemo(page, 'CheckboxLooks');
    const width = async (name: string) => (await rootOf(page, name).boundingBox())?.width ?? 0;
    expect(await width('Small')).toBeLessThan(await width('Pin this recipe'));
    expect(await width('Pin this recipe')).toBeLessThan(await width('Large'));
    await openScene(page, 'Colors');
    expect(await colorOf(rootOf(page, 'Empty'))).toBe(GRAY);
    expect(await colorOf(rootOf(page, 'Checked'))).toBe('rgb(46, 125, 50)');
    expect(await colorOf(rootOf(page, 'Some'))).toBe('rgb(46, 125, 50)');
    expect(await colorOf(rootOf(page, 'Checked and disabled'))).toBe(DISABLED);
    expect(await colorOf(rootOf(page, 'Some and disabled'))).toBe(DISABLED);
  },
);

proves(
  [
    "`readOnly` doesn't stop a click on an uncontrolled checkbox: the input changes, and the form sends it, but the icon stays.",
    'Pass `checked` too, and the input keeps its state.',
  ],
  async (page) => {
    await openScene(page, 'ReadOnly');
    for (const name of ['Own state', 'Controlled', 'Controlled and empty']) {
      await box(page, name).click();
    }
    expect(await stateOf(page, 'Own state')).toEqual([true, false]);
    expect(await stateOf(page, 'Controlled')).toEqual([true, true]);
    expect(await stateOf(page, 'Controlled and empty')).toEqual([false, false]);
    const sent = await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
    expect(sent).toEqual(['free', 'held']);
  },
);

proves('For a single box, use `sx`, or a `className` such as `harbor`:', async (page) => {
  await openScene(page, 'Styled');
  expect(await colorOf(rootOf(page, 'sx'))).toBe(PURPLE);
  expect(await colorOf(rootOf(page, 'CSS'))).toBe(PURPLE);
  expect(await colorOf(rootOf(page, 'sx, disabled'))).toBe(DISABLED);
  expect(await colorOf(rootOf(page, 'CSS, disabled'))).toBe(DISABLED);
  expect(await colorOf(rootOf(page, 'sx, some'))).toBe(PURPLE);
  expect(await colorOf(rootOf(page, 'CSS, some'))).toBe(PURPLE);
  expect(await colorOf(rootOf(page, 'sx, some, disabled'))).toBe(DISABLED);
  expect(await colorOf(rootOf(page, 'CSS, some, disabled'))).toBe(DISABLED);
  expect(await colorOf(rootOf(page, 'sx, empty'))).toBe(GRAY);
  expect(await colorOf(rootOf(page, 'CSS, empty'))).toBe(GRAY);
});

proves(
  [
    '| <kbd>Tab</kbd> | Moves to the next enabled checkbox. |',
    '| <kbd>Space</kbd> | Checks or clears the box. |',
    "| <kbd>Enter</kbd> | Doesn't change the box. In a form with a submit button, Chrome submits the form. |",
  ],
  async (page) => {
    await openScene(page, 'Fieldset');
    await page.getByRole('button', { name: 'First' }).focus();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Friday')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Sunday')).toBeFocused();
    await openScene(page, 'Submits');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, 'Lunch')).toBeChecked();
    await page.keyboard.press('Space');
    await expect(box(page, 'Lunch')).not.toBeChecked();
    await expect(page.getByRole('status')).toHaveText('0');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('1');
    await expect(box(page, 'Lunch')).not.toBeChecked();
  },
);

proves(
  [
    '| Role | The input is a native `checkbox`. A `<fieldset>` with a `<legend>` is a `group`. |',
    '| Name | The name is the label of `FormControlLabel`, without the asterisk. |',
    '| States | Chrome reports if the box is checked or disabled. An enabled required box is invalid until checked. |',
  ],
  async (page) => {
    await openScene(page, 'Fieldset');
    expect(await toldOf(page)).toEqual([
      'checkbox, Friday, checked false, invalid false',
      'checkbox, Saturday, checked false, disabled true, invalid false',
      'checkbox, Sunday, checked true, invalid false',
      'group, Days, invalid false',
    ]);
    await openScene(page, 'AgreeToTerms');
    const name = 'I agree to the rules of the library';
    expect(await toldOf(page)).toEqual([`checkbox, ${name}, checked false, invalid true`]);
    await box(page, name).click();
    expect(await toldOf(page)).toEqual([`checkbox, ${name}, checked true, invalid false`]);
  },
);

proves(
  '| Focus | The input has the focus. With the keyboard, a pulsing ripple shows it. |',
  async (page) => {
    await openScene(page, 'BasicCheckboxes');
    await page.keyboard.press('Tab');
    await expect(box(page, 'Breakfast on board')).toBeFocused();
    await expect(
      rootOf(page, 'Breakfast on board').locator('.MuiTouchRipple-ripplePulsate'),
    ).toBeVisible();
  },
);

proves(
  '| Contrast | In the default light theme, an enabled empty box is `rgba(0, 0, 0, 0.6)`, 5.7:1 on white. |',
  async (page) => {
    await openScene(page, 'Colors');
    expect(await colorOf(rootOf(page, 'Empty'))).toBe(GRAY);
    const luminance = ((0.4 + 0.055) / 1.055) ** 2.4;
    expect((1 + 0.05) / (luminance + 0.05)).toBeCloseTo(5.7, 1);
  },
);
