import type { Dispatch, SetStateAction } from 'react';
import type { Meter } from '../../../../docs/x/react-data-grid/editing/persistence/meters';

export declare const setRows: Dispatch<SetStateAction<readonly Meter[]>>;
