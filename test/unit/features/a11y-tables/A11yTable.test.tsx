import { render, screen } from '@testing-library/react';
import { A11y, Keyboard } from '../../../../src/features/a11y-tables';

it.each([
  ['Keyboard: Button', Keyboard],
  ['Accessibility: Button', A11y],
])('names a table "%s", in which the component is code', (name, Table) => {
  render(
    <Table component="Button">
      <table />
    </Table>,
  );
  const group = screen.getByRole('group', { name });
  expect(group).toContainElement(screen.getByRole('table'));
  expect(screen.getByText('Button')).toHaveAttribute('translate', 'no');
});
