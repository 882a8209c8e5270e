import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** What the code blocks of the page use without declaring it. */
export declare const actions: ReactNode;
export const box = <Box />;
