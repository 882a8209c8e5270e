import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as ReactDom from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as pickers from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type * as DatePickerModule from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import * as pickersPro from '@mui/x-date-pickers-pro';
import userEvent from '@testing-library/user-event';
import FirstDatePicker from '../../../docs/x/react-date-pickers/quickstart/FirstDatePicker';
import GermanDatePicker from '../../../docs/x/react-date-pickers/quickstart/GermanDatePicker';
import ReadTheValue from '../../../docs/x/react-date-pickers/quickstart/ReadTheValue';
import {
  act,
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
  within,
} from '../harness';
import { adapterOf, open, Picker, Provided, sectionOf, shown, type } from '../pickers';

const day = dayjs('2026-04-15');

/** Empties the whole field by the keyboard. */
function clear(): void {
  const section = sectionOf('Month');
  act(() => section.focus());
  fireEvent.keyDown(section, { key: 'a', keyCode: 65, ctrlKey: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
}

describe('provider', () => {
  proves(
    'For ranges, install `@mui/x-date-pickers-pro@8` instead. The Pro package requires a [Pro license](/x/introduction/licensing/#pro-plan) and contains all components of the free package.',
    () => {
      expect(Object.keys(pickersPro)).toEqual(expect.arrayContaining(Object.keys(pickers)));
      expect(Object.keys(pickers)).not.toContain('DateRangePicker');
      expect(Object.keys(pickersPro)).toContain('DateRangePicker');
      show(
        <Provided>
          <pickersPro.DateRangeCalendar />
        </Provided>,
      );
      expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    },
  );

  proves('Every picker below the provider uses its adapter.', () => {
    const AdapterLuxon = adapterOf('AdapterLuxon');
    const onChange = jest.fn();
    show(
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <section>
          <DatePicker label="One" onChange={onChange} />
        </section>
      </LocalizationProvider>,
    );
    type('Month', '04');
    type('Day', '15');
    type('Year', '2026');
    const [value] = onChange.mock.lastCall ?? [];
    expect(dayjs.isDayjs(value)).toBe(false);
    expect(value?.toISODate()).toBe('2026-04-15');
  });

  proves(
    [
      'Without a provider, a picker throws `MUI X: Can not find the date and time pickers localization context.`',
      'The same error appears if your bundle contains two versions of the package.',
    ],
    () => {
      const missing = /MUI X: Can not find the date and time pickers localization context\./;
      expect(() => show(<DatePicker />)).toThrow(missing);
      let Other = DatePicker;
      jest.isolateModules(() => {
        // One React, as an app has it, and the package a second time.
        jest.doMock('react', () => React);
        jest.doMock('react-dom', () => ReactDom);
        Other = jest.requireActual<typeof DatePickerModule>(
          '@mui/x-date-pickers/DatePicker',
        ).DatePicker;
      });
      jest.dontMock('react').dontMock('react-dom');
      expect(Other).not.toBe(DatePicker);
      expect(() =>
        show(
          <Provided>
            <Other />
          </Provided>,
        ),
      ).toThrow(missing);
      show(<FirstDatePicker />);
      expect(screen.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument();
    },
  );
});

describe('values', () => {
  proves(
    [
      'A value is an object of your date library, or `null` if the field is empty.',
      '`onChange` receives the new value.',
      'While a user types, the value can be an invalid date, so check it before you calculate with it:',
      'For an empty field, pass `null`.',
    ],
    () => {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const { unmount } = show(<Picker defaultValue={day} onChange={onChange} />);
      type('Day', '16');
      expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2026-04-16');
      type('Day', '31');
      expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
      clear();
      expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
      unmount();
      show(<ReadTheValue />);
      expect(screen.getByRole('status')).toHaveTextContent('Boarding closes at 09:20');
      clear();
      expect(screen.getByRole('status')).toHaveTextContent('Enter a complete date and time');
    },
  );

  proves(
    'If `value` starts as `undefined`, the picker is uncontrolled, so it logs an error when you pass a date later.',
    () => {
      const { rerender } = show(<Picker value={undefined} />);
      type('Month', '05');
      expect(shown()).toBe('05/DD/YYYY');
      rerender(<Picker value={day} />);
      expectConsole('error', /changing the uncontrolled value .*to be controlled/);
    },
  );

  proves("The Day.js adapter doesn't accept a string or a native `Date` as a value.", async () => {
    const module = (value: string) =>
      `import dayjs from 'dayjs';
      import '@mui/x-date-pickers/AdapterDayjs';
      import { DatePicker } from '@mui/x-date-pickers/DatePicker';
      export const picker = <DatePicker value={${value}} />;`;
    await expectCompiles(module(`dayjs('2026-03-16')`));
    await expectTypeError(module(`'2026-03-16'`), /TS2322/);
    await expectTypeError(module('new Date(2026, 2, 16)'), /TS2740|TS2739|TS2322/);
    for (const value of ['2026-03-16', new Date(2026, 2, 16)]) {
      const props: object = { value };
      expect(() => show(<Picker {...props} />)).toThrow(TypeError);
    }
  });

  proves(
    [
      'The import of the adapter sets the type of values for the whole project.',
      'With `AdapterDayjs`, a value is `Dayjs | null`:',
    ],
    () =>
      expectCompiles(
        `import type { Dayjs } from 'dayjs';
        import type { ComponentProps } from 'react';
        import '@mui/x-date-pickers/AdapterDayjs';
        import type { DatePicker } from '@mui/x-date-pickers/DatePicker';
        type Value = NonNullable<Parameters<NonNullable<ComponentProps<typeof DatePicker>['onChange']>>[0]>;
        type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
        export const same: Same<Value, Dayjs> = true;`,
      ),
  );

  proves(
    'A second adapter turns every value into a union such as `Dayjs | Date`, and handlers typed with `Dayjs` stop compiling.',
    async () => {
      const handler = `import type { Dayjs } from 'dayjs';
        import '@mui/x-date-pickers/AdapterDayjs';
        import { DatePicker } from '@mui/x-date-pickers/DatePicker';
        const save = (value: Dayjs | null) => value?.format();
        export const picker = <DatePicker onChange={save} />;`;
      await expectCompiles(handler);
      await expectTypeError(
        `${handler}\nimport '@mui/x-date-pickers/AdapterDateFns';`,
        /TS2322.*Dayjs/s,
      );
      await expectCompiles(
        `import type { Dayjs } from 'dayjs';
        import '@mui/x-date-pickers/AdapterDayjs';
        import '@mui/x-date-pickers/AdapterDateFns';
        import type { PickerValidDate } from '@mui/x-date-pickers/models';
        const union: (value: Dayjs | Date) => PickerValidDate = (value) => value;
        export default union;`,
      );
    },
  );
});

describe('languages', () => {
  proves(
    [
      '`adapterLocale` sets the language of the date library: formats, names of months, and the first day of the week.',
      '`localeText` translates the texts of the pickers, such as the label of the button.',
    ],
    async () => {
      const { user, unmount } = show(
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
          <DatePicker defaultValue={day.month(2)} />
        </LocalizationProvider>,
      );
      expect(shown()).toBe('15.03.2026');
      const dialog = await open(user);
      expect(within(dialog).getByText('März 2026')).toBeInTheDocument();
      expect(within(dialog).getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
      unmount();
      const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;
      show(
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
          <DatePicker defaultValue={day.month(2)} />
        </LocalizationProvider>,
      );
      expect(shown()).toBe('03/15/2026');
      expect(screen.getByRole('button')).toHaveAccessibleName(/^Datum auswählen/);
    },
  );

  proves('If the locale is missing, the adapter logs a warning and falls back to English.', () => {
    const { unmount } = show(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sv">
        <DatePicker defaultValue={day} />
      </LocalizationProvider>,
    );
    expectConsole('warn', /Your locale has not been found/);
    expect(shown()).toBe('04/15/2026');
    unmount();
    show(<GermanDatePicker />);
    expect(shown()).toBe('16.03.2026');
  });

  proves(
    "For date-fns, pass the locale object instead of its name: `import { de } from 'date-fns/locale/de'`.",
    () => {
      const AdapterDateFns = adapterOf('AdapterDateFns');
      const { de } = jest.requireActual<{ de: object }>('date-fns/locale/de');
      const { unmount } = show(
        <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
          <DatePicker />
        </LocalizationProvider>,
      );
      expect(screen.getAllByRole('spinbutton')[0]).toHaveAccessibleName('Day');
      unmount();
      expect(() =>
        show(
          <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale="de">
            <DatePicker />
          </LocalizationProvider>,
        ),
      ).toThrow(TypeError);
    },
  );
});

describe('server and tests', () => {
  proves('On a server, fields and pickers render as the desktop variant.', () => {
    const theme = createTheme({
      components: {
        MuiDesktopDatePicker: { defaultProps: { label: 'Desktop' } },
        MuiMobileDatePicker: { defaultProps: { label: 'Mobile' } },
      },
    });
    const html = renderToString(
      <ThemeProvider theme={theme}>
        <Provided>
          <DatePicker defaultValue={day} />
          <DateField defaultValue={day} />
        </Provided>
      </ThemeProvider>,
    );
    expect(html).toContain('Desktop');
    expect(html).not.toContain('Mobile');
    expect(html.match(/role="spinbutton"/g)).toHaveLength(6);
  });

  proves(
    [
      'If calendars and clocks have no value, they start at today.',
      "If it's already another day in the browser, React reports a hydration mismatch.",
      'To avoid the mismatch, pass a `value` or a `referenceDate`, or render the component after mounting.',
      'A closed picker shows no day except its value.',
    ],
    async () => {
      /** How often React had to render anew what a server sent two minutes before, in another month. */
      const mismatches = async (element: React.ReactElement) => {
        const doNotFake = ['setTimeout', 'nextTick', 'queueMicrotask', 'setImmediate'] as const;
        jest.useFakeTimers({ now: new Date(2026, 3, 30, 23, 59), doNotFake: [...doNotFake] });
        const html = renderToString(element);
        jest.setSystemTime(new Date(2026, 4, 1, 0, 1));
        const root = document.createElement('div');
        document.body.append(root);
        root.innerHTML = html;
        const onRecoverableError = jest.fn();
        await act(async () => {
          hydrateRoot(root, element, { onRecoverableError });
        });
        root.remove();
        jest.useRealTimers();
        return onRecoverableError.mock.calls.length;
      };
      const calendar = (props: React.ComponentProps<typeof DateCalendar>) => (
        <Provided>
          <DateCalendar {...props} />
        </Provided>
      );
      expect(await mismatches(calendar({}))).toBe(1);
      expect(await mismatches(calendar({ referenceDate: day }))).toBe(0);
      expect(await mismatches(calendar({ value: day }))).toBe(0);
      expect(await mismatches(<Picker />)).toBe(0);
      expect(await mismatches(<Picker defaultValue={day} />)).toBe(0);
      // Marks of today, and `autofocus` of a `<div>`, which only jsdom doesn't know.
      expectConsole('error', /attributes of the server rendered HTML/);
    },
  );

  proves(
    [
      'type into the first section with `user-event`, or choose a day by its role. Use fake timers to set the day that the picker treats as today:',
      'jsdom has no `window.matchMedia`, so `DatePicker` renders the desktop variant.',
      'In a `MobileDatePicker`, click OK after the day.',
      "Queries by role don't find the field before the dialog has closed, so run the timers first: `act(() => jest.runAllTimers())`.",
      'To read the whole text, give the picker a `name` and read the value of the hidden input.',
      'To set the whole date in one step, call `fireEvent.change` on the hidden input.',
    ],
    async () => {
      jest.useFakeTimers({ now: new Date(2026, 3, 15) });
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      try {
        for (const One of [DesktopDatePicker, DatePicker, MobileDatePicker]) {
          const onAccept = jest.fn();
          const { unmount, container } = show(
            <Provided>
              <One label="Due date" name="due" onAccept={onAccept} />
            </Provided>,
          );
          await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
          await user.keyboard('04162026');
          expect(container.querySelector('input')).toHaveValue('04/16/2026');
          expect(shown()).toBe('04/16/2026');
          onAccept.mockClear();
          await user.click(screen.getByRole('button', { name: /choose date/i }));
          const isModal = screen.getByRole('dialog').closest('.MuiModal-root') !== null;
          expect(isModal).toBe(One === MobileDatePicker);
          const today = document.querySelector('[aria-current="date"]');
          expect(today).toHaveTextContent('15');
          await user.click(screen.getByRole('gridcell', { name: '20' }));
          if (One === MobileDatePicker) {
            expect(onAccept).not.toHaveBeenCalled();
            await user.click(screen.getByRole('button', { name: 'OK' }));
            expect(screen.queryByRole('spinbutton')).toBeNull();
            act(() => jest.runAllTimers());
          }
          expect(onAccept).toHaveBeenCalledTimes(1);
          expect(sectionOf('Day')).toHaveTextContent('20');
          const input = container.querySelector('input');
          expect(input).toHaveValue('04/20/2026');
          fireEvent.change(input ?? document.body, { target: { value: '05/02/2026' } });
          expect(shown()).toBe('05/02/2026');
          unmount();
        }
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

// The last one: the plugins change Day.js for all that follows.
proves(
  [
    "Don't pass a Day.js value to `JSON.stringify`, which writes the value in UTC.",
    'For example, east of Greenwich, midnight on March 16 becomes `2026-03-15`.',
    'To load and save dates, convert them between text and your date library:',
  ],
  () => {
    dayjs.extend(utc);
    dayjs.extend(timezonePlugin);
    const midnight = dayjs.tz('2026-03-16', 'Asia/Tokyo');
    expect(JSON.stringify(midnight)).toBe('"2026-03-15T15:00:00.000Z"');
    expect(midnight.format('YYYY-MM-DD')).toBe('2026-03-16');
    show(<Picker value={dayjs('2026-03-16')} />);
    expect(shown()).toBe('03/16/2026');
  },
);

exempt('This page uses Day.js.', 'Says what the page does.');
exempt(
  "In a framework with server components, begin this file with `'use client'`. This is needed because a server component can't pass a class such as the adapter.",
  'A rule of React, outside of the packages.',
);
