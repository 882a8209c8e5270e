import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import BasicDateTimePicker from '../../../docs/x/react-date-pickers/date-time-picker/BasicDateTimePicker';
import CalendarAndFace from '../../../docs/x/react-date-pickers/date-time-picker/CalendarAndFace';
import LatestReturn from '../../../docs/x/react-date-pickers/date-time-picker/LatestReturn';
import OfficeHours from '../../../docs/x/react-date-pickers/date-time-picker/OfficeHours';
import ScheduledPost from '../../../docs/x/react-date-pickers/date-time-picker/ScheduledPost';
import SecondsAndParts from '../../../docs/x/react-date-pickers/date-time-picker/SecondsAndParts';
import { act, proves, exempt, screen, show, waitFor, within } from '../harness';
import { open, Provided, shown, type } from '../pickers';

type Props = ComponentProps<typeof DateTimePicker>;

const april = dayjs('2026-04-15T10:00');

/** A picker, and what its callbacks got, each as one line. */
function picker(props: Props = {}) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null';
  const rendered = show(
    <Provided>
      <DateTimePicker
        label="When"
        onChange={(value, context) =>
          calls.push(`change ${written(value)} ${context.validationError ?? ''}`.trim())
        }
        onAccept={(value) => calls.push(`accept ${written(value)}`)}
        onError={(error) => calls.push(`error ${error ?? ''}`.trim())}
        {...props}
      />
    </Provided>,
  );
  return { ...rendered, take: () => calls.splice(0) };
}

const errorOf = (props: Props) => {
  const { take, unmount } = picker(props);
  unmount();
  return take().join();
};

