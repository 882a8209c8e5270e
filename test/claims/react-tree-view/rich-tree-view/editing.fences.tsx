import type { RefObject } from 'react';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** What the code blocks of the page use without declaring it. */
export declare const apiRef: NonNullable<RichTreeViewProps<TreeViewBaseItem, boolean>['apiRef']>;
export declare const items: TreeViewBaseItem[];
export declare const itemId: string;
export declare const anchorEl: HTMLElement | null;
export declare const buttonRef: RefObject<HTMLButtonElement | null>;
export declare const chosenId: RefObject<string | null>;
export declare function closeMenu(id: string | null): void;
