import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';

type Adapter = NonNullable<LocalizationProviderProps<string>['dateAdapter']>;

export declare const calendarAdapters: Readonly<Record<string, Adapter | undefined>>;
export declare function loadPersian(usePersianDigits: boolean): void;
export declare function loadArabic(): Promise<unknown>;
export declare function dayOf(value: unknown): string;
