export interface Product {
  id: number;
  product: string;
  price: number;
}

export const products: readonly Product[] = [
  { id: 1, product: 'Rye bread', price: 4.2 },
  { id: 2, product: 'Sourdough roll', price: 0.9 },
  { id: 3, product: 'Plum cake', price: 3.1 },
  { id: 4, product: 'Cheese pretzel', price: 2.4 },
];

/** Stands in for `PATCH /products`: takes all of them or none, and answers after 800 ms. */
export async function saveProducts(changed: readonly Product[]): Promise<readonly Product[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const expensive = changed.find(({ price }) => price > 10);
  if (expensive) {
    throw new Error(`Nothing saved: ${expensive.product} may cost 10 euros at most.`);
  }
  return changed;
}
