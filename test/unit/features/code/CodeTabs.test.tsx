import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { CodeTabs, StaticCode } from '../../../../src/features/code';

const KEY = 'codeblock-package-manager';

function Install({ storageKey = 'package-manager' }: { readonly storageKey?: string }) {
  return (
    <CodeTabs storageKey={storageKey}>
      {'\n'}
      <StaticCode tab="npm" language="bash" html={'npm <span class="token">install</span>'} />
      {'\n'}
      <StaticCode tab="pnpm" language="bash" html="pnpm add" />
      <StaticCode tab="yarn" language="bash" html="yarn add" />
    </CodeTabs>
  );
}

const selected = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);

/** The text of the panels that show. */
const shown = (container: ParentNode = document) =>
  [...container.querySelectorAll('[role=tabpanel]:not([data-inactive])')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('CodeTabs', () => {
  it('shows the first tab when nothing is stored', () => {
    render(<Install />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'npm',
      'pnpm',
      'yarn',
    ]);
    expect(selected()).toEqual(['npm']);
    expect(shown()).toEqual(['npm install']);
  });

  it.each([
    ['pnpm', 'pnpm'],
    ['bower', 'npm'],
    ['', 'npm'],
  ])('shows for the stored value "%s" the tab %s', (stored, expected) => {
    localStorage.setItem(KEY, stored);
    render(<Install />);
    expect(selected()).toEqual([expected]);
  });

  it('ties tabs and panels together', () => {
    render(<Install />);
    expect(screen.getByRole('tablist')).toHaveAccessibleName();
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', tab.id);
    }
  });

  it('shows and stores the tab that is clicked', async () => {
    render(<Install />);
    await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
    expect(shown()).toEqual(['yarn add']);
    expect(localStorage.getItem(KEY)).toBe('yarn');
  });

  it.each([
    ['npm', '{ArrowRight}', 'pnpm'],
    ['yarn', '{ArrowRight}', 'npm'],
    ['npm', '{ArrowLeft}', 'yarn'],
    ['pnpm', '{ArrowLeft}', 'npm'],
    ['pnpm', '{Home}', 'npm'],
    ['npm', '{End}', 'yarn'],
    ['npm', 'a', 'npm'],
  ])('moves from %s by %s to %s, focus and choice together', async (from, key, to) => {
    render(<Install />);
    await userEvent.click(screen.getByRole('tab', { name: from }));
    await userEvent.keyboard(key);
    expect(selected()).toEqual([to]);
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
    expect(
      screen
        .getAllByRole('tab')
        .map((tab) => tab.tabIndex)
        .sort(),
    ).toEqual([-1, -1, 0]);
  });

  it('mirrors the arrows where text runs from right to left', async () => {
    render(
      <>
        <style>{'[role=tab] { direction: rtl }'}</style>
        <Install />
      </>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'npm' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['pnpm']);
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['npm']);
  });

  it('shares the choice with the groups of its key, and only with them', async () => {
    render(
      <>
        <section aria-label="one">
          <Install />
        </section>
        <section aria-label="two">
          <Install />
        </section>
        <section aria-label="other">
          <Install storageKey="other" />
        </section>
      </>,
    );
    const one = screen.getByRole('region', { name: 'one' });
    await userEvent.click(within(one).getByRole('tab', { name: 'pnpm' }));
    expect(shown(screen.getByRole('region', { name: 'two' }))).toEqual(['pnpm add']);
    expect(shown(screen.getByRole('region', { name: 'other' }))).toEqual(['npm install']);
  });

  it('follows a choice in another browser tab', () => {
    render(<Install />);
    localStorage.setItem(KEY, 'yarn');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'yarn' }));
    });
    expect(selected()).toEqual(['yarn']);
    localStorage.clear();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(selected()).toEqual(['npm']);
  });

  it('works for the page alone where storage throws', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    render(
      <>
        <Install storageKey="denied" />
        <Install storageKey="denied" />
      </>,
    );
    const [tab] = screen.getAllByRole('tab', { name: 'yarn' });
    await userEvent.click(tab ?? document.body);
    expect(shown()).toEqual(['yarn add', 'yarn add']);
  });

  it('copies the code of the tab that shows, and says so for 1200 ms', async () => {
    const user = userEvent.setup();
    render(<Install />);
    await user.click(screen.getByRole('tab', { name: 'pnpm' }));
    jest.useFakeTimers();
    const fake = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await fake.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('pnpm add');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1200));
    expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('has all code in the HTML of the server, with the first tab chosen, and then shows the stored one', async () => {
    localStorage.setItem(KEY, 'yarn');
    const { renderToString } = await import('react-dom/server');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Install />);
    expect(container).toHaveTextContent('npm install');
    expect(container).toHaveTextContent('yarn add');
    expect(shown(container)).toEqual(['npm install']);
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(container, <Install />, { onRecoverableError }));
    expect(shown(container)).toEqual(['yarn add']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});
