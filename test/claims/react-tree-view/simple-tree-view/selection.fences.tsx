export declare const trackSelection: (itemId: string, change: string) => void;
export declare const offices: string[];
export declare const allOffices: readonly string[];
export declare const setOffices: (ids: string[]) => void;
