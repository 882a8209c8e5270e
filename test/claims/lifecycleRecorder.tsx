/**
 * Records which callbacks of the date and time pickers are called, in which order and with what, while somebody does
 * something. The page on the lifecycle shows the records, `calls.json` beside it keeps them.
 */
import type { ComponentProps, ReactElement } from 'react';
import { useState } from 'react';
import dayjs, { type Dayjs, isDayjs } from 'dayjs';
import type { UserEvent } from '@testing-library/user-event';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { act, fireEvent, pause, screen, show, waitFor, within } from './harness';
import { enter, open, Provided, sectionOf, shown } from './pickers';

/** What somebody did, what was called for it, and what the field shows then. */
export interface Recorded {
  readonly does: string;
  readonly calls: readonly string[];
  readonly shows: string;
}

export type Records = Readonly<Record<string, readonly Recorded[]>>;

interface Step {
  readonly does: string;
  readonly user: UserEvent;
}

/** Something that somebody does with a component. What `prepare` does isn't recorded. */
interface Action {
  readonly does: string;
  readonly shows: (callbacks: Callbacks) => ReactElement;
  readonly prepare?: (step: Step) => Promise<void> | void;
  readonly act: (step: Step) => Promise<void> | void;
  /** What is called while it appears counts too. */
  readonly isFromTheStart?: boolean;
}

type Callbacks = Readonly<Record<string, (...args: readonly unknown[]) => void>>;

const NAMES = [
  'onChange',
  'onAccept',
  'onError',
  'onOpen',
  'onClose',
  'onViewChange',
  'onMonthChange',
  'onYearChange',
  'onSelectedSectionsChange',
];

