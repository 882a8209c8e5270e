import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export declare const range: DateRange<Dayjs>;
export declare const setRange: (range: DateRange<Dayjs>) => void;
export declare const isTooLong: boolean;
