import type { GridSortModel } from '@mui/x-data-grid';

export interface Wine {
  id: number;
  name: string;
  region: string;
  bottles: number;
}

const cellar: readonly Wine[] = [
  { id: 1, name: 'Sonnenberg', region: 'Mosel', bottles: 42 },
  { id: 2, name: 'Quinta Alta', region: 'Douro', bottles: 18 },
  { id: 3, name: 'Les Grives', region: 'Jura', bottles: 7 },
  { id: 4, name: 'Casa Bruna', region: 'Piedmont', bottles: 26 },
  { id: 5, name: 'Kékhegy', region: 'Tokaj', bottles: 31 },
];

/** Stands in for `GET /wines?sort=…`: answers after 800 ms. */
export async function fetchWines(sortModel: GridSortModel): Promise<readonly Wine[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const [item] = sortModel;
  if (item?.field !== 'name' && item?.field !== 'region' && item?.field !== 'bottles') {
    return cellar;
  }
  const { field, sort } = item;
  const sign = sort === 'desc' ? -1 : 1;
  return [...cellar].sort(
    (a, b) => sign * String(a[field]).localeCompare(String(b[field]), 'en', { numeric: true }),
  );
}
