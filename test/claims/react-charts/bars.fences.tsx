export declare const visitors: { day: string; adults: number }[];
export declare function openTickets(index: number): void;
