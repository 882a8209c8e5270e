import type { ReactNode } from 'react';

export declare const files: readonly string[];
export declare const Files: (props: { files: readonly string[] }) => ReactNode;
