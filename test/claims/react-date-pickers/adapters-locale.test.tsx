import type { ComponentProps } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import updateLocale from 'dayjs/plugin/updateLocale';
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
import { claim, dismiss, expectConsole, screen, show, within } from '../harness';
import { adapterOf, shown } from '../pickers';

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

claim(
  'The order of day, month, and year, the names of months, 12 or 24 hours, and the first day of the week come from your date library.',
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

claim('Luxon asks the browser for its locales, so there is nothing to import.', () => {
  const text = shownIn(
    { dateAdapter: adapterOf('AdapterLuxon'), adapterLocale: 'sv' },
    <DateField />,
  );
  // The parts of a field are ordered and named by the locale; the texts in it are the package's.
  expect(text).toBe('YYYY-MM-DD');
});

claim(
  "With Day.js, a locale that wasn't imported falls back to English, and a warning in the console says so.",
  () => {
    expect(shownIn({ adapterLocale: 'sv' }, <DateField defaultValue={moment} />)).toBe(
      '10/05/2026',
    );
    expectConsole('warn', /Your locale has not been found/);
  },
);

claim(
  'The texts of buttons and labels are another matter: see [Translated components](/x/react-date-pickers/localization/).',
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

claim(
  [
    '`format` on a field or a picker sets the format of that one.',
    'A field pads single digits, so `D` shows `05`, unless it has `shouldRespectLeadingZeros`.',
  ],
  () => {
    expect(shownIn({}, <DateField defaultValue={moment} format="YYYY-MM-DD" />)).toBe('2026-10-05');
    expect(shownIn({}, <DatePicker defaultValue={moment} format="D MMM" />)).toBe('05 Oct');
    expect(
      shownIn({}, <DateField defaultValue={moment} format="D MMM" shouldRespectLeadingZeros />),
    ).toBe('5 Oct');
  },
);

claim(
  [
    'For all of them, the provider takes `dateFormats`, in the tokens of your library:',
    '`keyboardDate` is what date fields show.',
    'Other keys stand for other places: `keyboardDateTime12h` and `keyboardDateTime24h` for a `DateTimeField`, `monthShort` for the list of months.',
    'A `DateTimePicker` takes its time from the keys of the parts, such as `hours24h`.',
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

claim('`ampm` on a time picker or field overrules the 12 or 24 hours of the locale.', () => {
  for (const Time of [TimeField, TimePicker]) {
    expect(shownIn({}, <Time defaultValue={moment} />)).toBe('05:45 PM');
    expect(shownIn({}, <Time defaultValue={moment} ampm={false} />)).toBe('17:45');
    expect(shownIn({ adapterLocale: 'de' }, <Time defaultValue={moment} ampm />)).toMatch(
      /^05:45 /,
    );
  }
});

describe('adapters', () => {
  /** A version of the package for each adapter, and what is in the folder. */
  const { peerDependencies } = jest.requireActual<{
    peerDependencies: Record<string, string>;
  }>('@mui/x-date-pickers/package.json');

  claim(
    'Adapters whose names end in `V2` are for the second major version of their library, and have the same class name as those for later versions.',
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

  claim("All your values have the library's type of dates.", () => {
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

  claim(
    "A dash in the column of versions means that the demos here don't use the adapter's library in a version that suits it.",
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

// The last one: it changes Day.js for all that follows.
claim(
  [
    'Calendars begin the week where the locale does.',
    "with Day.js by `dayjs.updateLocale('en', { weekStart: 1 })`, after extending Day.js with its plugin `updateLocale`.",
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
  },
);

dismiss('Install one library and import its adapter.', 'Advice.');
