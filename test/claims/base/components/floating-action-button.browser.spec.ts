import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function boxOf(page: Page, name: string) {
  const box = await button(page, name).boundingBox();
  if (!box) {
    throw new Error(`${name} isn't shown.`);
  }
  return box;
}

proves(
  [
    'If a Fab shows only an icon, name the action with `aria-label`.',
    '| `small` | 40 px | 34 px |',
    '| `medium` | 48 px | 40 px |',
    '| `large` (default) | 56 px | 48 px |',
  ],
  async (page) => {
    await openDemo(page, 'BasicFab');
    await expect(page.getByRole('button')).toHaveCount(2);
    await openDemo(page, 'FabLooks');
    await openScene(page, 'Sizes');
    for (const [size, circle, height] of [
      ['small', 40, 34],
      ['medium', 48, 40],
      ['large', 56, 48],
      ['default', 56, 48],
    ] as const) {
      const { width, height: circleHeight } = await boxOf(page, `circle ${size}`);
      expect([width, circleHeight]).toEqual([circle, circle]);
      expect((await boxOf(page, `extended ${size}`)).height).toBe(height);
    }
  },
);

const LIGHT_GRAY = 'rgb(224, 224, 224)';

proves(
  [
    'The `color` prop accepts the colors of the palette, `default`, and `inherit`.',
    'With `inherit`, the Fab takes the text color of the parent, but its background remains light gray in dark mode.',
  ],
  async (page) => {
    for (const scene of ['LightColors', 'DarkColors', 'DarkVariables']) {
      await openScene(page, scene);
      await expect(button(page, 'inherit')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(button(page, 'inherit')).toHaveCSS('background-color', LIGHT_GRAY);
    }
    await openScene(page, 'LightColors');
    await expect(button(page, 'default')).toHaveCSS('background-color', LIGHT_GRAY);
    await expect(button(page, 'primary')).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(button(page, 'success')).toHaveCSS('background-color', 'rgb(46, 125, 50)');
  },
);

proves(
  [
    'A floating action button starts the main action of a screen, above the content.',
    "With `position: 'fixed'`, the Fab remains in view while the page scrolls.",
    'Padding below the content keeps the last row free:',
    '**Padding:** 88 px is the height of the Fab, with 16 px above and below.',
    '**Right to left:** `insetInlineEnd` puts the Fab on the right, or on the left if the page has `dir="rtl"`.',
    '**Keyboard:** the Fab comes before the list in the code, so <kbd>Tab</kbd> reaches it before controls in the rows.',
  ],
  async (page) => {
    await page.setViewportSize({ width: 360, height: 320 });
    await openDemo(page, 'CornerFab');
    const start = await boxOf(page, 'Add a boat');
    expect([start.x + start.width, start.y + start.height]).toEqual([344, 304]);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Add a boat')).toBeFocused();
    const isFirst = await page.evaluate(() => {
      const list = document.querySelector('ul');
      const fab = document.querySelector('.MuiFab-root');
      return list !== null && fab !== null && (fab.compareDocumentPosition(list) & 4) === 4;
    });
    expect(isFirst).toBe(true);
    const lastRow = page.getByRole('listitem').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await boxOf(page, 'Add a boat');
    expect(end).toEqual(start);
    const row = await lastRow.boundingBox();
    expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(end.y - 16 + 0.5);
    await expect(page.getByRole('list')).toHaveCSS('padding-bottom', '88px');
    // In the middle, the Fab is above a row.
    await page.evaluate(() => window.scrollTo(0, 40));
    const isOnTop = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.MuiFab-root') !== null,
      [end.x + 28, end.y + 28] as const,
    );
    expect(isOnTop).toBe(true);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect((await boxOf(page, 'Add a boat')).x).toBe(16);
  },
);

proves(
  ['On phones, a snackbar at the bottom covers the Fab.', 'Move the snackbar up:'],
  async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openScene(page, 'WithSnackbar');
    const fab = await boxOf(page, 'Add a boat');
    const snackbar = (id: string) => page.getByTestId(id).boundingBox();
    const covering = await snackbar('default');
    expect(covering?.y).toBeLessThan(fab.y + fab.height);
    expect((covering?.x ?? 0) + (covering?.width ?? 0)).toBeGreaterThan(fab.x);
    const coversFab = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.MuiSnackbar-root') !== null,
      [fab.x + 28, fab.y + 28] as const,
    );
    expect(coversFab).toBe(true);
    const moved = await snackbar('moved');
    expect((moved?.y ?? Infinity) + (moved?.height ?? 0)).toBeLessThanOrEqual(fab.y);
    await page.setViewportSize({ width: 700, height: 640 });
    const wide = await snackbar('moved');
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThan((await boxOf(page, 'Add a boat')).x);
    expect((wide?.y ?? 0) + (wide?.height ?? 0)).toBe(640 - 24);
  },
);

