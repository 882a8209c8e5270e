import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSwcLoaderOptions, rspack } from '@docusaurus/faster';
import { compile } from 'tailwindcss';
import { axeFindings } from '../../../e2e/axe';
import { expect, type Locator, openScene, type Page, proves } from '../../browser';

const ONE = 'rgb(1, 1, 1)';
const TWO = 'rgb(2, 2, 2)';
const THREE = 'rgb(3, 3, 3)';

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The block of code of the page that has this title. */
function codeOf(title: string): string {
  const text = readFileSync('docs/base/customization/how-to-customize/index.mdx', 'utf8');
  const code = text.split(` title="${title}"\n`)[1]?.split('\n```')[0];
  if (code === undefined) {
    throw new Error(`The page has no block of code with the title ${title}.`);
  }
  return code;
}

/** Adds styles at the start of `<head>`, as a file that loads before Material UI, or at its end. */
async function addFile(page: Page, css: string, place: 'start' | 'end'): Promise<void> {
  await page.evaluate(
    ([content, where]) => {
      const style = document.createElement('style');
      style.textContent = content;
      const meta = document.querySelector('meta[charset]');
      if (where === 'start') {
        meta?.after(style);
      } else {
        document.head.append(style);
      }
    },
    [css, place] as const,
  );
}

proves(
  [
    'Material UI has four ways to change how a component looks: `sx`, `styled`, the theme, and global CSS.',
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
  'If two ways set the same CSS property with the same selector and media query, `sx` overrides `styled`, and `styled` overrides the theme.',
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
    "| `'&:hover'` | The root element while the pointer is over it |",
    "| `'&.Mui-selected'` | The root element while it is selected |",
    "| `'&:not(.Mui-disabled)'` | The root element unless it is disabled |",
    "| `'& .MuiListItemText-primary'` | A part inside of the root element |",
    "| `'.MuiCard-root:hover &'` | The root element inside of a hovered card |",
    "| `'@media print'` | The root element in print |",
  ],
  async (page) => {
    await openScene(page, 'Selectors');
    const plain = button(page, 'Plain');
    const selected = button(page, 'Selected');
    expect(await styleOf(plain, 'outline-color')).not.toBe(ONE);
    expect(await styleOf(selected, 'column-rule-color')).toBe(TWO);
    expect(await styleOf(plain, 'text-emphasis-color')).toBe(ONE);
    expect(await styleOf(button(page, 'Disabled'), 'text-emphasis-color')).not.toBe(ONE);
    expect(await styleOf(selected.getByText('Selected'), 'text-decoration-color')).toBe(TWO);
    expect(await styleOf(plain.getByText('Plain'), 'outline-color')).toBe(ONE);
    expect(await styleOf(plain, 'column-rule-color')).not.toBe(THREE);
    await page.getByText('Harbor').hover();
    expect(await styleOf(plain, 'column-rule-color')).toBe(THREE);
    expect(await styleOf(plain, 'outline-color')).not.toBe(ONE);
    await plain.hover();
    expect(await styleOf(plain, 'outline-color')).toBe(ONE);
    expect(await styleOf(plain, 'caret-color')).not.toBe(ONE);
    await page.emulateMedia({ media: 'print' });
    expect(await styleOf(plain, 'caret-color')).toBe(ONE);
  },
);

proves(
  [
    "| All components of one area | `sx` with a selector, on the parent | `<Box sx={{ '& .MuiButton-root': { … } }}>` |",
    "On a parent, `'& .MuiButton-root'` overrides a plain `color` in a button's `sx`.",
    '**The selector is on a parent.**',
    "Name the component and its state: `'& .MuiButton-root.Mui-disabled'`.",
    "In some components, the class is on a part, so `'&.Mui-checked'` has no effect on a `Switch`.",
    "`Switch`: `'& .MuiSwitch-switchBase.Mui-checked'`",
    "`StepLabel`: `'& .MuiStepLabel-label.Mui-active'`",
    "`TextField`: `'& .MuiOutlinedInput-root.Mui-error'`",
    "Border of a `TextField`: `'& .MuiOutlinedInput-root.Mui-error .MuiOutlinedInput-notchedOutline'`",
  ],
  async (page) => {
    await openScene(page, 'Parts');
    expect(await styleOf(button(page, 'Open'), 'color')).toBe(ONE);
    expect(await styleOf(button(page, 'With its own color'), 'color')).toBe(ONE);
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
    const borderOf = (label: string) =>
      styleOf(
        page.locator('.MuiTextField-root', { hasText: label }).locator('fieldset'),
        'border-top-color',
      );
    expect(await borderOf('Pier')).toBe(ONE);
    expect(await borderOf('Quay')).not.toBe(ONE);
    await page.getByRole('textbox', { name: 'Pier' }).hover();
    expect(await borderOf('Pier')).toBe(ONE);
    await page.getByRole('textbox', { name: 'Pier' }).focus();
    expect(await borderOf('Pier')).toBe(ONE);
  },
);

