export type StockState = 'inStock' | 'low' | 'out' | 'ordered';

/** One part in one warehouse. */
export interface StockItem {
  id: string;
  part: string;
  category: string;
  warehouse: string;
  supplier: string;
  /** Days from order to delivery. */
  leadTime: number;
  /** Purchase price in euros. */
  price: number;
  onHand: number;
  reorderAt: number;
  capacity: number;
  /** Pieces on their way. */
  ordered: number;
}

/** Worked out, never stored: it can't disagree with the numbers. */
export function stateOf({ onHand, reorderAt, ordered }: StockItem): StockState {
  if (ordered > 0) {
    return 'ordered';
  }
  if (onHand === 0) {
    return 'out';
  }
  return onHand <= reorderAt ? 'low' : 'inStock';
}

/** What an order brings: as much as the shelf takes. */
export function orderSize({ capacity, onHand }: StockItem): number {
  return capacity - onHand;
}

export const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Pieces sold in each of the last twelve weeks: made up from the id, the same at each visit. */
export function weeklySales({ id, reorderAt }: StockItem): readonly number[] {
  let seed = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((a, b) => a * 31 + b, 7);
  return Array.from({ length: 12 }, () => {
    seed = (seed * 48271 + 11) % 2147483647;
    return Math.round((reorderAt / 3) * (0.4 + (seed % 1000) / 800));
  });
}

const WAREHOUSES = ['Ghent', 'Lille', 'Utrecht'] as const;

/** Name and days to deliver. */
const kette = ['Kettenwerk Suhl', 9] as const;
const veloce = ['Forniture Veloce', 14] as const;
const licht = ['Lichtbron', 5] as const;

type Supplier = readonly [name: string, leadTime: number];
/** Number, name, price, supplier, then "on hand/reorder at/capacity/ordered" for each warehouse. */
type Part = readonly [string, string, number, Supplier, string];

const CATALOG: Readonly<Record<string, readonly Part[]>> = {
  Drivetrain: [
    ['D11', 'Chain, 11-speed', 18, kette, '64/24/80 11/16/60 38/20/80'],
    ['D34', 'Cassette 11–34', 41, kette, '9/10/40 22/8/30 0/8/30/30'],
    ['D46', 'Chainring, 46 teeth', 27, kette, '17/6/25 6/6/20 14/6/25'],
    ['D70', 'Bottom bracket', 23, veloce, '0/8/30 19/8/30 25/8/30'],
  ],
  Brakes: [
    ['B02', 'Brake pads, disc', 9, veloce, '112/60/160 48/50/120 140/60/160'],
    ['B05', 'Brake disc, 160 mm', 16, veloce, '31/12/40 0/10/40 12/12/40/28'],
    ['B09', 'Brake cable set', 6, kette, '88/30/100 57/30/80 71/30/100'],
    ['B14', 'Hydraulic lever, left', 54, veloce, '7/4/15 3/4/15 10/4/15'],
  ],
  Wheels: [
    ['W28', 'Inner tube 28″', 4, licht, '210/80/260 34/80/200/166 176/90/260'],
    ['W40', 'Tire 40-622, reflex', 26, veloce, '42/18/60 29/15/50 16/18/60'],
    ['W52', 'Rear hub, 32 holes', 62, kette, '5/3/12 8/3/12 0/3/12'],
  ],
  Lights: [
    ['L01', 'Front light, 70 lux', 38, licht, '26/10/36 13/8/30 21/10/36'],
    ['L03', 'Rear light', 24, licht, '12/12/36 18/10/30 33/12/36'],
    ['L08', 'Hub dynamo', 79, licht, '6/2/10 2/2/8 7/3/10'],
  ],
};

function itemsOf(category: string, [sku, part, price, [supplier, leadTime], levels]: Part) {
  return levels.split(' ').map((numbers, place): StockItem => {
    const [onHand = 0, reorderAt = 0, capacity = 0, ordered = 0] = numbers.split('/').map(Number);
    const warehouse = WAREHOUSES[place] ?? '';
    const id = `${warehouse.charAt(0)}-${sku}`;
    return {
      ...{ id, part, category, warehouse, supplier, leadTime, price },
      ...{ onHand, reorderAt, capacity, ordered },
    };
  });
}

/** The stock of a shop for bicycle parts: 14 parts in three warehouses. */
export const initialStock: readonly StockItem[] = Object.entries(CATALOG).flatMap(
  ([category, parts]) => parts.flatMap((part) => itemsOf(category, part)),
);
