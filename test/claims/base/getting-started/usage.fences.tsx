import type { RefObject } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare function preload(): void;
export declare const buttonRef: RefObject<HTMLButtonElement | null>;
