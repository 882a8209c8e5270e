import CssBaseline from '@mui/material/CssBaseline';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { axeFindings } from '../../../e2e/axe';
import { expect, expectConsole, openScene, type Page, proves } from '../../browser';

const LIGHT_PAGE = 'rgb(255, 255, 255)';
const DARK_PAGE = 'rgb(18, 18, 18)';

const dark = (page: Page) => page.emulateMedia({ colorScheme: 'dark' });
const report = (page: Page, name: string) => page.getByLabel(name);

/** Chooses a mode with the pointer. */
async function choose(page: Page, mode: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Mode' }).click();
  await page.getByRole('option', { name: mode }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** The start tag of `<html>`. */
const htmlTag = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML.split('>')[0] ?? '');

/** The HTML of the page's background, as a server renders it. */
function serverHtml(theme: Theme): string {
  return renderToString(createElement(ThemeProvider, { theme }, createElement(CssBaseline)));
}

/** Runs the script of the page's head as a browser does while it reads HTML. */
async function runScript(
  page: Page,
  props: Parameters<typeof InitColorSchemeScript>[0],
): Promise<void> {
  const html = renderToStaticMarkup(createElement(InitColorSchemeScript, props));
  await page.evaluate(html.replace(/^<script>|<\/script>$/g, ''));
}

proves(
  [
    'Add `dark` to `colorSchemes`. The theme then has both palettes, and `ThemeProvider` selects one by the media query `prefers-color-scheme`:',
    'If the user changes the system setting, the app follows without a reload.',
    '`CssBaseline`** sets the background and the text color of the page.',
    'With `enableColorScheme`, browsers also draw dark scroll bars.',
    '| follows the system, or has a switch | [`colorSchemes`](#follow-the-system) and [`useColorScheme`](#let-users-switch) |',
  ],
  async (page) => {
    await openScene(page, 'FollowSystem');
    const body = page.locator('body');
    const html = page.locator('html');
    await expect(body).toHaveCSS('background-color', LIGHT_PAGE);
    await expect(body).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
    await expect(html).toHaveCSS('color-scheme', 'light');
    await dark(page);
    await expect(body).toHaveCSS('background-color', DARK_PAGE);
    await expect(body).toHaveCSS('color', LIGHT_PAGE);
    await expect(html).toHaveCSS('color-scheme', 'dark');
  },
);

proves(
  [
    '`noSsr`** is for apps without server rendering.',
    'Without `noSsr`, the first render is light even in dark mode.',
    "Without `noSsr`, `mode` is `undefined` on the server and in the first render, because the server can't know the choice.",
  ],
  async (page) => {
    await dark(page);
    await openScene(page, 'FollowSystem');
    await expect(report(page, 'Theme now')).toHaveText('dark');
    expect(await report(page, 'Renders').textContent()).not.toContain('light');
    await openScene(page, 'WithoutNoSsr');
    await expect(report(page, 'Theme now')).toHaveText('dark');
    expect(await report(page, 'Renders').textContent()).toMatch(
      /^light undefined, .*dark system, $/,
    );
  },
);

proves(
  [
    'Below `ThemeProvider`, `useColorScheme` returns the `mode` and `setMode`.',
    "The mode is `'light'`, `'dark'`, or `'system'`, and `'system'` is the default:",
    '`ThemeProvider` stores the mode in local storage under the key `mui-mode`, and other tabs of the app follow.',
    "To learn which palette is in use, read `colorScheme`: when the mode is `'system'`, `colorScheme` is `'light'` or `'dark'`.",
  ],
  async (page) => {
    await dark(page);
    await openScene(page, 'Switchable');
    await expect(report(page, 'Mode now')).toHaveText('system');
    await expect(report(page, 'Scheme now')).toHaveText('dark');
    const other = await page.context().newPage();
    await openScene(other, 'Switchable');
    await expect(report(other, 'Scheme now')).toHaveText('light');
    await choose(page, 'Light');
    await expect(report(page, 'Scheme now')).toHaveText('light');
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT_PAGE);
    await expect(report(other, 'Mode now')).toHaveText('light');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('light');
    await choose(page, 'Dark');
    await expect(report(other, 'Scheme now')).toHaveText('dark');
    await page.reload();
    await expect(report(page, 'Mode now')).toHaveText('dark');
    await other.close();
  },
);

