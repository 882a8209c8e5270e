import type * as React from 'react';
import type { Dayjs } from 'dayjs';

export declare const value: Dayjs | null;
export declare const setValue: React.Dispatch<React.SetStateAction<Dayjs | null>>;
export declare const reload: (day: Dayjs | null) => void;
