/** Playgrounds of one component, as readers use them. */
import type { ComponentType } from 'react';
import { expectCompiles, fireEvent, screen, show, within } from './harness';

/** What a playground shows of its component. */
export const preview = () => within(screen.getByRole('group', { name: 'Preview' }));

const code = () => screen.getByRole('region', { name: 'Code' }).textContent ?? '';

/**
 * Makes choices, and checks that the code in view is what is copied and compiles, and that the copied link brings it
 * back. Leaves the playground open, as the link shows it.
 *
 * @param choices texts of fields by their names; a switch is pressed
 * @returns the code
 */
export async function setUpPlayground(
  Playground: ComponentType,
  choices: Readonly<Record<string, string>>,
): Promise<string> {
  window.history.replaceState(null, '', '/');
  const { user, unmount } = show(<Playground />);
  const start = code();
  const form = within(screen.getByRole('group', { name: 'Props' }));
  for (const [name, value] of Object.entries(choices)) {
    const field = form.getByLabelText(name);
    if (field.role === 'switch') {
      await user.click(field);
    } else {
      fireEvent.change(field, { target: { value } });
    }
  }
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(code());
  await expectCompiles(copied);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  unmount();

  window.history.replaceState(null, '', '/');
  const other = show(<Playground />);
  expect(code()).toBe(start);
  expect(copied).not.toBe(start);
  other.unmount();

  window.history.replaceState(null, '', link.pathname + link.search);
  show(<Playground />);
  expect(code()).toBe(copied);
  return copied;
}
