import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { GuideChooser } from '../../../../src/features/upgrade';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: ComponentProps<'a'> & { readonly to: string }) => (
    <a href={to}>{children}</a>
  ),
}));

const field = (name: string) => screen.getByRole('combobox', { name });
const options = (name: string) =>
  [...field(name).querySelectorAll('option')].map(({ textContent }) => textContent);
const guides = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-2));

beforeEach(() => {
  render(<GuideChooser />);
});

it('begins with the last guide of the first product', () => {
  expect(guides()).toEqual(['migration-data-grid-v7']);
  expect(screen.getByRole('status')).toHaveTextContent('Follow this guide:');
});

it('lists the guides between two versions in their order', async () => {
  await userEvent.selectOptions(field('From'), 'v5');
  expect(guides()).toEqual([
    'migration-data-grid-v5',
    'migration-data-grid-v6',
    'migration-data-grid-v7',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Follow these 3 guides in order:');
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Data Grid: from v5 to v6');
  await userEvent.selectOptions(field('To'), 'v6');
  expect(guides()).toEqual(['migration-data-grid-v5']);
});

it('offers the versions of a product, and no way back', async () => {
  await userEvent.selectOptions(field('Product'), 'Date and Time Pickers');
  expect(options('From')).toEqual(['@mui/lab', 'v5', 'v6', 'v7']);
  await userEvent.selectOptions(field('From'), 'v6');
  expect(options('To')).toEqual(['v7', 'v8']);
});

it('keeps a version that the next product has too', async () => {
  await userEvent.selectOptions(field('From'), 'v6');
  await userEvent.selectOptions(field('Product'), 'Charts');
  expect(field('From')).toHaveValue('v6');
  expect(guides()).toEqual(['migration-charts-v6', 'migration-charts-v7']);
});

it('takes the newest where the next product lacks the version', async () => {
  await userEvent.selectOptions(field('From'), 'v4');
  await userEvent.selectOptions(field('To'), 'v5');
  await userEvent.selectOptions(field('Product'), 'Charts');
  expect(field('From')).toHaveValue('v7');
  expect(field('To')).toHaveValue('v8');
  expect(guides()).toEqual(['migration-charts-v7']);
});