proves(
  [
    '`Zoom` shrinks the Fab of the old tab and grows the Fab of the new tab.',
    'For users who prefer reduced motion, the demo sets `timeout` to 0.',
  ],
  async (page) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await openDemo(page, 'TabFab');
      const log = page.getByRole('status');
      await button(page, 'Plan a trip').click();
      await expect(log).toHaveText('Last action: Plan a trip');
      const scales = await page.getByRole('tab', { name: 'Photos' }).evaluate(
        (tab: HTMLElement) =>
          new Promise<string[]>((resolve) => {
            tab.click();
            requestAnimationFrame(() =>
              resolve(
                [...document.querySelectorAll<HTMLElement>('.MuiFab-root')].map(
                  ({ ariaLabel, style }) => `${ariaLabel ?? ''}: ${style.transform}`,
                ),
              ),
            );
          }),
      );
      if (reducedMotion === 'no-preference') {
        expect(scales).toContain('Plan a trip: scale(0)');
      }
      const isReduced = reducedMotion === 'reduce';
      await expect(button(page, 'Take a photo')).toHaveCSS(
        'transition-duration',
        isReduced ? '0s' : '0.2s',
      );
      await expect(button(page, 'Plan a trip')).toHaveCount(0);
      await expect(page.getByRole('tabpanel', { name: 'Photos' })).toContainText('14 photos');
      await button(page, 'Take a photo').focus();
      await page.keyboard.press('Enter');
      await expect(log).toHaveText('Last action: Take a photo');
      expect(await axeFindings(page, '#scene')).toEqual([]);
      await page.getByRole('tab', { name: 'Photos' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.locator('.MuiFab-root')).toHaveCount(0);
      // Back and forth at once, the last tab wins.
      await page.getByRole('tab', { name: 'Trips' }).click();
      await page.getByRole('tab', { name: 'Photos' }).click();
      await page.getByRole('tab', { name: 'Trips' }).click();
      await expect(button(page, 'Take a photo')).toHaveCount(0);
      await expect(button(page, 'Plan a trip')).toBeVisible();
    }
  },
);

proves(
  [
    'With `href`, the Fab renders an `<a>` element:',
    "With `disabled`, the Fab is gray and can't be clicked or focused.",
    "Don't combine `disabled` with `href`: a screen reader can still follow the link.",
    '| A Fab | Clicks the Fab | Clicks the Fab |',
    "| A Fab with `href` | Follows the link | Doesn't follow the link |",
    '| Role | A Fab has the role `button`. With `href`, it has the role `link`. |',
    '| Name | A Fab is named by its label or `aria-label`. Icons are hidden by default. |',
    '| States | With `disabled`, a Fab is disabled for assistive technology too. |',
    '| Focus | A Fab is a tab stop, unless it is disabled. The keyboard focus shows as a pulsing ripple. |',
  ],
  async (page) => {
    await openScene(page, 'States');
    const link = page.getByRole('link', { name: 'Plan a trip', exact: true });
    await expect(link).toHaveJSProperty('tagName', 'A');
    await expect(button(page, 'Add')).toHaveJSProperty('tagName', 'BUTTON');
    await expect(button(page, 'Icon').locator('svg')).toHaveAttribute('aria-hidden', 'true');
    const off = button(page, 'Off');
    await expect(off).toBeDisabled();
    await expect(off).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.12)');
    await expect(off).toHaveCSS('box-shadow', 'none');
    const { x, y } = await boxOf(page, 'Off');
    await page.mouse.click(x + 20, y + 20);
    await expect(page.locator('body')).not.toContainText('wrong');
    await expect(page.getByRole('link', { name: 'Disabled link' })).toHaveAttribute(
      'href',
      '#closed',
    );
    await button(page, 'First').focus();
    for (const one of [button(page, 'Add'), link, button(page, 'Icon')]) {
      await page.keyboard.press('Tab');
      await expect(one).toBeFocused();
      await expect(one.locator('.MuiTouchRipple-ripplePulsate')).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Last')).toBeFocused();
    await button(page, 'Add').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toContainText('clicked');
    await page.keyboard.press('Space');
    await expect(page.locator('body')).toContainText('clicked clicked');
    await link.focus();
    await page.keyboard.press('Space');
    expect(page.url()).not.toContain('#trips');
    await page.keyboard.press('Enter');
    expect(page.url()).toContain('#trips');
    // A screen reader clicks without the pointer.
    await page
      .getByRole('link', { name: 'Disabled link' })
      .evaluate((one: HTMLElement) => one.click());
    expect(page.url()).toContain('#closed');
  },
);

/** The contrast of a Fab's label with its background, by WCAG. */
function contrastOf(page: Page, name: string): Promise<number> {
  return button(page, name).evaluate((one) => {
    const luminanceOf = (color: string) => {
      const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const share = (value: number) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      const opaque = [r, g, b].map((value, index) => {
        const under = backgroundOf[index] ?? 0;
        return share((a * value + (1 - a) * under) / 255);
      });
      return 0.2126 * (opaque[0] ?? 0) + 0.7152 * (opaque[1] ?? 0) + 0.0722 * (opaque[2] ?? 0);
    };
    const { color, backgroundColor } = getComputedStyle(one);
    const backgroundOf = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    const [high = 0, low = 0] = [luminanceOf(color), luminanceOf(backgroundColor)].sort(
      (a, b) => b - a,
    );
    return (high + 0.05) / (low + 0.05);
  });
}

proves(
  '| Contrast | With the default palette, labels on `warning` and `info` in light mode, and on `error` in dark mode, have less than 4.5:1. |',
  async (page) => {
    for (const [scene, weak] of [
      ['LightColors', ['warning', 'info']],
      ['DarkColors', ['error']],
    ] as const) {
      await openScene(page, scene);
      for (const name of [
        'default',
        'primary',
        'secondary',
        'success',
        'error',
        'info',
        'warning',
      ]) {
        const contrast = await contrastOf(page, name);
        expect(contrast, name).toBeGreaterThan(3);
        expect([name, contrast < 4.5]).toEqual([name, weak.some((one) => one === name)]);
      }
    }
  },
);
