/** What claims on ranges of times share: a log of what a picker calls, and both ends' sections as people type in them. */
import dayjs, { type Dayjs } from 'dayjs';
import { act, fireEvent, screen, type show, waitFor } from './harness';

type User = ReturnType<typeof show>['user'];
type Errors = readonly (string | null)[];

/** A moment of 16 March 2026. */
export const at = (time: string): Dayjs => dayjs(`2026-03-16T${time}`);

const end = (value: Dayjs | null, format: string) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format(format) : 'invalid';
};
export const written = (range: readonly (Dayjs | null)[], format = 'DD HH:mm') =>
  range.map((value) => end(value, format)).join(' | ');
const failed = (errors: Errors) => (errors.some(Boolean) ? ` !${errors.join(' ')}` : '');

/** Callbacks for a range picker or field, and what they got since the last look, each as one line. */
export function recorder(format?: string) {
  const calls: string[] = [];
  const log =
    (name: string) =>
    (value: readonly (Dayjs | null)[], { validationError }: { validationError: Errors }) => {
      calls.push(`${name} ${written(value, format)}${failed(validationError)}`);
    };
  return {
    props: {
      onChange: log('change'),
      onAccept: log('accept'),
      onClose: () => {
        calls.push('close');
      },
    },
    take: () => calls.splice(0),
  };
}

/** @throws when there is no such section */
export function section(index: number): HTMLElement {
  const found = screen.getAllByRole('spinbutton')[index];
  if (!found) {
    throw new Error(`No section ${index}.`);
  }
  return found;
}

/** Types into a section, by its place in the field; those of the end come after those of the start. */
export function put(index: number, text: string): void {
  act(() => section(index).focus());
  for (const character of text) {
    section(index).textContent = character;
    fireEvent.input(section(index));
  }
}

export const openRange = (user: User) =>
  user.click(screen.getByRole('button', { name: /^Choose range/ }));
export const popup = () => screen.queryByRole('dialog') ?? screen.queryByRole('tooltip');
export const closed = () => waitFor(() => expect(popup()).toBeNull());
export const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
export const choose = async (user: User, ...names: string[]) => {
  for (const name of names) {
    await user.click(screen.getByRole('option', { name }));
  }
};
/** Names of the choices in the popup; one that is ruled out ends in an exclamation mark. */
export const choices = () =>
  screen
    .getAllByRole('option')
    .map(
      (option) =>
        `${option.getAttribute('aria-label') ?? option.textContent}${option.getAttribute('aria-disabled') === 'true' ? '!' : ''}`,
    );
