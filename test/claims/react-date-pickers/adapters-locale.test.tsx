import * as React from 'react';
import type { ComponentProps } from 'react';
import { isValid, parse, parseISO, setDefaultOptions } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import updateLocale from 'dayjs/plugin/updateLocale';
import { DateTime, Settings } from 'luxon';
import type Moment from 'moment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import LocaleSwitch from '../../../docs/x/react-date-pickers/adapters-locale/LocaleSwitch';
import adapters from '../../../docs/x/react-date-pickers/adapters-locale/adapters.json';
import { proves, expectConsole, screen, show, within } from '../harness';
import { adapterOf, shown, type } from '../pickers';

const mondayFirst = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };

const moment = dayjs('2026-10-05T17:45');

type ProviderProps = ComponentProps<typeof LocalizationProvider>;

function In({ children, ...props }: ProviderProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...props}>
      {children}
    </LocalizationProvider>
  );
}

/** What a field shows below a provider. */
function shownIn(props: Omit<ProviderProps, 'children'>, field: ProviderProps['children']): string {
  const { unmount } = show(<In {...props}>{field}</In>);
  const text = shown();
  unmount();
  return text;
}

const weekdays = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));

proves(
  'The order of day, month, and year, the names of months, 12 or 24 hours, and the first day of the week come from a locale of your date library. To change them, tell `LocalizationProvider` which locale to use.',
  async () => {
    const { user, unmount } = show(<LocaleSwitch />);
    const seen = [shown()];
    for (const name of ['de', 'ja']) {
      await user.click(screen.getByRole('button', { name }));
      seen.push(shown());
    }
    expect(seen).toEqual(['10/05/2026 05:45 PM', '05.10.2026 17:45', '2026/10/05 17:45']);
    unmount();
    show(
      <In adapterLocale="de">
        <DateCalendar defaultValue={moment} />
      </In>,
    );
    expect(screen.getByText('Oktober 2026')).toBeInTheDocument();
    expect(weekdays()[0]).toBe('Montag');
  },
);

proves("Luxon reads its locales from the browser, so you don't import any.", () => {
  const text = shownIn(
    { dateAdapter: adapterOf('AdapterLuxon'), adapterLocale: 'sv' },
    <DateField />,
  );
  // The parts of a field are ordered and named by the locale; the texts in it are the package's.
  expect(text).toBe('YYYY-MM-DD');
});

/** What a calendar shows, without one: the language, a month, the format of days, and the first day of the week. */
function localeOf(name: string, locale?: unknown): readonly string[] {
  const Adapter = adapterOf(name);
  const adapter = new Adapter({ locale });
  const day = adapter.date('2026-10-05');
  return [
    adapter.getCurrentLocaleCode(),
    adapter.format(day, 'month'),
    adapter.expandFormat(adapter.formats.keyboardDate),
    adapter.format(adapter.getWeekArray(day)[0]?.[0] ?? day, 'weekday'),
  ];
}

