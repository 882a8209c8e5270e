import type { GridRowId } from '@mui/x-data-grid';

interface Course {
  id: number;
  title: string;
}

export declare const courses: readonly Course[];

export interface Client {
  id: number;
  website: string | null;
}

export declare const removeDraft: (id: GridRowId) => void;
