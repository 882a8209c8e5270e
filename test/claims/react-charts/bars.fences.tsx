import type { ChartsAxisData } from '@mui/x-charts/models';

export interface Ticket {
  readonly region: string;
  readonly open: number;
}
export declare const tickets: { region: string; open: number }[];
export declare function openTickets(ticket?: Ticket, seriesId?: string | number): void;
export declare const isLoading: boolean;
export declare function handleAxisClick(event: MouseEvent, data: ChartsAxisData | null): void;
