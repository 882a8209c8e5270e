import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MyPlan } from '../../../../src/features/my-plan';

const html = document.documentElement;
const attributes = () => html.getAttributeNames().filter((name) => /lacks|hides/.test(name));
// By label: looking for roles is slow.
const radio = (name: string) => screen.getByLabelText(name);
const checkbox = () => screen.getByLabelText('Hide what needs another plan');

/** As another tab does. */
function write(key: string, value: string): void {
  act(() => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

it('is a named group in which no plan is chosen', () => {
  render(<MyPlan />);
  const group = screen.getByRole('group', { name: 'My plan' });
  expect(group).toHaveAccessibleDescription(/need another plan/);
  expect(
    within(group)
      .getAllByRole('radio')
      .map((option) => document.querySelector(`label[for="${option.id}"]`)?.textContent),
  ).toEqual(['Not set', 'Community', 'Pro', 'Premium']);
  expect(radio('Not set')).toBeChecked();
  expect(screen.getByRole('checkbox')).toBe(checkbox());
  expect(checkbox()).toBeDisabled();
  expect(checkbox()).toHaveAccessibleDescription('Available if you choose Community or Pro.');
  expect(attributes()).toEqual([]);
});

it('leads back to no plan', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Community'));
  await user.click(radio('Not set'));
  expect(radio('Not set')).toBeChecked();
  expect(attributes()).toEqual([]);
});

it('shows no check where nothing can be hidden, and keeps the choice', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Pro'));
  expect(checkbox()).toHaveAccessibleDescription('');
  await user.click(checkbox());
  for (const plan of ['Premium', 'Not set']) {
    await user.click(radio(plan));
    expect(checkbox()).toBeDisabled();
    expect(checkbox()).not.toBeChecked();
    expect(checkbox()).toHaveAccessibleDescription('Available if you choose Community or Pro.');
  }
  await user.click(radio('Pro'));
  expect(checkbox()).toBeEnabled();
  expect(checkbox()).toBeChecked();
});

it('marks what each plan lacks, at once', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Community'));
  expect(radio('Community')).toBeChecked();
  expect(localStorage.getItem('docs-plan')).toBe('community');
  expect(attributes().sort()).toEqual(['data-lacks-premium', 'data-lacks-pro']);
  await user.click(radio('Pro'));
  expect(attributes()).toEqual(['data-lacks-premium']);
  await user.click(radio('Premium'));
  expect(attributes()).toEqual([]);
  expect(checkbox()).toBeDisabled();
});

it('hides by a second choice, and marks again without it', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Pro'));
  await user.click(checkbox());
  expect(checkbox()).toBeChecked();
  expect(localStorage.getItem('docs-beyond-plan')).toBe('hide');
  expect(attributes().sort()).toEqual(['data-hides-beyond', 'data-lacks-premium']);
  await user.click(checkbox());
  expect(localStorage.getItem('docs-beyond-plan')).toBe('mark');
  expect(attributes()).toEqual(['data-lacks-premium']);
});

it('is chosen by keyboard', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.tab();
  expect(radio('Not set')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(radio('Community')).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(radio('Pro')).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(checkbox()).toBeChecked();
});

it('follows another tab, and treats nonsense in storage as no choice', async () => {
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Pro'));
  write('docs-plan', 'community');
  expect(radio('Community')).toBeChecked();
  expect(attributes().sort()).toEqual(['data-lacks-premium', 'data-lacks-pro']);
  write('docs-plan', '"><script>');
  write('docs-beyond-plan', '__proto__');
  expect(radio('Not set')).toBeChecked();
  expect(checkbox()).not.toBeChecked();
  expect(attributes()).toEqual([]);
});

it('lasts as long as the page where storage throws', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const user = userEvent.setup();
  render(<MyPlan />);
  await user.click(radio('Pro'));
  expect(radio('Pro')).toBeChecked();
  expect(attributes()).toEqual(['data-lacks-premium']);
});

it('renders on the server without a choice', () => {
  localStorage.setItem('docs-plan', 'pro');
  expect(renderToString(<MyPlan />)).not.toContain('checked=""');
});
