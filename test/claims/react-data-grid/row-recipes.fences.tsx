export declare const changes: ReadonlySet<string>;
export declare function openMenu(id: string | undefined, left: number, top: number): void;
