import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { validateDate } from '@mui/x-date-pickers/validation';

const adapter = new AdapterDayjs();

/** The limits that the field and the server share. */
export const LIMITS = {
  minDate: dayjs('2026-05-04'),
  maxDate: dayjs('2026-05-29'),
  disablePast: false,
  disableFuture: false,
};

/** Acts as a server: resolves with the reason for a refusal, or with `null`. */
export async function checkPickup(form: FormData): Promise<string | null> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const text = String(form.get('pickup'));
  const day = dayjs(text);
  if (day.format('YYYY-MM-DD') !== text) {
    return `"${text}" is no date`;
  }
  const error = validateDate({ adapter, value: day, timezone: 'default', props: LIMITS });
  if (error !== null) {
    return `Refused by the server: ${error}`;
  }
  return day.date() === 20 ? 'Fully booked on May 20' : null;
}
