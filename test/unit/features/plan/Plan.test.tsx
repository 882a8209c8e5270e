import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Plan } from '../../../../src/features/plan';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: ComponentProps<'a'> & { readonly to: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

it.each([
  ['pro', 'Pro'],
  ['premium', 'Premium'],
] as const)('%s links to the plan by a name that contains the visible one', (plan, name) => {
  render(<Plan needs={plan} />);
  const link = screen.getByRole('link', { name: `${name} plan` });
  expect(link).toHaveTextContent(name);
  expect(link).toHaveAttribute('href', `/x/introduction/licensing/#${plan}-plan`);
});
