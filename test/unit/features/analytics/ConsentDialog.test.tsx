import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentDialog } from '../../../../src/features/analytics/ConsentDialog';

test('asks without taking the focus, and answers with two buttons alike', async () => {
  const onChoose = jest.fn();
  render(<ConsentDialog onChoose={onChoose} />);
  expect(screen.getByRole('dialog', { name: 'Statistics' })).toHaveAccessibleDescription(
    /collect usage statistics/,
  );
  expect(document.body).toHaveFocus();
  const allow = screen.getByRole('button', { name: 'Allow analytics' });
  const essential = screen.getByRole('button', { name: 'Essential only' });
  expect(allow.className).toBe(essential.className);
  await userEvent.click(essential);
  await userEvent.click(allow);
  expect(onChoose.mock.calls).toEqual([['essential'], ['analytics']]);
});

test('the focus goes back to where the reader came from', async () => {
  render(
    <>
      <ConsentDialog onChoose={() => undefined} />
      <a href="/after/">After</a>
    </>,
  );
  const user = userEvent.setup();
  screen.getByRole('link').focus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Allow analytics' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link')).toHaveFocus();
});
