import dayjs from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

dayjs.extend(buddhistEra);

/** The Buddhist Era is this many years ahead. */
const AHEAD = 543;

/** Day.js writes the token `BBBB`, but neither it nor the fields can read it. */
export class BuddhistAdapter extends AdapterDayjs {
  constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    this.formats = {
      ...this.formats,
      year: 'BBBB',
      fullDate: 'D MMM BBBB',
      keyboardDate: 'DD/MM/BBBB',
      ...options?.formats,
    };
    this.formatTokenMap = {
      ...this.formatTokenMap,
      BBBB: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    };
    const parse = this.parse;
    this.parse = (text, format) => {
      const isBuddhist = format.includes('BBBB');
      const years = (found: string) => String(Number(found) - AHEAD).padStart(4, '0');
      return parse(
        isBuddhist ? text.replace(/\d{4}/, years) : text,
        format.replace('BBBB', 'YYYY'),
      );
    };
  }
}
