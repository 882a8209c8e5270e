import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { axeFindings } from '../../../e2e/axe';
import { proves, expect, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const light = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** The element that moves, and the whole switch. */
const baseOf = (page: Page, name: string) => light(page, name).locator('..');
const rootOf = (page: Page, name: string) => baseOf(page, name).locator('..');

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);

/** What Chrome tells assistive technology of the switches. */
async function toldOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && /^(?:checkbox|switch)$/.test(String(node.role?.value)))
    .map(({ role, name, properties = [] }) =>
      [
        role?.value,
        name?.value,
        ...properties
          .filter((one) => /^(?:checked|disabled)$/.test(one.name))
          .map((one) => `${one.name} ${one.value.value}`)
          .sort(),
      ].join(', '),
    )
    .sort();
}

proves(
  '`labelPlacement` of `FormControlLabel` puts the label at the `end` (default), `start`, `top`, or `bottom`.',
  async (page) => {
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
    'Without a visible label, name the input in `slotProps`.',
    'Other attributes of the `Switch`, also `aria-label`, go to a `<span>` inside, so the input would have no name.',
  ],
  async (page) => {
    await openScene(page, 'Names');
    expect(await toldOf(page)).toEqual([
      'switch, , checked false',
      'switch, Anchor light, checked false',
    ]);
    expect(await page.getByLabel('On the root').evaluate((node) => node.tagName)).toBe('SPAN');
  },
);

proves(
  ['The sizes are `small` and `medium` (default).', 'The `color` shows while the switch is on.'],
  async (page) => {
    await openDemo(page, 'SwitchSizes');
    const width = async (name: string) => (await rootOf(page, name).boundingBox())?.width;
    expect(await width('Small')).toBe(40);
    expect(await width('Medium')).toBe(58);
    await openScene(page, 'Colors');
    expect(await styleOf(baseOf(page, 'Off'), 'color')).toBe('rgb(255, 255, 255)');
    expect(await styleOf(baseOf(page, 'On'), 'color')).toBe('rgb(46, 125, 50)');
  },
);

proves(
  '`edge="end"` moves a switch 8 px closer to the end of its row, `edge="start"` closer to the start.',
  async (page) => {
    await openScene(page, 'Edges');
    const left = async (name: string) => (await rootOf(page, name).boundingBox())?.x ?? 0;
    expect((await left('plain')) - (await left('start'))).toBe(8);
    expect((await left('end')) - (await left('plain end'))).toBe(8);
    await openDemo(page, 'SwitchGroup');
    const legend = await page.getByText('Mails from the library').boundingBox();
    const names = ['Due dates', 'Reserved books', 'News'];
    for (const name of names) {
      const label = await page.getByText(name, { exact: true }).boundingBox();
      expect(label?.x).toBe(legend?.x);
      expect(await left(name)).toBe(await left('News'));
      expect(await left(name)).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0) + 50);
    }
  },
);

proves(
  "The switch isn't disabled while it saves, so the keyboard focus stays on it.",
  async (page) => {
    await openDemo(page, 'SavedSwitch');
    const alarm = light(page, 'Anchor alarm');
    await page.keyboard.press('Tab');
    for (const text of ['The alarm is off.', 'The alarm is on.', /^Not saved/]) {
      await page.keyboard.press('Space');
      await expect(page.getByRole('status')).toHaveText('Saving…');
      await expect(alarm).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.getByRole('status')).toHaveText(text);
      await expect(alarm).toBeFocused();
    }
    await expect(alarm).toBeChecked();
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'If you change the sizes, set the `transform` of the checked base to the width of the root minus the width of the base.',
    'The base is as wide as the thumb plus the padding on both sides.',
    'If your look hides the ripple, style `.Mui-focusVisible` as in [Customize](#customize).',
  ],
  async (page) => {
    /** How far the base is from the left, and how much room it has. */
    const places = async (name: string) => {
      const root = await rootOf(page, name).boundingBox();
      const base = await baseOf(page, name).boundingBox();
      return [(base?.x ?? 0) - (root?.x ?? 0), (root?.width ?? 0) - (base?.width ?? 0)];
    };
    await openDemo(page, 'TideSwitch');
    expect(await places('Show the tide')).toEqual([20, 20]);
    await page.keyboard.press('Tab');
    const track = rootOf(page, 'Show the tide').locator('.MuiSwitch-track');
    expect(await styleOf(track, 'outline')).toBe('rgba(0, 0, 0, 0.87) solid 2px');
    await page.keyboard.press('Space');
    await expect.poll(() => places('Show the tide')).toEqual([0, 20]);
    await openScene(page, 'Large');
    expect(await places('Off')).toEqual([0, 32]);
    expect((await baseOf(page, 'Off').boundingBox())?.width).toBe(30 + 2 * 9);
    expect(await places('On')).toEqual([32, 32]);
    await openScene(page, 'BasicSwitches');
    expect(await places('Cabin lights')).toEqual([20, 20]);
  },
);

