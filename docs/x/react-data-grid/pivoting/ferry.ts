export interface Ticket {
  id: number;
  route: string;
  ship: string;
  kind: 'Car' | 'Foot' | 'Freight';
  soldOn: Date;
  tickets: number;
  revenue: number;
}

export const tickets: readonly Ticket[] = [
  {
    id: 1,
    route: 'Kiel–Oslo',
    ship: 'Aurora',
    kind: 'Car',
    soldOn: new Date(2025, 10, 14),
    tickets: 62,
    revenue: 8680,
  },
  {
    id: 2,
    route: 'Kiel–Oslo',
    ship: 'Aurora',
    kind: 'Foot',
    soldOn: new Date(2025, 10, 14),
    tickets: 140,
    revenue: 8400,
  },
  {
    id: 3,
    route: 'Kiel–Oslo',
    ship: 'Borealis',
    kind: 'Freight',
    soldOn: new Date(2025, 11, 3),
    tickets: 18,
    revenue: 7200,
  },
  {
    id: 4,
    route: 'Bari–Patras',
    ship: 'Meltemi',
    kind: 'Car',
    soldOn: new Date(2025, 11, 9),
    tickets: 48,
    revenue: 5280,
  },
  {
    id: 5,
    route: 'Bari–Patras',
    ship: 'Meltemi',
    kind: 'Foot',
    soldOn: new Date(2026, 0, 17),
    tickets: 95,
    revenue: 4275,
  },
  {
    id: 6,
    route: 'Cork–Roscoff',
    ship: 'Saint Brieuc',
    kind: 'Car',
    soldOn: new Date(2026, 0, 24),
    tickets: 51,
    revenue: 6630,
  },
  {
    id: 7,
    route: 'Cork–Roscoff',
    ship: 'Saint Brieuc',
    kind: 'Foot',
    soldOn: new Date(2026, 1, 2),
    tickets: 33,
    revenue: 1815,
  },
  {
    id: 8,
    route: 'Kiel–Oslo',
    ship: 'Borealis',
    kind: 'Car',
    soldOn: new Date(2026, 1, 11),
    tickets: 57,
    revenue: 7980,
  },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Totals may be missing: a combination without rows has none. */
export function formatEuro(value: number | null | undefined) {
  return value === null || value === undefined ? '' : euro.format(value);
}
