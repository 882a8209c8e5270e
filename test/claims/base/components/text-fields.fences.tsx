import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** What the code blocks of the page use without declaring it. */
export declare const name: string;
export declare function setName(name: string): void;
export declare const skipper: string;
export declare function setSkipper(skipper: string): void;
export declare const wasSent: boolean;
export declare function setWasSent(wasSent: boolean): void;
export declare function flushSync(update: () => void): void;
export declare const boat: string;
export declare function setBoat(boat: string): void;
export declare const takenNames: readonly string[];
export declare function setTakenNames(
  update: (names: readonly string[]) => readonly string[],
): void;
export declare function isFree(name: string): Promise<boolean>;
export declare function book(skipper: string): void;
export declare function BerthNumber(): React.ReactNode;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): {
  toBe: (value: unknown) => void;
  toHaveAttribute: (name: string, value: string) => void;
  toHaveAccessibleDescription: (text: string) => void;
};
export const parts = [<Button key="1" />, <MenuItem key="2" />, <TextField key="3" />];
