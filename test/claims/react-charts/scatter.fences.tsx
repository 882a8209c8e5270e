export declare function openFlat(index: number): void;
export declare const flats: { id: string; street: string; size: number; rent: number }[];
