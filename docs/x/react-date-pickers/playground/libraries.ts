/** The date libraries and locales of the playground, and how code that uses them is written. */

export const LOCALE_NAMES = ['en', 'de', 'fr', 'he', 'ja', 'zh-cn'] as const;
export type LocaleName = (typeof LOCALE_NAMES)[number];

/** What `@mui/x-date-pickers/locales` calls them. */
export const LOCALE_TEXTS: Readonly<Record<LocaleName, string | undefined>> = {
  en: undefined,
  de: 'deDE',
  fr: 'frFR',
  he: 'heIL',
  ja: 'jaJP',
  'zh-cn': 'zhCN',
};

export interface LibraryCode {
  readonly adapter: string;
  /** The import of what makes dates. */
  readonly dates: string | undefined;
  /** A date from a text such as `2026-06-12T09:30`. */
  readonly date: (iso: string) => string;
  readonly isWeekend: string;
  /** The import of a locale, when it is a file. */
  readonly localeImport: (locale: LocaleName) => string | undefined;
  /** What `adapterLocale` gets, as JSX writes it. */
  readonly locale: (locale: LocaleName) => string;
  /** What time zones need; absent where the library has none, or only in another package. */
  readonly zones?: {
    readonly imports: readonly string[];
    readonly setup: readonly string[];
  };
}

const quotedLocale = (locale: LocaleName) => `"${locale}"`;
/** Without a time of midnight. */
const shortIso = (iso: string) => iso.replace(/T00:00$/, '');

/** `2026, 5, 12, 9, 30` */
function numbersOf(iso: string): string {
  const [year = '', month = '', ...rest] = shortIso(iso).split(/\D/);
  return [year, Number(month) - 1, ...rest.map(Number)].join(', ');
}

const dateFnsName = (locale: LocaleName) => (locale === 'zh-cn' ? 'zhCN' : locale);

export const LIBRARY_NAMES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;
export type LibraryName = (typeof LIBRARY_NAMES)[number];

export const LIBRARIES: Readonly<Record<LibraryName, LibraryCode>> = {
  dayjs: {
    adapter: 'AdapterDayjs',
    dates: "import dayjs from 'dayjs';",
    date: (iso) => `dayjs('${shortIso(iso)}')`,
    isWeekend: '[0, 6].includes(day.day())',
    localeImport: (locale) => `import 'dayjs/locale/${locale}';`,
    locale: quotedLocale,
    zones: {
      imports: [
        "import dayjs from 'dayjs';",
        "import timezone from 'dayjs/plugin/timezone';",
        "import utc from 'dayjs/plugin/utc';",
      ],
      setup: ['dayjs.extend(utc);', 'dayjs.extend(timezone);'],
    },
  },
  'date-fns': {
    adapter: 'AdapterDateFns',
    dates: undefined,
    date: (iso) => `new Date(${numbersOf(iso)})`,
    isWeekend: '[0, 6].includes(day.getDay())',
    localeImport: (locale) =>
      `import { ${dateFnsName(locale)} } from 'date-fns/locale/${locale === 'zh-cn' ? 'zh-CN' : locale}';`,
    locale: (locale) => `{${dateFnsName(locale)}}`,
  },
  luxon: {
    adapter: 'AdapterLuxon',
    dates: "import { DateTime } from 'luxon';",
    date: (iso) => `DateTime.fromISO('${shortIso(iso)}')`,
    isWeekend: 'day.weekday > 5',
    localeImport: () => undefined,
    locale: quotedLocale,
    zones: { imports: [], setup: [] },
  },
  moment: {
    adapter: 'AdapterMoment',
    dates: "import moment from 'moment';",
    date: (iso) => `moment('${shortIso(iso)}')`,
    isWeekend: '[0, 6].includes(day.day())',
    localeImport: (locale) => `import 'moment/locale/${locale}';`,
    locale: quotedLocale,
  },
};
