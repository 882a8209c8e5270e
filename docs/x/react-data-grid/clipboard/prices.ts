import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

export interface Price {
  id: number;
  item: string;
  shop: number | null;
  online: number | null;
}

export const initialPrices: GridRowsProp<Price> = [
  { id: 1, item: 'Honey', shop: 7, online: 6 },
  { id: 2, item: 'Jam', shop: 4, online: null },
  { id: 3, item: 'Tea', shop: 5, online: 5 },
];

export const columns: GridColDef<Price>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 80 },
  { field: 'shop', headerName: 'Shop (€)', type: 'number', width: 105, editable: true },
  { field: 'online', headerName: 'Online (€)', type: 'number', width: 105, editable: true },
];

/** Replaces the rows that were saved, and keeps the order of the others. */
export function mergePrices(rows: GridRowsProp<Price>, saved: readonly Price[]) {
  const savedById = new Map(saved.map((price) => [price.id, price]));
  return rows.map((row) => savedById.get(row.id) ?? row);
}

/** Stands in for `PUT /prices`, which saves all prices or none. It responds after 800 ms. */
export async function savePrices(prices: readonly Price[]): Promise<readonly Price[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const refused = prices.find(({ shop, online }) => !((shop ?? 0) >= 0 && (online ?? 0) >= 0));
  if (refused) {
    throw new Error(`${refused.item}: a price must be a number, and not below zero.`);
  }
  return prices;
}
