/** What the code blocks of the page use without declaring it. */
export declare function test(name: string, run: () => void): void;
export declare function expect(value: unknown): { toBeVisible: () => void };
