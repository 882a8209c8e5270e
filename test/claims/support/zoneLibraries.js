/*
 * The date libraries that know zones, for scenes. In JavaScript, since TypeScript would take every adapter that it sees as
 * a date library of the whole project.
 */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime, Settings } from 'luxon';
// eslint-disable-next-line import-x/no-extraneous-dependencies -- Readers install it, here it comes with an adapter.
import moment from 'moment-timezone';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';

dayjs.extend(utc);
dayjs.extend(timezone);

export const zoneLibraries = {
  'Day.js': {
    provider: { dateAdapter: AdapterDayjs },
    at: (iso, zone) => (zone === 'UTC' ? dayjs.utc(iso) : dayjs.utc(iso).tz(zone)),
    isoOf: (value) => (value.isValid() ? value.toISOString() : 'invalid'),
  },
  /** Its values are made by `dayjs.tz()`, from the time of the zone. */
  'dayjs.tz': {
    provider: { dateAdapter: AdapterDayjs },
    at: (text, zone) => dayjs.tz(text, zone),
    isoOf: (value) => (value.isValid() ? value.toISOString() : 'invalid'),
  },
  Luxon: {
    provider: { dateAdapter: AdapterLuxon, adapterLocale: 'en-US' },
    at: (iso, zone) => DateTime.fromISO(iso, { zone }),
    isoOf: (value) => (value.isValid ? value.toUTC().toISO() : 'invalid'),
  },
  Moment: {
    provider: { dateAdapter: AdapterMoment, dateLibInstance: moment },
    at: (iso, zone) => moment.tz(iso, zone),
    isoOf: (value) => (value.isValid() ? value.toISOString() : 'invalid'),
  },
};

export function setDefaultZone(zone) {
  Settings.defaultZone = zone;
  moment.tz.setDefault(zone);
}
