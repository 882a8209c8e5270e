export interface Vat {
  id: number;
  cheese: string;
  history: readonly number[];
  turned: number;
}

export const vats: readonly Vat[] = [
  { id: 1, cheese: 'Comté', history: [4, 6, 9, 7, 8], turned: 12 },
  { id: 2, cheese: 'Appenzeller', history: [7, 7, 5, 6, 4], turned: 9 },
];
