import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, proves } from '../../browser';

const OWN = 'rgb(1, 2, 3)';
const PRIMARY = 'rgb(25, 118, 210)';

proves(
  [
    'If your CSS and the CSS of the component have the same specificity, the later style sheet wins.',
    'Emotion adds its styles at the end of the `<head>`.',
    'To move them to the beginning, render `StyledEngineProvider` around your app:',
    'With `enableCssLayer` instead, the styles of the components are in a cascade layer named `mui`.',
    'Styles outside of layers then win, whatever their specificity.',
  ],
  async (page) => {
    await openScene(page, 'EmotionAsIs');
    await expect(page.getByRole('button')).toHaveCSS('color', PRIMARY);
    await openScene(page, 'EmotionFirst');
    await expect(page.getByRole('button')).toHaveCSS('color', OWN);
    await openScene(page, 'EmotionInLayer');
    await expect(page.getByRole('button')).toHaveCSS('color', OWN);
    const layers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [rule.name] : [])),
    );
    expect(new Set(layers)).toEqual(new Set(['mui']));
  },
);

proves(
  [
    'Let the theme create no transitions, and remove the ripple:',
    'Without the ripple, text buttons show [no keyboard focus](/components/buttons/#turn-the-ripple-off).',
    '`Skeleton` and the progress components use keyframes, so they still move.',
  ],
  async (page) => {
    await openScene(page, 'WithoutMotion');
    await page.getByLabel('Lights').click();
    await page.getByRole('button', { name: 'Open' }).hover();
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => (one instanceof CSSTransition ? 'CSS' : one.effect)),
    );
    expect(moving).toHaveLength(1);
    await expect(page.locator('.MuiSkeleton-root')).not.toHaveCSS('animation-name', 'none');
    const button = page.getByRole('button', { name: 'Open' });
    await page.mouse.move(0, 0);
    const before = await button.screenshot();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect((await button.screenshot()).equals(before)).toBe(true);
  },
);

proves(
  'If your policy requires a nonce, create a cache with the nonce that your server sent:',
  async (page) => {
    await openScene(page, 'WithNonce');
    const nonces = await page
      .locator('head style[data-emotion="css"]')
      .evaluateAll((styles) => styles.map((one) => (one instanceof HTMLElement ? one.nonce : '')));
    expect(nonces.length).toBeGreaterThan(0);
    expect(new Set(nonces)).toEqual(new Set(['from-the-server']));
  },
);

proves(
  [
    'Styles and popups have to be inside the shadow root.',
    'Give Emotion a container for the styles, and give the popups one in the theme:',
  ],
  async (page) => {
    await openScene(page, 'ShadowRoot');
    const button = page.getByRole('button', { name: 'Open the log' });
    await expect(button).toHaveCSS('background-color', PRIMARY);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await button.click();
    const dialog = page.getByTestId('host').getByRole('dialog', { name: 'Log' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  },
);
