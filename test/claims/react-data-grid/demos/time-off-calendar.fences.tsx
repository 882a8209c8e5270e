/** What the blocks of code of this page use from the files of the demo. */
import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { CalendarRow } from '../../../../docs/x/react-data-grid/demos/time-off-calendar/useTimeOff';

export { React };
export { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
export type { Absence } from '../../../../docs/x/react-data-grid/demos/time-off-calendar/people';
export {
  absenceOn,
  type CalendarRow,
  lengthFrom,
} from '../../../../docs/x/react-data-grid/demos/time-off-calendar/useTimeOff';

export declare const rows: readonly CalendarRow[];
export declare const columns: readonly GridColDef<CalendarRow>[];
export declare const setFocus: (focus: { id: string; field: string }) => void;
