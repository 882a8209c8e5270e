/** What the blocks of code of this page use from the files of the demo. */
import * as React from 'react';

export { React };
export { useGridApiRef } from '@mui/x-data-grid-premium';
export type { Turbine } from '../../../../docs/x/react-data-grid/demos/real-time-data/turbines';

export declare const value: number;
export declare const glow: React.RefObject<HTMLSpanElement | null>;
