import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, proves } from '../../browser';

proves(
  [
    'The default is 8px.',
    '**In `sx`**, numbers are multiples: `sx={{ p: 2, gap: 1 }}` is a padding of 16px and a gap of 8px.',
    'The `spacing` prop of `Stack` and `Grid` works the same way.',
    'In `sx`, only properties for margins, padding, and gaps use the unit. `top: 2` is 2px.',
    'The padding inside many components is fixed, for example of `Button`.',
    'Name the logical side, and the browser selects left or right by the direction of the text: `sx={{ marginInlineStart: 2 }}`.',
    'With `ml`, right-to-left pages need a plugin that mirrors styles.',
  ],
  async (page) => {
    await openScene(page, 'SpacingUnits');
    await expect(page.locator('.MuiBox-root').nth(2)).toHaveCSS('width', '16px');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await openScene(page, 'Uses');
    const is = (text: string, name: string, value: string) =>
      expect(page.getByText(text, { exact: true })).toHaveCSS(name, value);
    await is('Box', 'padding', '16px');
    await is('Box', 'row-gap', '8px');
    await is('Box', 'top', '2px');
    await is('Stack', 'row-gap', '16px');
    await is('Grid', 'row-gap', '16px');
    await is('Fixed', 'padding', '6px 16px');
    await is('Logical', 'margin-right', '16px');
    await is('Logical', 'margin-left', '0px');
    await is('Left', 'margin-left', '16px');
  },
);
