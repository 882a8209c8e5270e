export declare function openFlat(index: number): void;
