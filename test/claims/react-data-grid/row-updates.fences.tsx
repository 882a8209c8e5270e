/** What code blocks of the page use. */
export declare function saveNote(id: number, note: string): Promise<void>;
