export interface Hive {
  id: number;
  name: string;
  queen: number;
  honey: number;
  mites: number;
  /** Temperature in the brood nest, in °C. */
  brood: number;
}

export const hives: readonly Hive[] = [
  { id: 1, name: 'Lime tree', queen: 2025, honey: 18.4, mites: 1.2, brood: 34.8 },
  { id: 2, name: 'Old orchard', queen: 2024, honey: 22.1, mites: 3.9, brood: 35.1 },
  { id: 3, name: 'Station roof', queen: 2025, honey: 11.7, mites: 0.6, brood: 34.2 },
  { id: 4, name: 'River meadow', queen: 2023, honey: 9.3, mites: 2.4, brood: 33.9 },
];
