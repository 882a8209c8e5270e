import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLoading } from '../../../../src/features/shell/PageLoading';

test('shows nothing while a page loads', () => {
  const { container } = render(<PageLoading error={null} retry={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

test('says that a page could not be loaded, and loads it again on a press', async () => {
  const retry = jest.fn();
  render(<PageLoading error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent("This page couldn't be loaded");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
