export declare const load: number;
