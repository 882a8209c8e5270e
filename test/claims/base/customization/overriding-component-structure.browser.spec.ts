import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, proves } from '../../browser';

proves(
  [
    'A component of Material UI renders several elements, its slots.',
    "| Add props to a part, or override its props | `slotProps` | `slotProps={{ closeButton: { size: 'large' } }}` |",
    '| Replace a part with your component | `slots` | `slots={{ closeIcon: DoneIcon }}` |',
  ],
  async (page) => {
    await openScene(page, 'FerryNotice');
    await expect(page.locator('.MuiAlert-message')).toHaveCSS('font-weight', '500');
    const close = page.getByRole('button', { name: 'Mark as read' });
    await expect(close.getByTestId('DoneIcon')).toBeVisible();
    await expect(close).toHaveClass(/MuiIconButton-colorSuccess/);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the notice again' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
);

proves(
  'In a theme, a function can return other props for a component with an error, for example:',
  async (page) => {
    await openScene(page, 'ErrorsAsAlerts');
    const field = page.getByRole('textbox', { name: 'Guests' });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.fill('9');
    await expect(page.getByRole('alert')).toHaveText('The boat has 8 seats.');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await field.fill('');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

proves(
  'The `component` prop changes the element or component of the root, and keeps the styles:',
  async (page) => {
    await openScene(page, 'CrewList');
    await expect(page.getByRole('heading', { name: 'Crew', level: 3 })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('listitem').first()).toHaveCSS('border-top-width', '1px');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'It receives the props of the slot: render them on one element.',
    'Take it out before you pass the rest to another component, as in the demo.',
  ],
  async (page) => {
    await openScene(page, 'PaperWithNote');
    const field = page.getByRole('combobox', { name: 'Harbor' });
    await field.click();
    await expect(page.getByText('Harbors with fuel')).toBeVisible();
    // The shadow of `Paper`, which is lost with the state of another component.
    await expect(page.locator('.MuiAutocomplete-paper')).not.toHaveCSS('box-shadow', 'none');
    expect(await axeFindings(page, '.MuiAutocomplete-popper')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Bergen');
  },
);

proves(
  [
    'An inline function in `slots` is another component in each render.',
    'React then replaces the elements inside, and a controlled text field loses its focus after each key.',
  ],
  async (page) => {
    await openScene(page, 'Roots');
    for (const [name, text] of [
      ['Outside', 'pier'],
      ['Inside', 'p'],
    ] as const) {
      const field = page.getByRole('textbox', { name });
      await field.click();
      await page.keyboard.type('pier');
      await expect(field).toHaveValue(text);
    }
    await expect(page.getByRole('textbox', { name: 'Inside' })).not.toBeFocused();
  },
);
