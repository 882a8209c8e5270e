import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';

export declare const AdapterMomentHijri: NonNullable<
  LocalizationProviderProps<string>['dateAdapter']
>;
export declare function dayOf(iso: string): PickerValidDate;
export declare function isoDay(date: PickerValidDate): string;
