import type { Ref } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare const inputRef: Ref<HTMLInputElement>;
export declare const reasonId: string;
export declare function saveChoices(choices: FormData): Promise<void>;
export declare function test(name: string, run: () => Promise<void>): void;
export declare const spices: readonly string[];
export declare const soldOut: readonly string[];
export declare const chosen: readonly string[];
export declare function setChosen(next: readonly string[]): void;
export declare function setMissing(names: readonly string[]): void;
export declare function expect(value: unknown): { toBeChecked: () => void };