function written(value: unknown, format: string): string {
  if (isDayjs(value)) {
    return value.isValid() ? value.format(format) : 'invalid';
  }
  if (Array.isArray(value)) {
    return `[${value.map((one) => written(one, format)).join(', ')}]`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** `onChange(2026-04-15, 'minDate')`: the value, and what of the context isn't empty. */
function callOf(name: string, args: readonly unknown[], format: string): string {
  const [value, context] = args;
  const parts = args.length === 0 ? [] : [written(value, format)];
  if (/^on(?:Change|Accept)$/.test(name) && typeof context === 'object' && context !== null) {
    const { validationError, shortcut } = context as {
      validationError?: unknown;
      shortcut?: { label?: string };
    };
    const isError = [validationError].flat().some((error) => error !== null);
    if (isError) {
      parts.push(written(validationError, format));
    }
    if (shortcut) {
      parts.push('shortcut');
    }
  }
  return `${name}(${parts.join(', ')})`;
}

/** `onAccept` with the same as the `onChange` before it is written once. */
function merged(calls: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (const call of calls) {
    const last = result.at(-1);
    if (last?.startsWith('onChange(') && call === last.replace('onChange', 'onAccept')) {
      result[result.length - 1] = last.replace('onChange', 'onChange + onAccept');
    } else {
      result.push(call);
    }
  }
  return result;
}

async function record(action: Action, format: string, without: readonly string[]) {
  const calls: string[] = [];
  const callbacks = Object.fromEntries(
    NAMES.filter((name) => !without.includes(name)).map((name) => [
      name,
      (...args: readonly unknown[]) => {
        calls.push(callOf(name, args, format));
      },
    ]),
  );
  const { user, unmount } = show(<Provided>{action.shows(callbacks)}</Provided>);
  const step = { does: action.does, user };
  await action.prepare?.(step);
  await act(() => pause(20));
  if (!action.isFromTheStart) {
    calls.length = 0;
  }
  await action.act(step);
  await act(() => pause(20));
  const today = (text: string, as: string) => text.replaceAll(dayjs().format(as), 'today');
  const result = {
    does: action.does,
    calls: merged(calls).map((call) => today(call, format)),
    shows: today(shown(), 'MM/DD/YYYY'),
  };
  unmount();
  return result;
}

const day = dayjs('2026-04-15');
const DATE = 'YYYY-MM-DD';
const ON_SECTIONS = 'onSelectedSectionsChange';

const dayButton = (name: string, index = 0): HTMLElement => {
  const buttons = screen.getAllByRole('gridcell', { name }).filter((one) => !one.hidden);
  const button = buttons[index];
  if (!button) {
    throw new Error(`No day ${name}.`);
  }
  return button;
};
const press = (key: string, name: string) => fireEvent.keyDown(enter(name), { key });
/** Types as fast as a person: timers of the field run between two keys. */
const typeInto =
  (name: string, text: string, index = 0) =>
  async () => {
    const section = screen.getAllByRole('spinbutton', { name })[index] ?? document.body;
    act(() => section.focus());
    for (const character of text) {
      section.textContent = character;
      fireEvent.input(section);
      await act(() => pause(5));
    }
  };
const selectAll = (name: string) =>
  fireEvent.keyDown(enter(name), { key: 'a', keyCode: 65, ctrlKey: true });
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
const button = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const openIt = async ({ user }: Step) => {
  await open(user);
};
const outside = async ({ user }: Step) => {
  await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
};
const pick =
  (...days: readonly string[]) =>
  async ({ user }: Step) => {
    for (const one of days) {
      await user.click(dayButton(one));
    }
  };
const year =
  (name: string) =>
  async ({ user }: Step) => {
    await user.click(await screen.findByRole('radio', { name }));
  };
const all =
  (...acts: readonly Action['act'][]) =>
  async (step: Step) => {
    for (const one of acts) {
      await one(step);
    }
  };
const escape = ({ user }: Step) => user.keyboard('{Escape}');
const click =
  (name: string | RegExp) =>
  ({ user }: Step) =>
    button(user, name);

type PickerProps = ComponentProps<typeof DatePicker>;

const desktop = (props: PickerProps = {}) =>
  function Desktop(callbacks: Callbacks) {
    return <DatePicker label="Day" defaultValue={day} reduceAnimations {...callbacks} {...props} />;
  };
const empty = desktop({ defaultValue: null, referenceDate: day });
const mobile = (props: PickerProps = {}) =>
  function Mobile(callbacks: Callbacks) {
    return (
      <MobileDatePicker label="Day" defaultValue={day} reduceAnimations {...callbacks} {...props} />
    );
  };

/** Keeps the value as most apps do, or refuses each change. A button beside it sets another day. */
function Controlled({
  callbacks,
  refuses = false,
  first = day,
  Picker = DatePicker,
}: {
  callbacks: Callbacks;
  refuses?: boolean;
  first?: Dayjs | null;
  Picker?: typeof DatePicker | typeof MobileDatePicker;
}) {
  const [value, setValue] = useState<Dayjs | null>(first);
  return (
    <>
      <button type="button" onClick={() => setValue(dayjs('2026-06-01'))}>
        Reset
      </button>
      <button type="button" onClick={() => setValue(dayjs('1850-06-01'))}>
        Set a wrong day
      </button>
      <Picker
        label="Day"
        reduceAnimations
        {...callbacks}
        value={value}
        onChange={(next, context) => {
          callbacks.onChange?.(next, context);
          if (!refuses) {
            setValue(next);
          }
        }}
      />
    </>
  );
}

const controlled =
  (props: Omit<ComponentProps<typeof Controlled>, 'callbacks'> = {}) =>
  (callbacks: Callbacks) => <Controlled callbacks={callbacks} {...props} />;

/** The popup is gone. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const setByCode = ({ user }: Step) => button(user, 'Reset');

const TYPING: readonly Action[] = [
  {
    does: 'Types month and day into an empty field',
    shows: empty,
    act: all(typeInto('Month', '04'), typeInto('Day', '15')),
  },
  {
    does: 'Types the year after that, 2026',
    shows: empty,
    prepare: all(typeInto('Month', '04'), typeInto('Day', '15')),
    act: typeInto('Year', '2026'),
  },
  { does: 'Types 20 as the day', shows: desktop(), act: typeInto('Day', '20') },
  { does: 'Presses ↑ in the day', shows: desktop(), act: () => void press('ArrowUp', 'Day') },
  {
    does: 'Deletes the day',
    shows: desktop(),
    act: () => void press('Delete', 'Day'),
  },
  {
    does: 'Deletes the month as well',
    shows: desktop(),
    prepare: () => void press('Delete', 'Day'),
    act: () => void press('Delete', 'Month'),
  },
  {
    does: 'Leaves the field with a deleted day',
    shows: desktop(),
    prepare: () => void press('Delete', 'Day'),
    act: ({ user }) => user.click(document.body),
  },
  {
    does: 'Types 202 as the year, then leaves the field',
    shows: desktop(),
    prepare: typeInto('Year', '202'),
    act: ({ user }) => user.click(document.body),
  },
  {
    does: 'Types 31 as the day of 02/15/2026',
    shows: desktop({ defaultValue: dayjs('2026-02-15') }),
    act: typeInto('Day', '31'),
  },
  {
    does: 'Makes 02/31/2026 valid: types 28',
    shows: desktop({ defaultValue: dayjs('2026-02-15') }),
    prepare: typeInto('Day', '31'),
    act: typeInto('Day', '28'),
  },
  {
    does: 'Types 02, 31 and 2026 into an empty field',
    shows: empty,
    act: all(typeInto('Month', '02'), typeInto('Day', '31'), typeInto('Year', '2026')),
  },
  {
    does: 'Types 02 as the month of 01/31/2026',
    shows: desktop({ defaultValue: dayjs('2026-01-31') }),
    act: typeInto('Month', '02'),
  },
  {
    does: 'Types 2 as the month of 01/31/2026',
    shows: desktop({ defaultValue: dayjs('2026-01-31') }),
    act: typeInto('Month', '2'),
  },
  {
    does: 'Types 20 as the day, `maxDate` is the 18th',
    shows: desktop({ maxDate: dayjs('2026-04-18') }),
    act: typeInto('Day', '20'),
  },
  {
    does: 'Selects all and presses Delete',
    shows: desktop(),
    prepare: () => void selectAll('Month'),
    act: () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'Delete' }),
  },
  {
    does: 'Presses the clear button of `slotProps.field.clearable`',
    shows: desktop({ slotProps: { field: { clearable: true } } }),
    act: click('Clear'),
  },
  {
    does: 'Pastes 05/20/2026',
    shows: desktop(),
    prepare: () => void selectAll('Month'),
    act: () => void paste('05/20/2026'),
  },
  {
    does: 'The browser fills the hidden input with 05/20/2026',
    shows: desktop(),
    act: () => {
      const input = document.querySelector('input') ?? document.body;
      fireEvent.change(input, { target: { value: '05/20/2026' } });
    },
  },
  {
    does: 'Pastes `tomorrow`, all sections selected',
    shows: desktop(),
    prepare: () => void selectAll('Month'),
    act: () => void paste('tomorrow'),
  },
];

const DESKTOP: readonly Action[] = [
  { does: 'Opens the popup', shows: desktop(), act: openIt },
  { does: 'Picks the 20th', shows: desktop(), prepare: openIt, act: pick('20') },
  {
    does: 'Picks the day that is selected, uncontrolled, first thing',
    shows: desktop(),
    prepare: openIt,
    act: pick('15'),
  },
  {
    does: 'Picks the day that is selected, controlled',
    shows: controlled(),
    prepare: openIt,
    act: pick('15'),
  },
  {
    does: 'Opens the list of years',
    shows: desktop(),
    prepare: openIt,
    act: click(/switch to year view/),
  },
  {
    does: 'Picks 2027 there',
    shows: desktop(),
    prepare: all(openIt, click(/switch to year view/)),
    act: year('2027'),
  },
  {
    does: 'Picks 2027, then presses Escape',
    shows: desktop(),
    prepare: all(openIt, click(/switch to year view/), year('2027')),
    act: escape,
  },
  {
    does: 'Picks 2027, then clicks outside',
    shows: desktop(),
    prepare: all(openIt, click(/switch to year view/), year('2027')),
    act: outside,
  },
  {
    does: 'Picks 2027, then the 20th',
    shows: desktop(),
    prepare: all(openIt, click(/switch to year view/), year('2027')),
    act: pick('20'),
  },
  {
    does: 'Goes to the next month',
    shows: desktop(),
    prepare: openIt,
    act: click('Next month'),
  },
  {
    does: 'Goes from December to January',
    shows: desktop({ defaultValue: dayjs('2026-12-10') }),
    prepare: openIt,
    act: click('Next month'),
  },
  {
    does: 'Presses → on April 30',
    shows: desktop({ defaultValue: dayjs('2026-04-30') }),
    prepare: openIt,
    act: ({ user }) => user.keyboard('{ArrowRight}'),
  },
  { does: 'Escape without a choice', shows: desktop(), prepare: openIt, act: escape },
  {
    does: 'Presses Today in the action bar, in the month of today',
    shows: desktop({
      slotProps: { actionBar: { actions: ['today'] } },
      // Another day than today.
      defaultValue: dayjs()
        .startOf('day')
        .date(dayjs().date() === 1 ? 2 : 1),
    }),
    prepare: openIt,
    act: click('Today'),
  },
  {
    does: 'Presses Clear in the action bar',
    shows: desktop({ slotProps: { actionBar: { actions: ['clear'] } } }),
    prepare: openIt,
    act: click('Clear'),
  },
  {
    does: 'The same with 04/DD/2026 in the field',
    shows: desktop({ slotProps: { actionBar: { actions: ['clear'] } } }),
    prepare: all(() => void press('Delete', 'Day'), openIt),
    act: click('Clear'),
  },
  {
    does: 'Chooses a shortcut',
    shows: desktop({
      slotProps: {
        shortcuts: { items: [{ label: 'Term ends', getValue: () => dayjs('2026-07-17') }] },
      },
    }),
    prepare: openIt,
    act: click('Term ends'),
  },
];

const OK: PickerProps = { closeOnSelect: false };

const MOBILE: readonly Action[] = [
  { does: 'Picks the 20th', shows: mobile(), prepare: openIt, act: pick('20') },
  {
    does: 'Picks the 20th, then OK',
    shows: mobile(),
    prepare: all(openIt, pick('20')),
    act: click('OK'),
  },
  {
    does: 'Picks the 20th, then Cancel',
    shows: mobile(),
    prepare: all(openIt, pick('20')),
    act: click('Cancel'),
  },
  {
    does: 'Picks the 20th, then Escape',
    shows: mobile(),
    prepare: all(openIt, pick('20')),
    act: escape,
  },
  {
    does: 'Picks the 20th, then taps outside',
    shows: mobile(),
    prepare: all(openIt, pick('20')),
    act: outside,
  },
  {
    does: 'OK without a choice, uncontrolled, first thing',
    shows: mobile(),
    prepare: openIt,
    act: click('OK'),
  },
  {
    does: 'OK without a choice, controlled',
    shows: controlled({ Picker: MobileDatePicker }),
    prepare: openIt,
    act: click('OK'),
  },
  { does: 'Cancel without a choice', shows: mobile(), prepare: openIt, act: click('Cancel') },
  {
    does: 'Desktop: picks the 20th with `closeOnSelect={false}`',
    shows: desktop(OK),
    prepare: openIt,
    act: pick('20'),
  },
  {
    does: 'The same with `cancel` in the action bar, then Cancel',
    shows: desktop({ ...OK, slotProps: { actionBar: { actions: ['cancel', 'accept'] } } }),
    prepare: all(openIt, pick('20')),
    act: click('Cancel'),
  },
  {
    does: 'Chooses a shortcut',
    shows: mobile({
      slotProps: {
        shortcuts: { items: [{ label: 'Term ends', getValue: () => dayjs('2026-07-17') }] },
      },
    }),
    prepare: openIt,
    act: click('Term ends'),
  },
];

const CODE: readonly Action[] = [
  { does: 'The app sets another `value`, popup closed', shows: controlled(), act: setByCode },
  {
    does: 'The app sets a `value` before 1900',
    shows: controlled(),
    act: ({ user }) => button(user, 'Set a wrong day'),
  },
  {
    does: 'The app sets June 1, then somebody presses Cancel in the dialog',
    shows: controlled({ Picker: MobileDatePicker }),
    prepare: all(setByCode, openIt),
    act: click('Cancel'),
  },
  {
    does: 'The value is `null`, the app sets June 1, then somebody presses Cancel in the dialog',
    shows: controlled({ Picker: MobileDatePicker, first: null }),
    prepare: all(setByCode, openIt),
    act: click('Cancel'),
  },
  {
    does: 'The app sets June 1, then somebody picks June 1',
    shows: controlled(),
    prepare: all(setByCode, openIt),
    act: pick('1'),
  },
  {
    does: 'The app sets June 1, then somebody picks April 15 again',
    shows: controlled(),
    prepare: all(setByCode, openIt, click('Previous month'), click('Previous month')),
    act: pick('15'),
  },
  {
    does: 'The app sets June 1, then somebody presses Escape in the popup',
    shows: controlled(),
    prepare: all(setByCode, openIt),
    act: escape,
  },
  {
    does: 'Picks the 20th, but the app keeps the old `value`',
    shows: controlled({ refuses: true }),
    prepare: openIt,
    act: pick('20'),
  },
  {
    does: 'Picks the 20th once more, and the app keeps the old `value` again',
    shows: controlled({ refuses: true }),
    prepare: all(openIt, pick('20'), closed, openIt),
    act: pick('20'),
  },
  {
    does: 'Opens the popup after that, then presses Escape',
    shows: controlled({ refuses: true }),
    prepare: all(openIt, pick('20'), closed, openIt, pick('20'), closed, openIt),
    act: escape,
  },
  {
    does: 'Types 20 as the day, but the app keeps the old `value`',
    shows: controlled({ refuses: true }),
    act: typeInto('Day', '20'),
  },
  {
    does: 'The picker appears with a value before 1900',
    shows: desktop({ defaultValue: dayjs('1850-04-15') }),
    act: () => {},
    isFromTheStart: true,
  },
];

const TIME = 'YYYY-MM-DD HH:mm';
const dateTime = (callbacks: Callbacks) => (
  <DateTimePicker
    label="Day"
    defaultValue={dayjs('2026-04-15T09:30')}
    reduceAnimations
    {...callbacks}
  />
);
const option =
  (label: string, name: string) =>
  async ({ user }: Step) => {
    await user.click(
      within(screen.getByRole('listbox', { name: label })).getByRole('option', { name }),
    );
  };

const DATE_TIME: readonly Action[] = [
  { does: 'Picks the 20th', shows: dateTime, prepare: openIt, act: pick('20') },
  {
    does: 'Picks 10 hours',
    shows: dateTime,
    prepare: openIt,
    act: option('Select hours', '10 hours'),
  },
  { does: 'Picks PM', shows: dateTime, prepare: openIt, act: option('Select meridiem', 'PM') },
  {
    does: 'Picks PM, then OK',
    shows: dateTime,
    prepare: all(openIt, option('Select meridiem', 'PM')),
    act: click('OK'),
  },
  {
    does: 'Picks PM, then Escape',
    shows: dateTime,
    prepare: all(openIt, option('Select meridiem', 'PM')),
    act: escape,
  },
];

const time = (callbacks: Callbacks) => (
  <TimePicker label="Time" defaultValue={dayjs('2026-04-15T09:30')} {...callbacks} />
);
const openTime = async ({ user }: Step) => {
  await button(user, /choose time/i);
  await screen.findByRole('dialog');
};

const TIMES: readonly Action[] = [
  {
    does: '`TimePicker`: picks 10 hours',
    shows: time,
    prepare: openTime,
    act: option('Select hours', '10 hours'),
  },
  {
    does: '`TimePicker`: picks PM, then OK',
    shows: time,
    prepare: all(openTime, option('Select meridiem', 'PM')),
    act: click('OK'),
  },
];

type Range = ComponentProps<typeof DateRangePicker>['defaultValue'];
const trip: Range = [dayjs('2026-04-07'), dayjs('2026-04-10')];
const range =
  (defaultValue: Range = trip) =>
  (callbacks: Callbacks) => (
    <DateRangePicker
      label="Trip"
      defaultValue={defaultValue}
      referenceDate={day}
      calendars={1}
      reduceAnimations
      {...callbacks}
    />
  );
const mobileRange = (callbacks: Callbacks) => (
  <MobileDateRangePicker label="Trip" defaultValue={trip} reduceAnimations {...callbacks} />
);
const openRange = async ({ user }: Step) => {
  await button(user, /choose/i);
  await screen.findAllByRole('grid');
};

const RANGE: readonly Action[] = [
  {
    does: 'Empty at first: picks the start, the 20th',
    shows: range([null, null]),
    prepare: openRange,
    act: pick('20'),
  },
  {
    does: 'Empty at first: picks the end after it, the 24th',
    shows: range([null, null]),
    prepare: all(openRange, pick('20')),
    act: pick('24'),
  },
  {
    does: 'Empty at first: picks the start, then presses Escape',
    shows: range([null, null]),
    prepare: all(openRange, pick('20')),
    act: escape,
  },
  {
    does: 'Picks a new start after the end: the 20th instead of April 7 to 10',
    shows: range(),
    prepare: openRange,
    act: pick('20'),
  },
  {
    does: 'Empty at first: types the start alone, 04/20/2026',
    shows: range([null, null]),
    act: all(typeInto('Month', '04'), typeInto('Day', '20'), typeInto('Year', '2026')),
  },
  {
    does: 'Types 05 as the day of the end, before the start',
    shows: range(),
    act: typeInto('Day', '05', 1),
  },
  {
    does: 'Deletes the day of the start',
    shows: range(),
    act: () => {
      const section = screen.getAllByRole('spinbutton', { name: 'Day' })[0] ?? document.body;
      act(() => section.focus());
      fireEvent.keyDown(section, { key: 'Delete' });
    },
  },
];

const mobileRangeRow: Action = {
  does: 'Mobile: picks the 20th, then Cancel',
  shows: mobileRange,
  prepare: all(openRange, pick('20')),
  act: click('Cancel'),
};

const calendar = (callbacks: Callbacks) => (
  <DateCalendar defaultValue={day} reduceAnimations {...callbacks} />
);

const CALENDAR: readonly Action[] = [
  { does: 'Picks the 20th', shows: calendar, act: pick('20') },
  {
    does: 'Opens the list of years, picks 2027',
    shows: calendar,
    act: all(click(/switch to year view/), year('2027')),
  },
  { does: 'Goes to the next month', shows: calendar, act: click('Next month') },
];

const field = (callbacks: Callbacks) => <DateField label="Day" defaultValue={day} {...callbacks} />;

const SECTIONS: readonly Action[] = [
  { does: 'Moves into the field with Tab', shows: field, act: ({ user }) => user.tab() },
  {
    does: 'Presses → in the month',
    shows: field,
    prepare: () => void enter('Month'),
    act: () => void fireEvent.keyDown(sectionOf('Month'), { key: 'ArrowRight' }),
  },
  {
    does: 'Completes the month: types 12',
    shows: field,
    prepare: () => void enter('Month'),
    act: typeInto('Month', '12'),
  },
  {
    does: 'Presses Ctrl+A',
    shows: field,
    prepare: () => void enter('Month'),
    act: () => void fireEvent.keyDown(sectionOf('Month'), { key: 'a', keyCode: 65, ctrlKey: true }),
  },
  {
    does: 'Leaves the field',
    shows: field,
    prepare: () => void enter('Month'),
    act: ({ user }) => user.click(document.body),
  },
];

const TABLES: Readonly<
  Record<string, { actions: readonly Action[]; format?: string; without?: readonly string[] }>
> = {
  typing: { actions: TYPING, without: [ON_SECTIONS] },
  desktop: { actions: DESKTOP, without: [ON_SECTIONS] },
  mobile: { actions: MOBILE, without: [ON_SECTIONS] },
  code: { actions: CODE, without: [ON_SECTIONS] },
  dateTime: { actions: [...DATE_TIME, ...TIMES], format: TIME, without: [ON_SECTIONS] },
  range: { actions: [...RANGE, mobileRangeRow], without: [ON_SECTIONS] },
  calendar: {
    actions: CALENDAR,
    without: ['onAccept', 'onError', 'onOpen', 'onClose', ON_SECTIONS],
  },
  sections: {
    actions: SECTIONS,
    without: ['onAccept', 'onOpen', 'onClose', 'onViewChange', 'onMonthChange', 'onYearChange'],
  },
};

export async function recordTable(name: string): Promise<readonly Recorded[]> {
  const table = TABLES[name];
  if (!table) {
    throw new Error(`There is no table ${name}, but ${Object.keys(TABLES).join(', ')}.`);
  }
  const result: Recorded[] = [];
  for (const action of table.actions) {
    result.push(await record(action, table.format ?? DATE, table.without ?? []));
  }
  return result;
}

/** The rows of a table as the page has them. */
export const rowsOf = (records: readonly Recorded[]): readonly string[] =>
  records.map(({ does, calls, shows }) =>
    [does, calls.map((call) => `\`${call}\``).join(', ') || 'nothing', shows]
      .filter((cell) => cell !== '')
      .join(' | '),
  );

export const tableNames: readonly string[] = Object.keys(TABLES);