proves(
  [
    "| `defaultMode` | The mode of users who haven't chosen | `'system'` |",
    "| `modeStorageKey` | The key in local storage | `'mui-mode'` |",
    '| `storageManager` | Another place for the choice, or `null` to store nothing | Local storage |',
  ],
  async (page) => {
    await openScene(page, 'OwnDefaults');
    await expect(report(page, 'Mode now')).toHaveText('dark');
    await choose(page, 'Light');
    await expect(report(page, 'Mode now')).toHaveText('light');
    const stored = () => page.evaluate(() => ({ ...localStorage }));
    expect(await stored()).toEqual({ 'ferry-mode': 'light' });
    await openScene(page, 'StoresNothing');
    await choose(page, 'Dark');
    await expect(report(page, 'Theme now')).toHaveText('dark');
    expect(await stored()).toEqual({ 'ferry-mode': 'light' });
  },
);

proves(
  '| `disableTransitionOnChange` | Switching skips the CSS transitions of the components | `false` |',
  async (page) => {
    /** How many transitions the button starts when the mode changes. */
    const transitions = async (scene: string) => {
      await openScene(page, scene);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('#scene button');
        button?.addEventListener('transitionrun', () => {
          button.dataset.runs = String(Number(button.dataset.runs ?? 0) + 1);
        });
      });
      const button = page.getByRole('button', { name: 'Board' });
      const before = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
      await choose(page, before === 'rgb(25, 118, 210)' ? 'Dark' : 'Light');
      await expect(button).not.toHaveCSS('background-color', before);
      return Number(await button.getAttribute('data-runs'));
    };
    expect(await transitions('WithTransitions')).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.clear());
    expect(await transitions('WithoutTransitions')).toBe(0);
  },
);

proves(
  'Outside `ThemeProvider`, `useColorScheme` throws no error: `mode` is `undefined`, and `setMode` does nothing.',
  async (page) => {
    await openScene(page, 'Outside');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(report(page, 'Mode now')).toHaveText('undefined');
    await expect(report(page, 'Theme now')).toHaveText('light');
  },
);

proves(
  [
    "A server doesn't know the mode, so its HTML is light.",
    'Users with dark mode then see a white page until React hydrates.',
  ],
  async (page) => {
    await dark(page);
    await openScene(page, 'Plain');
    const html = serverHtml(createTheme({ colorSchemes: { dark: true } }));
    await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT_PAGE);
  },
);

proves(
  [
    "Set `palette.mode`. No provider selects anything, and `useColorScheme` isn't needed:",
    '| is dark for everyone | [`palette.mode`](#an-app-that-is-always-dark) |',
  ],
  async (page) => {
    await openScene(page, 'Plain');
    const html = serverHtml(createTheme({ palette: { mode: 'dark' } }));
    await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAGE);
  },
);

const SELECTORS = [
  ['ByClass', 'class', 'class="dark"'],
  ['ByData', 'data', 'data-dark=""'],
  ['ByAttribute', undefined, 'data-mui-color-scheme="dark"'],
  ['ByOwnClass', '.theme-%s', 'class="theme-dark"'],
] as const;

proves(
  [
    "| `'class'` | `'class'` | `class=\"dark\"` |",
    "| `'data'` | `'data'` | `data-dark` |",
    '| `\'data-mui-color-scheme\'` | leave out | `data-mui-color-scheme="dark"` |',
    "| `'.theme-%s'` | `'.theme-%s'` | `class=\"theme-dark\"` |",
    'The script reads the mode and adds the class `light` or `dark` to `<html>`.',
    '| renders on a server, and must not flash | also [CSS variables and a script](#prevent-a-flash-on-load) |',
    "With CSS variables, the theme sets `color-scheme` itself, so `enableColorScheme` isn't needed.",
  ],
  async (page) => {
    for (const [scene, attribute, expected] of SELECTORS) {
      await openScene(page, scene);
      await choose(page, 'Dark');
      await expect.poll(() => htmlTag(page)).toContain(expected);
      await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAGE);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await openScene(page, 'Plain');
      expect(await htmlTag(page)).not.toContain('dark');
      await runScript(page, { attribute });
      expect(await htmlTag(page)).toContain(expected);
    }
    await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
    await openScene(page, 'Plain');
    await runScript(page, { attribute: 'class' });
    expect(await htmlTag(page)).toContain('class="light"');
  },
);

