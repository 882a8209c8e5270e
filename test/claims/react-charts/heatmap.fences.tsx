import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export declare const hours: string[];
export declare const days: string[];
export declare const data: HeatmapValueType[];