proves(
  [
    'Without `adapterLocale`, Day.js, date-fns, and Luxon default to English (US), and Moment to its global locale.',
    '`AdapterMomentHijri` and `AdapterMomentJalaali` ignore `adapterLocale`. They use the locales `ar-SA` and `fa`.',
    '`AdapterDateFnsJalali` uses Persian unless you pass another locale.',
    "If the name isn't a valid language tag, such as `de_DE`, Luxon throws an error.",
    'If you pass date-fns a name instead of an object, the adapter throws an error.',
    "If Moment doesn't know the locale, the adapter falls back to the global `moment.locale()` without a warning.",
    'The import of a locale file of Moment also makes this locale the global one.',
    'The names of months and days come from the global `dayjs.locale()`.',
    'Day.js and Moment keep locales in separate files, so import each locale that you use:',
    'date-fns requires a locale object. The other libraries accept the name of a locale.',
  ],
  () => {
    for (const name of ['AdapterDayjs', 'AdapterDateFns', 'AdapterLuxon']) {
      expect(localeOf(name)[0]).toMatch(/^en(?:-US)?$/);
      expect([localeOf(name)[1], localeOf(name)[3]]).toEqual(['October', 'Sunday']);
    }
    for (const [name, code] of [
      ['AdapterMomentHijri', 'ar-SA'],
      ['AdapterMomentJalaali', 'fa'],
    ] as const) {
      expect(localeOf(name)[0]).toBe(code);
      expect(localeOf(name, 'en')).toEqual(localeOf(name));
    }
    expect(localeOf('AdapterDateFnsJalali')[0]).toBe('fa-IR');
    expect(localeOf('AdapterDateFnsJalali', enUS)[0]).toBe('en-US');
    expect(() => localeOf('AdapterLuxon', 'de_DE')).toThrow(/Incorrect locale/);
    expect(() => localeOf('AdapterDateFns', 'de')).toThrow();

    expect(localeOf('AdapterDayjs', 'sv')[1]).toBe('October');
    dayjs.locale('de');
    expect(localeOf('AdapterDayjs', 'sv')).toEqual(['sv', 'Oktober', 'MM/DD/YYYY', 'Montag']);
    dayjs.locale('en');
    expectConsole('warn', /Your locale has not been found/);

    const globalMoment = jest.requireActual<typeof Moment>('moment');
    globalMoment.locale('en');
    expect(localeOf('AdapterMoment')[1]).toBe('October');
    jest.requireActual('moment/locale/de');
    expect(globalMoment.locale()).toBe('de');
    const german = ['Oktober', 'DD.MM.YYYY', 'Montag'];
    expect(localeOf('AdapterMoment').slice(1)).toEqual(german);
    expect(localeOf('AdapterMoment', 'xx').slice(1)).toEqual(german);
    expect(localeOf('AdapterMoment', 'en')[1]).toBe('October');
    globalMoment.locale('en');
  },
);

proves(
  "If you didn't import the locale of Day.js, formats fall back to English, and the console shows a warning.",
  () => {
    expect(shownIn({ adapterLocale: 'sv' }, <DateField defaultValue={moment} />)).toBe(
      '10/05/2026',
    );
    expectConsole('warn', /Your locale has not been found/);
  },
);

proves(
  'To translate buttons and labels, pass [a translation](/x/react-date-pickers/localization/) as well.',
  () => {
    show(
      <In adapterLocale="de">
        <DatePicker defaultValue={moment} />
      </In>,
    );
    expect(shown()).toBe('05.10.2026');
    expect(screen.getByRole('button')).toHaveAccessibleName(/^Choose date/);
  },
);

proves(
  [
    'To change the format of one field or picker, pass its [`format`](/x/react-date-pickers/fields/#set-the-format) prop.',
    'Fields pad single digits, so `D` shows `05`. To show `5`, set `shouldRespectLeadingZeros`.',
  ],
  () => {
    expect(shownIn({}, <DateField defaultValue={moment} format="YYYY-MM-DD" />)).toBe('2026-10-05');
    expect(shownIn({}, <DatePicker defaultValue={moment} format="D MMM" />)).toBe('05 Oct');
    expect(
      shownIn({}, <DateField defaultValue={moment} format="D MMM" shouldRespectLeadingZeros />),
    ).toBe('5 Oct');
  },
);

proves(
  [
    'To change the format in your whole app, pass `dateFormats` to the provider, with the tokens of your library:',
    '`keyboardDate` | `DateField`, `DatePicker`',
    '`keyboardDateTime12h`, `keyboardDateTime24h` | `DateTimeField`',
    '| `hours24h` and other single parts | The time of a `DateTimePicker` |',
    '`monthShort` | The list of months',
  ],
  () => {
    const dates = { dateFormats: { keyboardDate: 'YYYY-MM-DD' } };
    expect(shownIn(dates, <DateField defaultValue={moment} />)).toBe('2026-10-05');
    expect(shownIn(dates, <DatePicker defaultValue={moment} />)).toBe('2026-10-05');
    const times = {
      dateFormats: {
        keyboardDateTime12h: 'YYYY/MM/DD hh.mm A',
        keyboardDateTime24h: 'YYYY/MM/DD HH.mm',
        hours24h: 'HH[h]',
        monthShort: 'MM',
      },
    };
    expect(shownIn(times, <DateTimeField defaultValue={moment} ampm />)).toBe(
      '2026/10/05 05.45 PM',
    );
    expect(shownIn(times, <DateTimeField defaultValue={moment} ampm={false} />)).toBe(
      '2026/10/05 17.45',
    );
    const early = moment.hour(8);
    expect(shownIn(times, <DateTimePicker defaultValue={early} ampm={false} />)).toBe(
      '10/05/2026 08h:45',
    );
    show(
      <In {...times}>
        <MonthCalendar />
      </In>,
    );
    expect(screen.getAllByRole('radio')[1]).toHaveTextContent('02');
  },
);

