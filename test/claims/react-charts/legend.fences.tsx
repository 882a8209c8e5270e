/** What the code blocks of the page use without declaring it. */
export declare const slices: { id: string; label: string; value: number }[];
export declare const sold: number[];
export declare const target: number[];
