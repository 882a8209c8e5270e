import { render, screen } from '@testing-library/react';
import { Callout, KnownIssue } from '../../../../src/features/callouts/Callout';

describe('Callout', () => {
  it.each([
    ['info', 'Info'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ] as const)('of the kind %s is a note that says so in words', (type, label) => {
    render(<Callout type={type}>Text</Callout>);
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(`${label}: Text`);
    expect(note).toHaveAttribute('data-kind', type);
  });

  it('has an icon of its own for each kind, hidden from assistive technology', () => {
    const { container } = render(
      <>
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Callout key={kind} type={kind}>
            Text
          </Callout>
        ))}
        <KnownIssue version="8.10.2">Text</KnownIssue>
      </>,
    );
    const icons = [...container.querySelectorAll('svg[aria-hidden=true] path')];
    expect(new Set(icons.map((icon) => icon.getAttribute('d'))).size).toBe(5);
  });

  it('of a known issue shows the version and the title', () => {
    render(
      <KnownIssue version="8.10.2" title="Empty first cells are dropped">
        Text
      </KnownIssue>,
    );
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(/^Known issue in 8.10.2: Empty first cells are droppedText$/);
    expect(note).toHaveAttribute('data-kind', 'bug');
  });

  it('shows a title when there is one', () => {
    const { rerender, container } = render(
      <Callout type="info" title="Before you start">
        Text
      </Callout>,
    );
    expect(screen.getByText('Before you start')).toBeInTheDocument();
    rerender(<Callout type="info">Text</Callout>);
    expect(container.querySelector('p')).toBeNull();
  });
});
