import type { Dispatch, SetStateAction } from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** What the code blocks of the page use without declaring it. */
export declare const setSelected: Dispatch<SetStateAction<string[]>>;
export declare const items: TreeViewBaseItem[];
export declare const visibleIds: ReadonlySet<string>;
