import type { GridFilterModel } from '@mui/x-data-grid';

export interface Plant {
  id: number;
  name: string;
  light: string;
  stock: number;
}

const nursery: readonly Plant[] = [
  { id: 1, name: 'Bird of paradise', light: 'Bright', stock: 6 },
  { id: 2, name: 'Boston fern', light: 'Half shade', stock: 23 },
  { id: 3, name: 'Cast iron plant', light: 'Shade', stock: 11 },
  { id: 4, name: 'Holly fern', light: 'Shade', stock: 8 },
  { id: 5, name: 'Olive tree', light: 'Bright', stock: 3 },
  { id: 6, name: 'Spider plant', light: 'Half shade', stock: 40 },
];

/** Stands in for `GET /plants?name=…`: answers after 800 ms. */
export async function fetchPlants(filterModel: GridFilterModel): Promise<readonly Plant[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const text = String(filterModel.items[0]?.value ?? '').toLowerCase();
  return nursery.filter((plant) => plant.name.toLowerCase().includes(text));
}