proves(
  'To choose between 12 and 24 hours regardless of the locale, pass `ampm` to the time picker or field:',
  () => {
    for (const Time of [TimeField, TimePicker]) {
      expect(shownIn({}, <Time defaultValue={moment} />)).toBe('05:45 PM');
      expect(shownIn({}, <Time defaultValue={moment} ampm={false} />)).toBe('17:45');
      expect(shownIn({ adapterLocale: 'de' }, <Time defaultValue={moment} ampm />)).toMatch(
        /^05:45 /,
      );
    }
  },
);

proves(
  'To set `ampm` for all time pickers of your app, use the default props of the theme:',
  () => {
    const theme = createTheme({
      components: {
        MuiTimePicker: { defaultProps: { ampm: false } },
        MuiDateTimePicker: { defaultProps: { ampm: false } },
      },
    });
    for (const Time of [TimePicker, DateTimePicker]) {
      const { unmount } = show(
        <ThemeProvider theme={theme}>
          <In>
            <Time defaultValue={moment} />
          </In>
        </ThemeProvider>,
      );
      expect(shown()).toMatch(/17:45$/);
      unmount();
    }
  },
);

describe('adapters', () => {
  /** A version of the package for each adapter, and what is in the folder. */
  const { peerDependencies } = jest.requireActual<{
    peerDependencies: Record<string, string>;
  }>('@mui/x-date-pickers/package.json');

  proves(
    'If the name of an adapter ends in `V2`, it supports version 2 of its library. Its class has the same name as the class for later versions.',
    () => {
      const old = adapters.entries.filter(({ name }) => name.endsWith('V2'));
      expect(old.map(({ name }) => name)).toEqual(['AdapterDateFnsJalaliV2', 'AdapterDateFnsV2']);
      for (const { name, exported, library, range } of old) {
        expect(exported).toBe(name.replace(/V2$/, ''));
        expect(range).toMatch(/^\^2\./);
        expect(peerDependencies[library]?.split(' || ')).toContain(range);
      }
    },
  );

  proves('All values that you pass and receive are dates of this library.', () => {
    for (const [name, now] of [
      ['AdapterLuxon', /DateTime/],
      ['AdapterMoment', /Moment/],
      ['AdapterDateFns', /Date/],
    ] as const) {
      const Adapter = adapterOf(name);
      const value: unknown = new Adapter().date('2026-10-05');
      expect(Object(value).constructor.name).toMatch(now);
    }
    expect(dayjs.isDayjs(new AdapterDayjs().date('2026-10-05'))).toBe(true);
  });

  proves(
    "If the column of versions has a dash, the demos on this site don't run with the adapter.",
    () => {
      const { dependencies, devDependencies } =
        jest.requireActual<Record<string, Record<string, string>>>('../../../package.json');
      const installed = { ...dependencies, ...devDependencies };
      for (const { name, library, used } of adapters.entries) {
        expect([name, used]).toEqual([name, name.endsWith('V2') ? undefined : installed[library]]);
      }
    },
  );
});

