import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const thumb = (page: Page, name = '') =>
  name === '' ? page.getByRole('slider') : page.getByRole('slider', { name, exact: true });

/** The whole slider around a thumb. */
const rootOf = (page: Page, name = '') =>
  page.locator('.MuiSlider-root').filter({ has: thumb(page, name) });

const calls = (page: Page) => page.getByRole('status');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

/** The point of a horizontal slider at a share of its width. */
async function pointAt(root: Locator, share: number): Promise<readonly [number, number]> {
  const box = await boxOf(root);
  return [box.x + box.width * share, box.y + box.height / 2];
}

/** Drags in a slider, from one share of its width over others, without releasing the mouse. */
async function dragOver(page: Page, root: Locator, shares: readonly number[]): Promise<void> {
  for (const [index, share] of shares.entries()) {
    await page.mouse.move(...(await pointAt(root, share)), { steps: 5 });
    if (index === 0) {
      await page.mouse.down();
    }
  }
}

/** What Chrome tells assistive technology of the thumbs. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === 'slider')
    .map(({ name, value, properties = [] }) => {
      const of = (property: string) => properties.find((one) => one.name === property)?.value.value;
      return {
        name: String(name?.value),
        value: Number(value?.value),
        min: Number(of('valuemin')),
        max: Number(of('valuemax')),
        text: String(of('valuetext')),
      };
    });
}

const textsOf = async (page: Page) =>
  (await page.getByRole('slider').evaluateAll((all) => all.map((one) => one.tagName))).join();

proves(
  [
    '| A number | `false` (default) | Each step, counted from `min` |',
    '| A number | `true` | Each step; a dot marks every step |',
    '| A number | A list of `{ value, label }` | Each step; dots and labels mark the list |',
    '| `null` | A list of `{ value, label }` | The values of the list |',
  ],
  async (page) => {
    await openDemo(page, 'MarkedSliders');
    const flour = rootOf(page, 'Flour in grams');
    await expect(flour.locator('.MuiSlider-mark')).toHaveCount(16);
    await page.mouse.click(...(await pointAt(flour, 0.09)));
    await expect(thumb(page, 'Flour in grams')).toHaveValue('300');
    await page.keyboard.press('ArrowRight');
    await expect(thumb(page, 'Flour in grams')).toHaveValue('350');
    const timer = rootOf(page, 'Self-timer');
    await expect(timer.locator('.MuiSlider-markLabel')).toHaveText(['Off', '2 s', '5 s', '10 s']);
    for (const [share, value] of [
      [0.15, '2'],
      [0.3, '2'],
      [0.4, '5'],
      [0.8, '10'],
      [0.05, '0'],
    ] as const) {
      await page.mouse.click(...(await pointAt(timer, share)));
      await expect(thumb(page, 'Self-timer')).toHaveValue(value);
    }
    await openScene(page, 'Steps');
    const none = rootOf(page, 'No marks');
    await expect(none.locator('.MuiSlider-mark')).toHaveCount(0);
    const listed = rootOf(page, 'Listed');
    await expect(listed.locator('.MuiSlider-mark')).toHaveCount(2);
    await expect(listed.locator('.MuiSlider-markLabel')).toHaveText(['A', 'B']);
    for (const root of [none, listed]) {
      await page.mouse.click(...(await pointAt(root, 0.46)));
      await expect(root.getByRole('slider')).toHaveValue('53');
    }
  },
);

proves('With `step={0.1}`, the arrow keys can produce `0.30000000000000004`.', async (page) => {
  await openScene(page, 'Tenths');
  await thumb(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(calls(page)).toContainText('change 0.30000000000000004');
  await expect(page.locator('.MuiSlider-valueLabelLabel')).toHaveText('0.30000000000000004');
});

proves(
  '`valueLabelDisplay` shows the value above the thumb: `auto` on hover and focus, `on` permanently, `off` (default) not at all.',
  async (page) => {
    await openDemo(page, 'ValueLabels');
    const label = page.locator('.MuiSlider-valueLabel');
    await expect(label).toBeVisible();
    await expect(label).toHaveText('14:30');
    await openScene(page, 'Plain');
    await expect(label).toHaveCount(0);
    await openScene(page, 'Labeled');
    const isShown = async (shown: boolean) =>
      expect(async () => expect((await boxOf(label)).height > 0).toBe(shown)).toPass();
    await isShown(false);
    await page.locator('.MuiSlider-thumb').hover();
    await isShown(true);
    expect((await boxOf(label)).y).toBeLessThan((await boxOf(thumb(page))).y);
    await page.mouse.move(700, 700);
    await isShown(false);
    await thumb(page).focus();
    await isShown(true);
  },
);

proves(
  [
    'If users drag one thumb past the other, the thumbs swap and the list stays sorted.',
    'With `disableSwap`, the dragged thumb stops at the other thumb.',
    'The third argument of `onChange` is the index of the thumb that the user moves.',
  ],
  async (page) => {
    await openScene(page, 'Range');
    await dragOver(page, rootOf(page, 'From'), [0.2, 0.4]);
    await expect(calls(page)).toHaveText('0: 40–60');
    await page.mouse.move(...(await pointAt(rootOf(page, 'From'), 0.8)), { steps: 5 });
    await page.mouse.up();
    await expect(calls(page)).toHaveText('1: 60–80');
    await expect(thumb(page, 'To')).toBeFocused();
    await openScene(page, 'FixedRange');
    await dragOver(page, rootOf(page, 'From'), [0.2, 0.4, 0.8]);
    await page.mouse.up();
    await expect(calls(page)).toHaveText('0: 60–60');
    await openScene(page, 'FixedRange');
    await thumb(page, 'To').focus();
    await page.keyboard.press('Home');
    await expect(calls(page)).toHaveText('1: 20–20');
  },
);

proves('Limit that thumb, and pass `disableSwap`:', async (page) => {
  await openDemo(page, 'PriceRange');
  await openDemo(page, 'MinDistance');
  const text = page.getByText(/^Rehearsal/);
  await dragOver(page, rootOf(page, 'Start'), [2 / 12, 0.4, 0.9]);
  await page.mouse.up();
  await expect(text).toHaveText('Rehearsal: 12:00 to 14:00');
  await thumb(page, 'End').focus();
  await page.keyboard.press('Home');
  await expect(text).toHaveText('Rehearsal: 12:00 to 14:00');
  await page.keyboard.press('End');
  await expect(text).toHaveText('Rehearsal: 12:00 to 20:00');
  await thumb(page, 'Start').focus();
  await page.keyboard.press('End');
  await expect(text).toHaveText('Rehearsal: 18:00 to 20:00');
});

proves('The field keeps its own text, so users can clear it and type:', async (page) => {
  await openDemo(page, 'SliderWithField');
  const field = page.getByRole('spinbutton');
  await field.fill('');
  await expect(thumb(page)).toHaveValue('35');
  await field.fill('120');
  await expect(thumb(page)).toHaveValue('35');
  await field.blur();
  await expect(field).toHaveValue('35');
  await field.fill('60');
  await expect(thumb(page)).toHaveValue('60');
  await thumb(page).focus();
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('5');
});

proves(
  'A vertical slider is as high as its container, so give the container a height.',
  async (page) => {
    await openDemo(page, 'VerticalSliders');
    expect((await boxOf(rootOf(page, 'Mill lock'))).height).toBe(180);
    await openScene(page, 'WithoutHeight');
    expect((await boxOf(rootOf(page))).height).toBe(0);
  },
);

proves(
  "On touch screens, a swipe that starts on the slider moves the thumb and doesn't scroll the page.",
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await openScene(page, 'Tall');
    const swipeUp = async (x: number, y: number) => {
      const at = (up: number) => [{ x, y: y - up }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let up = 20; up <= 200; up += 20) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(up) });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(300);
      return page.evaluate(() => window.scrollY);
    };
    const tall = await boxOf(rootOf(page, 'Tall'));
    expect(await swipeUp(tall.x + tall.width / 2, tall.y + 240)).toBe(0);
    expect(Number(await thumb(page, 'Tall').inputValue())).toBeGreaterThan(80);
    const wide = await boxOf(rootOf(page, 'Wide'));
    expect(await swipeUp(wide.x + wide.width / 4, wide.y + wide.height / 2)).toBe(0);
    await expect(thumb(page, 'Wide')).toHaveValue('25');
    expect(await swipeUp(600, 600)).toBeGreaterThan(100);
  },
);

proves('The `track` prop accepts `normal` (default), `inverted`, and `false`:', async (page) => {
  await openDemo(page, 'SliderLooks');
  const track = (name: string) => rootOf(page, name).locator('.MuiSlider-track');
  await expect(track('Brightness')).toBeVisible();
  await expect(track('Balance')).toBeHidden();
  await expect(rootOf(page, 'Reserve').locator('.MuiSlider-rail')).toHaveCSS('opacity', '1');
  await expect(track('Brightness')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(track('Reserve')).not.toHaveCSS('background-color', 'rgb(25, 118, 210)');
  const heights = await page
    .locator('.MuiSlider-rail')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toEqual([4, 2, 4, 4, 4]);
});

proves(
  [
    '`scale` translates the position of the thumb into the value that users see and hear.',
    '`value`, `min`, `max`, and the value in `onChange` remain positions',
    'A form submits the position too.',
  ],
  async (page) => {
    await openDemo(page, 'NonLinearSlider');
    expect(await toldOf(page)).toEqual([
      { name: 'Guests: up to 10', value: 10, min: 1, max: 500, text: '10 guests' },
    ]);
    await thumb(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.MuiSlider-valueLabelLabel')).toHaveText('20');
    await expect(page.getByText('Guests: up to 20')).toBeVisible();
    await openScene(page, 'Form');
    const submitted = await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form)].join(' '));
    expect(submitted).toBe('one,3 two,20 two,60');
    expect((await toldOf(page))[0]).toMatchObject({ value: 8, min: 1, max: 256 });
  },
);

proves(
  [
    '**`onChange`** fires for each new value while the user drags.',
    '**`onChangeCommitted`** fires when the user releases the mouse, and for each key press, also while an arrow key is held.',
  ],
  async (page) => {
    await openScene(page, 'Plain');
    await dragOver(page, rootOf(page), [0.5, 0.55, 0.7]);
    const whileDragging = await calls(page).textContent();
    expect(whileDragging).toMatch(
      /^change 5\d, (?:change \d+, )*change 55, (?:change \d+, )*change 70$/,
    );
    await page.mouse.up();
    await expect(calls(page)).toHaveText(`${whileDragging}, commit 70`);
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expect(calls(page)).toHaveText(
      `${whileDragging}, commit 70, change 71, commit 71, change 72, commit 72`,
    );
  },
);

proves(
  'If your code sets `value` and the user then clicks exactly there, `onChangeCommitted` gets the value of the last `onChange` instead.',
  async (page) => {
    await openScene(page, 'Plain');
    await page.mouse.click(...(await pointAt(rootOf(page), 0.3)));
    await expect(calls(page)).toHaveText('change 30, commit 30');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(thumb(page)).toHaveValue('50');
    await page.mouse.click(...(await pointAt(rootOf(page), 0.5)));
    await expect(calls(page)).toHaveText('change 30, commit 30, commit 30');
  },
);

proves(
  'The demo therefore ignores this argument, and saves the value that it shows.',
  async (page) => {
    await openDemo(page, 'SaveOnRelease');
    const root = rootOf(page);
    await page.mouse.click(...(await pointAt(root, 0.8)));
    await expect(calls(page)).toHaveText('Saving 80 seats …');
    await expect(calls(page)).toHaveText('The ferry has no room for 80 seats. Saved: 40 seats');
    await expect(thumb(page)).toHaveValue('40');
    await page.mouse.click(...(await pointAt(root, 0.4)));
    await page.waitForTimeout(1000);
    await expect(calls(page)).toHaveText('Saved: 40 seats');
    await page.mouse.click(...(await pointAt(root, 0.5)));
    await expect(calls(page)).toHaveText('Saved: 50 seats');
    // A refusal in the middle of a drag: what the user releases last is saved.
    await page.mouse.click(...(await pointAt(root, 0.9)));
    await dragOver(page, root, [0.9, 0.55]);
    await expect(calls(page)).toHaveText('The ferry has no room for 90 seats. Saved: 50 seats');
    await page.mouse.move(...(await pointAt(root, 0.6)), { steps: 5 });
    await page.mouse.up();
    await expect(calls(page)).toHaveText('Saved: 60 seats');
    await expect(thumb(page)).toHaveValue('60');
  },
);

proves(
  "Don't disable the slider while a request is pending: it would lose the focus.",
  async (page) => {
    await openScene(page, 'DisabledLater');
    await thumb(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(thumb(page)).toBeDisabled();
    await expect(thumb(page)).toBeEnabled();
    await expect(thumb(page)).not.toBeFocused();
  },
);

proves(
  '`shiftStep` sets how far <kbd>Page Up</kbd> and <kbd>Shift</kbd> with an arrow key move, here 30 seconds:',
  async (page) => {
    await openDemo(page, 'AudiobookPlayer');
    await thumb(page).focus();
    await page.keyboard.press('PageUp');
    await expect(thumb(page)).toHaveValue('340');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(thumb(page)).toHaveValue('310');
    await expect(page.locator('.MuiSlider-thumb')).toHaveCSS(
      'outline',
      'rgba(0, 0, 0, 0.87) solid 2px',
    );
    expect((await toldOf(page))[0]?.text).toBe('5:10 of 21:00');
  },
);

proves(
  [
    'A color needs an entry in the palette, and a size needs styles:',
    'A vertical slider needs `width` instead of `height`.',
  ],
  async (page) => {
    await openScene(page, 'VerticalSizes');
    expect((await boxOf(rootOf(page, 'By width').locator('.MuiSlider-rail'))).width).toBe(8);
    expect((await boxOf(rootOf(page, 'By height').locator('.MuiSlider-rail'))).width).toBe(4);
    const horizontal = rootOf(page, 'Horizontal');
    expect((await boxOf(horizontal.locator('.MuiSlider-rail'))).height).toBe(8);
    expect((await boxOf(horizontal.locator('.MuiSlider-thumb'))).width).toBe(28);
  },
);

/** Presses keys one after the other, each from the same value; gives the values. */
async function valuesAfter(page: Page, scene: string, keys: readonly string[]) {
  const values: string[] = [];
  for (const key of keys) {
    await openScene(page, scene);
    await thumb(page).focus();
    await page.keyboard.press(key);
    values.push(await thumb(page).inputValue());
  }
  return values;
}