const HIDDEN = 'rgba(0, 0, 0, 0)';
const DISABLED = 'rgba(0, 0, 0, 0.26)';
const SELECTED = 'rgba(25, 118, 210, 0.08)';

proves(
  [
    'Depending on what rendered first, it also overrides the colors of disabled and loading buttons.',
    'Exclude these:',
    'For menu items, exclude `.Mui-selected`.',
  ],
  async (page) => {
    for (const [scene, disabled, loading] of [
      ['ParentFirst', DISABLED, HIDDEN],
      ['ButtonsFirst', ONE, ONE],
      ['ButtonsFirstAndExcluded', DISABLED, HIDDEN],
    ] as const) {
      await openScene(page, scene);
      const colorOf = (name: string) =>
        styleOf(page.locator('#office button', { hasText: new RegExp(`^${name}$`) }), 'color');
      expect(await colorOf('Open'), scene).toBe(ONE);
      expect(await colorOf('With its own color'), scene).toBe(ONE);
      expect(await colorOf('Closed'), scene).toBe(disabled);
      expect(await colorOf('Loading'), scene).toBe(loading);
    }
    for (const [scene, isKept] of [
      ['MenuFirst', true],
      ['ItemsFirst', false],
      ['ItemsFirstAndExcluded', true],
    ] as const) {
      await openScene(page, scene);
      const items = page.locator('#office [role=menuitem]');
      await expect(items.first()).toHaveCSS('background-color', ONE);
      const selected = await styleOf(items.last(), 'background-color');
      expect(selected === SELECTED, `${scene}: ${selected}`).toBe(isKept);
      expect(selected === ONE, scene).toBe(!isKept);
    }
  },
);

proves(
  [
    '`Toolbar` and `Container`, for example, set values for [breakpoints](/customization/breakpoints/#set-a-value-for-each-width).',
    'Set the same ones: `<Toolbar sx={{ minHeight: { xs: 40, sm: 40 } }}>`.',
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
  'Most components export an object with their class names, for example `listItemButtonClasses`.',
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
  'In a CSS file, `.Mui-disabled` alone matches disabled buttons, fields, and menu items.',
  async (page) => {
    await openScene(page, 'EveryDisabled');
    for (const root of ['MuiButton-root', 'MuiMenuItem-root', 'MuiOutlinedInput-root']) {
      await expect(page.locator(`.${root}`).and(page.locator('.Mui-disabled'))).toHaveCount(1);
    }
  },
);

proves(
  'In the theme, parts such as `thumb` are keys of `styleOverrides`, and states are selectors inside:',
  async (page) => {
    await openScene(page, 'ThemeParts');
    const thumbs = page.locator('.MuiSlider-thumb');
    expect(await styleOf(thumbs.first(), 'border-radius')).toBe('4px');
    expect(await styleOf(thumbs.last(), 'border-radius')).toBe('4px');
    const roots = page.locator('.MuiSlider-root');
    expect(await styleOf(roots.first(), 'opacity')).toBe('1');
    expect(await styleOf(roots.last(), 'opacity')).toBe('0.6');
    expect(codeOf('src/theme.ts')).toContain("root: { '&.Mui-disabled': { opacity: 0.6 } }");
  },
);

proves(['Error colors of all outlined fields'], async (page) => {
  const code = codeOf('src/fields.ts');
  for (const style of [
    "root: { '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: error } }",
    "MuiInputLabel: { styleOverrides: { root: { '&.Mui-error': { color: error } } } }",
    "MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { color: error } } } }",
    "MuiFormLabel: { styleOverrides: { asterisk: { '&.Mui-error': { color: error } } } }",
  ]) {
    expect(code).toContain(style);
  }
  await openScene(page, 'FieldErrors');
  const colors = async () => [
    await styleOf(page.locator('fieldset'), 'border-top-color'),
    await styleOf(page.locator('label'), 'color'),
    await styleOf(page.locator('.MuiFormHelperText-root'), 'color'),
    await styleOf(page.locator('.MuiFormLabel-asterisk'), 'color'),
  ];
  await expect.poll(colors).toEqual([ONE, TWO, THREE, ONE]);
  await page.locator('.MuiOutlinedInput-root').hover();
  expect(await colors()).toEqual([ONE, TWO, THREE, ONE]);
  await page.getByRole('textbox').focus();
  expect(await colors()).toEqual([ONE, TWO, THREE, ONE]);
});

proves(
  [
    '**A size is more specific.**',
    "A small `Switch` overrides a `width` in the theme's `thumb`.",
    "Write `root: { '& .MuiSwitch-thumb': { width: 12 } }`.",
  ],
  async (page) => {
    await openScene(page, 'SmallSwitch');
    const widths = await page
      .locator('.MuiSwitch-thumb')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).width));
    expect(widths).toEqual(['12px', '16px', '12px', '12px']);
  },
);

