import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setMode } from '../../../../src/features/color-mode/modeStore';
import { getCookie, setCodeStyling, setCodeVariant } from '../../../../src/features/preferences';
import { SettingsPanel } from '../../../../src/features/settings/SettingsPanel';
import { dispatchTheme, getThemeState } from '../../../../src/features/theme-state';
import { installDialog } from './dialog';

jest.mock('@docusaurus/theme-common', () => ({}));

const group = (name: string) => screen.getByRole('radiogroup', { name });
const option = (name: string) => screen.getByRole('radio', { name });
const texts = (name: string) =>
  within(group(name))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

function renderPanel() {
  const onClose = jest.fn();
  const view = render(<SettingsPanel onClose={onClose} />);
  return { ...view, onClose, user: userEvent.setup() };
}

beforeEach(() => {
  installDialog();
  setMode('system');
  setCodeVariant('TS');
  setCodeStyling('system');
  dispatchTheme({ type: 'RESET_DENSITY' });
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'ltr', demoTheme: 'material' } });
});

test('is a modal dialog with a name and a group for each choice', () => {
  renderPanel();
  expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveAttribute('data-modal');
  expect(texts('Mode')).toEqual(['Light', 'System', 'Dark']);
  expect(texts('Direction')).toEqual(['Left to right', 'Right to left']);
  expect(texts('Density')).toEqual(['Default', 'Dense']);
  expect(texts('Demos of Material UI')).toEqual(['Default theme', 'Site theme']);
  expect(texts('Code')).toEqual(['TypeScript', 'JavaScript']);
  expect(texts('Styling')).toEqual(['MUI System', 'Tailwind CSS', 'Plain CSS']);
  expect(texts('My plan')).toEqual(['Not set', 'Community', 'Pro', 'Premium']);
  expect(screen.getByRole('heading', { name: 'Mode' })).toHaveAttribute('id', 'settings-mode');
  expect(group('Code')).toHaveAccessibleDescription(/every demo, now and on later visits/);
  expect(group('Styling')).toHaveAccessibleDescription(/all demos that support it/);
  expect(group('Mode')).not.toHaveAttribute('aria-describedby');
});

test('shows what holds, and only that', () => {
  setMode('dark');
  setCodeVariant('JS');
  setCodeStyling('css');
  dispatchTheme({ type: 'SET_DENSE', payload: true });
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl', demoTheme: 'docs' } });
  renderPanel();
  const checked = screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent);
  expect(checked).toEqual([
    'Dark',
    'Right to left',
    'Dense',
    'Site theme',
    'JavaScript',
    'Plain CSS',
    'Not set',
  ]);
});

test('each choice acts at once', async () => {
  const { user } = renderPanel();
  await user.click(option('Dark'));
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  await user.click(option('Right to left'));
  expect(document.body.dir).toBe('rtl');
  await user.click(option('Dense'));
  expect(getThemeState()).toMatchObject({ dense: true, direction: 'rtl' });
  await user.click(option('Site theme'));
  expect(document.documentElement).toHaveAttribute('data-docs-theme');
  await user.click(option('Default theme'));
  expect(document.documentElement).not.toHaveAttribute('data-docs-theme');
  await user.click(option('JavaScript'));
  expect(getCookie('codeVariant')).toBe('JS');
  await user.click(option('Tailwind CSS'));
  expect(getCookie('codeStyling')).toBe('tailwind');
  await user.click(option('Default'));
  await user.click(option('Left to right'));
  expect(getThemeState()).toMatchObject({ dense: false, direction: 'ltr' });
  expect(document.body.dir).toBe('ltr');
});

test('choosing what holds already changes nothing', async () => {
  const { user } = renderPanel();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const before = getThemeState();
  for (const radio of screen.getAllByRole('radio', { checked: true })) {
    await user.click(radio);
  }
  expect(write).not.toHaveBeenCalled();
  expect(getThemeState()).toBe(before);
  write.mockRestore();
});

test('follows what is chosen elsewhere', () => {
  renderPanel();
  act(() => {
    setMode('light');
    setCodeVariant('JS');
    localStorage.setItem('docs-density', 'dense');
    window.dispatchEvent(new StorageEvent('storage', { key: 'docs-density' }));
  });
  expect(option('Light')).toBeChecked();
  expect(option('JavaScript')).toBeChecked();
  expect(option('Dense')).toBeChecked();
});

test('asks for the mirrored stylesheet when the reader comes to the direction', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/styles.css" data-mirrored="/styles.rtl.css">';
  const { user } = renderPanel();
  const asked = () => document.querySelector('link[href="/styles.rtl.css"]');
  await user.hover(group('Density'));
  expect(asked()).toBeNull();
  await user.hover(group('Direction'));
  expect(asked()).toHaveAttribute('media', 'not all');
  document.head.innerHTML = '';
});

test('the close button closes it', async () => {
  const { user, onClose } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press on the ground around closes it, but not one that began inside', async () => {
  const { user, onClose } = renderPanel();
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByRole('heading', { name: 'Mode' }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Mode' }) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
