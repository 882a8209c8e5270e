export { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

/** What the code blocks of the page use without declaring it. */
export declare const days: number[];
export declare const sales: number[];
