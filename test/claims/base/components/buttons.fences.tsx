import type { RefObject } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import { Link } from 'react-router-dom';

/** What the code blocks of the page use without declaring it. */
export declare const buttonRef: RefObject<HTMLButtonElement | null>;
export declare const isPaid: boolean;
export declare function openInbox(): void;
export declare function test(name: string, run: () => Promise<void>): void;
export declare const jest: { fn: () => () => void };
export declare function expect(value: unknown): {
  toHaveAttribute: (name: string, value: string) => void;
  toBeDisabled: () => void;
  toBeVisible: () => void;
  toHaveBeenCalledTimes: (times: number) => void;
};
export const deleteIcon = <DeleteIcon />;
export const link = <Link to="/" />;
