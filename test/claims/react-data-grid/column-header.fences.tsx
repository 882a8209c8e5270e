export declare const setDetails: (field: string) => void;
