export type { LineSeries } from '@mui/x-charts/LineChart';

export declare const counts: { month: string; cyclists: number }[];
export declare function openWeek(index: number): void;
