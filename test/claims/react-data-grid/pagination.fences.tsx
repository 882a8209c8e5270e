import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';

export interface Book {
  id: number;
  title: string;
}

export declare const bookColumns: readonly GridColDef<Book>[];

export declare const fetchBooks: (request: {
  readonly after: string | undefined;
  readonly limit: number;
}) => Promise<{ readonly books: readonly Book[]; readonly nextCursor: string | undefined }>;

export interface LockerPage {
  readonly rows: readonly { readonly id: number }[];
  readonly total: number;
}

export declare const lockerColumns: readonly GridColDef[];

export declare const fetchLockers: (model: GridPaginationModel) => Promise<LockerPage>;

export interface UnknownPage {
  readonly rows: readonly { readonly id: number }[];
  readonly hasNextPage: boolean;
}

export declare const fetchPage: (model: GridPaginationModel) => Promise<UnknownPage>;

export declare const paginationModel: GridPaginationModel;

export declare const handleChange: (model: GridPaginationModel) => void;

export declare const setAnswer: (answer: UnknownPage) => void;
