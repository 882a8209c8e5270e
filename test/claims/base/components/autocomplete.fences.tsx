import PersonIcon from '@mui/icons-material/Person';
import BookSearch from '../../../../docs/base/components/autocomplete/BookSearch';
import { type Book, searchBooks } from '../../../../docs/base/components/autocomplete/bookServer';

export { type Book, BookSearch, searchBooks };

interface Member {
  id: number;
  name: string;
}

/** What the code blocks of the page use without declaring it. */
export declare const members: readonly Member[];
export declare const readers: readonly string[];
export declare const loan: { reader: string } | undefined;
export declare function changeReader(reader: string | null): void;
export declare const jest: {
  mock: (path: string) => void;
  mocked: <Method extends (...parts: never[]) => unknown>(
    method: Method,
  ) => { mockImplementation: (method: Method) => void };
};
export declare function test(name: string, run: () => Promise<void>): void;
export declare const user: {
  click: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};
interface Matchers {
  toBeVisible: () => void;
  toBeInTheDocument: () => void;
  toHaveLength: (length: number) => void;
  toHaveValue: (value: string) => void;
  toHaveProperty: (name: string) => void;
}
export declare function expect(value: unknown): Matchers & { not: Matchers };
export const personIcon = <PersonIcon />;
