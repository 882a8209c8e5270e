export interface Sale {
  id: number;
  shop: string;
  product: string;
  pieces: number;
  revenue: number;
  cost: number;
  bakedAt: Date;
}

export const sales: readonly Sale[] = [
  {
    id: 1,
    shop: 'Market square',
    product: 'Rye loaf',
    pieces: 40,
    revenue: 192,
    cost: 88,
    bakedAt: new Date(2026, 2, 16, 4, 30),
  },
  {
    id: 2,
    shop: 'Market square',
    product: 'Croissant',
    pieces: 120,
    revenue: 216,
    cost: 96,
    bakedAt: new Date(2026, 2, 16, 5, 10),
  },
  {
    id: 3,
    shop: 'Station',
    product: 'Croissant',
    pieces: 260,
    revenue: 468,
    cost: 208,
    bakedAt: new Date(2026, 2, 16, 5, 40),
  },
  {
    id: 4,
    shop: 'Station',
    product: 'Pretzel',
    pieces: 180,
    revenue: 234,
    cost: 72,
    bakedAt: new Date(2026, 2, 16, 3, 50),
  },
  {
    id: 5,
    shop: 'Market square',
    product: 'Pretzel',
    pieces: 60,
    revenue: 78,
    cost: 24,
    bakedAt: new Date(2026, 2, 16, 4, 5),
  },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
});

/** Cells of group rows and of footers may have no value. */
export function formatEuro(value: number | null | undefined) {
  return value === null || value === undefined ? '' : euro.format(value);
}
