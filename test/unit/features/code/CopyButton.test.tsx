import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CopyButton } from '../../../../src/features/code';

const writeText = jest.fn<Promise<void>, [string]>();

function setPlatform(platform: string) {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
}

async function click() {
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
  });
}

async function wait(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  setPlatform('Linux x86_64');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('CopyButton', () => {
  it('is named by what it does and shows one word', () => {
    render(<CopyButton text={() => 'a'} />);
    expect(screen.getByRole('button', { name: 'Copy the code' })).toHaveTextContent(/^Copy/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies the text of the moment of the click', async () => {
    let text = 'before';
    render(<CopyButton text={() => text} />);
    text = 'after';
    await click();
    expect(writeText.mock.calls).toEqual([['after']]);
  });

  it.each([
    ['2000 ms by default', undefined, 2000],
    ['the given time', 1200, 1200],
  ])('says Copied for %s, and then Copy again', async (_case, duration, expected) => {
    render(<CopyButton text={() => 'a'} duration={duration} />);
    await click();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await wait(expected - 1);
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    await wait(1);
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy\b/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('restarts the timer on a second click', async () => {
    render(<CopyButton text={() => 'a'} duration={1000} />);
    await click();
    await wait(900);
    await click();
    await wait(900);
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    await wait(100);
    expect(screen.getByRole('button')).not.toHaveTextContent('Copied');
  });

  it('never says Copied when nothing was copied, and announces the failure', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    render(<CopyButton text={() => 'a'} />);
    await click();
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't copy");
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    await wait(2000);
    expect(screen.getByRole('button', { name: 'Copy the code' })).toBeInTheDocument();
  });

  it('does not say Copied before the copy is done', async () => {
    writeText.mockReturnValue(new Promise(() => undefined));
    render(<CopyButton text={() => 'a'} />);
    await click();
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('leaves no timer behind when it goes away, also during a copy', async () => {
    let finish: (value?: undefined) => void = () => undefined;
    const { unmount } = render(<CopyButton text={() => 'a'} />);
    await click();
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    fireEvent.click(screen.getByRole('button'));
    unmount();
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['Linux x86_64', '(or Ctrl + C)'],
    ['Win32', '(or Ctrl + C)'],
    ['MacIntel', '(or ⌘C)'],
  ])('hints on %s at %s, but not while it says Copied', async (platform, hint) => {
    setPlatform(platform);
    render(<CopyButton text={() => 'a'} />);
    expect(screen.getByText(hint)).toHaveAttribute('aria-hidden', 'true');
    await click();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('has no hint in the HTML of the server, and gets it without a hydration error', async () => {
    const { renderToString } = await import('react-dom/server');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<CopyButton text={() => 'a'} />);
    expect(container).not.toHaveTextContent('Ctrl');
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(container, <CopyButton text={() => 'a'} />, { onRecoverableError });
      await jest.runAllTimersAsync();
    });
    expect(container).toHaveTextContent('(or Ctrl + C)');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
