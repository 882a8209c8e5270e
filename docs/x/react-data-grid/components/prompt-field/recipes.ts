import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

export interface Dish {
  id: number;
  name: string;
  kitchen: string;
  minutes: number;
  servings: number;
}

export const rows: readonly Dish[] = [
  { id: 1, name: 'Shakshuka', kitchen: 'Tunisian', minutes: 30, servings: 2 },
  { id: 2, name: 'Caldo verde', kitchen: 'Portuguese', minutes: 45, servings: 4 },
  { id: 3, name: 'Okonomiyaki', kitchen: 'Japanese', minutes: 25, servings: 2 },
  { id: 4, name: 'Brik', kitchen: 'Tunisian', minutes: 20, servings: 4 },
];

export const columns: readonly GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'kitchen', headerName: 'Kitchen', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'servings', headerName: 'Servings', type: 'number', width: 100 },
];

/** Stands in for the service: knows “quick” and “Tunisian”, answers after 800 ms. */
export async function ask(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const quick = /quick/i.test(prompt);
  const tunisian = /tunis/i.test(prompt);
  if (!quick && !tunisian) {
    throw new Error('Try “quick dishes” or “Tunisian dishes”.');
  }
  return {
    conversationId: 'conversation-1',
    select: -1,
    filters: tunisian ? [{ column: 'kitchen', operator: 'equals', value: 'Tunisian' }] : [],
    sorting: quick ? [{ column: 'minutes', direction: 'asc' }] : [],
    aggregation: {},
    grouping: [],
    pivoting: {},
  };
}
