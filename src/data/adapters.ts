/** The date libraries behind the date adapters of the pickers, for projects that are made from a demo. */

/** npm package that each adapter works with, by the adapter's name: the last part of its import path. */
export const ADAPTER_LIBRARIES = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
} as const satisfies Record<string, string>;
