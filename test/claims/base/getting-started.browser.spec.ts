import { expect, openScene, proves } from '../browser';

/** `brown[800]` and `teal[800]` of Material UI. */
const CLAY = 'rgb(78, 52, 46)';
const CELADON = 'rgb(0, 105, 92)';

proves(
  [
    'The form gets another theme, and the card, the toggle, the field and the button show its primary color.',
    'and one theme sets their look.',
  ],
  async (page) => {
    await openScene(page, 'Shelf');
    const field = page.getByRole('textbox', { name: 'Potter' });
    const submit = page.getByRole('button', { name: 'Reserve a shelf' });
    await expect(submit).toBeDisabled();
    await field.fill(' Ana ');
    const expectHue = async (toggle: string, hue: string) => {
      await field.focus();
      await expect(page.locator('form')).toHaveCSS('border-top-color', hue);
      await expect(page.getByRole('button', { name: toggle })).toHaveCSS('color', hue);
      await expect(page.locator('label')).toHaveCSS('color', hue);
      await expect(submit).toHaveCSS('background-color', hue);
    };
    await expectHue('Clay', CLAY);
    const celadon = page.getByRole('button', { name: 'Celadon' });
    await celadon.click();
    await expectHue('Celadon', CELADON);
    // A second click keeps the choice.
    await celadon.click();
    await expectHue('Celadon', CELADON);
    await submit.click();
    await expect(page.getByRole('status')).toHaveText('Reserved for Ana.');
  },
);

proves(
  [
    'The theme makes the button filled and green.',
    "With `mt: 2`, the `sx` prop adds a top margin of 16px, which is two steps of the theme's spacing.",
  ],
  async (page) => {
    await openScene(page, 'ThemedButton');
    const button = page.getByRole('button');
    await expect(button).toHaveCSS('background-color', CELADON);
    await expect(button).toHaveCSS('margin-top', '16px');
  },
);

proves(
  'The components come with styles, which you would have to override. Choose a library without styles.',
  async (page) => {
    await openScene(page, 'PlainButton');
    const button = page.getByRole('button');
    await expect(button).toHaveCSS('padding', '6px 8px');
    await expect(button).toHaveCSS('color', 'rgb(25, 118, 210)');
    await expect(button).toHaveCSS('text-transform', 'uppercase');
  },
);
