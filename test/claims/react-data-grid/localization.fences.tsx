import type { ComponentType } from 'react';
import type { GridLocaleText } from '@mui/x-data-grid';

export declare const myTexts: Partial<GridLocaleText>;
export declare const Orders: ComponentType;

export const notCompiled = {
  "import createCache from '@emotion/cache';": 'The types of stylis are not installed here.',
};
