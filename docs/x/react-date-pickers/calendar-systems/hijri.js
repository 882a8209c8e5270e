/*
 * In JavaScript, since TypeScript takes each adapter that it sees as a date library of the whole project, and the other
 * demos here use Day.js. With one adapter in your project, import these where you need them.
 */
import moment from 'moment-hijri';
import 'moment/locale/ar-sa';

export { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';

export const dayOf = (iso) => moment(iso);

/** The Gregorian day as text. Arabic would bring Arabic digits. */
export const isoDay = (date) => date.clone().locale('en').format('YYYY-MM-DD');
