import { render, screen } from '@testing-library/react';
import { Details } from '../../../../src/features/details';

it('puts the id on the content, which browsers open for a hash', () => {
  render(
    <Details id="nulls" summary={<summary>What null does</summary>}>
      <p>It clears.</p>
    </Details>,
  );
  const content = screen.getByText('It clears.').parentElement;
  expect(content).toHaveAttribute('id', 'nulls');
  expect(content?.closest('details')).not.toHaveAttribute('id');
});
