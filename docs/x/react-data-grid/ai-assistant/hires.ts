import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

export interface Rental {
  id: number;
  hall: string;
  organizer: string;
  city: string;
  seats: number;
  fee: number;
}

export const rows: readonly Rental[] = [
  { id: 1, hall: 'Coliseu', organizer: 'Fado Collective', city: 'Porto', seats: 420, fee: 3100 },
  { id: 2, hall: 'Tivoli', organizer: 'Nord Strings', city: 'Aarhus', seats: 180, fee: 1450 },
  { id: 3, hall: 'Le Périscope', organizer: 'Trio Mbaye', city: 'Lyon', seats: 90, fee: 700 },
  { id: 4, hall: 'Casa da Rua', organizer: 'Nord Strings', city: 'Porto', seats: 260, fee: 1900 },
  {
    id: 5,
    hall: 'Bourse',
    organizer: 'Choir of Croix-Rousse',
    city: 'Lyon',
    seats: 610,
    fee: 4400,
  },
  { id: 6, hall: 'Godsbanen', organizer: 'Trio Mbaye', city: 'Aarhus', seats: 150, fee: 980 },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: readonly GridColDef<Rental>[] = [
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'organizer', headerName: 'Organizer', flex: 1, minWidth: 180 },
  { field: 'city', headerName: 'City', width: 100, examples: ['Porto', 'Lyon'] },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 100,
    description: 'Seats of the hall, not tickets sold',
  },
  {
    field: 'fee',
    headerName: 'Fee',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euro.format(value)),
  },
];

export const suggestions = [
  { value: 'Highest fee first' },
  { value: 'Total fee for each city' },
  { value: 'Halls with more than 200 seats' },
];

/** What a language model would find out: the changes that a question asks for. */
const answers: readonly (readonly [words: RegExp, changes: Partial<PromptResponse>])[] = [
  [/highest|most expensive/i, { sorting: [{ column: 'fee', direction: 'desc' }] }],
  [/each city|by city/i, { grouping: [{ column: 'city' }], aggregation: { fee: 'sum' } }],
  [/200 seats/i, { filters: [{ column: 'seats', operator: '>', value: 200 }] }],
];

/** Stands in for the service behind the assistant: answers three questions, after 800 ms. */
export async function ask(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const changes = answers.find(([words]) => words.test(prompt))?.[1];
  if (!changes) {
    throw new Error('This small assistant knows the three suggestions only.');
  }
  return {
    conversationId: 'conversation-1',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
    ...structuredClone(changes),
  };
}
