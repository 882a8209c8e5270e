import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The element that has the icon and the color of an option. */
const rootOf = (page: Page, name: string) => radio(page, name).locator('..');

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);

/** What Chrome tells assistive technology of the options and groups. */
async function toldOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && /^radio/.test(String(node.role?.value)))
    .map(({ role, name, properties = [] }) =>
      [
        role?.value,
        name?.value,
        ...properties
          .filter((one) => /^(?:checked|disabled|invalid|required)$/.test(one.name))
          .filter((one) => ![false, 'false'].includes(one.value.value))
          .map((one) => `${one.name} ${one.value.value}`)
          .sort(),
      ].join(', '),
    )
    .sort();
}

proves('`row` arranges the options in a row that wraps.', async (page) => {
  await openDemo(page, 'ServingsRadios');
  const top = async (name: string) => (await rootOf(page, name).boundingBox())?.y ?? 0;
  expect(await top('2')).toBe(await top('6'));
  await page.setViewportSize({ width: 140, height: 600 });
  expect(await top('2')).toBeLessThan(await top('6'));
});

proves("Users can't clear a radio button with a click or a key.", async (page) => {
  await openDemo(page, 'OptionalRadios');
  const deck = radio(page, 'Deck');
  await deck.click();
  await deck.click();
  await expect(deck).toBeChecked();
  for (const key of ['Space', 'Enter', 'Backspace', 'Delete', 'Escape']) {
    await page.keyboard.press(key);
    await expect(deck).toBeChecked();
  }
  await page.getByRole('button').click();
  await expect(deck).not.toBeChecked();
  await deck.click();
  await expect(deck).toBeChecked();
});

proves(
  [
    'The demo checks the choice on submit.',
    '`required` on `FormControl` adds the asterisk, and `error` turns the label and the helper text red, but not the radio buttons.',
  ],
  async (page) => {
    await openDemo(page, 'RequiredRadios');
    await expect(page.locator('.MuiFormLabel-root')).toHaveText('The book you return is *');
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText('Choose an answer.');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    const group = page.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Choose an answer.');
    expect(await toldOf(page)).toContain(
      'radiogroup, The book you return is, invalid true, required true',
    );
    const RED = 'rgb(211, 47, 47)';
    expect(await styleOf(page.locator('.MuiFormLabel-root'), 'color')).toBe(RED);
    expect(await styleOf(page.getByRole('alert'), 'color')).toBe(RED);
    expect(await styleOf(rootOf(page, 'Fine'), 'color')).toBe('rgba(0, 0, 0, 0.6)');
    await radio(page, 'Damaged').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('Sent: damaged');
    await openScene(page, 'Failed');
    expect(await styleOf(rootOf(page, 'Fine'), 'color')).toBe('rgb(25, 118, 210)');
  },
);

proves(
  'If the message of the browser is enough, pass `required` to the radio buttons instead:',
  async (page) => {
    await openScene(page, 'Native');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('');
    await expect(radio(page, 'Fine')).toBeFocused();
    await radio(page, 'Damaged').click();
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('damaged');
  },
);

proves(
  'A form reset has the same [known issue as for checkboxes](/components/checkboxes/#group-checkboxes-in-a-form): give the `RadioGroup` a new `key`.',
  async (page) => {
    for (const [scene, icon] of [
      ['WithoutKey', 'Low'],
      ['WithKey', 'High'],
    ] as const) {
      await openScene(page, scene);
      await radio(page, 'Low').click();
      await page.getByRole('button').click();
      await expect(radio(page, 'High')).toBeChecked();
      await expect(rootOf(page, icon)).toHaveClass(/Mui-checked/);
      await expect(page.locator('.Mui-checked')).toHaveCount(1);
    }
  },
);

