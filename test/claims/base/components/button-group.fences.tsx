/** What the code blocks of the page use without declaring it. */
export declare const isRenewing: boolean;
export declare const isReturned: boolean;
export declare function renew(): void;
