import { expect, openScene, proves } from '../../browser';

proves('You should see a blue button with white text in capital letters.', async (page) => {
  await openScene(page, 'FirstComponent');
  const button = page.getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  await button.click();
  await expect(button).toHaveText('Cups fired: 1');
});
