/** What the code blocks of the page use without declaring it. */
export declare const days: Date[];
export declare const series: { data: number[] }[];
export declare const start: number;
export declare const end: number;
export declare function loadSample(start: number, end: number): Promise<number[]>;
export declare function setSample(sample: number[]): void;
export declare function setHasFailed(hasFailed: boolean): void;