proves(
  "A `Button` is different: a `padding` in the theme's `root` applies to all sizes.",
  async (page) => {
    await openScene(page, 'Paddings');
    const paddings = await page
      .locator('button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).padding));
    expect(paddings).toEqual(Array.from({ length: 9 }, () => '7px'));
  },
);

proves(
  [
    '**A loading button shows its label.**',
    'Behind a centered spinner, the label is transparent.',
    'A `color` for `.Mui-disabled` makes it visible.',
    "Write `'&.Mui-disabled:not(.MuiButton-loading)'`.",
  ],
  async (page) => {
    await openScene(page, 'LoadingButtons');
    for (const [name, color] of [
      ['Without a color', HIDDEN],
      ['With a color', TWO],
      ['With a theme', TWO],
      ['In a parent', TWO],
      ['Fixed', HIDDEN],
      ['Fixed in a parent', HIDDEN],
      ['Fixed and disabled', TWO],
      ['Fixed and disabled in a parent', TWO],
    ] as const) {
      const one = page.locator('button', { hasText: new RegExp(`^${name}$`) });
      expect(await styleOf(one, 'color'), name).toBe(color);
      await expect(one).toBeDisabled();
    }
    const loading = page.locator('button', { hasText: /^With a color$/ });
    const spinner = await loading.getByRole('progressbar').boundingBox();
    const box = await loading.boundingBox();
    const middle = (rect: typeof box) => (rect === null ? NaN : rect.x + rect.width / 2);
    expect(middle(spinner)).toBeCloseTo(middle(box), 0);
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
    'All tanks then have the same class.',
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
    '**Two states meet.**',
    "Name both in one selector: `'&.Mui-selected:hover'`.",
    '**A `Button` is an exception.**',
    "It keeps a plain `backgroundColor` on hover: set `'&:hover'` too.",
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
    for (const name of ['One state', 'Two states']) {
      const item = button(page, name);
      expect(await styleOf(item, 'background-color')).toBe(ONE);
      await item.hover();
      const color = await styleOf(item, 'background-color');
      expect(color, name).not.toBe(ONE);
      expect(color === TWO, name).toBe(name === 'Two states');
    }
    expect(await styleOf(button(page, 'Same selector'), 'color')).toBe(TWO);
    expect(await styleOf(button(page, 'Important'), 'color')).toBe(THREE);
  },
);

proves(
  [
    '`sx` on a `TextField` styles the container, not the [border](/components/text-fields/#customize).',
    "By default, menus, dialogs, and tooltips render at the end of `<body>`, so selectors such as `'& .MuiMenuItem-root'` on a `Select` don't reach them.",
    'Style the popup: `<Select MenuProps={{ sx: { … } }}>` or `<Tooltip slotProps={{ tooltip: { sx: { … } } }}>`.',
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
    await openScene(page, 'MenuInSelect');
    expect(await styleOf(page.locator('.MuiMenuItem-root'), 'color')).toBe(ONE);
    await openScene(page, 'ColoredTip');
    await expect(page.getByRole('tooltip', { name: 'Tip' }).locator('div')).toHaveCSS('color', ONE);
  },
);

/** The colors of an enabled button, a disabled one, a chip, and a button with sx. */
const minesOf = (page: Page) =>
  page.locator('.mine').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));

proves(
  [
    'By default, Emotion inserts its styles at the end of `<head>`.',
    'If your file loads earlier, a rule with a single class loses: see [CSS files](#use-css-files).',
    'If the file loads later, the rule can win, so development and production can differ.',
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
  },
);

