import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnThemeChoice } from '../../../../src/features/settings/OwnThemeChoice';
import { dispatchTheme, getThemeState } from '../../../../src/features/theme-state';
import { installDialog } from './dialog';

const GREEN = "createTheme({ palette: { primary: { main: '#00796b' } } })";

const group = () => screen.getByRole('group', { name: 'Own theme' });
const state = () => within(group()).getAllByRole('status')[0]?.textContent;
const dialog = () => screen.getByRole('dialog', { name: 'Own theme' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Theme' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(dialog()).getByRole('button', { name }));

function setOwnTheme(ownTheme: string): void {
  act(() => dispatchTheme({ type: 'CHANGE', payload: { ownTheme } }));
}

beforeEach(() => {
  installDialog();
  localStorage.clear();
  sessionStorage.clear();
  dispatchTheme({ type: 'CHANGE', payload: { ownTheme: '' } });
  localStorage.clear();
});

async function openDialog() {
  const user = userEvent.setup();
  render(<OwnThemeChoice />);
  await user.click(screen.getByRole('button', { name: /Set up|Edit/ }));
  return user;
}

test('is off at first, and opens an empty field with the focus', async () => {
  await openDialog();
  expect(state()).toBe('Off. Try your own theme in all demos.');
  expect(screen.getByRole('button', { name: 'Set up' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(dialog()).toHaveAttribute('data-modal');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/saved in this browser only/);
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('applies a pasted theme at once, says so, and turns it off with one press', async () => {
  const user = await openDialog();
  await user.click(field());
  await user.paste(GREEN);
  await press(user, 'Apply');
  await waitFor(() => expect(getThemeState().ownTheme).toBe(GREEN));
  expect(localStorage.getItem('docs-own-theme')).toBe(GREEN);
  expect(within(dialog()).getByRole('status')).toHaveTextContent(
    /^Applied\. All demos show your theme\.$/,
  );
  expect(state()).toBe('On. All demos show your theme.');

  await press(user, 'Turn off');
  expect(getThemeState().ownTheme).toBe('');
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Turned off.');
  expect(field()).toHaveValue(GREEN);
  expect(field()).toHaveFocus();
  expect(within(dialog()).queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('names the line of a mistake and puts the caret there', async () => {
  const user = await openDialog();
  await user.click(field());
  await user.paste("{\n  palette: { primary: { main: 'blurple' } },\n}");
  await press(user, 'Apply');
  expect(
    await screen.findByText(/^Line 2, column 31: Material UI can’t read the color blurple\./),
  ).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe(field().value.indexOf("'blurple'"));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Line 2/);
  expect(screen.getByRole('alert')).toHaveTextContent('Line 2');
  expect(getThemeState().ownTheme).toBe('');

  await user.keyboard('x');
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  expect(field()).toBeValid();
});

test('notes a color that is hard to see, and applies it', async () => {
  const user = await openDialog();
  await user.click(field());
  await user.paste("{ palette: { primary: { main: '#ffeb3b' } } }");
  await press(user, 'Apply');
  await waitFor(() =>
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      /^Applied\..* In light mode, primary\.main has less than 3:1/,
    ),
  );
  expect(getThemeState().ownTheme).not.toBe('');
});

test('names a misspelled option, and applies the others', async () => {
  const user = await openDialog();
  await user.click(field());
  await user.paste("{ pallete: { primary: { main: '#00796b' } }, spacing: 4 }");
  await press(user, 'Apply');
  await waitFor(() =>
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      'Applied. All demos show your theme. createTheme has no option pallete. Did you mean palette?',
    ),
  );
  expect(getThemeState().ownTheme).toContain('spacing: 4');
});

test('keeps what was typed when the dialog closes, until it is applied', async () => {
  setOwnTheme(GREEN);
  const user = await openDialog();
  await user.clear(field());
  await user.paste('{ spacing: 5 }');
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getThemeState().ownTheme).toBe(GREEN);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue('{ spacing: 5 }');
  await press(user, 'Apply');
  await waitFor(() => expect(getThemeState().ownTheme).toBe('{ spacing: 5 }'));
  expect(sessionStorage).toHaveLength(0);
  // A field that was emptied shows the theme that is on.
  await user.clear(field());
  await press(user, 'Close');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue('{ spacing: 5 }');
});

test('shows the kept theme, and the panel turns it off', async () => {
  setOwnTheme(GREEN);
  const user = await openDialog();
  expect(field()).toHaveValue(GREEN);
  await press(user, 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(getThemeState().ownTheme).toBe('');
  expect(state()).toBe('Off. Try your own theme in all demos.');
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  // The text is there to be applied again.
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue(GREEN);
});

test('turns a kept text off that is no theme, and says why', async () => {
  setOwnTheme('"><img src=x>');
  const user = userEvent.setup();
  render(<OwnThemeChoice />);
  await waitFor(() => expect(getThemeState().ownTheme).toBe(''));
  expect(state()).toMatch(/^Off\. Line 1, column 1: This isn’t valid JavaScript/);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue('"><img src=x>');
});

test('works for the visit where storage is closed', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const user = await openDialog();
  await user.click(field());
  await user.paste(GREEN);
  await press(user, 'Close');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(field()).toHaveValue(GREEN);
  await press(user, 'Apply');
  await waitFor(() => expect(state()).toBe('On. All demos show your theme.'));
  await press(user, 'Turn off');
  expect(state()).toBe('Off. Try your own theme in all demos.');
  get.mockRestore();
  set.mockRestore();
});

test('follows another tab', () => {
  render(<OwnThemeChoice />);
  act(() => {
    localStorage.setItem('docs-own-theme', GREEN);
    window.dispatchEvent(new StorageEvent('storage', { key: 'docs-own-theme' }));
  });
  expect(state()).toBe('On. All demos show your theme.');
});
