import type { ReactNode } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare const cards: ReactNode;
