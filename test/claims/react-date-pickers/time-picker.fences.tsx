import type { Dayjs } from 'dayjs';

export declare const start: Dayjs | null;
export declare const end: Dayjs | null;
export declare const setEnd: (end: Dayjs | null) => void;
export declare const form: HTMLFormElement;
export declare const refused: string;
export declare const setStart: (start: Dayjs | null) => void;
