import type { RefObject } from 'react';
import type { GridApi, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

interface Query {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<GridGetRowsResponse>;
  staleTime: number;
}

/** As TanStack Query has it, as far as the page needs it. */
export declare const queryClient: { fetchQuery: (query: Query) => Promise<GridGetRowsResponse> };
export declare const listFinds: (
  params: GridGetRowsParams,
  signal?: AbortSignal,
) => Promise<GridGetRowsResponse>;
export declare const apiRef: RefObject<GridApi>;
