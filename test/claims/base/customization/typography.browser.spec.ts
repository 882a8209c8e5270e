import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

proves(
  [
    'The `typography` part of the theme sets the font and the text styles, called variants.',
    '`variant` selects the looks, and also the element of the table.',
  ],
  async (page) => {
    await openDemo(page, 'Scale');
    const title = page.getByText('Plum cake');
    await expect(title).toHaveCSS('font-size', '36px');
    await expect(title).toHaveCSS('font-family', 'Georgia, "Times New Roman", serif');
    await openDemo(page, 'Looks');
    const heading = page.getByRole('heading', { level: 3 });
    await expect(heading).toHaveCSS('font-size', '24px');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.getByText('A bold paragraph')).toHaveCSS('font-weight', '700');
  },
);

proves(
  [
    'Text in components then uses the font.',
    'Text outside of components uses it if the app renders `CssBaseline`.',
  ],
  async (page) => {
    for (const scene of ['WithBaseline', 'WithoutBaseline']) {
      await openScene(page, scene);
      for (const inside of [page.getByRole('button'), page.getByRole('textbox')]) {
        await expect(inside).toHaveCSS('font-family', 'Georgia, serif');
      }
      const outside = expect(page.getByText('Outside'));
      await (scene === 'WithBaseline' ? outside : outside.not).toHaveCSS(
        'font-family',
        'Georgia, serif',
      );
    }
  },
);

proves('On narrow windows, `h3` is 32px instead of 48px.', async (page) => {
  await page.setViewportSize({ width: 500, height: 700 });
  await openDemo(page, 'Responsive');
  await expect(page.getByText('Fixed size')).toHaveCSS('font-size', '48px');
  await expect(page.getByText('Smaller in')).toHaveCSS('font-size', '32px');
});

proves(
  'With `cssVariables: true`, each variant is a variable for the `font` property: `font: var(--mui-font-h5)`.',
  async (page) => {
    await openScene(page, 'Variables');
    const text = page.getByText('Variable');
    await expect(text).toHaveCSS('font-size', '24px');
    await expect(text).toHaveCSS('font-family', 'Roboto, Helvetica, Arial, sans-serif');
  },
);