proves(
  [
    "When a user types February 31, the picker doesn't turn it into a day in March.",
    'But your own code might, when it parses a date from a server or a form.',
    "`dayjs(text, 'YYYY-MM-DD', true)`, after extending it with `customParseFormat` | `dayjs(text)`",
    "`parse(text, 'yyyy-MM-dd', new Date())`, `parseISO(text)` | `new Date(text)`",
    '`DateTime.fromISO(text)` | None',
    "`moment(text, 'YYYY-MM-DD', true)`, `moment(text)` | None",
    '`new Date(text)` reads a date without a time as midnight UTC. West of Greenwich, such as in America, the local day is therefore one day earlier.',
  ],
  () => {
    for (const order of [
      ['Month', 'Day', 'Year'],
      ['Year', 'Month', 'Day'],
    ]) {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const { unmount } = show(
        <In>
          <DatePicker onChange={onChange} />
        </In>,
      );
      const texts: Readonly<Record<string, string>> = { Month: '02', Day: '31', Year: '2026' };
      order.forEach((name) => type(name, texts[name] ?? ''));
      expect(shown()).toBe('02/31/2026');
      const days = onChange.mock.calls.map(([value]) => value?.format('MM-DD'));
      expect(days).not.toContain('03-03');
      unmount();
    }
    const text = '2026-02-31';
    dayjs.extend(customParseFormat);
    expect(dayjs(text).format('YYYY-MM-DD')).toBe('2026-03-03');
    expect(dayjs(text, 'YYYY-MM-DD', true).isValid()).toBe(false);
    expect(new Date(text).toISOString()).toBe('2026-03-03T00:00:00.000Z');
    expect([parse(text, 'yyyy-MM-dd', new Date()), parseISO(text)].map(isValid)).toEqual([
      false,
      false,
    ]);
    expect(DateTime.fromISO(text).isValid).toBe(false);
    const aMoment = jest.requireActual<typeof Moment>('moment');
    expect([aMoment(text, 'YYYY-MM-DD', true), aMoment(text)].map((one) => one.isValid())).toEqual([
      false,
      false,
    ]);
  },
);

proves(
  'If you create the object during render, each render passes a new locale, so a field loses digits while a user types.',
  () => {
    function Form({ isInline }: { isInline: boolean }) {
      const [value, setValue] = React.useState<Dayjs | null>(null);
      const inline = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };
      return (
        <In
          dateAdapter={adapterOf('AdapterDateFns')}
          adapterLocale={isInline ? inline : mondayFirst}
        >
          <DateField value={value} onChange={setValue} />
        </In>
      );
    }
    const texts = [false, true].map((isInline) => {
      const { unmount } = show(<Form isInline={isInline} />);
      type('Month', '10');
      type('Day', '05');
      type('Year', '2026');
      const text = shown();
      unmount();
      return text;
    });
    expect(texts[0]).toBe('10/05/2026');
    expect(texts[1]).not.toBe(texts[0]);
  },
);

// The last one: it changes Day.js for all that follows.
proves(
  [
    'Calendars start the week on the day that the locale defines.',
    'To start the week on Monday but keep English texts, change this day in the locale:',
    "With date-fns, `setDefaultOptions()` doesn't change the first day of the calendars.",
  ],
  () => {
    const first = () => {
      const { unmount } = show(
        <In>
          <DateCalendar defaultValue={moment} />
        </In>,
      );
      const [name] = weekdays();
      const [day] = within(screen.getByRole('grid')).getAllByRole('gridcell');
      unmount();
      return [name, day?.textContent];
    };
    expect(first()).toEqual(['Sunday', '']);
    dayjs.extend(updateLocale);
    dayjs.updateLocale('en', { weekStart: 1 });
    expect(first()[0]).toBe('Monday');

    const firstDay = (name: string, locale?: unknown) => localeOf(name, locale)[3];
    jest.requireActual<typeof Moment>('moment').updateLocale('en', { week: { dow: 1 } });
    expect(firstDay('AdapterMoment', 'en')).toBe('Monday');

    setDefaultOptions({ weekStartsOn: 1 });
    expect(firstDay('AdapterDateFns', enUS)).toBe('Sunday');
    expect(firstDay('AdapterDateFns', mondayFirst)).toBe('Monday');

    for (const [day, name] of [
      [1, 'Monday'],
      [7, 'Sunday'],
    ] as const) {
      Settings.defaultWeekSettings = { firstDay: day, minimalDays: 4, weekend: [6, 7] };
      expect([firstDay('AdapterLuxon', 'en-US'), firstDay('AdapterLuxon', 'en-GB')]).toEqual([
        name,
        name,
      ]);
    }
  },
);
