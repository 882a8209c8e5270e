import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export declare function saveTrip(start: string, end: string): void;
export declare function saveStay(range: DateRange<Dayjs>): void;
