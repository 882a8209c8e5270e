import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const box = (page: Page, name: string) => page.locator(`[data-box="${name}"]`);

proves(
  [
    '`Box` is an HTML element with the `sx` prop.',
    'For another element or component, pass `component`.',
    'Other props, such as `aria-label`, go to the element.',
  ],
  async (page) => {
    await openDemo(page, 'BasicBox');
    const section = page.getByRole('region', { name: 'Tide' });
    await expect(section).toHaveCSS('padding', '16px');
    await expect(section).toHaveCSS('border-top-width', '1px');
    expect(await section.evaluate((node) => node.tagName)).toBe('SECTION');
  },
);

proves(
  [
    '| `p: 2` | `padding: 16px` |',
    "| `mx: 'auto'` | `margin-left: auto; margin-right: auto` |",
    '| `gap: 1` | `gap: 8px` |',
    "| `color: 'text.secondary'` | The color of `palette.text.secondary` |",
    "| `bgcolor: 'primary.main'` | The background color `palette.primary.main` |",
    '| `border: 1` | `border: 1px solid` |',
    '| `borderRadius: 1` | `border-radius: 4px` |',
    '| `boxShadow: 3` | The third shadow of the theme |',
    "| `typography: 'h6'` | Font, size, weight, and line height of `h6` |",
    '| `width: 1 / 2` | `width: 50%`; numbers over 1 are px |',
    'For other values of the theme, pass a function: `sx={(theme) => ({ zIndex: theme.zIndex.modal })}`.',
  ],
  async (page) => {
    await openScene(page, 'Values');
    for (const [name, property, value] of [
      ['p', 'padding', '16px'],
      ['mx', 'margin', '0px 150px'],
      ['gap', 'gap', '8px'],
      ['color', 'color', 'rgba(0, 0, 0, 0.6)'],
      ['bgcolor', 'background-color', 'rgb(25, 118, 210)'],
      ['border', 'border', '1px solid rgb(0, 0, 0)'],
      ['borderRadius', 'border-radius', '4px'],
      ['typography', 'font-family', 'Roboto, Helvetica, Arial, sans-serif'],
      ['typography', 'font-size', '20px'],
      ['typography', 'font-weight', '500'],
      ['typography', 'line-height', '32px'],
      ['half', 'width', '200px'],
      ['px', 'width', '120px'],
      ['function', 'z-index', '1300'],
    ] as const) {
      await expect(box(page, name)).toHaveCSS(property, value);
    }
    await expect(box(page, 'boxShadow')).toHaveCSS('box-shadow', /0px 3px 3px -2px/);
  },
);

proves(
  ['Values for breakpoints are an object.', "Selectors, such as `'&:hover'`, have an object too:"],
  async (page) => {
    for (const [width, padding, size] of [
      [899, '8px', '14px'],
      [900, '24px', '20px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await openDemo(page, 'ResponsiveBox');
      const ferry = page.getByText('Ferry 12');
      await expect(ferry).toHaveCSS('padding', padding);
      await expect(ferry).toHaveCSS('font-size', size);
      await expect(ferry).toHaveCSS('background-color', 'rgb(21, 101, 192)');
      await ferry.hover();
      await expect(ferry).toHaveCSS('background-color', 'rgb(123, 31, 162)');
    }
  },
);

proves('A `ref` returns the element that `component` renders:', async (page) => {
  await openDemo(page, 'RefBox');
  await page.getByRole('button', { name: 'Go to the note' }).click();
  const note = page.getByRole('complementary', { name: 'Note' });
  await expect(note).toBeFocused();
  await expect(note).toHaveCSS('outline-style', 'solid');
  expect(await axeFindings(page, '#scene')).toEqual([]);
});

proves(
  ['Props such as `p={2}` and `bgcolor="primary.main"` still work', 'If you pass both, `sx` wins.'],
  async (page) => {
    await openScene(page, 'SystemProps');
    await expect(box(page, 'props')).toHaveCSS('padding', '16px');
    await expect(box(page, 'props')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(box(page, 'both')).toHaveCSS('padding', '40px');
  },
);
