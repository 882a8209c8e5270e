import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { PickerChangeHandlerContext } from '@mui/x-date-pickers/models';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import CallLog from '../../../docs/x/react-date-pickers/lifecycle/CallLog';
import DeadlineForm from '../../../docs/x/react-date-pickers/lifecycle/DeadlineForm';
import PreviewAndAccept from '../../../docs/x/react-date-pickers/lifecycle/PreviewAndAccept';
import ResetByKey from '../../../docs/x/react-date-pickers/lifecycle/ResetByKey';
import SaveWhenFinished from '../../../docs/x/react-date-pickers/lifecycle/SaveWhenFinished';
import {
  act,
  proves,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { type Recorded, type Records, recordTable, rowsOf } from '../lifecycleRecorder';
import { enter, open, Picker, Provided, shown, type } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const day = dayjs('2026-04-15');
const folder = path.resolve(__dirname, '../../../docs/x/react-date-pickers/lifecycle');
const CALLS = path.join(folder, 'calls.json');

/** Spaces that fill a table's columns don't count. */
const squeezed = (text: string) => text.replace(/ +/g, ' ');

/**
 * Records a table again. The rows that the page shows have to say the same as `calls.json`.
 * `UPDATE_CALLS=1 npx jest claims/react-date-pickers/lifecycle` writes `calls.json` anew.
 */
async function check(table: string): Promise<readonly Recorded[]> {
  const recorded = await recordTable(table);
  const committed = JSON.parse(readFileSync(CALLS, 'utf8')) as Records;
  if (process.env.UPDATE_CALLS) {
    writeFileSync(CALLS, `${JSON.stringify({ ...committed, [table]: recorded }, null, 2)}\n`);
    return recorded;
  }
  try {
    expect(recorded).toEqual(committed[table]);
  } catch (error) {
    throw new Error(
      `What is called has changed. Run \`UPDATE_CALLS=1 npx jest claims/react-date-pickers/lifecycle\`, then correct the page's rows and the quotes here: ${String(error)}`,
    );
  }
  const page = squeezed(readFileSync(path.join(folder, 'index.mdx'), 'utf8'));
  for (const row of rowsOf(recorded)) {
    const [does] = row.split(' | ');
    if (page.includes(`| ${does} |`)) {
      expect(page).toContain(`| ${row} |`);
    }
  }
  return recorded;
}

describe('tables', () => {
  proves(
    [
      'The tables on this page use Day.js and an uncontrolled `DatePicker` with the value April 15, 2026, unless a row or section says otherwise.',
      'Types month and day into an empty field | nothing | 04/15/YYYY',
      "Types the year after that, 2026 | `onChange + onAccept(invalid, 'invalidDate')`, `onError('invalidDate')`, `onChange + onAccept(null)`, `onError(null)`, `onChange + onAccept(0202-04-15, 'minDate')`, `onError('minDate')`, `onChange + onAccept(2026-04-15)`, `onError(null)` | 04/15/2026",
      'Types 20 as the day | `onChange + onAccept(2026-04-02)`, `onChange + onAccept(2026-04-20)` | 04/20/2026',
      'Deletes the day | `onChange + onAccept(null)` | 04/DD/2026',
      'Leaves the field with a deleted day | nothing | 04/DD/2026',
      "Types 31 as the day of 02/15/2026 | `onChange + onAccept(2026-02-03)`, `onChange + onAccept(invalid, 'invalidDate')`, `onError('invalidDate')` | 02/31/2026",
      "Types 20 as the day, `maxDate` is the 18th | `onChange + onAccept(2026-04-02)`, `onChange + onAccept(2026-04-20, 'maxDate')`, `onError('maxDate')` | 04/20/2026",
      'Selects all and presses Delete | `onChange + onAccept(null)` | MM/DD/YYYY',
      'Presses the clear button of `slotProps.field.clearable` | `onChange + onAccept(null)` | MM/DD/YYYY',
      'Pastes 05/20/2026 | `onChange + onAccept(2026-05-20)` | 05/20/2026',
      'Pastes `tomorrow`, all sections selected | `onChange + onAccept(null)` | MM/DD/YYYY',
    ],
    async () => {
      expect(await check('typing')).toHaveLength(19);
    },
  );

  proves(
    [
      "<kbd>Esc</kbd> and a click outside don't undo a change. They accept the current value.",
      'Opens the popup | `onOpen()` | 04/15/2026',
      'Picks the 20th | `onChange + onAccept(2026-04-20)`, `onClose()` | 04/20/2026',
      'Picks the day that is selected, controlled | `onClose()` | 04/15/2026',
      "Picks 2027 there | `onChange(2027-04-15)`, `onViewChange('day')`, `onMonthChange(2027-04-01)`, `onMonthChange(2027-04-01)` | 04/15/2027",
      'Picks 2027, then presses Escape | `onAccept(2027-04-15)`, `onClose()` | 04/15/2027',
      'Picks 2027, then clicks outside | `onAccept(2027-04-15)`, `onClose()` | 04/15/2027',
      'Goes to the next month | `onMonthChange(2026-05-01)` | 04/15/2026',
      'Escape without a choice | `onClose()` | 04/15/2026',
      'Presses Today while the calendar shows this month | `onChange + onAccept(today)`, `onClose()` | today',
      'Presses Clear in the action bar | `onChange + onAccept(null)`, `onClose()` | MM/DD/YYYY',
      'Chooses a shortcut | `onChange + onAccept(2026-07-17, shortcut)`, `onClose()`, `onMonthChange(2026-07-01)` | 07/17/2026',
    ],
    async () => {
      expect(await check('desktop')).toHaveLength(17);
    },
  );

  proves(
    [
      '[Cancel](/x/react-date-pickers/custom-layout/#choose-the-buttons) restores the last accepted value.',
      'Picks the 20th | `onChange(2026-04-20)` | 04/20/2026',
      'Picks the 20th, then OK | `onAccept(2026-04-20)`, `onClose()` | 04/20/2026',
      'Picks the 20th, then Cancel | `onChange(2026-04-15)`, `onClose()` | 04/15/2026',
      'Picks the 20th, then Escape | `onAccept(2026-04-20)`, `onClose()` | 04/20/2026',
      'Picks the 20th, then taps outside | `onAccept(2026-04-20)`, `onClose()` | 04/20/2026',
      'OK without a choice, controlled | `onClose()` | 04/15/2026',
      'Desktop: picks the 20th with `closeOnSelect={false}` | `onChange(2026-04-20)` | 04/20/2026',
      'The same with `cancel` in the action bar, then Cancel | `onChange(2026-04-15)`, `onClose()` | 04/15/2026',
      'Chooses a shortcut | `onChange + onAccept(2026-07-17, shortcut)`, `onClose()`, `onMonthChange(2026-07-01)` | 07/17/2026',
    ],
    async () => {
      expect(await check('mobile')).toHaveLength(11);
    },
  );

  proves(
    [
      'Cancel therefore returns to the value that was accepted last, not to your value.',
      'The app sets another `value`, popup closed | nothing | 06/01/2026',
      "The app sets a `value` before 1900 | `onError('minDate')` | 06/01/1850",
      'The app sets June 1, then somebody presses Cancel in the dialog | `onChange(2026-04-15)`, `onClose()`, `onMonthChange(2026-04-01)` | 04/15/2026',
      'The value is `null`, the app sets June 1, then somebody presses Cancel in the dialog | `onChange(null)`, `onClose()` | MM/DD/YYYY',
      'The app sets June 1, then somebody picks June 1 | `onAccept(2026-06-01)`, `onClose()` | 06/01/2026',
      'The app sets June 1, then somebody picks April 15 again | `onChange(2026-04-15)`, `onClose()` | 04/15/2026',
      'Picks the 20th, but the app keeps the old `value` | `onChange + onAccept(2026-04-20)`, `onClose()` | 04/15/2026',
      "The picker appears with a value before 1900 | `onError('minDate')` | 04/15/1850",
    ],
    async () => {
      expect(await check('code')).toHaveLength(12);
    },
  );

  proves(
    [
      'Both start at April 15, 2026, 9:30 in this table.',
      "Picks the 20th | `onChange(2026-04-20 09:30)`, `onViewChange('hours')` | 04/20/2026 09:30 AM",
      "Picks 10 hours | `onChange(2026-04-15 10:30)`, `onViewChange('minutes')`, `onViewChange('minutes')` | 04/15/2026 10:30 AM",
      'Picks PM, then OK | `onAccept(2026-04-15 21:30)`, `onClose()` | 04/15/2026 09:30 PM',
      'Picks PM, then Escape | `onAccept(2026-04-15 21:30)`, `onClose()` | 04/15/2026 09:30 PM',
      '`TimePicker`: picks PM, then OK | `onAccept(2026-04-15 21:30)`, `onClose()` | 09:30 PM',
    ],
    async () => {
      expect(await check('dateTime')).toHaveLength(7);
    },
  );

  proves(
    [
      'The range is April 7 to 10, 2026, at first, unless a row says otherwise.',
      'Empty at first: picks the start, the 20th | `onChange([2026-04-20, null])` | 04/20/2026 – MM/DD/YYYY',
      'Empty at first: picks the end after it, the 24th | `onChange + onAccept([2026-04-20, 2026-04-24])`, `onClose()` | 04/20/2026 – 04/24/2026',
      'Empty at first: picks the start, then presses Escape | `onAccept([2026-04-20, null])`, `onClose()` | 04/20/2026 – MM/DD/YYYY',
      'Picks a new start after the end: the 20th instead of April 7 to 10 | `onChange([2026-04-20, null])` | 04/20/2026 – MM/DD/YYYY',
      "Types 05 as the day of the end, before the start | `onChange + onAccept([2026-04-07, invalid], [null, 'invalidDate'])`, `onError([null, 'invalidDate'])`, `onChange + onAccept([2026-04-07, 2026-04-05], ['invalidRange', 'invalidRange'])`, `onError(['invalidRange', 'invalidRange'])` | 04/07/2026 – 04/05/2026",
      'Deletes the day of the start | `onChange + onAccept([null, 2026-04-10])` | 04/DD/2026 – 04/10/2026',
      'Mobile: picks the 20th, then Cancel | `onChange([2026-04-07, 2026-04-10])`, `onClose()` | 04/07/2026 – 04/10/2026',
    ],
    async () => {
      expect(await check('range')).toHaveLength(8);
    },
  );

  proves(
    [
      'After a choice of a year, it calls `onMonthChange` twice:',
      'Picks the 20th | `onChange(2026-04-20)`',
      "Opens the list of years, picks 2027 | `onViewChange('year')`, `onChange(2027-04-15)`, `onViewChange('day')`, `onMonthChange(2027-04-01)`, `onMonthChange(2027-04-01)`",
      'Goes to the next month | `onMonthChange(2026-05-01)`',
    ],
    async () => {
      expect(await check('calendar')).toHaveLength(3);
    },
  );

  proves(
    '[`onSelectedSectionsChange`](/x/react-date-pickers/fields/#select-a-section-from-code) fires twice for a click in a section, for <kbd>←</kbd> and <kbd>→</kbd>, and for <kbd>Tab</kbd> into the field.',
    async () => {
      expect(await check('sections')).toHaveLength(5);
    },
  );
});

/** The calls of a row of `calls.json`. */
function callsOf(table: string, does: string): readonly string[] {
  const row = (JSON.parse(readFileSync(CALLS, 'utf8')) as Records)[table]?.find(
    (one) => one.does === does,
  );
  if (!row) {
    throw new Error(`No row "${does}" in ${table}.`);
  }
  return row.calls;
}

describe('callbacks', () => {
  proves(
    [
      "| All | the value changes, even if it's incomplete | `(value, context)` |",
      '| Pickers | a value is committed: by typing, a choice that closes the popup, OK, or leaving the popup | `(value, context)` |',
      "`onAccept` doesn't fire if the value is the last accepted value.",
      "If the user hasn't changed an uncontrolled picker yet, choosing its initial value or pressing OK fires `onChange` and `onAccept` with this value.",
      'Pickers. Static pickers have `onClose` | the popup should open or close | None',
      'All with several `views` | another view appears | `(view)`',
      'Pickers of dates, `DateCalendar`, `DateRangeCalendar` | another month appears, also because of a new `value` | `(firstDay)`',
      '`onChange` fires for each change, even if the value is incomplete. `onAccept` fires when a picker commits a value.',
      'On desktops, a chosen day is accepted, and the popup closes.',
      'control `value`, or show a preview | `onChange`',
      'react to a choice in the popup | `onAccept`, and check `context.validationError`',
    ],
    async () => {
      const on = jest.fn();
      const named =
        (name: string) =>
        (...args: readonly unknown[]) =>
          on(name, ...args);
      const { user } = show(
        <Picker
          defaultValue={day}
          reduceAnimations
          onChange={named('onChange')}
          onAccept={named('onAccept')}
          onOpen={named('onOpen')}
          onClose={named('onClose')}
          onViewChange={named('onViewChange')}
          onMonthChange={named('onMonthChange')}
        />,
      );
      await open(user);
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2027' }));
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      const of = (name: string) => on.mock.calls.filter(([one]) => one === name);
      expect(of('onOpen')).toEqual([['onOpen']]);
      expect(of('onClose')).toEqual([['onClose']]);
      expect(of('onViewChange')).toEqual([
        ['onViewChange', 'year'],
        ['onViewChange', 'day'],
      ]);
      expect(of('onChange')).toHaveLength(2);
      expect(of('onAccept')).toEqual([['onAccept', expect.anything(), { validationError: null }]]);
      expect((of('onMonthChange')[0]?.[1] as Dayjs).format('YYYY-MM-DD')).toBe('2027-04-01');
      expect(callsOf('desktop', 'Picks the day that is selected, controlled')).toEqual([
        'onClose()',
      ]);
      expect(callsOf('mobile', 'Picks the 20th, then OK')[0]).toBe('onAccept(2026-04-20)');
      expect(callsOf('desktop', 'Picks 2027, then presses Escape')[0]).toMatch('onAccept');
      expect(
        callsOf('code', 'The app sets June 1, then somebody picks April 15 again').join(),
      ).not.toMatch('onAccept');
      expect(
        callsOf('desktop', 'Picks the day that is selected, uncontrolled, first thing'),
      ).toContain('onChange + onAccept(2026-04-15)');
      const onMonthChange = jest.fn((month: Dayjs) => month.format('YYYY-MM-DD'));
      for (const [name, prop] of [
        ['StaticDatePicker', 'onOpen'],
        ['StaticDatePicker', 'onSelectedSectionsChange'],
        ['MonthCalendar', 'onViewChange'],
      ] as const) {
        await expectTypeError(
          `import { ${name} } from '@mui/x-date-pickers/${name}';
           export const one = <${name} ${prop}={() => {}} />;`,
          new RegExp(prop),
        );
      }
      await expectCompiles(`
        import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
        import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
        export const some = [
          <StaticDatePicker onClose={() => {}} onViewChange={() => {}} />,
          <DateTimePicker onMonthChange={() => {}} onViewChange={() => {}} />,
        ];
      `);
      const later = dayjs('2026-06-20');
      const dated = (value: Dayjs) => (
        <Provided>
          <DateCalendar value={value} onMonthChange={onMonthChange} />
          <DateRangeCalendar calendars={1} value={[value, value]} onMonthChange={onMonthChange} />
          <StaticDatePicker value={value} onMonthChange={onMonthChange} />
        </Provided>
      );
      const { rerender } = show(dated(day));
      rerender(dated(later));
      expect(onMonthChange.mock.results.map(({ value }) => value as unknown)).toEqual([
        '2026-06-01',
        '2026-06-01',
        '2026-06-01',
      ]);
    },
  );

  proves(
    [
      'All except calendars and clocks | the error of the current value changes | `(error, value)`',
      'If your app sets `value` on a closed picker, the picker calls at most `onError`. An open picker also calls `onMonthChange` if another month appears.',
      '`onError` fires when the error changes.',
      'show a message | `onError`',
    ],
    async () => {
      const onMonthChange = jest.fn();
      const set = (value: Dayjs) => <Picker value={value} onMonthChange={onMonthChange} />;
      const opened = show(set(day));
      await open(opened.user);
      opened.rerender(set(dayjs('2026-04-20')));
      expect(onMonthChange).not.toHaveBeenCalled();
      opened.rerender(set(dayjs('2026-06-01')));
      expect(onMonthChange).toHaveBeenCalled();
      opened.unmount();
      const error = "onError('maxDate')";
      const typed = callsOf('typing', 'Types 20 as the day, `maxDate` is the 18th');
      expect(typed.indexOf(error)).toBe(typed.length - 1);
      expect(callsOf('code', 'The app sets a `value` before 1900')).toEqual(["onError('minDate')"]);
      expect(callsOf('code', 'The picker appears with a value before 1900')).toEqual([
        "onError('minDate')",
      ]);
      expect(callsOf('code', 'The app sets another `value`, popup closed')).toEqual([]);
      const onError = jest.fn();
      const wrong = dayjs('1850-01-01');
      show(<Picker value={wrong} onError={onError} />);
      expect(onError.mock.calls).toEqual([['minDate', wrong]]);
      cleanup();
      onError.mockClear();
      const limited = (maxDate: Dayjs) => (
        <Picker defaultValue={day} onError={onError} maxDate={maxDate} />
      );
      const { rerender, unmount } = show(limited(dayjs('2026-05-01')));
      rerender(limited(dayjs('2026-04-01')));
      expect(onError.mock.calls).toEqual([['maxDate', day]]);
      unmount();
      // Not accepted together with `onChange`: the error comes first.
      const calls: string[] = [];
      const log = (name: string) => () => void calls.push(name);
      const { user } = show(
        <Picker
          defaultValue={day}
          reduceAnimations
          shouldDisableMonth={(month) => month.isSame('2027-04-01', 'month')}
          onChange={log('onChange')}
          onAccept={log('onAccept')}
          onError={log('onError')}
        />,
      );
      await open(user);
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2027' }));
      await user.click(document.body);
      expect(calls).toEqual(['onChange', 'onError', 'onAccept']);
    },
  );

  proves(
    "Fields, pickers except static ones | another section gets the focus | an index, `'all'`, or `null`",
    () => {
      const seen = ['Presses → in the month', 'Presses Ctrl+A', 'Leaves the field'].map((does) =>
        callsOf('sections', does).at(-1),
      );
      expect(seen).toEqual([
        'onSelectedSectionsChange(1)',
        "onSelectedSectionsChange('all')",
        'onSelectedSectionsChange(null)',
      ]);
    },
  );

  proves(
    '`context` has `validationError`, and `shortcut` if the user chose a shortcut.',
    async () => {
      const onChange = jest.fn<unknown, [unknown, PickerChangeHandlerContext<unknown>]>();
      const item = { label: 'Term ends', getValue: () => dayjs('2026-07-17') };
      const { user } = show(
        <Picker onChange={onChange} slotProps={{ shortcuts: { items: [item] } }} />,
      );
      await open(user);
      await user.click(screen.getByRole('button', { name: 'Term ends' }));
      expect(Object.keys(onChange.mock.lastCall?.[1] ?? {}).sort()).toEqual([
        'shortcut',
        'validationError',
      ]);
      expect(onChange.mock.lastCall?.[1].shortcut?.label).toBe('Term ends');
      type('Day', '9');
      expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: null });
    },
  );

  proves(
    [
      "Pickers don't call `onYearChange` in this version.",
      'Compare the years in `onMonthChange` instead.',
    ],
    async () => {
      const onYearChange = jest.fn();
      const onMonthChange = jest.fn<unknown, [Dayjs]>();
      const props = { defaultValue: day, reduceAnimations: true, onYearChange, onMonthChange };
      const { user, unmount } = show(
        <Provided>
          <DateCalendar {...props} views={['year', 'month', 'day']} />
        </Provided>,
      );
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2028' }));
      await waitFor(() => expect(onMonthChange).toHaveBeenCalled());
      expect(onMonthChange.mock.lastCall?.[0].year()).toBe(2028);
      unmount();
      const picker = show(<Picker {...props} defaultValue={dayjs('2026-12-10')} />);
      await open(picker.user);
      await picker.user.click(screen.getByRole('button', { name: 'Next month' }));
      expect(onMonthChange.mock.lastCall?.[0].format('YYYY-MM')).toBe('2027-01');
      expect(onYearChange).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'In place of the second argument, a cell shows `context.validationError`, or `shortcut` for `context.shortcut`. If an action has two steps, such as "Picks the 20th, then OK", the row lists the calls of the last step.',
      'A field calls `onChange` for each key that changes its value. A picker also accepts each of these values.',
      '`onChange + onAccept(…)` means that both are called with the same arguments.',
      'Typing commits each change immediately, so `onAccept` fires several times while a user types. To save one value, see Save when somebody is done.',
    ],
    () => {
      const calls: unknown[] = [];
      show(
        <Picker
          defaultValue={day}
          onChange={(...args) => calls.push(['onChange', ...args])}
          onAccept={(...args) => calls.push(['onAccept', ...args])}
        />,
      );
      type('Day', '20');
      expect(calls).toHaveLength(4);
      expect(calls[0]).toEqual(['onChange', expect.anything(), { validationError: null }]);
      expect(callsOf('typing', 'Types 20 as the day')[0]).toBe('onChange + onAccept(2026-04-02)');
      const [first, second] = calls as readonly unknown[][];
      expect(first?.[0]).toBe('onChange');
      expect(second?.[0]).toBe('onAccept');
      expect(first?.slice(1)).toEqual(second?.slice(1));
    },
  );

  proves(
    'If `timezone` differs from the timezone of the value, `onChange` keeps the timezone of the value, and `onAccept` uses `timezone`.',
    () => {
      const seen: string[] = [];
      const log = (name: string) => (value: Dayjs | null) =>
        void seen.push(`${name} ${value?.format('DD HH:mm Z')}`);
      show(
        <Picker
          timezone="Asia/Tokyo"
          defaultValue={dayjs.utc('2026-04-15T20:00:00Z')}
          onChange={log('onChange')}
          onAccept={log('onAccept')}
        />,
      );
      type('Day', '20');
      expect(seen.slice(-2)).toEqual(['onChange 19 20:00 +00:00', 'onAccept 20 05:00 +09:00']);
    },
  );

  proves(
    [
      'The popup ignores an incomplete date.',
      'With `04/DD/2026` in the field, the popup opens in the current month, and a choice there replaces the typed parts. To open another month, pass `referenceDate`.',
    ],
    async () => {
      const choose = async (props: { referenceDate?: Dayjs; maxDate?: Dayjs } = {}) => {
        const { user, unmount } = show(<Picker defaultValue={dayjs('2019-04-15')} {...props} />);
        fireEvent.keyDown(enter('Day'), { key: 'Delete' });
        expect(shown()).toBe('04/DD/2019');
        await open(user);
        await user.click(screen.getByRole('gridcell', { name: '20' }));
        const text = shown();
        unmount();
        return text;
      };
      expect(await choose()).toBe(dayjs().date(20).format('MM/DD/YYYY'));
      expect(await choose({ referenceDate: dayjs('2018-03-01') })).toBe('03/20/2018');
      expect(await choose({ maxDate: dayjs('2020-06-25') })).toBe('06/20/2020');
    },
  );

  proves(
    [
      'An incomplete date is `null`.',
      'A field that shows `04/DD/2026` and an empty field have the same value, and `null` has no error.',
    ],
    () => {
      const half = callsOf('typing', 'Deletes the day');
      expect(half).toEqual(['onChange + onAccept(null)']);
      expect(callsOf('typing', 'Selects all and presses Delete')).toEqual(half);
      expect(callsOf('typing', 'Leaves the field with a deleted day')).toEqual([]);
      expect(callsOf('typing', 'Types 202 as the year, then leaves the field')).toEqual([]);
    },
  );

  proves(
    'Fields such as `DateField` call `onChange` and `onError` in the same way, without `onAccept`.',
    async () => {
      const onChange = jest.fn<unknown, [Dayjs | null, { validationError: unknown }]>();
      const onError = jest.fn();
      show(
        <Provided>
          <DateField label="Day" defaultValue={day} onChange={onChange} onError={onError} />
        </Provided>,
      );
      type('Year', '2027');
      expect(onChange.mock.calls.map(([, { validationError }]) => validationError)).toEqual([
        'invalidDate',
        null,
        'minDate',
        null,
      ]);
      expect(onError.mock.calls.map(([error]: unknown[]) => error)).toEqual([
        'invalidDate',
        null,
        'minDate',
        null,
      ]);
      await expectTypeError(
        `import { DateField } from '@mui/x-date-pickers/DateField';
         <DateField onAccept={() => {}} />;`,
        /onAccept/,
      );
    },
  );
});