proves(
  [
    'Add a second class to your rule.',
    'It then overrides a plain `color` in `sx`, wherever your file loads:',
  ],
  async (page) => {
    const labels = () =>
      page.locator('label').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const css = codeOf('src/harbor.css');
    const BLUE = 'rgb(0, 60, 95)';
    for (const place of ['start', 'end'] as const) {
      await openScene(page, 'Harbor');
      await addFile(page, css, place);
      const colors = page.locator('.berth');
      await expect(colors.nth(0)).toHaveCSS('color', BLUE);
      await expect(colors.nth(1)).toHaveCSS('color', BLUE);
      await expect(colors.nth(2)).toHaveCSS('color', 'rgb(107, 127, 138)');
      await expect(colors.nth(3)).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(colors.nth(4)).toHaveCSS('color', 'rgb(107, 127, 138)');
      await expect.poll(labels).toEqual([BLUE, BLUE, BLUE, BLUE]);
    }
    await openScene(page, 'Harbor');
    await addFile(page, css.replace('.MuiTextField-root', ''), 'start');
    await expect.poll(async () => (await labels())[0]).toBe(BLUE);
    expect((await labels())[3]).not.toBe(BLUE);
    // Without the rule for disabled buttons, the first rule overrides their color.
    await openScene(page, 'Harbor');
    await addFile(page, css.split('\n\n')[0] ?? '', 'end');
    await expect(page.locator('.berth').nth(2)).toHaveCSS('color', BLUE);
  },
);

/** The order of the layers in the `App` of the page. */
const ORDER = '@layer theme, base, mui, components, utilities;';

/** What Tailwind makes from a file that begins with these lines. */
async function tailwind(first = ''): Promise<string> {
  const { build: buildCss } = await compile(`${first}@import 'tailwindcss';`, {
    loadStylesheet: (id, base) =>
      Promise.resolve({
        base,
        path: id,
        content: readFileSync('node_modules/tailwindcss/index.css', 'utf8'),
      }),
  });
  return buildCss(['text-red-500', 'text-red-500!', 'not-[.Mui-disabled]:text-red-500']);
}

/** The color of `text-red-500`. */
const RED = 'oklch(0.637 0.237 25.331)';

const marginOf = (page: Page, text: string) => styleOf(page.getByText(text), 'margin-top');

proves(
  [
    'For many rules, wrap the app in `<StyledEngineProvider enableCssLayer>`.',
    'Material UI is then in the layer `mui`, so rules outside of layers override `sx` and states.',
    'With `enableCssLayer`, a reset outside of layers, such as `p { margin: 0 }`, overrides `sx`.',
    'Put it into `@layer base { … }`.',
  ],
  async (page) => {
    await openScene(page, 'CssFileAndLayer');
    expect(await minesOf(page)).toEqual([ONE, ONE, ONE, ONE]);
    expect(await marginOf(page, 'Pier')).toBe('0px');
    for (const scene of ['Layers', 'LayersAndBaseline']) {
      for (const place of ['start', 'end'] as const) {
        await openScene(page, scene);
        await addFile(page, `@layer base { p { margin: 0; } } .mine { color: ${ONE}; }`, place);
        await expect.poll(() => minesOf(page)).toEqual([ONE, ONE, ONE, ONE]);
        expect(await marginOf(page, 'Pier')).toBe('13px');
        expect(await marginOf(page, 'Quay')).toBe('0px');
      }
    }
  },
);

proves(
  [
    'For Tailwind 4, put Material UI between the layers `base`, which contains the reset, and `utilities`.',
    'Set the order in the first `GlobalStyles`:',
    '`text-red-500` then overrides the `color` in `sx`, and of disabled and loading buttons.',
    'To exclude these, write `not-[.Mui-disabled]:text-red-500`.',
  ],
  async (page) => {
    expect(codeOf('src/App.tsx')).toContain(`<GlobalStyles styles="${ORDER}" />`);
    const css = await tailwind();
    for (const scene of ['Layers', 'LayersAndBaseline']) {
      for (const place of ['start', 'end'] as const) {
        await openScene(page, scene);
        await addFile(page, css, place);
        await expect.poll(() => minesOf(page)).toEqual([RED, RED, RED, RED]);
        expect(await marginOf(page, 'Pier')).toBe('13px');
        expect(await marginOf(page, 'Quay')).toBe('0px');
        await expect(page.getByRole('button', { name: 'Loading', exact: true })).toHaveCSS(
          'color',
          RED,
        );
        await expect(button(page, 'Always enabled')).toHaveCSS('color', RED);
        await expect(button(page, 'At times disabled')).toHaveCSS('color', DISABLED);
        await expect(page.getByRole('link', { name: 'A link' })).toHaveCSS('color', RED);
        await expect(button(page, 'At times loading')).toHaveCSS('color', HIDDEN);
      }
    }
  },
);

