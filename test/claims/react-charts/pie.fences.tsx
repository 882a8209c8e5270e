export declare const records: { use: string; kWh: number }[];
export declare const uses: { label: string; value: number }[];
export declare function openUse(id: string | number): void;