describe('popups', () => {
  proves(
    [
      'On phones, a chosen day changes the value, and the dialog stays open, because `closeOnSelect` is `false`.',
      'OK accepts the value, and so do <kbd>Esc</kbd> and a tap outside.',
    ],
    async () => {
      const { user, unmount } = show(<PreviewAndAccept />);
      // The dialog hides the rest of the page from roles.
      const said = () => document.querySelector('output')?.textContent;
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(said()).toBe('Looking at 20 April 2026, booked for 15 April 2026');
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(said()).toBe('Looking at 15 April 2026, booked for 15 April 2026');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '21' }));
      await user.keyboard('{Escape}');
      expect(said()).toBe('Looking at 21 April 2026, booked for 21 April 2026');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      type('Day', '9');
      expect(said()).toBe('Looking at 9 April 2026, booked for 9 April 2026');
      unmount();
      expect(callsOf('mobile', 'The same with `cancel` in the action bar, then Cancel')).toContain(
        'onChange(2026-04-15)',
      );
      expect(callsOf('mobile', 'Picks the 20th, then OK')).toContain('onAccept(2026-04-20)');
      expect(callsOf('mobile', 'Picks the 20th, then taps outside')).toContain(
        'onAccept(2026-04-20)',
      );
    },
  );

  proves(
    'On desktops too, `closeOnSelect` of `DateTimePicker` and `TimePicker` is `false`. OK accepts the value, and so do <kbd>Esc</kbd> and a click outside.',
    async () => {
      const onAccept = jest.fn();
      const onViewChange = jest.fn();
      const { user } = show(
        <Provided>
          <DateTimePicker
            label="Day"
            defaultValue={day}
            onAccept={onAccept}
            onViewChange={onViewChange}
          />
        </Provided>,
      );
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      onViewChange.mockClear();
      await user.click(screen.getByRole('option', { name: '10 hours' }));
      expect(onViewChange.mock.calls).toEqual([['minutes']]);
      await user.click(screen.getByRole('option', { name: '11 hours' }));
      expect(onViewChange.mock.calls).toEqual([['minutes']]);
      await user.click(screen.getByRole('option', { name: 'PM' }));
      expect(onAccept).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(onAccept).toHaveBeenCalledTimes(1);
      expect(callsOf('dateTime', 'Picks PM, then Escape')).toContain('onAccept(2026-04-15 21:30)');
      expect(
        callsOf('dateTime', 'Picks 10 hours').filter((call) => call === "onViewChange('minutes')"),
      ).toHaveLength(2);
      expect(callsOf('dateTime', '`TimePicker`: picks 10 hours').join()).not.toMatch('onClose');
      expect(callsOf('dateTime', '`TimePicker`: picks PM, then OK')[0]).toMatch('onAccept');
    },
  );

  proves(
    'In a `MobileDateTimePicker`, Next shows the time without calling a callback.',
    async () => {
      const calls: string[] = [];
      const log = (name: string) => () => void calls.push(name);
      const { user } = show(
        <Provided>
          <MobileDateTimePicker
            label="Day"
            defaultValue={dayjs('2026-04-15T09:30')}
            reduceAnimations
            onChange={log('onChange')}
            onAccept={log('onAccept')}
            onViewChange={log('onViewChange')}
          />
        </Provided>,
      );
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(calls.splice(0)).toEqual(['onChange']);
      expect(screen.getByRole('gridcell', { name: '20' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByRole('option', { name: '10 hours' })).toBeInTheDocument();
      expect(calls).toEqual([]);
      expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    },
  );

  proves(
    'A `StaticDatePicker` has `onError`, and its OK button calls `onAccept` and `onClose`.',
    async () => {
      const calls: string[] = [];
      const { user, unmount } = show(
        <Provided>
          <StaticDatePicker
            defaultValue={day}
            onChange={() => void calls.push('onChange')}
            onAccept={() => void calls.push('onAccept')}
            onClose={() => void calls.push('onClose')}
          />
        </Provided>,
      );
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(calls).toEqual(['onChange']);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(calls).toEqual(['onChange', 'onAccept', 'onClose']);
      unmount();
      const onError = jest.fn();
      const wrong = dayjs('1850-01-01');
      show(
        <Provided>
          <StaticDatePicker value={wrong} onError={onError} />
        </Provided>,
      );
      expect(onError.mock.calls).toEqual([['minDate', wrong]]);
    },
  );

  proves(
    [
      'A range is `[start, end]`, and `validationError` is `[startError, endError]`.',
      '<kbd>Esc</kbd> or a click outside accepts a range with one end, so check both ends before you save.',
    ],
    () => {
      expect(callsOf('range', 'Types 05 as the day of the end, before the start').at(-1)).toBe(
        "onError(['invalidRange', 'invalidRange'])",
      );
      expect(
        callsOf('range', 'Picks a new start after the end: the 20th instead of April 7 to 10'),
      ).toEqual(['onChange([2026-04-20, null])']);
      const onError = jest.fn<unknown, [unknown, unknown]>();
      show(
        <Provided>
          <DateRangePicker
            defaultValue={[dayjs('2026-04-07'), dayjs('2026-04-10')]}
            onError={onError}
          />
        </Provided>,
      );
      const start = screen.getAllByRole('spinbutton', { name: 'Day' })[0] ?? document.body;
      act(() => start.focus());
      for (const character of '20') {
        start.textContent = character;
        fireEvent.input(start);
      }
      expect(onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
      expect(callsOf('range', 'Empty at first: picks the start, then presses Escape')).toEqual([
        'onAccept([2026-04-20, null])',
        'onClose()',
      ]);
    },
  );
});

describe('app', () => {
  proves(
    [
      '`onAccept` can receive a value that your app refused in `onChange`, so check the value in both.',
      "`onAccept` doesn't fire if a user returns to the value that was accepted last.",
    ],
    async () => {
      const calls: string[] = [];
      const { user, unmount } = show(
        <Provided>
          <MobileDatePicker
            label="Day"
            value={day}
            onChange={() => void calls.push('onChange')}
            onAccept={() => void calls.push('onAccept')}
            onClose={() => void calls.push('onClose')}
            slotProps={{
              shortcuts: { items: [{ label: 'May Day', getValue: () => dayjs('2026-05-01') }] },
            }}
          />
        </Provided>,
      );
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(calls.splice(0)).toEqual(['onChange', 'onClose']);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      type('Day', '9');
      expect(calls.splice(0)).toEqual(['onChange', 'onAccept']);
      await open(user);
      await user.click(screen.getByText('May Day'));
      expect(calls).toEqual(['onChange', 'onAccept', 'onClose']);
      unmount();
      expect(callsOf('code', 'Picks the 20th, but the app keeps the old `value`')).toEqual([
        'onChange + onAccept(2026-04-20)',
        'onClose()',
      ]);
      expect(
        callsOf('code', 'Picks the 20th once more, and the app keeps the old `value` again'),
      ).toEqual(['onChange(2026-04-20)', 'onClose()']);
      expect(callsOf('code', 'Opens the popup after that, then presses Escape')).toEqual([
        'onAccept(2026-04-15)',
        'onClose()',
      ]);
      expect(callsOf('code', 'The app sets June 1, then somebody picks April 15 again')).toEqual([
        'onChange(2026-04-15)',
        'onClose()',
      ]);
    },
  );

  proves(
    [
      "If your app sets a new `value`, the picker doesn't treat it as accepted.",
      'If the last accepted value is `null`, such as while a form loads, Cancel empties the picker.',
      'To start from the new value, change the `key` together with the value:',
    ],
    async () => {
      expect(
        callsOf('code', 'The app sets June 1, then somebody presses Cancel in the dialog'),
      ).toContain('onChange(2026-04-15)');
      expect(
        callsOf(
          'code',
          'The value is `null`, the app sets June 1, then somebody presses Cancel in the dialog',
        ),
      ).toContain('onChange(null)');
      const { user } = show(<ResetByKey />);
      await user.click(screen.getByRole('button', { name: 'Propose a day' }));
      expect(shown()).toBe('06/01/2026');
      await open(user);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(shown()).toBe('06/01/2026');
    },
  );

  proves(
    [
      "`DateCalendar` doesn't have `onAccept`, `onOpen`, `onClose`, or `onError`.",
      '[`onSelectedSectionsChange`](/x/react-date-pickers/fields/#select-a-section-from-code) fires twice for a click in a section, for <kbd>←</kbd> and <kbd>→</kbd>, and for <kbd>Tab</kbd> into the field.',
    ],
    async () => {
      for (const name of ['onAccept', 'onOpen', 'onClose', 'onError']) {
        await expectTypeError(
          `import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
           <DateCalendar ${name}={() => {}} />;`,
          new RegExp(name),
        );
      }
      expect(callsOf('sections', 'Presses → in the month')).toHaveLength(2);
      expect(callsOf('sections', 'Moves into the field with Tab')).toHaveLength(2);
      const onSections = jest.fn();
      const { user } = show(<Picker defaultValue={day} onSelectedSectionsChange={onSections} />);
      await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
      expect(onSections.mock.calls).toEqual([[1], [1]]);
      await user.keyboard('{ArrowLeft}');
      expect(onSections.mock.calls.slice(2)).toEqual([[0], [0]]);
    },
  );

  proves(
    [
      'No callback tells you that a user has finished typing.',
      'This demo keeps the value from `onChange`, and saves it at these two moments if it has no error:',
      "To tell them apart, save `null` only if the hidden `input` has the value `''`.",
      'During `onClose`, the input may still have its previous text.',
      'An incomplete date is `null`, like an empty field.',
      'save what a user types | `onChange`, then [save when the focus leaves](#save-when-somebody-is-done)',
      'Save in two places instead: when the popup closes, and when the focus leaves the field while the popup is closed.',
    ],
    async () => {
      const { user } = show(<SaveWhenFinished />);
      const said = () => document.querySelector('output')?.textContent;
      type('Month', '06');
      type('Day', '20');
      expect(said()).toBe('0 saved, last 30 September 2026');
      await user.click(document.body);
      expect(said()).toBe('1 saved, last 20 June 2026');
      fireEvent.keyDown(enter('Day'), { key: 'Delete' });
      await user.click(document.body);
      expect(said()).toBe('1 saved, last 20 June 2026');
      const text = () => document.querySelector('input')?.value;
      expect(text()).toBe('06/DD/2026');
      type('Day', '29');
      await open(user);
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2027' }));
      expect(said()).toBe('1 saved, last 20 June 2026');
      await user.click(await screen.findByRole('gridcell', { name: '7' }));
      await waitFor(() => expect(said()).toBe('2 saved, last 7 June 2027'));
      type('Year', '1850');
      await user.click(document.body);
      expect(said()).toBe('2 saved, last 7 June 2027');
      for (const section of ['Month', 'Day', 'Year']) {
        fireEvent.keyDown(enter(section), { key: 'Delete' });
      }
      expect(said()).toBe('2 saved, last 7 June 2027');
      await user.click(document.body);
      expect([shown(), text()]).toEqual(['MM/DD/YYYY', '']);
      expect(said()).toBe('3 saved, last no end');
      type('Month', '02');
      await user.click(document.body);
      expect([text(), said()]).toEqual(['02/DD/YYYY', '3 saved, last no end']);
      type('Day', '31');
      type('Year', '2026');
      await user.click(document.body);
      expect([text(), said()]).toEqual(['02/31/2026', '3 saved, last no end']);
      type('Day', '28');
      await user.click(document.body);
      expect(said()).toBe('4 saved, last 28 February 2026');
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      await user.click(document.body);
      expect(said()).toBe('5 saved, last no end');
      cleanup();
      const texts: (string | undefined)[] = [];
      const cleared = show(
        <Picker
          defaultValue={day}
          onClose={() => {
            texts.push(text());
            setTimeout(() => texts.push(text()));
          }}
          slotProps={{ actionBar: { actions: ['clear'] } }}
        />,
      );
      for (const name of ['Clear', '20']) {
        const dialog = await open(cleared.user);
        await cleared.user.click(within(dialog).getByText(name));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
      expect(texts.slice(0, 3)).toEqual(['04/15/2026', '', '']);
      expect(texts[3]).toMatch(/20/);
    },
  );

  proves(
    [
      "If you pass a `name`, the form receives the text of the field. An empty field sends `''`. An incomplete date sends text such as `2026-04-DD`, without an error.",
      "To detect it, compare the text with the formatted value. If they differ, the date isn't complete. This also detects 02/31/2026.",
      'If the field has `formatDensity="spacious"`, remove the spaces before you compare.',
      'If the picker has a `timezone`, format the value in this timezone.',
      'Broken limits such as `minDate` are reported by `onError`, so the demo checks both the text and the error.',
      'refuse an incomplete date in a form | [the text of the field](#block-a-submit-with-half-a-date)',
    ],
    async () => {
      const { user } = show(<DeadlineForm />);
      const send = async () => {
        await user.click(screen.getByRole('button', { name: 'Set the deadline' }));
        return document.querySelector('.MuiFormHelperText-root')?.textContent;
      };
      expect(await send()).toBe('Sent: ""');
      type('Year', '2026');
      type('Month', '04');
      expect(document.querySelector('.Mui-error')).toBeNull();
      expect(await send()).toBe('Not sent: "2026-04-DD" is no date');
      type('Day', '15');
      expect(await send()).toBe('Sent: "2026-04-15"');
      type('Month', '02');
      type('Day', '31');
      expect(await send()).toBe('Not sent: "2026-02-31" is no date');
      for (const section of ['Year', 'Month', 'Day']) {
        fireEvent.keyDown(enter(section), { key: 'Delete' });
      }
      type('Month', '02');
      type('Day', '31');
      type('Year', '2026');
      expect(document.querySelector('.Mui-error')).toBeNull();
      expect(await send()).toBe('Not sent: "2026-02-31" is no date');
      type('Day', '28');
      expect(await send()).toBe('Sent: "2026-02-28"');
      type('Year', '1850');
      expect(await send()).toBe('Not sent: "1850-02-28" is no date');
      const value = dayjs.utc('2026-04-15T20:00:00Z');
      show(<Picker timezone="Asia/Tokyo" name="zoned" format="YYYY-MM-DD" value={value} />);
      const text = document.querySelector<HTMLInputElement>('[name=zoned]')?.value;
      expect(value.format('YYYY-MM-DD')).not.toBe(text);
      expect(value.tz('Asia/Tokyo').format('YYYY-MM-DD')).toBe(text);
      show(<Picker name="wide" format="YYYY-MM-DD" formatDensity="spacious" value={day} />);
      const wide = document.querySelector<HTMLInputElement>('[name=wide]')?.value;
      expect(wide).toBe('2026 - 04 - 15');
      expect(wide?.replaceAll(' ', '')).toBe(day.format('YYYY-MM-DD'));
      show(<Picker name="short" format="M/D/YYYY" value={dayjs('2026-04-05')} />);
      const short = document.querySelector<HTMLInputElement>('[name=short]')?.value;
      expect(short).toBe('04/05/2026');
    },
  );

  proves(
    [
      "The text of a range is `2026-04-20 – 2026-04-24`. An empty end is `YYYY-MM-DD`, and an empty range is `''`.",
      'A range with one end has no error, so check both ends.',
    ],
    () => {
      const textOf = (ends: readonly (string | null)[]) => {
        const [start, end] = ends.map((one) => (one === null ? null : dayjs(one)));
        const { unmount } = show(
          <Provided>
            <DateRangePicker
              label="Stay"
              name="stay"
              format="YYYY-MM-DD"
              defaultValue={[start ?? null, end ?? null]}
            />
          </Provided>,
        );
        const text = document.querySelector<HTMLInputElement>('input[name=stay]')?.value;
        unmount();
        return text;
      };
      expect(textOf(['2026-04-20', '2026-04-24'])).toBe('2026-04-20 – 2026-04-24');
      expect(textOf(['2026-04-20', null])).toBe('2026-04-20 – YYYY-MM-DD');
      expect(textOf([null, null])).toBe('');
      const onError = jest.fn();
      show(
        <Provided>
          <DateRangePicker defaultValue={[day, null]} onError={onError} />
        </Provided>,
      );
      expect(onError).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'The popup follows your prop, and both callbacks only ask your app to change it:',
      'If your prop leaves the popup open after `onClose`, the popup still accepts a choice.',
      'When the popup closes, the callbacks of the value fire before `onClose`.',
      'If your app closes the popup with the prop alone, no callback fires. When the popup is open again, <kbd>Esc</kbd> or a click outside accepts the earlier choice.',
    ],
    async () => {
      const onOpen = jest.fn();
      const onClose = jest.fn();
      const onAccept = jest.fn();
      const props = { defaultValue: day, onOpen, onClose, onAccept };
      const { user, rerender } = show(<Picker {...props} open={false} />);
      await user.click(screen.getByRole('button', { name: /choose date/i }));
      expect(onOpen).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).toBeNull();
      rerender(<Picker {...props} open />);
      await screen.findByRole('dialog');
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(onAccept).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(callsOf('desktop', 'Picks the 20th').at(-1)).toBe('onClose()');
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2027' }));
      jest.clearAllMocks();
      rerender(<Picker {...props} open={false} />);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(shown()).toBe('04/20/2027');
      expect([onClose, onAccept, onOpen].flatMap(({ mock }) => mock.calls)).toEqual([]);
      rerender(<Picker {...props} open />);
      await screen.findByRole('dialog');
      expect(onAccept).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      expect(onAccept).toHaveBeenCalledTimes(1);
      rerender(<Picker {...props} open />);
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2028' }));
      rerender(<Picker {...props} open={false} />);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      rerender(<Picker {...props} open />);
      await screen.findByRole('dialog');
      expect(onAccept).toHaveBeenCalledTimes(1);
      await user.click(document.body);
      expect(onAccept).toHaveBeenCalledTimes(2);
    },
  );

  proves(
    [
      'To see the calls, type into the field or open the calendar:',
      'A picker calls several callbacks while a user types, chooses, clears, or cancels.',
    ],
    () => {
      show(<CallLog />);
      type('Day', '20');
      expect(screen.getByRole('status').textContent).toBe(
        'onChange 2026-04-02\nonAccept 2026-04-02\nonChange 2026-04-20\nonAccept 2026-04-20',
      );
      type('Day', '9');
      expect(screen.getByRole('status').textContent).toBe(
        'onAccept 2026-04-02\nonChange 2026-04-20\nonAccept 2026-04-20\nonChange 2026-04-09\nonAccept 2026-04-09',
      );
    },
  );
});

proves(
  [
    '`onChange` of a calendar or clock receives `(value, selectionState, view)`. `MonthCalendar` and `YearCalendar` pass the value alone.',
    'A click on the selected day also fires `onChange`.',
    "A day | `'finish'`",
    "The start of a range | `'partial'`",
    "A month, year, or time in the last of `views` | `'finish'`",
    "A month, year, or time in an earlier view | `'partial'`",
    "The hand of a `TimeClock`, while a user drags it | `'shallow'`",
    "An arrow key, AM, or PM on a `TimeClock` | `'partial'`",
  ],
  async () => {
    const calls: unknown[][] = [];
    const onChange = (...[, ...rest]: unknown[]) => {
      calls.push(rest);
    };
    const onMonthChange = jest.fn((month: Dayjs) => month.format('YYYY-MM-DD'));
    const { user } = show(
      <Provided>
        <DateCalendar defaultValue={day} onChange={onChange} />
        <DateCalendar
          defaultValue={day}
          views={['year']}
          openTo="year"
          onChange={onChange}
          onMonthChange={onMonthChange}
        />
        <DateCalendar
          defaultValue={day}
          views={['year', 'month']}
          openTo="year"
          onChange={onChange}
        />
        <DigitalClock onChange={onChange} />
        <DateRangeCalendar calendars={1} referenceDate={day} onChange={onChange} />
      </Provided>,
    );
    await user.click(screen.getAllByRole('gridcell', { name: '20' })[0] as HTMLElement);
    expect(calls).toEqual([['finish', 'day']]);
    const years = screen.getAllByRole('radio', { name: '2027' });
    for (const year of years) {
      await user.click(year);
    }
    expect(calls.slice(1)).toEqual([
      ['finish', undefined],
      ['partial', undefined],
    ]);
    expect(onMonthChange.mock.results.map(({ value }) => value as unknown)).toEqual(['2027-04-01']);
    await user.click(screen.getByRole('option', { name: '02:00 AM' }));
    expect(calls[3]).toEqual(['finish', 'hours']);
    await user.click(screen.getAllByRole('gridcell', { name: '21' }).at(-1) as HTMLElement);
    expect(calls[4]).toEqual(['partial', 'day']);
    show(
      <Provided>
        <MonthCalendar defaultValue={day} onChange={onChange} />
        <YearCalendar defaultValue={day} onChange={onChange} />
      </Provided>,
    );
    await user.click(screen.getAllByRole('radio', { name: 'May' }).at(-1) as HTMLElement);
    await user.click(screen.getAllByRole('radio', { name: '2027' }).at(-1) as HTMLElement);
    expect(calls.splice(0).slice(5)).toEqual([[], []]);
    cleanup();
    const { user: next } = show(
      <Provided>
        <DateCalendar defaultValue={day} views={['month', 'day', 'year']} onChange={onChange} />
        <MultiSectionDigitalClock defaultValue={day} onChange={onChange} />
        <TimeClock ampm ampmInClock defaultValue={day} onChange={onChange} />
      </Provided>,
    );
    await next.click(screen.getByRole('gridcell', { name: '15' }));
    await next.click(screen.getByRole('button', { name: /switch to/ }));
    await next.click(await screen.findByRole('radio', { name: 'May' }));
    for (const name of ['10 hours', '35 minutes', 'PM']) {
      await next.click(screen.getAllByRole('option', { name })[0] ?? document.body);
    }
    await next.click(screen.getByRole('button', { name: 'PM' }));
    expect(calls.splice(0)).toEqual([
      ['finish', 'day'],
      ['partial', undefined],
      ['partial', 'hours'],
      ['partial', 'minutes'],
      ['finish', 'meridiem'],
      ['partial', undefined],
    ]);
    const hand = document.querySelector('.MuiClock-squareMask') ?? document.body;
    const at = (clientX: number, clientY: number) => ({ changedTouches: [{ clientX, clientY }] });
    fireEvent.touchStart(hand, at(50, 5));
    fireEvent.touchMove(hand, at(120, 100));
    fireEvent.touchEnd(hand, at(120, 100));
    expect(calls).toEqual([
      ['shallow', 'hours'],
      ['shallow', 'hours'],
      ['partial', 'hours'],
    ]);
    cleanup();
    calls.length = 0;
    show(
      <Provided>
        <TimeClock views={['hours']} defaultValue={day} onChange={onChange} />
      </Provided>,
    );
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowUp' });
    expect(calls).toEqual([['partial', 'hours']]);
  },
);
