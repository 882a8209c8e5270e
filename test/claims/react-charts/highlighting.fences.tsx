import type { LineSeries } from '@mui/x-charts/LineChart';

export declare const rooms: LineSeries[];