proves(
  [
    "| `'media'` (default) | no script | nothing: the system decides |",
    "With CSS variables and `'media'`, `setMode` changes no colors and logs an error in development.",
  ],
  async (page) => {
    await openScene(page, 'ByMedia');
    const tag = await htmlTag(page);
    await choose(page, 'Dark');
    await expect(report(page, 'Mode now')).toHaveText('dark');
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT_PAGE);
    expectConsole(/setMode` function has no effect/);
    await dark(page);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAGE);
    expect(await htmlTag(page)).toBe(tag);
  },
);

proves(
  [
    'With CSS variables, switching changes only the variables. The theme object stays the same, and so does `theme.palette.mode`.',
    'In components, read `colorScheme` of `useColorScheme` instead.',
  ],
  async (page) => {
    await openScene(page, 'ByClass');
    await choose(page, 'Dark');
    await expect(report(page, 'Scheme now')).toHaveText('dark');
    await expect(report(page, 'Theme now')).toHaveText('light');
  },
);

proves(
  'Put `applyStyles` after the styles that it overrides. Without CSS variables, styles that come later override it.',
  async (page) => {
    await openScene(page, 'Order');
    await choose(page, 'Dark');
    await expect(page.getByText('Last')).toHaveCSS('color', 'rgb(9, 9, 9)');
    await expect(page.getByText('First')).toHaveCSS('color', 'rgb(1, 1, 1)');
  },
);

proves(
  'It works in `sx`, in `styled`, and in the theme, with and without CSS variables:',
  async (page) => {
    await openScene(page, 'ModeStyles');
    const cards = page.locator('.MuiCard-root');
    await expect(cards.first()).toHaveCSS('background-color', 'rgb(255, 243, 214)');
    await expect(cards.last()).toHaveCSS('background-color', 'rgb(58, 45, 12)');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'Some components read `theme.palette` in JavaScript, for example charts of MUI X when they choose the colors of their series.',
    'With CSS variables, these keep the palette of the default mode.',
    'Pass `forceThemeRerender` to `ThemeProvider`: the theme object then follows the mode, and all components render again on each switch.',
  ],
  async (page) => {
    const bar = page.locator('.MuiBarElement-root');
    const colorOf = () => bar.evaluate((node) => getComputedStyle(node).fill);
    await openScene(page, 'ChartOnce');
    const light = await colorOf();
    await choose(page, 'Dark');
    await expect(report(page, 'Scheme now')).toHaveText('dark');
    expect(await colorOf()).toBe(light);
    await openScene(page, 'ChartAgain');
    await expect(report(page, 'Theme now')).toHaveText('dark');
    await expect(bar).not.toHaveCSS('fill', light);
    await choose(page, 'Light');
    await expect(report(page, 'Theme now')).toHaveText('light');
    await expect(bar).toHaveCSS('fill', light);
  },
);

proves(
  [
    'Menus, dialogs, and tooltips inside the section are dark too, although they render at the end of `<body>`.',
    '| has a dark section, such as a sidebar | [a theme for the section](#a-dark-section) |',
  ],
  async (page) => {
    await openScene(page, 'DarkSection');
    await expect(page.locator('#scene .MuiPaper-root')).toHaveCSS('color', LIGHT_PAGE);
    await page.getByRole('button', { name: 'Choose a deck' }).click();
    const menu = page.locator('body > .MuiMenu-root .MuiPaper-root');
    await expect(menu).toHaveCSS('background-color', DARK_PAGE);
    await expect(menu).toHaveCSS('opacity', '1');
    expect(await axeFindings(page, '.MuiMenu-root')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Sun deck' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose a deck' })).toBeFocused();
    await expect(page.getByRole('button')).toContainText('Sun deck');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    "With CSS variables and `colorSchemeSelector: 'class'`, an element with the class `dark` is a dark section without a second theme.",
    "Menus and dialogs aren't inside the element, so they keep the mode of the page:",
  ],
  async (page) => {
    await openScene(page, 'SectionByClass');
    const section = page.getByText('Section');
    await expect(section).toHaveCSS('background-color', DARK_PAGE);
    await expect(section).toHaveCSS('color', LIGHT_PAGE);
    await expect(page.getByText('Page')).toHaveCSS('background-color', LIGHT_PAGE);
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', LIGHT_PAGE);
  },
);
