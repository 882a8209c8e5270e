import type * as React from 'react';
import { type UserEvent } from '@testing-library/user-event';
import { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import PersonIcon from '@mui/icons-material/Person';
import BookSearch from '../../../../docs/base/components/autocomplete/BookSearch';
import { type Book, searchBooks } from '../../../../docs/base/components/autocomplete/bookServer';

export { type Book, BookSearch, searchBooks };

/** What the code blocks of the page use without declaring it. */
export declare const members: readonly string[];
export declare const renderInput: (params: AutocompleteRenderInputParams) => React.ReactNode;
export declare const books: readonly Wish[];
export declare function setWishes(change: (current: readonly Wish[]) => Wish[]): void;
export declare const value: readonly string[];
export declare const params: AutocompleteRenderInputParams;
interface Wish {
  id: number | null;
  title: string;
}

export declare const user: UserEvent;
export declare const jest: {
  mock: (path: string) => void;
  mocked: <Method extends (...parts: never[]) => unknown>(
    method: Method,
  ) => { mockImplementation: (method: Method) => void };
};
export declare function test(name: string, run: () => Promise<void>): void;
interface Matchers {
  toHaveValue: (value: string) => void;
  toHaveProperty: (name: string) => void;
  toHaveTextContent: (text: string) => void;
}
export declare function expect(value: unknown): Matchers;
export const personIcon = <PersonIcon />;