proves(
  [
    'A card reads there whether it is chosen:',
    'The whole card is a label, so a click anywhere on the card chooses the option.',
  ],
  async (page) => {
    await openDemo(page, 'BoxCards');
    const large = page.locator('label').filter({ hasText: 'Large box' });
    const box = await large.boundingBox();
    await large.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } });
    await expect(radio(page, 'Large box €19 a week')).toBeChecked();
    await expect(large).toHaveCSS('border-top-color', 'rgb(25, 118, 210)');
    await page.keyboard.press('ArrowUp');
    await expect(radio(page, 'Small box €12 a week')).toBeChecked();
    await expect(large).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0.12)');
    await expect(page.locator('label').filter({ hasText: 'Small box' })).toHaveCSS(
      'outline-style',
      'solid',
    );
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    '| `size` | `Radio` | `small`, `medium` (default) |',
    '| `color` | `Radio` | Colors of the palette and `default`; shows on the chosen option |',
    '| `labelPlacement` | `FormControlLabel` | `end` (default), `start`, `top`, `bottom` |',
    'The size needs no styles: the icon gets the name of the size as its `fontSize`, and `large` is 35 px.',
  ],
  async (page) => {
    await openScene(page, 'Sizes');
    const icon = async (name: string) =>
      (await rootOf(page, name).locator('svg').first().boundingBox())?.width;
    expect([await icon('small'), await icon('medium'), await icon('large')]).toEqual([20, 24, 35]);
    await openDemo(page, 'RadioLooks');
    expect(await styleOf(rootOf(page, 'Green'), 'color')).toBe('rgb(46, 125, 50)');
    await radio(page, 'Top').click();
    expect(await styleOf(rootOf(page, 'Green'), 'color')).toBe('rgba(0, 0, 0, 0.6)');
    await openScene(page, 'Placements');
    const offsetOf = async (name: string) => {
      const root = await rootOf(page, name).boundingBox();
      const label = await page.getByText(name, { exact: true }).boundingBox();
      return [
        (label?.x ?? 0) >= (root?.x ?? 0) + (root?.width ?? 0),
        (label?.x ?? 0) + (label?.width ?? 0) <= (root?.x ?? 0),
        (label?.y ?? 0) + (label?.height ?? 0) <= (root?.y ?? 0),
        (label?.y ?? 0) >= (root?.y ?? 0) + (root?.height ?? 0),
      ];
    };
    expect(await offsetOf('end')).toEqual([true, false, false, false]);
    expect(await offsetOf('start')).toEqual([false, true, false, false]);
    expect(await offsetOf('top')).toEqual([false, false, true, false]);
    expect(await offsetOf('bottom')).toEqual([false, false, false, true]);
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Moves to the chosen option, or to the first one if nothing is chosen. The next <kbd>Tab</kbd> leaves the group. |',
    '| <kbd>↓</kbd>, <kbd>→</kbd> | Chooses the next option, after the last one the first. Disabled options are skipped. |',
    '| <kbd>↑</kbd>, <kbd>←</kbd> | Chooses the previous option, before the first one the last. |',
    "| <kbd>Space</kbd> | Chooses the focused option, if it isn't chosen yet. |",
    'Each arrow key calls `onChange`.',
  ],
  async (page) => {
    for (const scene of ['Controlled', 'Uncontrolled']) {
      await openScene(page, scene);
      const values = page.getByRole('status');
      const before = page.getByRole('button', { name: 'Before' });
      await before.focus();
      await page.keyboard.press('Tab');
      await expect(radio(page, 'High')).toBeFocused();
      await expect(values).toHaveText('');
      await page.keyboard.press('Space');
      await page.keyboard.press('Space');
      await expect(values).toHaveText('high');
      await page.keyboard.press('ArrowDown');
      await expect(radio(page, 'Ebb')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(radio(page, 'Low')).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(radio(page, 'High')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(radio(page, 'Low')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(radio(page, 'Ebb')).toBeChecked();
      await expect(values).toHaveText('high ebb low high low ebb');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
      await before.focus();
      await page.keyboard.press('Tab');
      await expect(radio(page, 'Ebb')).toBeFocused();
    }
  },
);

proves(
  [
    '| Role | The group is a `radiogroup`, and each input is a native `radio`. |',
    '| Name | An option is named by `FormControlLabel`. The group has no default name. |',
    "| States | Chrome reports whether an option is checked or disabled. `error` isn't reported. |",
    '| Focus | The group is one tab stop. With the keyboard, a pulsing ripple shows the focused option. |',
  ],
  async (page) => {
    await openDemo(page, 'BasicRadios');
    expect(await toldOf(page)).toEqual([
      'radio, A locker',
      'radio, The bus (on Mondays), disabled true',
      'radio, The front desk, checked true',
      'radiogroup, Pick up the books at',
    ]);
    await openScene(page, 'Failed');
    expect(await toldOf(page)).toEqual([
      'radio, Damaged',
      'radio, Fine, checked true',
      'radiogroup, ',
    ]);
    await page.keyboard.press('Tab');
    await expect(radio(page, 'Fine')).toBeFocused();
    await expect(rootOf(page, 'Fine').locator('.MuiTouchRipple-ripplePulsate')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(radio(page, 'Damaged')).not.toBeFocused();
  },
);
