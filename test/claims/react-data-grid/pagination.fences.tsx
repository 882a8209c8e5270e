import type { GridColDef } from '@mui/x-data-grid';

export interface Book {
  id: number;
  title: string;
}

export declare const bookColumns: readonly GridColDef<Book>[];

export declare const fetchBooks: (request: {
  readonly after: string | undefined;
  readonly limit: number;
}) => Promise<{ readonly books: readonly Book[]; readonly nextCursor: string | undefined }>;
