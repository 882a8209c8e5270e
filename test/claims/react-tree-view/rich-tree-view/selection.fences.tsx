import type { Dispatch, SetStateAction } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare const setSelected: Dispatch<SetStateAction<string[]>>;
export declare const visibleIds: ReadonlySet<string>;
