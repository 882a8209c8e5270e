import type { RefObject } from 'react';
import type { GridApi } from '@mui/x-data-grid';

export declare const apiRef: RefObject<GridApi>;
