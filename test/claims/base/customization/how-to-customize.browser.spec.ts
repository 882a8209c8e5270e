import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSwcLoaderOptions, rspack } from '@docusaurus/faster';
import { axeFindings } from '../../../e2e/axe';
import { expect, type Locator, openScene, type Page, proves } from '../../browser';

const ONE = 'rgb(1, 1, 1)';
const TWO = 'rgb(2, 2, 2)';
const THREE = 'rgb(3, 3, 3)';

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const button = (page: Page, name: string) => page.getByRole('button', { name });

proves(
  [
    'They differ in how much of your app they change: one element, one component of yours, or all components of a kind.',
    '| One element | The `sx` prop | `<Card sx={{ mb: 2 }}>` |',
    '| A component that you use again | `styled` | `const PillButton = styled(Button)({ … })` |',
    '| All components of a kind | The [theme](/customization/theme-components/) | `MuiButton: { styleOverrides: { … } }` |',
  ],
  async (page) => {
    await openScene(page, 'ThreeWays');
    const looks = await page.locator('button').evaluateAll((all) =>
      all.map((one) => {
        const { textTransform, borderTopLeftRadius, borderTopStyle } = getComputedStyle(one);
        return [textTransform, borderTopLeftRadius, borderTopStyle];
      }),
    );
    expect(looks).toEqual([
      ['none', '4px', 'solid'],
      ['none', '999px', 'solid'],
      ['none', '999px', 'dashed'],
    ]);
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  'If two ways set the same CSS property, with the same selector and media query, the more local way wins: `sx` overrides `styled`, and `styled` overrides the theme.',
  async (page) => {
    await openScene(page, 'Order');
    for (const kind of ['MuiButton', 'MuiChip', 'MuiCard']) {
      const elements = page.locator(`.${kind}-root`);
      await expect(elements).toHaveCount(4);
      const colors = await elements.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).color),
      );
      expect(colors).toEqual([ONE, TWO, THREE, THREE]);
    }
  },
);

proves(
  [
    "| `'&:hover'` | The root element below the pointer |",
    "| `'&.Mui-selected'` | The root element while it is selected |",
    "| `'& .MuiListItemText-primary'` | A part inside of the root element |",
    "| `'.MuiCard-root:hover &'` | The root element inside of a hovered card |",
  ],
  async (page) => {
    await openScene(page, 'Selectors');
    const plain = button(page, 'Plain');
    const selected = button(page, 'Selected');
    expect(await styleOf(plain, 'outline-color')).not.toBe(ONE);
    expect(await styleOf(selected, 'column-rule-color')).toBe(TWO);
    expect(await styleOf(selected.getByText('Selected'), 'text-decoration-color')).toBe(TWO);
    expect(await styleOf(plain.getByText('Plain'), 'outline-color')).toBe(ONE);
    expect(await styleOf(plain, 'column-rule-color')).not.toBe(THREE);
    await page.getByText('Harbor').hover();
    expect(await styleOf(plain, 'column-rule-color')).toBe(THREE);
    expect(await styleOf(plain, 'outline-color')).not.toBe(ONE);
    await plain.hover();
    expect(await styleOf(plain, 'outline-color')).toBe(ONE);
  },
);

proves(
  [
    "| `'& .MuiButton-root.Mui-disabled'` | Disabled buttons inside |",
    "| All components of one area | A selector on the parent | `<Box sx={{ '& .MuiButton-root': { … } }}>` |",
    "In some components, the class is on a part, so `'&.Mui-checked'` has no effect on a `Switch`.",
    "`Switch`: `'& .MuiSwitch-switchBase.Mui-checked'`",
    "`StepLabel`: `'& .MuiStepLabel-label.Mui-active'`",
    "`TextField`: `'& .MuiOutlinedInput-root.Mui-error'`",
  ],
  async (page) => {
    await openScene(page, 'Parts');
    expect(await styleOf(button(page, 'Open'), 'color')).toBe(ONE);
    expect(await styleOf(button(page, 'Closed'), 'color')).toBe(TWO);
    for (const part of [
      '.MuiSwitch-switchBase',
      '.MuiStepLabel-label.Mui-active',
      '.MuiOutlinedInput-root',
    ]) {
      expect(await styleOf(page.locator(part).first(), 'outline-color'), part).toBe(ONE);
      expect(await styleOf(page.locator(part).last(), 'outline-color'), part).not.toBe(ONE);
    }
    for (const root of ['.MuiSwitch-root', '.MuiStepLabel-root', '.MuiTextField-root']) {
      expect(await styleOf(page.locator(root).last(), 'outline-color'), root).not.toBe(TWO);
    }
  },
);

