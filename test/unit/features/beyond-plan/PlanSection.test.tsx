import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'react-router-dom';
import { createMemoryHistory } from 'history';
import { PlanSection } from '../../../../src/features/beyond-plan';

function show(hash = '') {
  const history = createMemoryHistory({ initialEntries: [`/x/page/${hash}`] });
  const { container } = render(
    <Router history={history}>
      <PlanSection needs="premium" title="Paste cells">
        <h2 id="paste-cells">Paste cells</h2>
        <p id="100%">Values are pasted.</p>
      </PlanSection>
    </Router>,
  );
  const section = container.querySelector('section');
  return { history, section };
}

// The style sheet shows the button where the section is hidden; here, nothing is.
const button = () => screen.getByRole('button', { hidden: true });

it('says what is hidden and which plan it needs, and shows it by a press', async () => {
  const user = userEvent.setup();
  const { section } = show();
  expect(section).toHaveAttribute('data-part-needs', 'premium');
  expect(button()).toHaveAttribute('hidden');
  expect(button()).toHaveTextContent('“Paste cells” needs Premium · Show');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(section).toHaveAttribute('data-shows-beyond');
  expect(button()).toHaveTextContent('“Paste cells” needs Premium · Hide');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(button());
  expect(section).not.toHaveAttribute('data-shows-beyond');
});

it('is marked when the address names something in it, and stays so', () => {
  const { history, section } = show();
  expect(section).not.toHaveAttribute('data-marked');
  act(() => history.push('/x/page/#elsewhere'));
  expect(section).not.toHaveAttribute('data-marked');
  act(() => history.push('/x/page/#paste-cells'));
  expect(section).toHaveAttribute('data-marked');
  act(() => history.push('/x/page/'));
  expect(section).toHaveAttribute('data-marked');
});

it.each(['#100%', '#100%25'])('reads %s, whether it is encoded or not', (hash) => {
  expect(show(hash).section).toHaveAttribute('data-marked');
});
