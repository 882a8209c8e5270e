export declare function saveTrip(start: string, end: string): void;
