export interface Ferry {
  id: string;
  island: string;
}

export declare const ferries: readonly Ferry[];
export declare const pinnedIds: readonly string[];