const day = (name: string) => screen.getByRole('gridcell', { name });
const option = (name: string) => screen.getByRole('option', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isGray = (name: string) => option(name).getAttribute('aria-disabled') === 'true';
const at = (text: string) => dayjs(`2026-${text}`);

describe('value', () => {
  proves(
    'The Date Time Picker is a field for a date and a time, with a button that opens a calendar and a list of times.',
    async () => {
      const { user } = show(<BasicDateTimePicker />);
      expect(shown()).toBe('MM/DD/YYYY hh:mm aa');
      const dialog = await open(user);
      expect(within(dialog).getByRole('grid')).toBeInTheDocument();
      expect(within(dialog).getAllByRole('listbox')).toHaveLength(3);
    },
  );

  proves(
    [
      'In the popup, `onChange` fires for each choice: the day, the hour, the minutes, and AM or PM.',
      '`onAccept` fires once, when the user finishes with OK, <kbd>Esc</kbd>, or a click outside.',
      'Cancel restores the value that the picker last accepted, and calls `onChange` with this value.',
    ],
    async () => {
      for (const how of ['OK', 'Esc', 'outside', 'Cancel']) {
        const { user, take, unmount } = picker({ defaultValue: april });
        await open(user);
        await user.click(day('20'));
        await user.click(option('9 hours'));
        await user.click(option('15 minutes'));
        await user.click(option('PM'));
        expect(take()).toEqual([
          'change 2026-04-20 10:00:00',
          'change 2026-04-20 09:00:00',
          'change 2026-04-20 09:15:00',
          'change 2026-04-20 21:15:00',
        ]);
        if (how === 'Esc') {
          await user.keyboard('{Escape}');
        } else {
          await user.click(how === 'outside' ? document.body : button(how));
        }
        expect([how, take()]).toEqual([
          how,
          [how === 'Cancel' ? 'change 2026-04-15 10:00:00' : 'accept 2026-04-20 21:15:00'],
        ]);
        unmount();
      }
      const { user } = show(<ScheduledPost />);
      await open(user);
      await user.click(day('20'));
      expect(screen.getByRole('status')).toHaveTextContent('March 16, 08:30');
      await user.click(button('OK'));
      expect(screen.getByRole('status')).toHaveTextContent('March 20, 08:30');
    },
  );

  proves(
    [
      "If your code sets `value` after the user's last choice, Cancel restores the older value. <kbd>Esc</kbd> calls `onAccept` with the value of your code, even if the user chose nothing.",
      'To prevent this, give the picker another `key` when you set its value.',
    ],
    async () => {
      const calls: string[] = [];
      const field = (value: Dayjs, key: string) => (
        <Provided>
          <DateTimePicker
            key={key}
            label="When"
            value={value}
            onChange={(next) => calls.push(next?.format('YYYY-MM-DD') ?? 'null')}
            onAccept={(next) => calls.push(`accept ${next?.format('YYYY')}`)}
          />
        </Provided>
      );
      const later = dayjs('2030-01-01T09:00');
      for (const [key, way, expected] of [
        ['first', 'Cancel', ['2026-04-15']],
        ['first', 'Esc', ['accept 2030']],
        ['second', 'Cancel', []],
        ['second', 'Esc', []],
      ] as const) {
        const { user, rerender, unmount } = show(field(april, 'first'));
        rerender(field(later, key));
        await open(user);
        await (way === 'Esc' ? user.keyboard('{Escape}') : user.click(button(way)));
        expect(calls.splice(0)).toEqual(expected);
        unmount();
      }
    },
  );

  proves(
    [
      'While a user types, both callbacks fire whenever the value changes. The value can be an invalid date, such as June 31, so check `context.validationError` before you save.',
      'In an empty field, typing calls both callbacks when the last section is filled.',
      'The value can be an invalid date, such as June 31, so check `context.validationError` before you save.',
    ],
    () => {
      const { take } = picker();
      type('Month', '04');
      type('Day', '15');
      type('Year', '2026');
      type('Hours', '10');
      type('Minutes', '30');
      expect(take()).toEqual([]);
      type('Meridiem', 'p');
      expect(take()).toEqual(['change 2026-04-15 22:30:00', 'accept 2026-04-15 22:30:00']);
      type('Hours', '11');
      expect(take().map((call) => call.split(' ')[0])).toEqual([
        'change',
        'accept',
        'change',
        'accept',
      ]);
      type('Day', '31');
      take();
      type('Month', '06');
      expect(
        take()
          .filter((call) => call.includes('Invalid'))
          .map((call) => call.split(' ')[0]),
      ).toEqual(['change', 'accept']);
    },
  );

  proves(
    [
      'If the user chooses a day first, the time of the value stays. In an empty picker, the time comes from `referenceDate`, or is midnight.',
      'If the user chooses an hour first, the day comes from `referenceDate`. Without `referenceDate`, the day is today, or the day of a later `minDateTime`.',
    ],
    async () => {
      const today = dayjs();
      const chosen = async (props: Props, click: () => HTMLElement) => {
        const { user, take, unmount } = picker({ ampm: false, ...props });
        await open(user);
        await user.click(click());
        const [first] = take();
        unmount();
        return first;
      };
      const first = () => day('20');
      const hour = () => option('9 hours');
      expect(await chosen({ defaultValue: april }, first)).toBe('change 2026-04-20 10:00:00');
      const referenceDate = at('05-02T09:15');
      expect(await chosen({ referenceDate }, first)).toBe('change 2026-05-20 09:15:00');
      expect(await chosen({}, first)).toBe(`change ${today.format('YYYY-MM')}-20 00:00:00`);
      expect(await chosen({ referenceDate }, hour)).toBe('change 2026-05-02 09:15:00');
      expect(await chosen({}, hour)).toBe(`change ${today.format('YYYY-MM-DD')} 09:00:00`);
      const minDateTime = dayjs('2090-05-02T08:00');
      expect(await chosen({ minDateTime }, hour)).toMatch(/^change 2090-05-02 09/);
    },
  );

  proves(
    [
      'The popup stays open after each choice.',
      'With `closeOnSelect`, a choice in the last column (minutes, or AM and PM) closes the popup.',
    ],
    async () => {
      for (const [ampm, last] of [
        [false, '15 minutes'],
        [true, 'PM'],
      ] as const) {
        for (const closeOnSelect of [false, true]) {
          const { user, unmount } = picker({ defaultValue: april, ampm, closeOnSelect });
          await open(user);
          await user.click(day('20'));
          await user.click(option('9 hours'));
          expect(screen.getByRole('dialog')).toBeInTheDocument();
          await user.click(option(last));
          if (closeOnSelect) {
            await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
          } else {
            expect(screen.getByRole('dialog')).toBeInTheDocument();
            await user.click(button(ampm ? 'OK' : 'Cancel'));
            await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
            for (const how of ['Esc', 'outside']) {
              await open(user);
              await (how === 'Esc' ? user.keyboard('{Escape}') : user.click(document.body));
              await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
            }
          }
          unmount();
        }
      }
    },
  );
});

describe('limits', () => {
  proves(
    [
      '`minDateTime` and `maxDateTime` limit the date and the time together:',
      "If the value breaks a limit on the day of `minDateTime` or `maxDateTime`, `onError` reports `'minTime'` or `'maxTime'`.",
      "On other days, it reports `'minDate'` or `'maxDate'`.",
      '| `minDateTime`, `maxDateTime` | The moment |',
      '| `minDate`, `maxDate` | The day. The time of the limit is ignored |',
      '| `minTime`, `maxTime` | The time of day. The date is ignored, but see below |',
    ],
    () => {
      const noon = at('04-15T12:00');
      for (const [props, value, expected] of [
        [{ minDateTime: noon }, at('04-15T11:00'), 'error minTime'],
        [{ minDateTime: noon }, at('04-14T13:00'), 'error minDate'],
        [{ minDateTime: noon }, at('04-16T11:00'), ''],
        [{ maxDateTime: noon }, at('04-15T13:00'), 'error maxTime'],
        [{ maxDateTime: noon }, at('04-16T11:00'), 'error maxDate'],
        [{ maxDateTime: noon }, at('04-14T13:00'), ''],
        [{ minDate: noon }, at('04-15T11:00'), ''],
        [{ minDate: noon }, at('04-14T13:00'), 'error minDate'],
        [{ maxDate: noon }, at('04-15T13:00'), ''],
        [{ minTime: at('12-31T12:00') }, at('04-15T11:00'), 'error minTime'],
        [{ minTime: at('12-31T12:00') }, at('04-15T12:00'), ''],
        [{ maxTime: at('01-01T12:00') }, at('04-15T13:00'), 'error maxTime'],
      ] as const) {
        expect([props, errorOf({ ...props, defaultValue: value })]).toEqual([props, expected]);
      }
      show(<LatestReturn />);
      type('Day', '19');
      type('Hours', '19');
      expect(screen.getByText('The van has to be back on June 19 at 18:00')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `disablePast`, `disableFuture` | The moment, with the current moment |',
      '| `shouldDisableDate(day)` | The day, by your own rule |',
      '| `shouldDisableTime(time, view)` | The time, by your own rule. `time` has the chosen day |',
    ],
    () => {
      const minute = (offset: number) => dayjs().add(offset, 'day');
      expect(errorOf({ disablePast: true, defaultValue: minute(-2) })).toBe('error disablePast');
      expect(errorOf({ disableFuture: true, defaultValue: minute(2) })).toBe('error disableFuture');
      expect(errorOf({ shouldDisableDate: () => true, defaultValue: april })).toBe(
        'error shouldDisableDate',
      );
      const shouldDisableTime = jest.fn<boolean, [Dayjs, string]>(() => true);
      expect(errorOf({ shouldDisableTime, defaultValue: april })).toBe(
        'error shouldDisableTime-hours',
      );
      expect(shouldDisableTime.mock.calls[0]?.[0].format('YYYY-MM-DD')).toBe('2026-04-15');
    },
  );

  proves(
    [
      'If a user chooses the first allowed day, the earlier hour of the value stays.',
      'The hour is disabled in its column, and the value is invalid until the user chooses another hour.',
      'With `disablePast` and an empty picker, choosing today gives today at midnight, which is invalid.',
    ],
    async () => {
      const now = picker({ disablePast: true, ampm: false });
      await open(now.user);
      await now.user.click(document.querySelector('.MuiPickersDay-today') ?? document.body);
      expect(now.take()[0]).toBe(`change ${dayjs().format('YYYY-MM-DD')} 00:00:00 disablePast`);
      now.unmount();
      const { user, take } = picker({
        ampm: false,
        minDateTime: at('04-15T12:00'),
        defaultValue: at('04-16T11:00'),
      });
      await open(user);
      await user.click(day('15'));
      expect(take()).toEqual(['change 2026-04-15 11:00:00 minTime', 'error minTime']);
      expect([isGray('11 hours'), isGray('12 hours')]).toEqual([true, false]);
      await user.click(option('12 hours'));
      expect(take()).toEqual(['change 2026-04-15 12:00:00', 'error']);
    },
  );

  proves(
    [
      '`minDateTime` replaces `minDate` and `minTime`, and `maxDateTime` replaces `maxDate` and `maxTime`.',
      "If one of `minDateTime`, `maxDateTime`, `disablePast`, or `disableFuture` is set, the picker also compares the date of a `minTime` or `maxTime` that isn't replaced.",
      'If the picker compares the date of these limits, a `minTime` of 9:00 on a past date allows every hour. A `maxTime` on a past date then makes all later moments invalid.',
      '`disableIgnoringDatePartForTimeValidation` has no effect in this component.',
    ],
    () => {
      const nine = dayjs('2020-01-01T09:00');
      const early = at('04-20T07:00');
      expect(errorOf({ minTime: nine, defaultValue: early })).toBe('error minTime');
      for (const props of [
        { minDateTime: at('04-15T12:00'), minDate: at('05-01') },
        { maxDateTime: at('05-15T12:00') },
        { disableFuture: true },
      ]) {
        const value = 'disableFuture' in props ? dayjs('2021-04-20T07:00') : early;
        expect(errorOf({ ...props, minTime: nine, defaultValue: value })).toBe('');
      }
      const later = dayjs().add(2, 'day').hour(7);
      expect(errorOf({ disablePast: true, minTime: nine, defaultValue: later })).toBe('');
      expect(errorOf({ disablePast: true, maxTime: nine, defaultValue: later })).toBe(
        'error maxTime',
      );
      expect(
        errorOf({
          maxDateTime: at('05-15T12:00'),
          maxDate: at('04-01'),
          maxTime: at('04-01T01:00'),
          defaultValue: early,
        }),
      ).toBe('');
      expect(
        errorOf({
          disableIgnoringDatePartForTimeValidation: true,
          minTime: nine,
          defaultValue: early,
        }),
      ).toBe('error minTime');
    },
  );

  proves(
    [
      "In the `'hours'` view, `time` has the minutes of the current value, so the same comparison would disable a whole hour:",
      "If a user types a taken time, `onError` reports `'shouldDisableTime-minutes'`.",
    ],
    async () => {
      const taken = at('04-15T10:30');
      const isTaken = (time: Dayjs, view: string) =>
        view === 'minutes' && time.isSame(taken, 'minute');
      const steps = { ampm: false, minutesStep: 30, timeSteps: { minutes: 30 } };
      const careful = picker({ ...steps, shouldDisableTime: isTaken, defaultValue: april });
      await open(careful.user);
      expect([isGray('10 hours'), isGray('0 minutes'), isGray('30 minutes')]).toEqual([
        false,
        false,
        true,
      ]);
      await careful.user.click(option('11 hours'));
      expect(isGray('30 minutes')).toBe(false);
      await careful.user.keyboard('{Escape}');
      careful.take();
      type('Hours', '10');
      type('Minutes', '30');
      expect(careful.take()).toContain('error shouldDisableTime-minutes');
      careful.unmount();
      const careless = picker({
        ...steps,
        shouldDisableTime: (time) => time.isSame(taken, 'minute'),
        defaultValue: at('04-15T11:30'),
      });
      await open(careless.user);
      expect(isGray('10 hours')).toBe(true);
    },
  );

  proves(
    [
      'To limit the hours of each day, write a `shouldDisableTime` function.',
      'It works together with all other limits:',
      '| `skipDisabled` | Whether disabled times are left out |',
      'With `skipDisabled`, the column of minutes is empty while the hour of the value is disabled.',
      '| `minutesStep` | Which typed minutes are valid |',
      '| `timeSteps` | The distance between the choices. See [steps](/x/react-date-pickers/time-picker/#offer-times-in-steps) |',
    ],
    async () => {
      const { user } = show(<OfficeHours />);
      await open(user);
      const [hours, minutes] = screen.getAllByRole('listbox');
      const texts = (list?: HTMLElement) =>
        within(list ?? document.body)
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      expect([texts(hours).at(0), texts(hours).at(-1)]).toEqual(['09', '16']);
      expect(texts(minutes)).toEqual(['00', '30']);
      await user.keyboard('{Escape}');
      const isRed = () => document.querySelector('.Mui-error') !== null;
      expect(isRed()).toBe(false);
      type('Minutes', '10');
      expect(isRed()).toBe(true);
      type('Minutes', '30');
      expect(isRed()).toBe(false);
      type('Day', '01');
      expect(isRed()).toBe(true);
      type('Hours', '14');
      expect(isRed()).toBe(false);
      type('Hours', '18');
      expect(isRed()).toBe(true);
      await open(user);
      const list = screen.getByRole('listbox', { name: /minutes/ });
      expect(within(list).queryAllByRole('option')).toHaveLength(0);
    },
  );

  proves(
    [
      'The columns become one list if a day has at most 24 steps, calculated as 1440 / (`hours` × `minutes`) of `timeSteps`.',
      'For example, `{ minutes: 60 }` gives 24.',
      '`{ hours: 2 }` gives 144, because the default of `minutes` is 5, so the columns stay.',
    ],
    async () => {
      for (const [timeSteps, lists] of [
        [{ minutes: 60 }, 1],
        [{ hours: 2, minutes: 30 }, 1],
        [{ hours: 2, minutes: 29 }, 2],
        [{ hours: 2 }, 2],
      ] as const) {
        const { user, unmount } = picker({ timeSteps, ampm: false });
        await open(user);
        expect([timeSteps, screen.getAllByRole('listbox').length]).toEqual([timeSteps, lists]);
        unmount();
      }
    },
  );
});

describe('parts and variants', () => {
  proves(
    [
      '`views` lists the parts to choose, and the format of the field follows `views`.',
      "The default is `['year', 'day', 'hours', 'minutes']`.",
      "Parts that are left out keep their value: `views={['day', 'hours']}` doesn't change the minutes.",
      'To switch between 12 and 24 hours, set `ampm`.',
      "Its default comes from the adapter's locale.",
    ],
    async () => {
      const { container, unmount } = show(<SecondsAndParts />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((one) => shown(one))).toEqual([
        '03/16/2026 14:05:09',
        '16 Mar 2026, 14:00',
      ]);
      unmount();
      const { user, take } = picker({
        ampm: false,
        views: ['day', 'hours'],
        defaultValue: at('03-16T14:05:09'),
      });
      await open(user);
      await user.click(day('20'));
      await user.click(option('9 hours'));
      expect(take()).toEqual(['change 2026-03-20 14:05:09', 'change 2026-03-20 09:05:09']);
      await user.keyboard('{Escape}');
      const winter = picker({
        views: ['day', 'hours'],
        label: 'Winter',
        reduceAnimations: true,
        defaultValue: at('12-16T14:05'),
      });
      await winter.user.click(screen.getByRole('button', { name: /Dec 16/ }));
      await winter.user.click(await screen.findByRole('button', { name: 'Next month' }));
      await winter.user.click(day('20'));
      expect(winter.take()).toEqual(['change 2027-01-20 14:05:00']);
    },
  );

  proves(
    [
      '| Opens | A popup at the field | A modal dialog |',
      '| Shows | The calendar and the times | The calendar. Next or a tab leads to the times |',
      '| Toolbar, tabs | Hidden | Shown |',
      'Both variants have columns for the time.',
      'The button in the field is named "Choose date". Its name includes the chosen date, but not the time.',
      '`StaticDateTimePicker` shows the mobile layout as part of the page.',
      'To show or hide the toolbar and the tabs, set their `hidden` prop.',
      'To change the icons of the tabs, set `dateIcon` and `timeIcon`:',
    ],
    async () => {
      const desktop = picker({ defaultValue: april });
      expect(screen.getByRole('button')).toHaveAccessibleName(
        'Choose date, selected date is Apr 15, 2026',
      );
      await open(desktop.user);
      expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
      expect(screen.queryByRole('tab')).toBeNull();
      expect(document.querySelector('.MuiPickersToolbar-root')).toBeNull();
      desktop.unmount();
      for (const [way, height] of [
        ['Next', 500],
        ['tab', 1000],
      ] as const) {
        window.innerHeight = height;
        const { user, unmount } = show(
          <Provided>
            <MobileDateTimePicker label="When" defaultValue={april} />
          </Provided>,
        );
        await open(user);
        expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
        expect(document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
        expect(screen.queryByRole('listbox')).toBeNull();
        await user.click(
          way === 'Next' ? button('Next') : screen.getByRole('tab', { name: /time/ }),
        );
        expect(await screen.findAllByRole('listbox')).toHaveLength(3);
        unmount();
      }
      const hidden = show(
        <Provided>
          <StaticDateTimePicker
            defaultValue={april}
            slotProps={{
              toolbar: { hidden: true },
              tabs: { dateIcon: <i>D</i>, timeIcon: <i>T</i> },
            }}
          />
        </Provided>,
      );
      expect(document.querySelector('.MuiPickersToolbar-root')).toBeNull();
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['D', 'T']);
      hidden.unmount();
      show(
        <Provided>
          <StaticDateTimePicker defaultValue={april} slotProps={{ tabs: { hidden: true } }} />
        </Provided>,
      );
      expect(screen.queryByRole('tab')).toBeNull();
      expect(document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
    },
  );

  proves('| Years in a row | 4 | 3 |', async () => {
    for (const [Component, expected] of [
      [DateTimePicker, '2030'],
      [MobileDateTimePicker, '2029'],
    ] as const) {
      const { user, unmount } = show(
        <Provided>
          <Component label="When" defaultValue={april} openTo="year" />
        </Provided>,
      );
      await open(user);
      const year = await screen.findByRole('radio', { name: '2026' });
      act(() => year.focus());
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toHaveTextContent(expected);
      unmount();
    }
  });

  proves(
    [
      'To replace the columns, pass `viewRenderers`.',
      'On desktop, this clock face appears next to the calendar:',
      'On desktop, the popup then closes when the user chooses a day, and calls `onChange`, but not `onAccept`.',
      'So save the value of `onChange` in this case.',
      'On mobile, Next closes the dialog.',
    ],
    async () => {
      const { user, unmount } = show(<CalendarAndFace />);
      await open(user);
      const face = () => document.querySelector('.MuiTimeClock-root');
      expect(face()).not.toBeNull();
      expect(screen.getByRole('grid')).toBeInTheDocument();
      expect(screen.queryByRole('listbox', { name: 'Select meridiem' })).toBeNull();
      unmount();
      const plain = picker({
        defaultValue: april,
        viewRenderers: { hours: null, minutes: null, seconds: null },
      });
      await open(plain.user);
      expect(screen.queryByRole('listbox')).toBeNull();
      await plain.user.click(day('20'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(plain.take()).toEqual(['change 2026-04-20 10:00:00']);
      type('Hours', '11');
      expect(shown()).toBe('04/20/2026 11:00 AM');
      plain.unmount();
      const mobile = show(
        <Provided>
          <MobileDateTimePicker
            label="When"
            defaultValue={april}
            viewRenderers={{ hours: null, minutes: null, seconds: null }}
          />
        </Provided>,
      );
      await open(mobile.user);
      expect(screen.getAllByRole('tab')).toHaveLength(2);
      await mobile.user.click(button('Next'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

exempt(
  [
    'The calendar works like the [Date Picker](/x/react-date-pickers/date-picker/), and the times work like the [Time Picker](/x/react-date-pickers/time-picker/).',
    'This page covers what is different when both are combined.',
  ],
  'Pointers to other pages, which prove it.',
);
