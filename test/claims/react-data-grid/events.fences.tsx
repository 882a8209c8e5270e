import type { RefObject } from 'react';
import type { GridRowId } from '@mui/x-data-grid';
import type { GridApiPro, GridInitialState } from '@mui/x-data-grid-pro';

interface Delivery {
  id: number;
}

export declare const apiRef: RefObject<GridApiPro>;
export declare const row: Delivery;
export declare const deliver: (delivery: Delivery) => void;
export declare const report: (id: GridRowId) => void;
export declare const save: (state: GridInitialState) => void;
export declare const saveLayout: () => void;
export declare const showDetails: (guest: string) => void;
export declare const navigate: (path: string) => void;
