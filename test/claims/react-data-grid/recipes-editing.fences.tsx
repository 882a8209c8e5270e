export declare const changed: readonly unknown[];
