export const statuses = ['Paid', 'Packed', 'Shipped', 'Returned'] as const;

export interface Order {
  id: string;
  customer: string;
  product: string;
  category: 'Frames' | 'Wheels' | 'Lights';
  region: 'North' | 'South' | 'West';
  placedOn: Date;
  quantity: number;
  total: number;
  status: (typeof statuses)[number];
}

type Row = [
  string,
  string,
  string,
  Order['category'],
  Order['region'],
  number,
  number,
  number,
  Order['status'],
];

const table: readonly Row[] = [
  ['B-1041', 'Velo Lindqvist', 'Gravel frame 54', 'Frames', 'North', 2, 3, 2670, 'Shipped'],
  ['B-1042', 'Rad & Kette', 'Dynamo lamp', 'Lights', 'South', 2, 24, 1296, 'Shipped'],
  ['B-1043', 'Ciclo Marenzi', 'Carbon wheel set', 'Wheels', 'South', 3, 4, 3560, 'Packed'],
  ['B-1044', 'Harbor Bikes', 'Tail light', 'Lights', 'West', 4, 60, 1140, 'Paid'],
  ['B-1045', 'Velo Lindqvist', 'Touring wheel 28', 'Wheels', 'North', 5, 10, 1890, 'Returned'],
  ['B-1046', 'Atelier Roue', 'Track frame 56', 'Frames', 'West', 6, 2, 2140, 'Paid'],
  ['B-1047', 'Fjord Sykkel', 'Dynamo lamp', 'Lights', 'North', 9, 12, 648, 'Packed'],
  ['B-1048', 'Rad & Kette', 'Gravel frame 58', 'Frames', 'South', 10, 1, 890, 'Paid'],
  ['B-1049', 'Ciclo Marenzi', 'Touring wheel 28', 'Wheels', 'South', 11, 8, 1512, 'Shipped'],
  ['B-1050', 'Harbor Bikes', 'Carbon wheel set', 'Wheels', 'West', 12, 1, 890, 'Packed'],
  ['B-1051', 'Atelier Roue', 'Helmet light', 'Lights', 'West', 13, 30, 840, 'Shipped'],
  ['B-1052', 'Fjord Sykkel', 'Gravel frame 54', 'Frames', 'North', 16, 2, 1780, 'Paid'],
];

export const orders: readonly Order[] = table.map(
  ([id, customer, product, category, region, day, quantity, total, status]) => ({
    id,
    customer,
    product,
    category,
    region,
    placedOn: new Date(2026, 2, day),
    quantity,
    total,
    status,
  }),
);

export const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
