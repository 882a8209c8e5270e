/*
 * Adapters of other calendars, for scenes. In JavaScript, since TypeScript would take every adapter that it sees as a date
 * library of the whole project.
 */
import momentJalaali from 'moment-jalaali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';

export const calendarAdapters = {
  AdapterDateFnsJalali,
  AdapterMomentHijri,
  AdapterMomentJalaali,
};

/** Persian names for `moment-jalaali`, which has English ones until then. */
export function loadPersian(usePersianDigits) {
  momentJalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits });
}

export const loadArabic = () => import('moment/locale/ar-sa');

/** The Gregorian day of a value, whichever library it is of. */
export function dayOf(value) {
  if (value === null) {
    return 'null';
  }
  const date = value instanceof Date ? value : value.toDate();
  return Number.isNaN(date.getTime()) ? 'invalid' : new Intl.DateTimeFormat('sv').format(date);
}
