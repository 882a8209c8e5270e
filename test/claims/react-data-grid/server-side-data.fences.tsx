import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';

interface Models {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

interface Stays {
  stays: readonly { id: number; guest: string; nights: number }[];
  total: number;
  isLoading: boolean;
}

/** A hook of the reader's app. */
export declare const useStays: (models: Models) => Stays;

/** The database client of the reader's server. */
export declare const db: {
  all: (sql: string, values: readonly unknown[]) => Promise<[{ total: number }, ...object[]]>;
};
