import PersonIcon from '@mui/icons-material/Person';

interface Member {
  id: number;
  name: string;
}

/** What the code blocks of the page use without declaring it. */
export declare const members: readonly Member[];
export declare const readers: readonly string[];
export declare const loan: { reader: string } | undefined;
export declare function changeReader(reader: string | null): void;
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
}
export declare function expect(value: unknown): Matchers & { not: Matchers };
export const personIcon = <PersonIcon />;
