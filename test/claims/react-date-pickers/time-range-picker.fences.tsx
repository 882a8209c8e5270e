import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export declare const meeting: DateRange<Dayjs>;
export declare const setMeeting: (range: DateRange<Dayjs>) => void;
export declare const hasError: boolean;
export declare const setHasError: (hasError: boolean) => void;