proves(
  [
    'With `cssVariables: true`, a disabled switch that is on keeps your full color.',
    'The first variant above fades it, in both modes.',
  ],
  async (page) => {
    const text = readFileSync('docs/base/components/switches/index.mdx', 'utf8');
    const scenes = readFileSync('test/claims/base/components/switches.scenes.tsx', 'utf8');
    const [, variant = 'none'] = /variants: \[\s+(\{[^]*?\n {8}\},)/.exec(text) ?? [];
    expect(scenes.replaceAll(/\s+/g, ' ')).toContain(variant.replaceAll(/\s+/g, ' '));
    await openScene(page, 'Brand');
    const colorOf = (name: string) => styleOf(baseOf(page, name), 'color');
    const opacityOf = (name: string) =>
      styleOf(rootOf(page, name).locator('.MuiSwitch-thumb'), 'opacity');
    for (const dark of ['', ', dark']) {
      expect(await colorOf(`variables${dark}`)).toBe('rgb(0, 105, 92)');
      expect(await opacityOf(`variables${dark}`)).toBe('1');
      expect(await opacityOf(`variables, variant${dark}`)).toBe('0.5');
      expect(await opacityOf(`plain, variant${dark}`)).toBe('0.5');
    }
    expect(await colorOf('plain')).toBe('rgb(158, 198, 193)');
  },
);

/** The utilities that the Tailwind styling of the demo uses. */
async function tailwindOf(file: string): Promise<string> {
  const { build } = await compile(readFileSync('plugins/content/tailwind/demos.css', 'utf8'), {
    loadStylesheet: (id, base) =>
      Promise.resolve({ base, path: id, content: readFileSync(`node_modules/${id}`, 'utf8') }),
  });
  return build(readFileSync(file, 'utf8').split(/[\s'"`]+/));
}

proves(
  'To build your own look, style the parts with `styled`, including the disabled state:',
  async (page) => {
    const looksOf = (name: string) => {
      const root = rootOf(page, name);
      return Promise.all([
        styleOf(root.locator('.MuiSwitch-track'), 'opacity'),
        styleOf(root.locator('.MuiSwitch-track'), 'background-color'),
        styleOf(root.locator('.MuiSwitch-thumb'), 'background-color'),
      ]);
    };
    for (const scene of ['TideSwitch', 'TideCss', 'TideTailwind']) {
      await openScene(page, scene);
      if (scene === 'TideTailwind') {
        const file = 'docs/base/components/switches/TideSwitch.tailwind.tsx';
        await page.addStyleTag({ content: await tailwindOf(file) });
      }
      const white = 'rgb(255, 255, 255)';
      await expect.poll(() => looksOf('Show the tide')).toEqual(['1', 'rgb(0, 121, 107)', white]);
      await expect
        .poll(() => looksOf('Show the wind (no sensor)'))
        .toEqual(['0.3', 'rgb(97, 97, 97)', white]);
      await expect
        .poll(() => looksOf('Show the depth (locked)'))
        .toEqual(['0.3', 'rgb(0, 121, 107)', white]);
    }
  },
);

proves(
  [
    "To put an icon into the thumb, make it the thumb's child, of 18 px (14 px for `small`):",
    'Pass icons of 20 px (16 px for `small`) with your own color.',
  ],
  async (page) => {
    await openScene(page, 'Icons');
    /** How far the center of an icon is from the center of the element around it. */
    const offCenter = async (icon: Locator, around: Locator) => {
      const [inner, outer] = [await icon.boundingBox(), await around.boundingBox()];
      const center = (box: typeof inner) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      return center(inner) - center(outer);
    };
    for (const [name, width] of [
      ['Inside', 20],
      ['Inside a small one', 16],
    ] as const) {
      const inside = rootOf(page, name).locator('.MuiSwitch-thumb');
      expect((await inside.boundingBox())?.width).toBe(width);
      expect(await offCenter(inside.locator('svg'), inside)).toBe(0);
    }
    for (const [name, offset] of [
      ['20 px', 0],
      ['16 px', 0],
      ['24 px', 2],
    ] as const) {
      const root = rootOf(page, name);
      expect(await offCenter(root.locator('svg'), root)).toBe(offset);
      expect(await styleOf(root.locator('svg'), 'color')).toBe('rgb(255, 255, 255)');
    }
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Moves to the next switch. Disabled switches are skipped. |',
    '| <kbd>Space</kbd> | Turns the switch on or off. |',
    "| <kbd>Enter</kbd> | Doesn't change the switch. In a form with a submit button, Chrome submits the form. |",
  ],
  async (page) => {
    await openScene(page, 'Submits');
    const lights = light(page, 'Lights');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(lights).toBeChecked();
    await page.keyboard.press('Space');
    await expect(lights).not.toBeChecked();
    await expect(page.getByRole('status')).toHaveText('0');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('1');
    await expect(lights).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(light(page, 'Pump')).toBeFocused();
  },
);

proves(
  [
    '| Role | The input is a checkbox with `role="switch"`. |',
    '| Name | The name is the label of `FormControlLabel`. |',
    '| States | Chrome reports whether the switch is checked or disabled. |',
    '| Focus | The input has the focus. With the keyboard, a pulsing ripple shows it. |',
    'Show "saving" and refusals as text in an element with the role `status`.',
  ],
  async (page) => {
    await openDemo(page, 'BasicSwitches');
    expect(await toldOf(page)).toEqual([
      'switch, Anchor light, checked false',
      'switch, Cabin lights, checked true',
      'switch, Heating (no fuel), checked false, disabled true',
    ]);
    await expect(light(page, 'Cabin lights')).toHaveAttribute('type', 'checkbox');
    await page.keyboard.press('Tab');
    await expect(light(page, 'Cabin lights')).toBeFocused();
    await expect(
      baseOf(page, 'Cabin lights').locator('.MuiTouchRipple-ripplePulsate'),
    ).toBeVisible();
    await openDemo(page, 'SwitchGroup');
  },
);

proves(
  '| Contrast | In the default light theme, the off track is 38% black, and the thumb is white. |',
  async (page) => {
    await openScene(page, 'Colors');
    const track = rootOf(page, 'Off').locator('.MuiSwitch-track');
    expect(await styleOf(track, 'background-color')).toBe('rgb(0, 0, 0)');
    expect(await styleOf(track, 'opacity')).toBe('0.38');
    expect(await styleOf(baseOf(page, 'Off'), 'color')).toBe('rgb(255, 255, 255)');
  },
);