proves(
  [
    '`Toolbar` and `Container`, for example, set values per breakpoint.',
    'Set the same breakpoints: `<Toolbar sx={{ minHeight: { xs: 40, sm: 40 } }}>`.',
  ],
  async (page) => {
    await openScene(page, 'Breakpoints');
    const heights = await page
      .locator('.MuiToolbar-root')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).minHeight));
    expect(heights).toEqual(['64px', '64px', '40px']);
    const paddings = await page
      .locator('.MuiContainer-root')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).paddingLeft));
    expect(paddings).toEqual(['24px', '8px']);
  },
);

proves(
  'Components export an object with their class names, for example `listItemButtonClasses`.',
  async (page) => {
    await openScene(page, 'StateStyles');
    const bar = (name: string) => styleOf(button(page, name), 'border-left-color');
    const weight = (name: string) => styleOf(page.getByText(name, { exact: true }), 'font-weight');
    expect(await bar('Aurora')).toBe('rgb(25, 118, 210)');
    expect(await weight('Aurora')).toBe('700');
    expect(await weight('Saga')).toBe('400');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await weight('Aurora')).toBe('400');
    expect(await weight('Saga')).toBe('700');
    expect(await bar('Aurora')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(button(page, 'Kittiwake'), 'text-decoration-line')).toBe('line-through');
  },
);

proves(
  'A CSS rule for `.Mui-disabled` alone changes disabled buttons, fields, and menu items alike.',
  async (page) => {
    await openScene(page, 'EveryDisabled');
    for (const root of ['MuiButton-root', 'MuiMenuItem-root', 'MuiOutlinedInput-root']) {
      expect(await styleOf(page.locator(`.${root}`), 'outline-color')).toBe(ONE);
    }
  },
);

proves('A component made with `styled` can have custom props.', async (page) => {
  await openScene(page, 'OwnProp');
  const colors = await page
    .locator('.MuiPaper-root')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderLeftColor));
  expect(colors).toEqual(['rgb(211, 47, 47)', 'rgba(0, 0, 0, 0.12)', 'rgba(0, 0, 0, 0.12)']);
  expect(await page.locator('[overdue], [sx]').count()).toBe(0);
  expect(await axeFindings(page, '#scene')).toEqual([]);
});

proves(
  [
    'set a CSS variable in the `style` prop, and read it in the styles:',
    'All tanks then have one class.',
    'With `sx={{ height: level }}`, each new value creates another class, and its rule remains in the document after the element is removed.',
  ],
  async (page) => {
    await openScene(page, 'WaterTank');
    const tank = page.locator('[style*="--level"]');
    const before = await tank.getAttribute('class');
    expect(await styleOf(tank, 'background-image')).toContain('60%');
    await page.getByRole('slider', { name: /Fresh water/ }).focus();
    await page.keyboard.press('Home');
    await expect(tank).toHaveAttribute('style', /--level: 0%/);
    expect(await tank.getAttribute('class')).toBe(before);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await openScene(page, 'Values');
    const classesOf = (id: string) =>
      page.getByTestId(id).evaluateAll((all) => new Set(all.map((one) => one.className)).size);
    expect(await classesOf('variable')).toBe(1);
    expect(await classesOf('sx')).toBe(3);
    const widths = await page
      .getByTestId('variable')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).width));
    expect(widths).toEqual(['11px', '22px', '33px']);
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .map(({ cssText }) => cssText)
          .filter((text) => /width: (?:11|22|33)px/.test(text)),
      );
    await button(page, 'Remove').click();
    await expect(page.getByTestId('sx')).toHaveCount(0);
    expect(await rules()).toHaveLength(3);
  },
);

