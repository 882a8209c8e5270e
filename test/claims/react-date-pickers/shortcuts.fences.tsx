import type { Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

export declare const items: PickersShortcutsItem<never>[];
export declare function savePeriod(period: {
  start: Dayjs | null;
  end: Dayjs | null;
  shortcutId: string | undefined;
}): void;
