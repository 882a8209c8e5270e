import type { Dayjs } from 'dayjs';

export declare const isLoading: boolean;
export declare const booked: ReadonlySet<string>;
export declare const load: (months: readonly Dayjs[]) => void;
