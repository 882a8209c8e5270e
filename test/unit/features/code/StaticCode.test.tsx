import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainCode, StaticCode } from '../../../../src/features/code';

describe('StaticCode', () => {
  it('shows the highlighted code in a block that the keyboard reaches, with a name', () => {
    const { container } = render(
      <StaticCode language="ts" title="src/a.ts" html={'<span class="token">1 &lt; 2</span>'} />,
    );
    const text = container.querySelector('[data-code-block] > pre.prism');
    expect(text).toHaveTextContent('1 < 2');
    expect(text?.querySelector('code > .token')).toBeInTheDocument();
    expect(text).toHaveAttribute('tabindex', '0');
    expect(text).toHaveAccessibleName('src/a.ts');
  });

  it('has a bar with the title, else with the language', () => {
    const { rerender } = render(<StaticCode language="ts" title="src/a.ts" html="" />);
    expect(screen.getByText('src/a.ts')).toBeInTheDocument();
    rerender(<StaticCode language="ts" html="" />);
    expect(screen.getByText('ts')).toBeInTheDocument();
    expect(screen.getByRole('group')).toHaveAccessibleName('Code');
  });

  it('copies the plain text, without the line break at its end', async () => {
    const user = userEvent.setup();
    render(<StaticCode html={'<span>a</span> &amp;&amp; b\n  c\n'} />);
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('a && b\n  c');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('keeps the button outside the text, which it would cover', () => {
    render(<StaticCode html="a" />);
    expect(screen.getByRole('group')).not.toContainElement(screen.getByRole('button'));
  });
});

describe('a long block', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
  const text = () => screen.getByRole('group');

  it('is folded, copies all of its lines, and unfolds and folds by the button', async () => {
    const user = userEvent.setup();
    render(<StaticCode html={linesOf(16)} />);
    expect(text()).toHaveAttribute('data-folded');
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe(linesOf(16));
    const button = screen.getByRole('button', { expanded: false });
    expect(button).toHaveTextContent('Show all 16 lines');
    await user.click(button);
    expect(text()).not.toHaveAttribute('data-folded');
    expect(button).toHaveTextContent('Show fewer lines');
    await user.click(button);
    expect(text()).toHaveAttribute('data-folded');
  });

  it('unfolds when a search scrolls in it, and not when a reader scrolls sideways', () => {
    render(<StaticCode html={linesOf(16)} />);
    text().scrollLeft = 20;
    fireEvent.scroll(text());
    expect(text()).toHaveAttribute('data-folded');
    text().scrollTop = 20;
    fireEvent.scroll(text());
    expect(text()).not.toHaveAttribute('data-folded');
  });

  it('is whole when the fold would hide less than four lines', () => {
    render(<StaticCode html={linesOf(15)} />);
    expect(text()).not.toHaveAttribute('data-folded');
    expect(screen.queryByText(/^Show all/)).toBeNull();
  });
});

describe('PlainCode', () => {
  it('shows and copies its children', async () => {
    const user = userEvent.setup();
    render(<PlainCode title="notes">{'<b>\n'}</PlainCode>);
    expect(screen.getByRole('group', { name: 'notes' })).toHaveTextContent('<b>');
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('<b>');
  });
});
