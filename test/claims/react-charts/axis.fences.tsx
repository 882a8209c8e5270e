/** What the code blocks of the page use without declaring it. */
export declare const months: Date[];
export declare const orders: number[];
export declare const shortMonth: Intl.DateTimeFormat;
export declare const longMonth: Intl.DateTimeFormat;
