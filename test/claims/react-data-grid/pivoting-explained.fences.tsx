import type { RefObject } from 'react';
import type { GridApiPremium, GridRowId } from '@mui/x-data-grid-premium';

export declare const apiRef: RefObject<GridApiPremium | null>;
export declare function setIds(ids: readonly GridRowId[]): void;
