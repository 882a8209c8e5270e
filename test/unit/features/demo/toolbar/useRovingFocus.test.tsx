import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useRovingFocus } from '../../../../../src/features/demo/toolbar/useRovingFocus';

interface RowProps {
  readonly hasAdded?: boolean;
  readonly hasFirst?: boolean;
}

/** `Added` takes nothing of the hook, as a control whose author forgot to. */
function Row({ hasAdded = false, hasFirst = true }: RowProps) {
  const { row, item } = useRovingFocus(hasFirst ? 'first' : 'last');
  return (
    <div role="toolbar" aria-label="Row" {...row}>
      {hasFirst && <button {...item('first')}>First</button>}
      {hasAdded && <button>Added</button>}
      <button disabled>Disabled</button>
      <div role="menu">
        <button role="menuitem" tabIndex={-1}>
          Entry
        </button>
      </div>
      <button {...item('last')}>Last</button>
    </div>
  );
}

function tabStops(): (string | null)[] {
  return [...screen.getByRole('toolbar').querySelectorAll<HTMLElement>('button:enabled')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
}

const button = (name: string) => screen.getByRole('button', { name });

it('reaches a control that was added to the row, at its place', async () => {
  const { rerender } = render(<Row />);
  act(() => button('First').focus());
  rerender(<Row hasAdded />);
  expect(tabStops()).toEqual(['First']);
  await userEvent.keyboard('{ArrowRight}');
  expect(button('Added')).toHaveFocus();
  expect(tabStops()).toEqual(['Added']);
  await userEvent.keyboard('{ArrowRight}');
  expect(button('Last')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(button('First')).toHaveFocus();
});

it('gives the turn of a control that is removed to the first one, and back when it returns', () => {
  const { rerender } = render(<Row hasAdded />);
  act(() => button('First').focus());
  rerender(<Row hasAdded hasFirst={false} />);
  expect(tabStops()).toEqual(['Added']);
  rerender(<Row hasAdded />);
  expect(tabStops()).toEqual(['First']);
});

it('has one tab stop in the HTML of the server', () => {
  const html = renderToString(<Row />);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});
