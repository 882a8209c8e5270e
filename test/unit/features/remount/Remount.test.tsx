import { Component, type ReactNode, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Remount } from '../../../../src/features/remount';

/** What stands in the place of a part that no `Remount` has mended. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : String(this.state.error);
  }
}

/** Breaks on purpose: its text has a sibling that comes and goes before it. */
function Sign(): ReactNode {
  const [taken, setTaken] = useState(false);
  return (
    <button type="button" onClick={() => setTaken(!taken)}>
      {taken && 'Taken: '}
      Room 4
    </button>
  );
}

function Throwing({ error }: { readonly error: Error }): ReactNode {
  throw error;
}

/** Replaces the text of an element as a translator does. */
function replaceText(element: Element): void {
  const font = document.createElement('font');
  font.textContent = element.textContent;
  element.replaceChildren(font);
}

const pressTranslated = () => {
  replaceText(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
};

beforeEach(() => {
  jest.useFakeTimers();
  // React tells of each error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (part: ReactNode) =>
  render(
    <Boundary>
      <p>Before</p>
      <Remount>{part}</Remount>
    </Boundary>,
  );

describe('Remount', () => {
  it('mounts a part again whose text a translator has replaced', () => {
    show(<Sign />);
    pressTranslated();
    expect(screen.getByRole('button').textContent).toBe('Room 4');
    expect(screen.getByText('Before')).toBeInTheDocument();
    // It answers as before.
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Taken: Room 4');
  });

  it('leaves a part that fails a fourth time within ten seconds to the boundaries around it', () => {
    show(<Sign />);
    for (let time = 0; time < 3; time += 1) {
      pressTranslated();
      expect(screen.getByRole('button').textContent).toBe('Room 4');
    }
    pressTranslated();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('NotFoundError');
  });

  it('mounts a part again however often it fails, when it fails rarely', () => {
    show(<Sign />);
    for (let time = 0; time < 8; time += 1) {
      pressTranslated();
      expect(screen.getByRole('button').textContent).toBe('Room 4');
      act(() => jest.advanceTimersByTime(4000));
    }
  });

  it('leaves other errors to the boundaries around it', () => {
    show(<Throwing error={new Error('broken')} />);
    expect(document.body.textContent).toBe('Error: broken');
  });
});
