import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type * as LoadPanel from '../../../../src/features/settings/loadPanel';
import { SettingsButton } from '../../../../src/features/settings';
import { installDialog } from './dialog';

jest.mock('@docusaurus/theme-common', () => ({}));

const mockLoad = jest.fn<ReturnType<typeof LoadPanel.loadPanel>, []>();
jest.mock('../../../../src/features/settings/loadPanel', () => ({ loadPanel: () => mockLoad() }));

const realLoad = jest.requireActual<typeof LoadPanel>(
  '../../../../src/features/settings/loadPanel',
).loadPanel;

const button = () => screen.getByRole('button', { name: 'Settings' });

beforeEach(() => {
  installDialog();
  mockLoad.mockReset().mockImplementation(realLoad);
});

test('tells what it is, and that nothing is open', () => {
  render(<SettingsButton />);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveAttribute('title', 'Settings');
  expect(mockLoad).not.toHaveBeenCalled();
});

test('is not drawn a second time in the menu of narrow screens', () => {
  render(<SettingsButton mobile />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the server renders the closed button', () => {
  expect(renderToString(<SettingsButton />)).toContain('aria-expanded="false"');
  expect(mockLoad).not.toHaveBeenCalled();
});

test('the pointer and the focus load the panel, without opening it', async () => {
  const user = userEvent.setup();
  render(<SettingsButton />);
  await user.hover(button());
  expect(mockLoad).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(mockLoad).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a click', (user: ReturnType<typeof userEvent.setup>) => user.click(button())],
  [
    'the keyboard',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.tab();
      await user.keyboard('{Enter}');
    },
  ],
])('%s opens the panel, and closing it gives the focus back', async (_how, open) => {
  const user = userEvent.setup();
  render(<SettingsButton />);
  await open(user);
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('when the panel cannot be had, each press says so, until one succeeds', async () => {
  const user = userEvent.setup();
  mockLoad.mockRejectedValue(new Error('offline'));
  render(<SettingsButton />);
  await user.click(button());
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent("This part couldn't be loaded");
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  // Another element, so that screen readers say it again.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toBeVisible();
  mockLoad.mockImplementation(realLoad);
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the module of the panel is asked for once', () => {
  expect(realLoad()).toBe(realLoad());
});

test('a failure of the module is forgotten', async () => {
  jest.resetModules();
  jest.doMock('../../../../src/features/settings/SettingsPanel', () => {
    throw new Error('offline');
  });
  const { loadPanel } = jest.requireActual<typeof LoadPanel>(
    '../../../../src/features/settings/loadPanel',
  );
  await expect(loadPanel()).rejects.toThrow('offline');
  jest.dontMock('../../../../src/features/settings/SettingsPanel');
  await expect(loadPanel()).resolves.toHaveProperty('SettingsPanel');
});
