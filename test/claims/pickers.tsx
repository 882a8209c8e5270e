/** What claims on pickers share: a field's sections and a popup, as people use them, and adapters of other libraries. */
import type { ComponentProps, ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { act, fireEvent, screen, type show } from './harness';

export function Provided({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}

export function Picker(props: ComponentProps<typeof DatePicker>) {
  return (
    <Provided>
      <DatePicker label="Day" {...props} />
    </Provided>
  );
}

/** What the field shows; zero-width marks that keep sections apart are left out. */
export function shown(root: ParentNode = document): string {
  return (root.querySelector('.MuiPickersSectionList-root')?.textContent ?? '').replace(
    /[\u2066-\u2069\u200e\u200b]/g,
    '',
  );
}

export const sectionOf = (name: string) => screen.getByRole('spinbutton', { name });

/** Puts the cursor into a section, as a click does. */
export function enter(name: string): HTMLElement {
  const section = sectionOf(name);
  act(() => section.focus());
  return section;
}

/** Types into one section. jsdom edits no text, so each character arrives as a browser leaves it. */
export function type(name: string, text: string): void {
  const section = enter(name);
  for (const character of text) {
    section.textContent = character;
    fireEvent.input(section);
  }
}

type User = ReturnType<typeof show>['user'];

/** Opens the calendar by the button in the field. */
export async function open(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /choose date/i }));
  return screen.findByRole('dialog');
}

type Adapter = NonNullable<ComponentProps<typeof LocalizationProvider>['dateAdapter']>;

/**
 * The adapter of another library than Day.js. An `import` would turn every date in the types into a union.
 * @throws when there is none
 */
export function adapterOf(name: string, folder = name): Adapter {
  const module = jest.requireActual<Record<string, Adapter>>(`@mui/x-date-pickers/${folder}`);
  const adapter = module[name];
  if (!adapter) {
    throw new Error(`@mui/x-date-pickers/${folder} has no ${name}.`);
  }
  return adapter;
}
