import type { ReactElement } from 'react';

/** What the code blocks of the page use without declaring it. */
export declare function TotalContent(): ReactElement;
