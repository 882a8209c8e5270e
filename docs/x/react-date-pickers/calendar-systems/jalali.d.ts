import type { Locale } from 'date-fns';
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';

type Adapter = NonNullable<LocalizationProviderProps<Locale>['dateAdapter']>;

export declare const AdapterDateFns: Adapter;
export declare const AdapterDateFnsJalali: Adapter;
export declare const jalaliEnglish: Locale;
export declare const nowruz: PickerValidDate;
export declare function isoDay(date: PickerValidDate): string;
