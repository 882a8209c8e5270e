/*
 * Date libraries, each with its adapter and a locale, loaded when they are chosen. In JavaScript, since TypeScript would
 * take every adapter that it sees as a date library of the whole project.
 */

/** What `adapterLocale` gets, by library and language; a locale is loaded with its file. */
const LOCALES = {
  dayjs: {
    de: () => import('dayjs/locale/de').then(() => 'de'),
    fr: () => import('dayjs/locale/fr').then(() => 'fr'),
    he: () => import('dayjs/locale/he').then(() => 'he'),
    ja: () => import('dayjs/locale/ja').then(() => 'ja'),
    'zh-cn': () => import('dayjs/locale/zh-cn').then(() => 'zh-cn'),
  },
  'date-fns': {
    de: () => import('date-fns/locale/de').then(({ de }) => de),
    fr: () => import('date-fns/locale/fr').then(({ fr }) => fr),
    he: () => import('date-fns/locale/he').then(({ he }) => he),
    ja: () => import('date-fns/locale/ja').then(({ ja }) => ja),
    'zh-cn': () => import('date-fns/locale/zh-CN').then(({ zhCN }) => zhCN),
  },
  luxon: {},
  moment: {
    de: () => import('moment/locale/de').then(() => 'de'),
    fr: () => import('moment/locale/fr').then(() => 'fr'),
    he: () => import('moment/locale/he').then(() => 'he'),
    ja: () => import('moment/locale/ja').then(() => 'ja'),
    'zh-cn': () => import('moment/locale/zh-cn').then(() => 'zh-cn'),
  },
};

/** What the provider gets from a library, besides the locale. */
const LIBRARIES = {
  dayjs: async () => {
    const [{ AdapterDayjs }, { default: dayjs }, { default: utc }, { default: timezone }] =
      await Promise.all([
        import('@mui/x-date-pickers/AdapterDayjs'),
        import('dayjs'),
        import('dayjs/plugin/utc'),
        import('dayjs/plugin/timezone'),
      ]);
    dayjs.extend(utc);
    dayjs.extend(timezone);
    return { dateAdapter: AdapterDayjs };
  },
  'date-fns': () =>
    import('@mui/x-date-pickers/AdapterDateFns').then(({ AdapterDateFns }) => ({
      dateAdapter: AdapterDateFns,
    })),
  luxon: () =>
    import('@mui/x-date-pickers/AdapterLuxon').then(({ AdapterLuxon }) => ({
      dateAdapter: AdapterLuxon,
    })),
  moment: () =>
    import('@mui/x-date-pickers/AdapterMoment').then(({ AdapterMoment }) => ({
      dateAdapter: AdapterMoment,
    })),
};

const TEXTS = { de: 'deDE', fr: 'frFR', he: 'heIL', ja: 'jaJP', 'zh-cn': 'zhCN' };

/** The props of a `LocalizationProvider`. */
export async function loadProvider(library, locale) {
  const [texts, adapterLocale, provider] = await Promise.all([
    TEXTS[locale] ? import('@mui/x-date-pickers/locales') : {},
    (LOCALES[library][locale] ?? (() => locale))(),
    LIBRARIES[library](),
  ]);
  const { defaultProps } = texts[TEXTS[locale]]?.components.MuiLocalizationProvider ?? {};
  return {
    ...provider,
    // Importing a locale of Moment makes it the one of all.
    adapterLocale: locale === 'en' && library === 'date-fns' ? undefined : adapterLocale,
    localeText: defaultProps?.localeText,
  };
}