proves(
  [
    '| <kbd>Arrow Up</kbd>, <kbd>Arrow Right</kbd> | Adds `step` | Goes to the next mark |',
    '| <kbd>Arrow Down</kbd>, <kbd>Arrow Left</kbd> | Subtracts `step` | Goes to the previous mark |',
    '| <kbd>Page Up</kbd>, <kbd>Shift</kbd> + <kbd>Arrow Up</kbd> | Adds `shiftStep` (default 10) | Goes to the next mark |',
    '| <kbd>Page Down</kbd>, <kbd>Shift</kbd> + <kbd>Arrow Down</kbd> | Subtracts `shiftStep` | Goes to the previous mark |',
    '| <kbd>Home</kbd> | Goes to `min` | Goes to the previous mark |',
    '| <kbd>End</kbd> | Goes to `max` | Goes to the next mark |',
  ],
  async (page) => {
    const keys = [
      ...['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
      ...['PageUp', 'Shift+ArrowUp', 'PageDown', 'Shift+ArrowDown', 'Home', 'End'],
    ];
    expect(await valuesAfter(page, 'Plain', keys)).toEqual([
      ...['51', '51', '49', '49'],
      ...['60', '60', '40', '40', '0', '100'],
    ]);
    expect(await valuesAfter(page, 'Vertical', keys)).toEqual([
      ...['51', '51', '49', '49'],
      ...['60', '60', '40', '40', '0', '100'],
    ]);
    expect(await valuesAfter(page, 'OnMarks', keys)).toEqual([
      ...['70', '70', '0', '0'],
      ...['70', '70', '0', '0', '0', '70'],
    ]);
  },
);

proves(
  'With `step={null}`, sort the list by `value`. Otherwise, the arrow keys skip values.',
  async (page) => {
    expect(await valuesAfter(page, 'Unsorted', ['ArrowRight'])).toEqual(['70']);
  },
);

proves(
  "In a theme with `direction: 'rtl'`, a horizontal slider starts on the right, and <kbd>Arrow Right</kbd> and <kbd>Arrow Left</kbd> swap.",
  async (page) => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
    expect(await valuesAfter(page, 'RightToLeft', keys)).toEqual(['49', '51', '51', '49']);
    const root = await boxOf(rootOf(page));
    const track = await boxOf(page.locator('.MuiSlider-track'));
    expect(track.x + track.width).toBeCloseTo(root.x + root.width, 0);
    await page.mouse.click(...(await pointAt(rootOf(page), 0.2)));
    await expect(thumb(page)).toHaveValue('80');
  },
);