proves(
  [
    'Material UI styles many states with selectors such as `&.Mui-disabled` or `&:hover`, and these win against a plain `color` or `backgroundColor`.',
    "Write the same selector: `sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}`.",
    "On a `Button`, a plain `backgroundColor` also wins on hover, so set `'&:hover'` too.",
    'It also overrides your styles for states.',
  ],
  async (page) => {
    await openScene(page, 'PlainColors');
    const filled = button(page, 'Filled');
    await filled.hover();
    expect(await styleOf(filled, 'background-color')).toBe(ONE);
    const both = button(page, 'Both');
    await both.hover();
    expect(await styleOf(both, 'background-color')).toBe(TWO);
    expect(await styleOf(button(page, 'Disabled button'), 'color')).not.toBe(ONE);
    expect(await styleOf(page.getByRole('tab'), 'color')).not.toBe(ONE);
    expect(await styleOf(page.locator('.MuiCheckbox-root'), 'color')).not.toBe(ONE);
    const hovered = button(page, 'Hovered');
    expect(await styleOf(hovered, 'background-color')).toBe(ONE);
    await hovered.hover();
    expect(await styleOf(hovered, 'background-color')).not.toBe(ONE);
    expect(await styleOf(button(page, 'Same selector'), 'color')).toBe(TWO);
    expect(await styleOf(button(page, 'Important'), 'color')).toBe(THREE);
  },
);

proves(
  [
    '`sx` on a `TextField` styles the container, not the border.',
    "Menus, dialogs, and tooltips render at the end of `<body>`, so selectors such as `'& .MuiMenuItem-root'` on a `Select` don't reach them.",
    'Style the popup: `<Select MenuProps={{ sx: { … } }}>`.',
    'With `sx` on a `Menu` itself, the selector works.',
  ],
  async (page) => {
    await openScene(page, 'Elsewhere');
    expect(await styleOf(page.locator('.MuiTextField-root'), 'border-top-color')).toBe(ONE);
    expect(await styleOf(page.locator('.MuiTextField-root fieldset'), 'border-top-color')).not.toBe(
      ONE,
    );
    await expect(page.locator('body > .MuiModal-root .MuiMenuItem-root')).toHaveCount(1);
    await expect(page.locator('body > .MuiDialog-root')).toHaveCount(1);
    await expect(page.locator('body > .MuiTooltip-popper')).toHaveCount(1);
    expect(await styleOf(page.locator('.MuiMenuItem-root'), 'color')).not.toBe(ONE);
    await page.evaluate(() => document.querySelector('.MuiDialog-root')?.remove());
    expect(await axeFindings(page, '.MuiMenu-root')).toEqual([]);
    for (const scene of ['MenuInSelect', 'MenuItself']) {
      await openScene(page, scene);
      expect(await styleOf(page.locator('.MuiMenuItem-root'), 'color')).toBe(ONE);
    }
  },
);

/** The colors of an enabled button, a disabled one, a chip, and a button with sx. */
const minesOf = (page: Page) =>
  page.locator('.mine').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));

