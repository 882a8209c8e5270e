import type { RefObject } from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;
