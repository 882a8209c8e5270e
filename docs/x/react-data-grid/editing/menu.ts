import type { GridRowsProp } from '@mui/x-data-grid';

export interface Dish {
  id: number;
  name: string;
  price: number;
  soldOut: boolean;
}

export const menu: GridRowsProp<Dish> = [
  { id: 1, name: 'Lentil soup', price: 6.5, soldOut: false },
  { id: 2, name: 'Grilled mackerel', price: 14, soldOut: false },
  { id: 3, name: 'Plum dumplings', price: 7.2, soldOut: true },
];

/** Stands in for `PUT /dishes/:id`: answers after 600 ms and refuses prices above 20. */
export async function saveDish(dish: Dish): Promise<Dish> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (dish.price > 20) {
    throw new Error(`${dish.name} was not saved: the server allows at most 20 euros.`);
  }
  return { ...dish, name: dish.name.trim() };
}
