/*
 * In JavaScript, since TypeScript takes each adapter that it sees as a date library of the whole project, and the other
 * demos here use Day.js. With one adapter in your project, import these where you need them.
 */
import { formatISO, newDate } from 'date-fns-jalali';
import { enUS } from 'date-fns-jalali/locale/en-US';

export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
export { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';

/** Persian months in English. */
export const jalaliEnglish = enUS;

/** 1 Farvardin 1405, which is 21 March 2026. Months count from 0. */
export const nowruz = newDate(1405, 0, 1);

/** The Gregorian day as text, in the zone of the device. */
export const isoDay = (date) => formatISO(date, { representation: 'date' });