proves(
  [
    'By default, Emotion inserts its styles at the end of `<head>`.',
    'If your file loads earlier, a rule with a single class loses.',
    'If the file loads after the first render, the rule can win, so development and production can differ.',
    '| A second class: `.berth.MuiButton-root` | Longer selectors, and states such as `Mui-disabled` still win |',
  ],
  async (page) => {
    await openScene(page, 'CssFile');
    expect(await minesOf(page)).not.toContain(ONE);
    expect(
      await page.evaluate(() => document.head.lastElementChild?.getAttribute('data-emotion')),
    ).toMatch(/^css/);
    await page.addStyleTag({ content: `.mine { color: ${TWO}; }` });
    const [enabled, disabled, chip] = await minesOf(page);
    expect([enabled, chip]).toEqual([TWO, TWO]);
    expect(disabled).not.toBe(TWO);
    await openScene(page, 'TwoClasses');
    const [first, off, , withSx] = await minesOf(page);
    expect([first, withSx]).toEqual([ONE, ONE]);
    expect(off).not.toBe(ONE);
  },
);

proves(
  [
    '| `<StyledEngineProvider enableCssLayer>`: Material UI is in the layer `mui` | All rules outside of layers win, also against `sx` and states |',
    'With layers, even `p { margin: 0 }` of a reset overrides `sx`.',
    'To prevent this, put the reset into an earlier layer:',
  ],
  async (page) => {
    const margin = () => styleOf(page.getByText('Pier'), 'margin-top');
    await openScene(page, 'CssFileAndLayer');
    expect(await minesOf(page)).toEqual([ONE, ONE, ONE, ONE]);
    expect(await margin()).toBe('0px');
    await openScene(page, 'ResetInLayer');
    expect(await minesOf(page)).toEqual([ONE, ONE, ONE, ONE]);
    expect(await margin()).toBe('13px');
    expect(await styleOf(page.getByText('Quay'), 'margin-top')).toBe('0px');
  },
);

proves(
  [
    '| `<StyledEngineProvider injectFirst>`: your files come after Material UI | States still win |',
  ],
  async (page) => {
    await openScene(page, 'CssFileAndFirst');
    const [enabled, disabled, chip, withSx] = await minesOf(page);
    expect([enabled, chip, withSx]).toEqual([ONE, ONE, ONE]);
    expect(disabled).not.toBe(ONE);
    expect(
      await page.evaluate(() =>
        document.head.firstElementChild?.nextElementSibling?.getAttribute('data-emotion'),
      ),
    ).toMatch(/^css/);
  },
);

/** Builds the measuring file as for production, and gives the folder. */
function build(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'costs-'));
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    entry: path.resolve('test/claims/base/customization/how-to-customize.cost.tsx'),
    output: { path: folder, filename: 'main.js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: getSwcLoaderOptions({ isServer: false, bundlerName: 'rspack' }),
          type: 'javascript/auto',
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(String(stats)));
      } else {
        resolve(folder);
      }
    });
  });
}

proves(
  [
    'We measured how long a production build takes to render 1,000 small cards for the first time, in Chrome with React 19:',
    '| An HTML element with a class of a CSS file | 1 |',
    '| A `styled` element | 1.5 to 2 times |',
    '| A `styled` element with its own CSS variable | About 2 times |',
    '| A `Box` with the same `sx` in all cards | 2 to 3 times |',
    '| A `Box` with a different value in the `sx` of each | 4 times or more |',
  ],
  async (page) => {
    const folder = await build();
    await page.setContent(
      '<style>.card { padding: 8px; border-radius: 4px; background: #eee; color: #111; }</style>',
    );
    await page.addScriptTag({ path: path.join(folder, 'main.js') });
    rmSync(folder, { recursive: true });
    const costs = await page.evaluate(() => Object.entries(window.costs ?? {}));
    const { plain, ...others } = Object.fromEntries(costs);
    const times = (name: string) => (others[name] ?? 0) / (plain ?? 0);
    // A factor of about 2 in each direction: other programs run while tests measure.
    const between = (name: string, low: number, high: number) => {
      expect(times(name), name).toBeGreaterThan(low);
      expect(times(name), name).toBeLessThan(high);
    };
    between('styled', 1.05, 3);
    between('variable', 1.2, 4);
    between('sx', Math.max(1.5, times('styled')), 6);
    between('values', Math.max(3.5, times('sx')), Infinity);
  },
);
