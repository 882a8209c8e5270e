export declare const today: Date;
