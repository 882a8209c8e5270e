import type * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { ColorModeToggle } from '../../../../src/features/color-mode';
import { setMode } from '../../../../src/features/color-mode/modeStore';

type Choice = 'light' | 'dark' | null;

/** Docusaurus' colour mode, without its storage: the button must lead it and never be led. */
const mockDocusaurus = {
  choice: null as Choice,
  listeners: new Set<() => void>(),
  set(choice: Choice): void {
    mockDocusaurus.choice = choice;
    mockDocusaurus.listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    mockDocusaurus.listeners.add(listener);
    return () => mockDocusaurus.listeners.delete(listener);
  },
};

jest.mock('@docusaurus/theme-common', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof React>('react');
  const read = () => mockDocusaurus.choice;
  return {
    useColorMode: () => ({
      colorModeChoice: useSyncExternalStore(mockDocusaurus.subscribe, read, read),
      setColorMode: mockDocusaurus.set,
    }),
  };
});

const button = () => screen.getByRole('button');

beforeEach(() => {
  setMode('system');
  mockDocusaurus.set(null);
});

test('announces the current mode and the next one', () => {
  render(<ColorModeToggle />);
  expect(button()).toHaveAccessibleName('Color mode: system. Switch to light');
});

test('presses go through light and dark back to system and store each choice', async () => {
  const user = userEvent.setup();
  render(<ColorModeToggle />);
  const stored = () => localStorage.getItem('mui-mode');

  await user.click(button());
  expect(stored()).toBe('light');
  expect(button()).toHaveAccessibleName('Color mode: light. Switch to dark');
  await user.click(button());
  expect(stored()).toBe('dark');
  await user.click(button());
  expect(stored()).toBe('system');
});

test('a change is read out, but nothing is read out before the first', async () => {
  const user = userEvent.setup();
  render(<ColorModeToggle />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Color mode: light');
});

test('the keyboard works as the mouse does', async () => {
  const user = userEvent.setup();
  render(<ColorModeToggle />);
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(localStorage.getItem('mui-mode')).toBe('light');
});

test('Docusaurus is brought in step with a choice made elsewhere', () => {
  render(<ColorModeToggle />);
  act(() => setMode('dark'));
  expect(mockDocusaurus.choice).toBe('dark');
  act(() => setMode('system'));
  expect(mockDocusaurus.choice).toBeNull();
});

test('a different choice of Docusaurus’ own is taken back', () => {
  setMode('dark');
  render(<ColorModeToggle />);
  act(() => mockDocusaurus.set('light'));
  expect(mockDocusaurus.choice).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});

test('the server renders the default whatever is stored', () => {
  const html = renderToString(<ColorModeToggle />);
  setMode('dark');
  expect(renderToString(<ColorModeToggle />)).toBe(html);
  expect(html).toContain('Color mode: system');
});