proves(
  [
    '| Role | Each thumb contains an `<input type="range">` with the role `slider`. |',
    '| Name | The name comes from `aria-labelledby`, `aria-label`, or `getAriaLabel`. |',
  ],
  async (page) => {
    const names = async (scene: string) => {
      await openScene(page, scene);
      const inputs = page.locator('.MuiSlider-thumb input[type="range"]');
      expect(await inputs.count()).toBe((await toldOf(page)).length);
      return (await toldOf(page)).map(({ name }) => name);
    };
    expect(await names('BasicSlider')).toEqual(['Servings: 4']);
    expect(await names('Plain')).toEqual(['Level']);
    expect(await names('PriceRange')).toEqual(['Lowest price', 'Highest price']);
    expect(await textsOf(page)).toBe('INPUT,INPUT');
    await openDemo(page, 'BasicSlider');
  },
);

proves(
  [
    '| States | Screen readers get the number, `min`, and `max`, all translated by `scale`. `valueLabelFormat` and the labels of marks are hidden from them. |',
    'For units and formats, pass `getAriaValueText`, or `aria-valuetext` for a fixed text.',
    '`valueLabelFormat` sets the text for the eye, and `getAriaValueText` sets the text for screen readers.',
  ],
  async (page) => {
    await openScene(page, 'ValueTexts');
    expect(await toldOf(page)).toEqual([
      { name: 'Formatted', value: 9, min: 0, max: 100, text: '' },
      { name: 'By function', value: 9, min: 0, max: 100, text: 'value 9' },
      { name: 'Fixed', value: 9, min: 0, max: 100, text: 'nine' },
    ]);
    await expect(page.locator('.MuiSlider-valueLabelLabel').first()).toHaveText('shown 9');
    await expect(page.locator('#scene')).not.toMatchAriaSnapshot('- text: shown 9');
    await expect(page.locator('#scene')).not.toMatchAriaSnapshot('- text: Nine');
    await expect(page.locator('.MuiSlider-markLabel')).toHaveText('Nine');
  },
);

proves('| Focus | Each thumb is a tab stop, unless the slider is disabled. |', async (page) => {
  await openScene(page, 'Range');
  await page.getByRole('button', { name: 'First' }).focus();
  for (const name of ['From', 'To']) {
    await page.keyboard.press('Tab');
    await expect(thumb(page, name)).toBeFocused();
  }
  await openScene(page, 'Disabled');
  await page.getByRole('button', { name: 'First' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
});

/** The relative luminance of a color, by WCAG. */
function luminanceOf(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

proves(
  '| Contrast | In the default light theme, the ring around a focused primary thumb has a contrast of 1.2:1 on white. |',
  async (page) => {
    await openScene(page, 'Plain');
    await thumb(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.MuiSlider-thumb')).toHaveCSS(
      'box-shadow',
      'rgba(25, 118, 210, 0.16) 0px 0px 0px 8px',
    );
    const ring = [25, 118, 210].map((one) => 0.16 * one + 0.84 * 255);
    expect(1.05 / (luminanceOf(ring) + 0.05)).toBeCloseTo(1.2, 1);
  },
);
