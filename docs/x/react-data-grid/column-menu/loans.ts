export interface Loan {
  id: number;
  object: string;
  lender: string;
  insured: number;
  due: Date;
}

export const loans: readonly Loan[] = [
  {
    id: 1,
    object: 'Ferry at dusk',
    lender: 'Museo del Porto',
    insured: 84000,
    due: new Date(2026, 8, 30),
  },
  {
    id: 2,
    object: 'Salt cellar',
    lender: 'Private collection',
    insured: 12500,
    due: new Date(2026, 5, 14),
  },
  {
    id: 3,
    object: 'Two sisters',
    lender: 'Kunsthalle Nord',
    insured: 310000,
    due: new Date(2027, 0, 10),
  },
  {
    id: 4,
    object: 'Map of the delta',
    lender: 'City archive',
    insured: 27000,
    due: new Date(2026, 5, 14),
  },
];

export const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
