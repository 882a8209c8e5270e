export declare const tabIndex: number;
