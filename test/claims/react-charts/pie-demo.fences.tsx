export declare const costs: { id: string; label: string; value: number; color: string }[];
