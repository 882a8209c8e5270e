import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '../../../../src/features/search';
import type { SearchDialogProps } from '../../../../src/features/search/dialogProps';
import { useState } from 'react';

type Dialog = (props: SearchDialogProps) => React.ReactNode;
const mockLoad = jest.fn<Promise<Dialog>, []>();
jest.mock('../../../../src/features/search/loadDialog', () => ({ loadDialog: () => mockLoad() }));

const button = () => screen.getByRole('button', { name: 'Search…' });

function FakeDialog({ takeTyped, onClose }: SearchDialogProps) {
  const [typed] = useState(takeTyped);
  return (
    <div role="dialog">
      <output>{typed}</output>
      <button onClick={onClose}>Close</button>
    </div>
  );
}

/** A load that ends when the test says so. */
function slowLoad() {
  let arrive: (dialog: Dialog) => void = () => undefined;
  mockLoad.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  return () => act(async () => arrive(FakeDialog));
}

beforeEach(() => mockLoad.mockReset().mockResolvedValue(FakeDialog));

test('the server renders the closed button without keys, and loads nothing', () => {
  const html = renderToString(<SearchButton />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('kbd');
  expect(mockLoad).not.toHaveBeenCalled();
});

test('shows the shortcut once it is known on what machine', () => {
  render(<SearchButton />);
  expect(button()).toHaveTextContent('Search…Ctrl+K');
});

test('is not drawn a second time in the menu of narrow screens', () => {
  render(<SearchButton mobile />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the pointer and the focus load the dialog, without opening it', async () => {
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.hover(button());
  expect(mockLoad).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(mockLoad).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens it', async (keys) => {
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.keyboard(keys);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press opens it, and the button has the focus before', async () => {
  render(<SearchButton />);
  fireEvent.click(button());
  expect(button()).toHaveFocus();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('what is typed while the code loads becomes the query', async () => {
  const arrive = slowLoad();
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.keyboard('/sort');
  await arrive();
  expect(screen.getByRole('status')).toHaveTextContent('sort');
});

test('Escape calls it off while the code loads', async () => {
  const arrive = slowLoad();
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.keyboard('/so{Escape}');
  await arrive();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failure is said, and the next press tries again', async () => {
  const user = userEvent.setup();
  mockLoad.mockRejectedValue(new Error('offline'));
  render(<SearchButton />);
  await user.keyboard('/');
  expect(await screen.findByRole('alert')).toHaveTextContent("This part couldn't be loaded");
  mockLoad.mockResolvedValue(FakeDialog);
  await user.keyboard('/');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
