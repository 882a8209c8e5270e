import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

export interface Loan {
  id: number;
  title: string;
  branch: string;
  daysLate: number;
}

export const rows: readonly Loan[] = [
  { id: 1, title: 'The Wide River', branch: 'Harbor', daysLate: 0 },
  { id: 2, title: 'Bread for Everyone', branch: 'Old Town', daysLate: 12 },
  { id: 3, title: 'Atlas of Moss', branch: 'Harbor', daysLate: 31 },
  { id: 4, title: 'Learning Wolof', branch: 'Old Town', daysLate: 3 },
];

export const columns: readonly GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 140 },
];

export const suggestions = [{ value: 'Latest returns first' }, { value: 'More than a week late' }];

/** Stands in for the service: answers the two suggestions, after 800 ms. */
export async function ask(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const week = /week/i.test(prompt);
  if (!week && !/latest/i.test(prompt)) {
    throw new Error('This small assistant knows the two suggestions only.');
  }
  return {
    conversationId: 'conversation-1',
    select: -1,
    filters: week ? [{ column: 'daysLate', operator: '>', value: 7 }] : [],
    sorting: week ? [] : [{ column: 'daysLate', direction: 'desc' }],
    aggregation: {},
    grouping: [],
    pivoting: {},
  };
}
