import type { ReactElement, ReactNode } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

/** What the code blocks of the page use without declaring it. */
export declare const size: string;
export declare const pier: string;
export declare function changeSize(event: SelectChangeEvent): void;
export declare function changePier(event: SelectChangeEvent): void;
export declare const options: readonly ReactElement[];
export declare function PierForm(): ReactNode;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): {
  toHaveTextContent: (text: string) => void;
  toHaveValue: (value: string) => void;
};
export const select = (
  <Select>
    <MenuItem />
  </Select>
);
