import type { Dispatch, SetStateAction } from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export declare const setItems: Dispatch<SetStateAction<TreeViewBaseItem[]>>;