proves(
  "Write the `@layer` line at the top of `app.css`, before `@import 'tailwindcss'`.",
  async (page) => {
    await openScene(page, 'LayerWithoutOrder');
    await addFile(page, await tailwind(ORDER), 'start');
    await expect.poll(() => minesOf(page)).toEqual([RED, RED, RED, RED]);
    expect(await marginOf(page, 'Pier')).toBe('13px');
    await openScene(page, 'LayerWithoutOrder');
    await addFile(page, await tailwind(), 'start');
    await expect.poll(() => marginOf(page, 'Quay')).toBe('0px');
    expect(await minesOf(page)).not.toContain(RED);
  },
);

proves(
  [
    'By default, Material UI is outside of layers.',
    'Rules in a layer, such as utilities of [Tailwind 4](#tailwind-and-css-resets), then lose without `!important`.',
  ],
  async (page) => {
    const css = await tailwind();
    for (const scene of ['WithoutLayers', 'InjectFirst']) {
      for (const place of ['start', 'end'] as const) {
        await openScene(page, scene);
        await addFile(page, css, place);
        await expect.poll(() => marginOf(page, 'Quay')).toBe('0px');
        expect(await minesOf(page)).not.toContain(RED);
        await expect(button(page, 'Important')).toHaveCSS('color', RED);
      }
    }
  },
);

proves(
  '`<StyledEngineProvider injectFirst>` puts Material UI before your files, so `.berth` overrides a plain `color` in `sx`.',
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

const FOLDER = 'test/claims/base/customization';

/** Builds a file beside this one as for production, and gives its code. */
async function build(entry: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'costs-'));
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    entry: path.resolve(FOLDER, entry),
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
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(String(stats)));
      } else {
        resolve();
      }
    });
  });
  const code = readFileSync(path.join(folder, 'main.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return code;
}

proves(
  'In a server-rendered app, `.berth` loses before hydration and wins after it, so the color changes.',
  async (page) => {
    const entry = 'how-to-customize.hydrate.mjs';
    const code = await build(entry);
    const html = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { renderToString } from 'react-dom/server';
        import { app } from './${FOLDER}/${entry}';
        console.log(renderToString(app));`,
      ],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    const free = button(page, 'Free');
    for (const [selector, before, after] of [
      ['.berth', TWO, ONE],
      ['.berth.MuiButton-root', ONE, ONE],
    ] as const) {
      await page.setContent(
        `<!doctype html><style>${selector} { color: ${ONE}; }</style><body>${html}`,
      );
      await expect(free).toHaveCSS('color', before);
      const own = await free.getAttribute('class');
      await page.addScriptTag({ content: code });
      await expect
        .poll(() => free.evaluate((one) => Object.keys(one).some((key) => /^__react/.test(key))))
        .toBe(true);
      await expect(free).toHaveCSS('color', after);
      expect(await free.getAttribute('class')).toBe(own);
    }
  },
);

proves(
  [
    'We measured 1,000 small cards in a production build, from the fastest to the slowest:',
    '`Box` with the same `sx`: about twice the time of `styled`',
    '`Box` with different values in `sx`: three to six times the time of `styled`',
  ],
  async (page) => {
    const code = await build('how-to-customize.cost.tsx');
    await page.setContent(
      '<style>.card { padding: 8px; border-radius: 4px; background: #eee; color: #111; }</style>',
    );
    await page.addScriptTag({ content: code });
    const costs = await page.evaluate(() => Object.entries(window.costs ?? {}));
    const fastestFirst = costs.sort(([, one], [, other]) => one - other).map(([name]) => name);
    expect(fastestFirst).toEqual(['plain', 'styled', 'sx', 'values']);
    // Other programs disturb the measurement, so the limits are wider than the numbers of the page.
    const { styled = NaN, sx = NaN, values = NaN } = Object.fromEntries(costs);
    expect(sx / styled).toBeLessThan(4);
    expect(values / styled).toBeGreaterThan(2);
    expect(values / styled).toBeLessThan(12);
  },
);
