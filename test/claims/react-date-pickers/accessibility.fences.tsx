export declare const message: string;
