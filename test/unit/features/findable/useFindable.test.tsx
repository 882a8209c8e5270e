import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFindable } from '../../../../src/features/findable';

function Panels() {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  useFindable(root, active, setActive);
  return (
    <div ref={root}>
      <p>first</p>
      <p>
        <b>second</b>
      </p>
    </div>
  );
}

const hidden = () =>
  ['first', 'second'].map((text) => screen.getByText(text).closest('p')?.getAttribute('hidden'));

it('hides all panels but one, and shows the one in which something is found', () => {
  render(<Panels />);
  expect(hidden()).toEqual([null, 'until-found']);
  act(() => {
    fireEvent(screen.getByText('second'), new Event('beforematch', { bubbles: true }));
  });
  expect(hidden()).toEqual(['until-found', null]);
  expect(screen.getByText('first')).toHaveAttribute('aria-hidden', 'true');
});

it('leaves hiding to the style sheet where the browser finds nothing in hidden parts', () => {
  const property = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onbeforematch') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  try {
    render(<Panels />);
    expect(hidden()).toEqual([null, null]);
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', property);
  }
});
