import type { Ref } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare const inputRef: Ref<HTMLInputElement>;
export declare function saveChoices(choices: FormData): Promise<void>;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): { toBeChecked: () => void };
